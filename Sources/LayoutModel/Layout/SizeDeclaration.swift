import SourceText

/// A size to check at, with the text that declares it.
package struct SizeDeclaration: Hashable, Sendable {
    package var size: CanvasSize
    /// The layout's name if the layout declares no size.
    package var range: FileRange

    package init(size: CanvasSize, range: FileRange) {
        self.size = size
        self.range = range
    }
}
