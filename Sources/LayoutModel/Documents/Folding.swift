import SourceText

/// A part of a text that an editor can hide.
package struct Folding: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The content of braces or of an element, without the braces or tags.
        case block
        case comment
    }

    package var range: TextRange
    package var kind: Kind

    package init(range: TextRange, kind: Kind) {
        self.range = range
        self.kind = kind
    }
}
