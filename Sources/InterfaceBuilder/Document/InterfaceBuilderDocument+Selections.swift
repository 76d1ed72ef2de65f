import LayoutModel
import SourceText

extension InterfaceBuilderDocument {
    /// The value, the attribute, the tag, the element, the content of the element around it, and so on outwards.
    func enclosingRanges(at offset: UTF8Offset) -> [TextRange] {
        var result: [TextRange] = []
        var next = tree.element(startingUpTo: offset.value)
        while let id = next {
            let element = tree[id]
            next = element.parent
            guard element.range.touches(offset) else { continue }
            if element.startTag.touches(offset), offset != element.startTag.end || element.endTag == nil {
                result += attributeRanges(of: id, at: offset) + [element.startTag]
            } else if let end = element.endTag {
                if end.touches(offset), end.start != offset { result.append(end) }
                let content = TextRange(element.startTag.end, end.start)
                if content.touches(offset) { result.append(content) }
            }
            result.append(element.range)
        }
        return result
    }

    private func attributeRanges(of id: XMLElementID, at offset: UTF8Offset) -> [TextRange] {
        if tree[id].nameRange.touches(offset) { return [tree[id].nameRange] }
        for attribute in tree.attributes(of: id) {
            let end = attribute.valueRange.end + (tree.isQuoted(attribute) ? 1 : 0)
            let whole = TextRange(attribute.nameRange.start, end)
            guard whole.touches(offset) else { continue }
            if attribute.valueRange.touches(offset) { return [attribute.valueRange, whole] }
            return attribute.nameRange.touches(offset) ? [attribute.nameRange, whole] : [whole]
        }
        return []
    }
}
