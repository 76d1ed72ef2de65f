/// The lines that differ between two texts, each with two common lines before and after.
package struct LineDifference: CustomStringConvertible {
    private static let context = 2
    private var lines: [(mark: Character, text: Substring)] = []

    package init(from old: String, to new: String) {
        let (old, new) = (Self.lines(of: old), Self.lines(of: new))
        let difference = new.difference(from: old)
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (from, to) = (0, 0)
        while from < old.count || to < new.count {
            if removed.contains(from) {
                lines.append(("-", old[from]))
                from += 1
            } else if inserted.contains(to) {
                lines.append(("+", new[to]))
                to += 1
            } else {
                lines.append((" ", old[from]))
                from += 1
                to += 1
            }
        }
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    /// `-` is before an expected line, `+` before an actual one.
    package var description: String {
        let changed = lines.indices.filter { lines[$0].mark != " " }
        let shown = Set(changed.flatMap { $0 - Self.context...$0 + Self.context }).intersection(lines.indices).sorted()
        var result: [String] = []
        for (index, line) in shown.enumerated() {
            if index > 0, shown[index - 1] + 1 < line { result.append("…") }
            result.append("\(lines[line].mark) \(lines[line].text)")
        }
        return result.joined(separator: "\n")
    }
}
