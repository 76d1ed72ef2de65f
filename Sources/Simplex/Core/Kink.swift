/// A place on a column where its cost bends: a row with one column left in it, or a bound at zero.
///
/// A row `y  relation  c` costs its violation times the row's scale: nothing on one side of `c`, or on neither, and so many a point on the other.
/// A required row bends at level 0, where the cost must come to nothing in the end; each optional priority has a level below it.
struct Kink: Sendable {
    /// Where the column stands, as far as the levels down to this one have decided it.
    enum Side: Sendable {
        /// Nothing is asked: the column was decided before this level.
        case irrelevant
        case atMost
        case at
        case atLeast
    }

    /// The level of a kink whose row is gone.
    static let removed = Int32.max

    /// The line (see ``Elimination``) that makes the kink.
    var line: Int32
    var column: Int32
    /// 0 for what is required.
    var level: Int32
    /// The next kink of the same level on the same column.
    var next: Int32 = -1
    /// The line's sum is this many times the column.
    var factor: Double
    /// In the column's unit.
    var position: Double
    /// The cost's slope below and above the position; not positive, not negative.
    var slopeBelow: Double
    var slopeAbove: Double
    /// While its level is minimised: whether a basic column counts as above it.
    var isAbove = false
    var side = Side.irrelevant

    /// How much the slope rises at the kink.
    var bend: Double { slopeAbove - slopeBelow }
}
