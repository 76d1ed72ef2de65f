import LayoutModel
import SourceText

extension Snapshot {
    /// The innermost object around a place. Complexity: O(objects).
    func innermostObject(at place: UTF8Offset) -> DocumentObject? {
        parsed.outline.objects.last { $0.range.touches(place) }
    }
}

extension DocumentObject {
    /// The part of the object that a hover at a place should mark: its head, or the line behind it that was pointed at.
    func part(at place: UTF8Offset, in text: SourceText) -> TextRange {
        if headRange.touches(place) { return headRange }
        let line = text.lines.range(ofLine: text.lines.line(of: place))
        return TextRange(max(line.start, range.start), min(line.end, range.end))
    }
}
