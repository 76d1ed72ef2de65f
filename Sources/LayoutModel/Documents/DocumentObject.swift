import SourceText

/// Anything with an identity in its document: a controller, a view, a constraint, a connection.
package struct DocumentObject: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case controller, view, guide, constraint
        /// An outlet, an action or a segue: a reference from one object to another.
        case connection
        /// A stand-in for an object outside the document, such as the file's owner.
        case placeholder
        /// Other objects of the outline: bar items, gesture recognizers, sections of tables.
        case other
    }

    /// Unique in a valid document.
    package var id: String
    package var role: Role
    /// The name in the visual editor's outline, possibly shortened.
    package var name: String
    /// The kind in words: "Image View".
    package var kind: String
    /// The unshortened name that a person gave it.
    package var userLabel: String?
    /// The class, if it is not UIKit's or AppKit's own.
    package var customClass: String?
    /// For guides: which guide of which view.
    package var guide: GuideOfView?
    /// For connections: the identity of the object at the other end.
    package var destination: String?
    package var range: TextRange
    /// The start tag.
    package var headRange: TextRange
    package var nameRange: TextRange
    /// The nearest object around it: an index into ``DocumentOutline/objects``.
    package var parent: Int?

    package struct GuideOfView: Hashable, Sendable {
        /// The view's identity.
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
