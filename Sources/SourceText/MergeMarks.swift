/// What a merge left in a text: two versions of what was changed twice, between lines with marks.
///
/// Whoever decides between them by hand may forget a mark, so any of the four can be missing.
package struct MergeConflict: Hashable, Sendable {
    // Whole lines, with their breaks.

    /// `<<<<<<<`, before the first version.
    package var first: TextRange?
    /// `|||||||`, before what both versions come from, where that is written.
    package var base: TextRange?
    /// `=======`, before the second version.
    package var separator: TextRange?
    /// `>>>>>>>`, behind it.
    package var last: TextRange?

    /// Whether both versions are there, each with its beginning and its end.
    package var isWhole: Bool { first != nil && separator != nil && last != nil }

    /// The lines with marks that there are, in order.
    package var marks: [TextRange] { [first, base, separator, last].compactMap { $0 } }

    /// From the first mark to the last.
    package var range: TextRange? { marks.reduce(nil) { all, mark in all?.union(mark) ?? mark } }

    /// What the first version was changed from, and the second version, as far as it is known where they begin and end.
    package var leftOut: [TextRange] {
        var stretches = [first].compactMap { $0 }
        switch (base, separator, last) {
        case (let base, let separator?, let last?): stretches.append((base ?? separator).union(last))
        case (let base?, let separator?, nil): stretches.append(base.union(separator))
        default: stretches += [base, separator, last].compactMap { $0 }
        }
        return stretches
    }

    /// Without the marks that are none where they stand, such as an underline in a comment. They are asked in order.
    package func keeping(_ isMark: (TextRange) -> Bool) -> MergeConflict {
        func kept(_ mark: TextRange?) -> TextRange? { mark.flatMap { isMark($0) ? $0 : nil } }
        return MergeConflict(first: kept(first), base: kept(base), separator: kept(separator), last: kept(last))
    }
}

extension SourceText {
    /// What merges have left, in order of place.
    ///
    /// A mark is seven times its letter on a line of its own, with a blank and a name behind or nothing; blanks before it are what an
    /// editor put there. A line of `=` alone is how people underline, so it is a mark only together with another.
    ///
    /// - Complexity: linear; a seventh of the text is looked at where there are none.
    package var mergeConflicts: [MergeConflict] {
        var found: [MergeConflict] = []
        var open = MergeConflict()
        func close() {
            if open.first != nil || open.base != nil || open.last != nil { found.append(open) }
            open = MergeConflict()
        }
        var lastLine = -1
        // Seven letters side by side are met once in steps of seven, and one beside where they are met is the same.
        for place in stride(from: 6, to: utf8.count, by: 7) where Self.isMarkLetter(utf8[place]) {
            guard utf8[place - 1] == utf8[place] || self[place + 1] == utf8[place] else { continue }
            let line = lines.line(of: UTF8Offset(place))
            // However long it is, a line is looked at once.
            guard line != lastLine else { continue }
            lastLine = line
            guard let letter = mergeMark(onLine: line) else { continue }
            let mark = wholeLine(line)
            switch letter {
            case UInt8(ascii: "<"):
                close()
                open.first = mark
            case UInt8(ascii: "|"):
                if open.base == nil, open.separator == nil { open.base = mark }
            case UInt8(ascii: "="):
                // Of several underlinings before a last mark the nearest is the one that it may belong to.
                if open.separator == nil || open.first == nil && open.base == nil { open.separator = mark }
            default:
                open.last = mark
                close()
            }
        }
        close()
        return found
    }

    private static func isMarkLetter(_ byte: UInt8) -> Bool {
        // `<`, `=` and `>` follow each other.
        byte >= UInt8(ascii: "<") && byte <= UInt8(ascii: ">") || byte == UInt8(ascii: "|")
    }

    /// The letter of the mark that a line consists of; nil for any other line.
    private func mergeMark(onLine line: Int) -> UInt8? {
        let line = bytes(in: lines.range(ofLine: line)).drop(while: Self.isBlank)
        guard let letter = line.first, Self.isMarkLetter(letter), line.count >= 7,
            line.prefix(7).allSatisfy({ $0 == letter })
        else { return nil }
        let label = line.dropFirst(7)
        if letter == UInt8(ascii: "=") { return label.allSatisfy(Self.isBlank) ? letter : nil }
        return label.first.map(Self.isBlank) ?? true ? letter : nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// A line with its line break.
    private func wholeLine(_ line: Int) -> TextRange {
        TextRange(lines.starts[line], line + 1 < lines.count ? lines.starts[line + 1] : utf8.count)
    }
}
