import AutoLayoutEngine
import LayoutModel
import SourceText

/// Why a view stands where it stands: for each number of its frame the constraints that decide it.
package struct Explanation: Sendable {
    package struct Reason: Sendable {
        /// A sentence without a full stop: `"name.leading is avatar.trailing plus 12"`.
        package var sentence: String
        /// Where it is written; nil for what the layout implies, such as an intrinsic size.
        package var range: TextRange?
    }

    package var component: FrameComponent
    package var value: Double
    /// From the view outwards. Empty where the number is undecided.
    package var reasons: [Reason]

    /// For x, y, width and height of a view.
    package static func explain(_ view: ViewID, in layout: Layout, at configuration: Configuration) -> [Explanation] { [] }
}
