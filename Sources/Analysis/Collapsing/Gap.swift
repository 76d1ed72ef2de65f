import LayoutModel

/// The space between two visible neighbours when the views between them are hidden.
struct Gap {
    /// The hidden views, in their order along the axis.
    var gone: [ViewID]
    /// The views before and after the gap. Either may be the superview, if the gap ends at its edge.
    var neighbours: [ViewID]
    /// In points, as solved.
    var length: Double
    /// Where it begins in the superview, in points.
    var start: Double
    /// The largest and the smallest gap while the views were visible, in points.
    var largestBefore: Double
    var smallestBefore: Double
    /// The first of the hidden views that still has a length.
    var keepingLength: ViewID?
    /// The constraint that holds the neighbours apart, if they are not tied to each other through the hidden views.
    var holding: ConstraintID?
    /// A tie of the neighbour after the gap to the view before it.
    var retie: Retie?

    var reties: [Retie] { retie.map { [$0] } ?? [] }
    var excess: Double { length - largestBefore }
    var shortfall: Double { smallestBefore - length }

    /// What may be wrong with a gap.
    enum Fault {
        /// Larger than any gap before.
        case tooLarge
        /// Smaller than any gap before.
        case lost
    }

    func shows(_ fault: Fault, _ least: Double) -> Bool {
        switch fault {
        case .tooLarge: excess > least
        case .lost: shortfall > least && shortfall.isFinite
        }
    }
}
