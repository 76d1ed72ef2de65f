import SourceText

/// A part of a text that an editor can hide.
package struct Folding: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Between an opening and a closing mark, which stay to be seen: braces, tags.
        case block
        case comment
    }

    /// What is hidden: in a block without its marks.
    package var range: TextRange
    package var kind: Kind

    package init(range: TextRange, kind: Kind) {
        self.range = range
        self.kind = kind
    }
}
