import LayoutModel
import SourceText

/// How much of a merge conflict has been read.
struct ConflictState {
    /// Where the next line with a marker begins.
    var nextMarker = Int.max
    /// The lines, with their breaks: what the versions had in common before, where that is written; the line between the two
    /// versions; the last.
    var base: TextRange?
    var separator: TextRange?
    var end: TextRange?
    /// End tags close no element further out than this: the second side leaves alone what the first has opened.
    var floor = 0
    var isSecondSide = false
}

/// What a merge leaves in a text: both versions of what was changed twice, between lines with markers.
///
/// The document's structure is that of the first side. The elements of the second are read beside it, for their names: no tag there
/// closes what the first side left open, and what the second side leaves open ends with it. So the tree is sound however the two
/// sides differ.
extension XMLParser {
    /// Whether the line that begins at `place` is a marker of this letter: seven of them, then a blank or the end of the line.
    func isMarker(_ letter: UInt8, _ bytes: borrowing Span<UInt8>, at place: Int) -> Bool {
        guard place == 0 || byte(bytes, place - 1) == 0x0A || byte(bytes, place - 1) == 0x0D else { return false }
        for here in place..<(place + 7) where byte(bytes, here) != letter { return false }
        return place + 7 >= bytes.count || Self.isBlank(bytes[place + 7])
    }

    /// Begins a conflict where its first line stands at `place`, and says whether it does.
    mutating func beginConflict(_ bytes: borrowing Span<UInt8>) -> Bool {
        guard isMarker(UInt8(ascii: "<"), bytes, at: place) else { return false }
        endConflict()
        let lines = tree.text.lines
        let first = lines.line(of: UTF8Offset(place))
        var next = ConflictState()
        // Up to the next conflict at most, so that all conflicts together are gone through once.
        var line = first + 1
        scan: while line < lines.count {
            let start = lines.starts[line]
            switch byte(bytes, start) {
            case UInt8(ascii: "|") where next.base == nil && next.separator == nil:
                if isMarker(UInt8(ascii: "|"), bytes, at: start) { next.base = wholeLine(line) }
            case UInt8(ascii: "=") where next.separator == nil:
                if isMarker(UInt8(ascii: "="), bytes, at: start) { next.separator = wholeLine(line) }
            case UInt8(ascii: ">") where isMarker(UInt8(ascii: ">"), bytes, at: start):
                next.end = wholeLine(line)
                break scan
            case UInt8(ascii: "<") where isMarker(UInt8(ascii: "<"), bytes, at: start): break scan
            default: break
            }
            line += 1
        }
        let marker = wholeLine(first)
        place = marker.end.value
        guard let separator = next.separator, let end = next.end else {
            report(
                lines.range(ofLine: first),
                "A merge left this line behind. Decide between the versions below it, and remove the line.")
            return true
        }
        next.nextMarker = (next.base ?? separator).start.value
        conflict = next
        tree.conflicts.append(marker.union(end))
        reportConflict(marker, next.base, separator, end)
        return true
    }

    /// Goes on behind a marker line inside or at the end of a conflict.
    mutating func passMarker() {
        if let base = conflict.base, let separator = conflict.separator, base.start.value == conflict.nextMarker {
            // Nobody wants the version before both back.
            place = max(place, separator.start.value)
            conflict.nextMarker = separator.start.value
        } else if let separator = conflict.separator, let end = conflict.end, !conflict.isSecondSide {
            place = max(place, separator.end.value)
            text = nil
            conflict.isSecondSide = true
            conflict.floor = open.count
            conflict.nextMarker = end.start.value
        } else {
            place = max(place, conflict.end?.end.value ?? place)
            endConflict()
        }
    }

    /// Ends the conflict at hand, if there is one.
    mutating func endConflict() {
        if conflict.isSecondSide {
            while open.count > conflict.floor, let last = open.last { close(last) }
            text = nil
        }
        conflict = ConflictState()
    }

    /// Reports the last line of a conflict whose first is gone.
    mutating func leftoverMarker() {
        let line = tree.text.lines.line(of: UTF8Offset(place))
        report(
            tree.text.lines.range(ofLine: line),
            "A merge left this line behind. Decide between the versions above it, and remove the line.")
        place = wholeLine(line).end.value
    }

    private mutating func reportConflict(
        _ start: TextRange, _ base: TextRange?, _ separator: TextRange, _ end: TextRange
    ) {
        let lines = tree.text.lines
        let last = lines.line(of: end.start) + 1
        let first = TextRange(separator.start, end.end)
        let withoutSecond = [TextEdit(start, ""), TextEdit(base.map { $0.union(first) } ?? first, "")]
        let withoutFirst = [TextEdit(start.union(separator), ""), TextEdit(end, "")]
        report(
            Finding(
                code: .syntax, range: lines.range(ofLine: lines.line(of: start.start)),
                message:
                    "A merge left two versions here, up to line \(last). Keep one of them, and remove the lines with the marks. "
                    + "Until then the first is read.",
                related: [
                    Finding.Related(
                        range: lines.range(ofLine: lines.line(of: separator.start)),
                        message: "The second version begins here."),
                    Finding.Related(range: lines.range(ofLine: last - 1), message: "It ends here"),
                ],
                subject: "merge",
                suggestions: [
                    TextSuggestion(
                        title: "Keep the first version\(side(start))", edits: withoutSecond, needsChoice: true),
                    TextSuggestion(
                        title: "Keep the second version\(side(end))", edits: withoutFirst, needsChoice: true),
                ]))
    }

    /// What a marker line says its side comes from: `, from "main"`.
    private func side(_ marker: TextRange) -> String {
        let line = tree.text.lines.range(ofLine: tree.text.lines.line(of: marker.start))
        let label = tree.text[TextRange(min(line.start + 8, line.end), line.end)]
        return label.isEmpty ? "" : ", from \"\(label.prefix(60))\""
    }

    /// A line with its line break.
    private func wholeLine(_ line: Int) -> TextRange {
        let lines = tree.text.lines
        guard line + 1 < lines.count else { return TextRange(lines.starts[line], tree.text.utf8.count) }
        return TextRange(lines.starts[line], lines.starts[line + 1])
    }
}
