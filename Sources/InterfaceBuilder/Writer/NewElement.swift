/// An element that an edit adds.
struct NewElement: Sendable {
    var tag: String
    var attributes: [(name: String, value: String)]
    var children: [NewElement] = []
    /// An existing element that moves here. Then there are no attributes and children.
    private(set) var moved: XMLElementID?

    init(_ tag: String, _ attributes: [(String, String)] = [], children: [NewElement] = []) {
        self.tag = tag
        self.attributes = attributes.map { (name: $0.0, value: $0.1) }
        self.children = children
    }

    init(moved element: XMLElementID) {
        self.init("")
        moved = element
    }

    /// The existing elements that move into this one.
    var allMoved: [XMLElementID] { (moved.map { [$0] } ?? []) + children.flatMap(\.allMoved) }

    /// The text of the element, without the indentation of its first line and the line break of its last.
    ///
    /// - Parameter movedText: The text of a moved element with a given indentation.
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
