import LayoutModel
import SourceText

/// What a name meant in the last version that could be read whole, for the time in which the text is broken.
///
/// Places have moved since then, so everything is found by name: the layout by its own, the view by its path.
struct RememberedView {
    var layout: Layout
    var view: View
    /// The name in the broken text.
    var range: TextRange
}

extension Snapshot {
    /// The view that the word at a place named before the text was broken.
    func rememberedView(at place: UTF8Offset) -> RememberedView? {
        guard let lastGood, let word = text.dottedName(at: place) else { return nil }
        let layouts = lastGood.document.layouts
        let around = layoutName(before: place)
        let candidates = layouts.filter { around == nil || $0.name == around } + layouts
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

    /// The last good form of a layout of this version, by its name.
    func remembered(_ layout: Layout) -> Layout? {
        lastGood?.document.layouts.first { $0.name == layout.name }
    }

    private func layoutName(before place: UTF8Offset) -> String? {
        document.layouts.last { $0.range.start <= place }?.name
    }
}

/// A name with dots, as it stands in a text that cannot be read.
struct DottedName {
    struct Path {
        var name: String
        var range: TextRange
    }

    /// The longest reading first: the name up to and including the part at the place, then ever less of what stands before it.
    var paths: [Path]
}

extension SourceText {
    /// The name around a place: what is made of letters, digits, `_` and characters beyond ASCII, with the parts before it and their dots.
    func dottedName(at place: UTF8Offset) -> DottedName? {
        var end = place.value
        while isInName(end) { end += 1 }
        var start = place.value
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

    /// Where a name stands by itself for the first time within a range.
    func firstPlace(ofName name: String, in range: TextRange) -> TextRange? {
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
