import SourceText

/// A place in a document that names something which stands in a file of its own.
package struct FileReference: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A class in the person's own code.
        case type
        case storyboard
        /// A picture in an asset catalogue.
        case image
    }

    package var kind: Kind
    package var name: String
    package var range: TextRange

    package init(kind: Kind, name: String, range: TextRange) {
        self.kind = kind
        self.name = name
        self.range = range
    }
}
