/// The line breaks and the indentation of a document.
struct TextStyle: Sendable {
    var lineBreak: String
    var indentationUnit: String

    init(of tree: XMLTree) {
        let text = tree.text
        lineBreak = "\n"
        if let second = text.lines.starts.dropFirst().first {
            let last = text[second - 1]
            lineBreak = last == UInt8(ascii: "\r") ? "\r" : text[second - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
        }
        indentationUnit = "    "
        for element in tree.elements {
            guard let parent = element.parent, let own = text.indentation(before: element.startTag.start),
                let outer = text.indentation(before: tree[parent].startTag.start),
                own.count > outer.count, own.hasPrefix(outer)
            else { continue }
            indentationUnit = String(own.dropFirst(outer.count))
            break
        }
    }
}
