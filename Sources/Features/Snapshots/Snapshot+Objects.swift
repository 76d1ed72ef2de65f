import LayoutModel
import SourceText

extension Snapshot {
    func documentObject(_ id: String) -> DocumentObject? {
        parsed.outline.objects.first { $0.id == id }
    }

    /// The innermost object around an offset. Complexity: O(objects).
    func innermostObject(at offset: UTF8Offset) -> DocumentObject? {
        parsed.outline.objects.last { $0.range.touches(offset) }
    }
}

extension DocumentObject {
    /// The part of the object that a hover highlights: its first tag, or the line at the offset.
    func part(at offset: UTF8Offset, in text: SourceText) -> TextRange {
        if headRange.touches(offset) { return headRange }
        let line = text.lines.range(ofLine: text.lines.line(of: offset))
        return TextRange(max(line.start, range.start), min(line.end, range.end))
    }
}
