/// An unresolved merge conflict in a text: two versions between marker lines.
///
/// The ranges of the markers are whole lines with their line breaks. Any marker may be missing, because people forget
/// some when they resolve a conflict by hand.
package struct MergeConflict: Hashable, Sendable {
    /// `<<<<<<<`, before the first version.
    package var first: TextRange?
    /// `|||||||`, before the common ancestor.
    package var base: TextRange?
    /// `=======`, before the second version.
    package var separator: TextRange?
    /// `>>>>>>>`, after the second version.
    package var last: TextRange?

    /// Whether the markers around both versions are there.
    package var isWhole: Bool { first != nil && separator != nil && last != nil }

    /// The markers, in order.
    package var marks: [TextRange] { [first, base, separator, last].compactMap { $0 } }

    /// From the first marker to the last.
    package var range: TextRange? { marks.reduce(nil) { all, mark in all?.union(mark) ?? mark } }

    /// All but the first version: the markers, the common ancestor and the second version, as far as their ends are
    /// known.
    package var leftOut: [TextRange] {
        var ranges = [first].compactMap { $0 }
        switch (base, separator, last) {
        case (let base, let separator?, let last?): ranges.append((base ?? separator).union(last))
        case (let base?, let separator?, nil): ranges.append(base.union(separator))
        default: ranges += [base, separator, last].compactMap { $0 }
        }
        return ranges
    }

    /// The conflict without lines that only look like markers, such as an underline in a comment.
    ///
    /// - Parameter isMark: Called for each marker, in order.
    package func keeping(_ isMark: (TextRange) -> Bool) -> MergeConflict {
        func kept(_ mark: TextRange?) -> TextRange? { mark.flatMap { isMark($0) ? $0 : nil } }
        return MergeConflict(first: kept(first), base: kept(base), separator: kept(separator), last: kept(last))
    }
}

extension SourceText {
    /// The unresolved merge conflicts, in order.
    ///
    /// A marker is a line of seven equal characters, with or without a blank and a name after them. An editor may have
    /// indented it. People underline with `=`, so such a line is a marker only together with another.
    ///
    /// - Complexity: O(length of the text). Only a seventh of a text without markers is read.
    package var mergeConflicts: [MergeConflict] {
        var found: [MergeConflict] = []
        var open = MergeConflict()
        func close() {
            if open.first != nil || open.base != nil || open.last != nil { found.append(open) }
            open = MergeConflict()
        }
        var lastLine = -1
        // Steps of seven bytes hit each run of seven equal characters once, next to another character of the run.
        for offset in stride(from: 6, to: utf8.count, by: 7) where Self.isMarkCharacter(utf8[offset]) {
            guard utf8[offset - 1] == utf8[offset] || self[offset + 1] == utf8[offset] else { continue }
            let line = lines.line(of: UTF8Offset(offset))
            guard line != lastLine else { continue }
            lastLine = line
            guard let character = mergeMark(onLine: line) else { continue }
            let mark = wholeLine(line)
            switch character {
            case UInt8(ascii: "<"):
                close()
                open.first = mark
            case UInt8(ascii: "|"):
                if open.base == nil, open.separator == nil { open.base = mark }
            case UInt8(ascii: "="):
                // Of several underlines before the last marker, the nearest is most likely the separator.
                if open.separator == nil || open.first == nil && open.base == nil { open.separator = mark }
            default:
                open.last = mark
                close()
            }
        }
        close()
        return found
    }

    private static func isMarkCharacter(_ byte: UInt8) -> Bool {
        // `<`, `=` and `>` are neighbours in ASCII.
        byte >= UInt8(ascii: "<") && byte <= UInt8(ascii: ">") || byte == UInt8(ascii: "|")
    }

    /// The character of a marker line; nil for any other line.
    private func mergeMark(onLine line: Int) -> UInt8? {
        let line = bytes(in: lines.range(ofLine: line)).drop(while: \.isBlank)
        guard let character = line.first, Self.isMarkCharacter(character), line.count >= 7,
            line.prefix(7).allSatisfy({ $0 == character })
        else { return nil }
        let label = line.dropFirst(7)
        if character == UInt8(ascii: "=") { return label.allSatisfy(\.isBlank) ? character : nil }
        return label.first?.isBlank ?? true ? character : nil
    }

    /// A line with its line break.
    private func wholeLine(_ line: Int) -> TextRange {
        TextRange(lines.starts[line], line + 1 < lines.count ? lines.starts[line + 1] : utf8.count)
    }
}
