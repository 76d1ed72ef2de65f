/// The text of a view's note, which Xcode stores as fragments of uniform format.
struct NoteText {
    struct Piece {
        var text: String
        /// The fragment and its attribute with the text; nil if a child element contains the text.
        var attribute: (fragment: XMLElementID, XMLAttribute)?
    }

    let pieces: [Piece]

    /// - Parameter note: The note in Xcode's identity inspector.
    init(_ note: XMLElementID, _ tree: XMLTree) {
        pieces = tree.children(of: note).filter { tree.has($0, tag: .fragment) }.compactMap { fragment in
            if let attribute = tree.attribute(.content, of: fragment) {
                return Piece(text: tree.value(of: attribute), attribute: (fragment, attribute))
            }
            return tree.child(of: fragment, .string, key: "content").map { Piece(text: tree.characters(of: $0)) }
        }
    }

    var lines: [Substring] {
        pieces.map(\.text).joined().split(whereSeparator: \.isNewline)
    }
}

extension XMLTree {
    /// The note of the view that an element describes.
    func note(of view: XMLElementID) -> XMLElementID? {
        child(of: view, .attributedString, key: "userComments")
    }
}
