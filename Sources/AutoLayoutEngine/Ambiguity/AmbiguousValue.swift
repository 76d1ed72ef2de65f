import LayoutModel

/// A frame value that is ambiguous in its own right, not because another value is.
package struct AmbiguousValue: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case position
        case size
        /// The size of a scroll view's content.
        case scrollContent
    }

    package var view: ViewID
    package var axis: Axis
    package var kind: Kind
    /// The views that shrink as this one grows, because nothing divides the space that they share.
    package var rivals: [ViewID] = []
    package var canDecrease: Bool
    package var canIncrease: Bool

    /// The maximum number of values to find. A layout with more is unfinished, and the rest can wait.
    package static let most = 200
}
