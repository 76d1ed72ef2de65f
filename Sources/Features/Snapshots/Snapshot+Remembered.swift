import LayoutModel
import SourceText

/// A view of the last version without syntax errors, for a name in the text that has some.
///
/// Offsets have changed since, so the layout is found by its name and the view by its path.
struct RememberedView {
    var layout: Layout
    var view: View
    /// The range of the name in the current text.
    var range: TextRange
}

extension Snapshot {
    /// The view with the name at an offset.
    func rememberedView(at offset: UTF8Offset) -> RememberedView? {
        guard let lastGood, let word = text.dottedName(at: offset) else { return nil }
        let layouts = lastGood.document.layouts
        let layoutName = document.layouts.last { $0.range.start <= offset }?.name
        let candidates = layouts.filter { layoutName == nil || $0.name == layoutName } + layouts
        for layout in candidates {
            for path in word.paths {
                if let view = layout.views.first(where: { !$0.path.isEmpty && $0.path == path.name })
                    ?? layout.views.first(where: { !$0.name.isEmpty && $0.name == path.name })
                {
                    return RememberedView(layout: layout, view: view, range: path.range)
                }
            }
        }
        return nil
    }

    /// The last good version of a layout.
    func remembered(_ layout: Layout) -> Layout? {
        lastGood?.document.layouts.first { $0.name == layout.name }
    }
}

/// A dotted name in a text that cannot be parsed.
struct DottedName {
    struct Path {
        var name: String
        var range: TextRange
    }

    /// The name up to the component at the offset, then the same without its first components, one by one.
    var paths: [Path]
}

extension SourceText {
    /// The name at an offset, with the components before it. A component has letters, digits, `_` and non-ASCII
    /// characters.
    func dottedName(at offset: UTF8Offset) -> DottedName? {
        var end = offset.value
        while isInName(end) { end += 1 }
        var start = offset.value
        while isInName(start - 1) { start -= 1 }
        guard start < end else { return nil }
        var paths = [TextRange(start, end)]
        while self[start - 1] == UInt8(ascii: "."), isInName(start - 2) {
            start -= 1
            while isInName(start - 1) { start -= 1 }
            paths.append(TextRange(start, end))
        }
        return DottedName(paths: paths.reversed().map { DottedName.Path(name: self[$0], range: $0) })
    }

    /// The first occurrence of a name as a whole word.
    func firstRange(ofName name: String, in range: TextRange) -> TextRange? {
        let wanted = Array(name.utf8)
        let bytes = bytes(in: range)
        guard let first = wanted.first, wanted.count <= bytes.count else { return nil }
        for start in bytes.startIndex...(bytes.endIndex - wanted.count) where bytes[start] == first {
            let end = start + wanted.count
            if bytes[start..<end].elementsEqual(wanted), !isInName(start - 1), !isInName(end) {
                return TextRange(start, end)
            }
        }
        return nil
    }

    private func isInName(_ offset: Int) -> Bool {
        guard let byte = self[offset] else { return false }
        return byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
