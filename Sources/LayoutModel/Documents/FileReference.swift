import SourceText

/// A name in a document for something in another file.
package struct FileReference: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A class in source code.
        case type
        case storyboard
        /// An image in an asset catalogue.
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
