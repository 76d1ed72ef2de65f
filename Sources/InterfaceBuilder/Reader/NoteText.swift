import SourceText

/// The text of a view's note, which Xcode keeps in pieces of one format each.
struct NoteText {
    struct Piece {
        var text: String
        /// The fragment and its attribute that holds the text; nil where an element does.
        var attribute: (fragment: XMLElementID, XMLAttribute)?
    }

    let pieces: [Piece]

    /// - Parameter note: what Xcode's identity inspector shows under "Notes".
    init(_ note: XMLElementID, _ tree: XMLTree) {
        pieces = tree.children(of: note).filter { tree.tag(of: $0) == "fragment" }.compactMap { fragment in
            if let attribute = tree.attribute("content", of: fragment) {
                return Piece(text: tree.value(of: attribute), attribute: (fragment, attribute))
            }
            return tree.child(of: fragment, "string", key: "content").map { Piece(text: tree.lines(of: $0)) }
        }
    }

    var lines: [Substring] {
        pieces.map(\.text).joined().split(whereSeparator: \.isNewline)
    }
}

extension XMLTree {
    /// The character data of an element without elements inside, line by line.
    fileprivate func lines(of element: XMLElementID) -> String {
        guard let end = self[element].endTag else { return "" }
        let bytes = text.bytes(in: TextRange(self[element].startTag.end, end.start))
        return String(decoding: XMLText.characters(bytes), as: UTF8.self)
    }

    /// The note of the view that an element describes.
    func note(of view: XMLElementID) -> XMLElementID? {
        child(of: view, "attributedString", key: "userComments")
    }
}
