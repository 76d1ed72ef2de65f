import LayoutModel
import SourceText

/// A constraint as a line in a drawing. Positions are in points, in the root's coordinates.
struct Dimension: Sendable {
    enum Form: Sendable {
        /// A width or a height, measured inside the view.
        case length
        /// A distance between two positions.
        case gap
        /// Two edges, centres or baselines at the same position. The line connects them.
        case alignment
        /// An edge of a view that coincides with an edge of an enclosing view.
        case pin
        /// The centre of a view that coincides with the centre of an enclosing view.
        case centre
    }

    enum ConflictRole: Sendable {
        case none
        case member
        /// The member that was left out.
        case leftOut
    }

    var form: Form
    var axis: Axis
    /// Nil for the spacing of a stack view.
    var constraint: ConstraintID?
    /// The views at both ends.
    var views: [ViewID]
    var place: SourcePlace?
    /// The position of the first item on the axis, and of the second; for a length, both ends of the view.
    var start: Double
    var end: Double
    /// The extents of the two items on the other axis.
    var firstExtent: ClosedRange<Double>
    var secondExtent: ClosedRange<Double>
    /// `16`, `≥ 8`, `= b.width`; empty if the line needs none.
    var label: String
    var sentence: String
    var isOptional = false
    var conflictRole = ConflictRole.none
    /// By how many points a constraint that was left out is not satisfied: positive if they are missing, negative if
    /// there are too many. Nil if that is not a single number.
    var missing: Double?

    var isSpacing: Bool { constraint == nil }

    /// `40 missing`, `8 too many`; nil for less than a twentieth of a point.
    static func difference(_ missing: Double) -> String? {
        guard abs(missing) > 0.05 else { return nil }
        return Points.text(abs(missing)) + (missing > 0 ? " missing" : " too many")
    }

    var lowerEnd: Double { min(start, end) }
    var upperEnd: Double { max(start, end) }
}
