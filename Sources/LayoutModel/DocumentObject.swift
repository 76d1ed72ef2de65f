import SourceText

/// Something that a document gives an identity, whether or not it takes part in a layout: a controller, a view, a constraint, a connection.
package struct DocumentObject: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case controller, view, guide, constraint
        /// An outlet, an action, a segue: it leads from one object to another.
        case connection
        /// It stands for an object that is not in the document, such as the one that loads it.
        case placeholder
        /// What is in the document's outline besides: items of bars, gesture recognizers, sections of tables.
        case other
    }

    /// Unique, unless the document is wrong.
    package var id: String
    package var role: Role
    /// What the visual editor's outline calls it.
    package var name: String
    /// What it is, in words: "Image View".
    package var kind: String
    /// The name that somebody gave it, whole.
    package var userLabel: String?
    /// Its class, where that is one of the person's own.
    package var customClass: String?
    /// For a guide, what it is of which view.
    package var guide: GuideOfView?
    /// For a connection, the identity of the object to which it leads.
    package var destination: String?
    /// All of it, its head (the start tag), and the word in the head that says what it is.
    package var range: TextRange
    package var headRange: TextRange
    package var nameRange: TextRange
    /// The nearest object around it, by its place in ``ParsedDocument/objects``.
    package var parent: Int?

    /// A guide that a view brings along, with the view's identity.
    package struct GuideOfView: Hashable, Sendable {
        package var view: String
        package var guide: Guide

        package init(view: String, guide: Guide) {
            self.view = view
            self.guide = guide
        }
    }

    package init(
        id: String, role: Role, name: String, kind: String, range: TextRange, headRange: TextRange,
        nameRange: TextRange, parent: Int?
    ) {
        self.id = id
        self.role = role
        self.name = name
        self.kind = kind
        self.range = range
        self.headRange = headRange
        self.nameRange = nameRange
        self.parent = parent
    }
}
