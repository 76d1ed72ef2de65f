/// A point on a column at which the slope of its cost changes: a row with one column left in it, or a bound at zero.
///
/// A row `y  relation  c` costs its violation times the row's scale: above `c`, below it, or on both sides.
/// A required row has its breakpoint at level 0, whose cost must reach zero; each optional priority is a later level.
struct Breakpoint: Sendable {
    /// The side on which the levels up to the breakpoint's own keep its column.
    enum Side: Sendable {
        /// An earlier level fixed the column.
        case irrelevant
        case atMost
        case at
        case atLeast
    }

    /// The level of a breakpoint whose row was removed.
    static let removed = Int32.max

    /// The index of the constraint that it stands for; see ``ConstraintTable``.
    var constraint: Int32
    var column: Int32
    /// 0 for a required constraint.
    var level: Int32
    /// The next breakpoint of the same level on the same column.
    var next: Int32 = -1
    /// The constraint's sum is this many times the column.
    var factor: Double
    /// In the column's unit.
    var position: Double
    /// The slopes of the cost on both sides of the position: at most and at least zero.
    var slopeBelow: Double
    var slopeAbove: Double
    /// While its level is minimised: whether a basic column counts as above it.
    var isAbove = false
    var side = Side.irrelevant

    /// The increase of the slope at the breakpoint.
    var slopeChange: Double { slopeAbove - slopeBelow }
}
