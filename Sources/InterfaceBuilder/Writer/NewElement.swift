/// An element that an edit puts in.
struct NewElement: Sendable {
    var tag: String
    /// In the order in which they are written.
    var attributes: [(name: String, value: String)]
    var children: [NewElement] = []
    /// The element that moves here as it is written; then it has nothing else.
    private(set) var moved: XMLElementID?

    init(_ tag: String, _ attributes: [(String, String)] = [], children: [NewElement] = []) {
        self.tag = tag
        self.attributes = attributes.map { (name: $0.0, value: $0.1) }
        self.children = children
    }

    /// An element that is there already, and moves.
    init(moved element: XMLElementID) {
        self.init("")
        moved = element
    }

    /// The elements that move into it.
    var allMoved: [XMLElementID] { (moved.map { [$0] } ?? []) + children.flatMap(\.allMoved) }

    /// The element as Xcode writes it, without what comes before it on its first line and after it on its last.
    ///
    /// - Parameter movedText: what an element that moves is there, at an indentation.
    func text(
        _ style: TextStyle, indentation: String, moving movedText: (XMLElementID, String) -> String = { _, _ in "" }
    ) -> String {
        if let moved { return movedText(moved, indentation) }
        let start = "<\(tag)" + attributes.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
        guard !children.isEmpty else { return start + "/>" }
        let inner = indentation + style.indentationUnit
        let lines = children.map { style.lineBreak + inner + $0.text(style, indentation: inner, moving: movedText) }
        return "\(start)>\(lines.joined())\(style.lineBreak)\(indentation)</\(tag)>"
    }
}

/// How a document breaks and indents its lines.
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
