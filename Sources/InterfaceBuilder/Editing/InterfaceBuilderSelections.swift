import LayoutModel
import SourceText

extension InterfaceBuilderDocument {
    /// The value, the attribute, the tag, the element, what stands in the element around it, that element, and so on outwards.
    func enclosingRanges(at place: UTF8Offset) -> [TextRange] {
        var result: [TextRange] = []
        var next = tree.element(startingUpTo: place.value)
        while let id = next {
            let element = tree[id]
            next = element.parent
            guard element.range.touches(place) else { continue }
            if element.startTag.touches(place), place != element.startTag.end || element.endTag == nil {
                result += attributeRanges(of: element, at: place) + [element.startTag]
            } else if let end = element.endTag {
                if end.touches(place), end.start != place { result.append(end) }
                let content = TextRange(element.startTag.end, end.start)
                if content.touches(place) { result.append(content) }
            }
            result.append(element.range)
        }
        return result
    }

    private func attributeRanges(of element: XMLElement, at place: UTF8Offset) -> [TextRange] {
        if element.nameRange.touches(place) { return [element.nameRange] }
        for index in element.attributes {
            let attribute = tree.attributes[index]
            let isQuoted =
                tree.text[attribute.valueRange.end.value].map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
                ?? false
            let whole = TextRange(attribute.nameRange.start, attribute.valueRange.end + (isQuoted ? 1 : 0))
            guard whole.touches(place) else { continue }
            if attribute.valueRange.touches(place) { return [attribute.valueRange, whole] }
            return attribute.nameRange.touches(place) ? [attribute.nameRange, whole] : [whole]
        }
        return []
    }
}
