import SourceText

/// The difference of two texts in the format of `diff -u`, for `patch`.
package enum UnifiedDiff {
    /// Empty if the texts are equal.
    package static func text(from old: SourceText, to new: SourceText, path: String) -> String {
        let (a, b) = (lines(of: old), lines(of: new))
        let steps = steps(from: a, to: b)
        guard steps.contains(where: { $0.kind != .same }) else { return "" }
        let name = name(path)
        var result = "--- \(name)\n+++ \(name)\n"
        var (oldStart, newStart, end) = (0, 0, 0)
        for hunk in hunks(of: steps) {
            let part = steps[hunk]
            let (oldCount, newCount) = (part.count { $0.kind != .added }, part.count { $0.kind != .removed })
            // All lines between hunks are in both texts.
            oldStart += hunk.lowerBound - end
            newStart += hunk.lowerBound - end
            result += "@@ -\(range(oldStart, oldCount)) +\(range(newStart, newCount)) @@\n"
            for step in part {
                let line = step.kind == .added ? b[step.line] : a[step.line]
                result += step.kind.rawValue + String(decoding: line, as: UTF8.self)
                if line.last != UInt8(ascii: "\n") { result += "\n\\ No newline at end of file\n" }
            }
            (oldStart, newStart, end) = (oldStart + oldCount, newStart + newCount, hunk.upperBound)
        }
        return result
    }

    /// A difference as a terminal may show it. `patch` could not read it.
    package static func terminalText(_ diff: String) -> String {
        let scalars = diff.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? $0 : printable($0) }
        return String(String.UnicodeScalarView(scalars))
    }

    /// A path as in GNU diff: in quotation marks if it contains characters that would end it, or with a tab after it if
    /// it contains spaces, because `patch` ends a name at its first space otherwise.
    private static func name(_ path: String) -> String {
        let isQuoted = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") }
        guard isQuoted else { return path + (path.contains(" ") ? "\t" : "") }
        var name = ""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\"", "\\": name += "\\\(scalar)"
            case "\u{0}"..<" ", "\u{7F}":
                let octal = String(scalar.value, radix: 8)
                name += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
            default: name.unicodeScalars.append(scalar)
            }
        }
        return "\"\(name)\""
    }

    private enum Kind: String {
        case same = " "
        case removed = "-"
        case added = "+"
    }

    /// A line of the old text or, if it was added, of the new text.
    private struct Step {
        var kind: Kind
        /// Zero-based.
        var line: Int
    }

    /// The number of unchanged lines before and after a change.
    private static let context = 3

    /// A line number and a count. An empty range has the number of the line before it.
    private static func range(_ start: Int, _ count: Int) -> String {
        let first = count == 0 ? start : start + 1
        return count == 1 ? "\(first)" : "\(first),\(count)"
    }

    /// With their line breaks.
    private static func lines(of text: SourceText) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(text.utf8[start...offset])
            start = offset + 1
        }
        if start < text.utf8.count { lines.append(text.utf8[start...]) }
        return lines
    }

    private static func steps(from a: [ArraySlice<UInt8>], to b: [ArraySlice<UInt8>]) -> [Step] {
        // Lines that only one of the texts has need no search, which would take the square of their number.
        let (inA, inB) = (Set(a), Set(b))
        let (kept, keptOther) = (a.indices.filter { inB.contains(a[$0]) }, b.indices.filter { inA.contains(b[$0]) })
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        for line in kept { numbers[a[line], default: line] = line }
        var removed = Set(a.indices).subtracting(kept)
        var added = Set(b.indices).subtracting(keptOther)
        // Numbers are compared faster than lines.
        for change in keptOther.map({ numbers[b[$0]] }).difference(from: kept.map { numbers[a[$0]] }) {
            switch change {
            case .remove(let index, _, _): removed.insert(kept[index])
            case .insert(let index, _, _): added.insert(keptOther[index])
            }
        }
        var steps: [Step] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            if i < a.count, removed.contains(i) {
                steps.append(Step(kind: .removed, line: i))
                i += 1
            } else if j < b.count, added.contains(j) {
                steps.append(Step(kind: .added, line: j))
                j += 1
            } else {
                steps.append(Step(kind: .same, line: i))
                i += 1
                j += 1
            }
        }
        return steps
    }

    /// The ranges of changes with the lines around them. Ranges that touch are joined.
    private static func hunks(of steps: [Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, step) in steps.enumerated() where step.kind != .same {
            let own = max(index - context, 0)..<min(index + context + 1, steps.count)
            if let last = hunks.last, last.upperBound >= own.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<own.upperBound
            } else {
                hunks.append(own)
            }
        }
        return hunks
    }
}
