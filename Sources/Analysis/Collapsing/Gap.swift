import LayoutModel

/// The space between two neighbours that stay when the views between them are hidden.
struct Gap {
    /// In their order along the axis.
    var gone: [ViewID]
    /// The view, or the superview whose edge it is, before and after.
    var neighbours: [ViewID]
    /// In points, as solved.
    var length: Double
    /// The largest and the smallest of the gaps that there were while the views were visible.
    var largestBefore: Double
    var smallestBefore: Double
    /// The first of the hidden views that still has a length.
    var keepingLength: ViewID?

    var excess: Double { length - largestBefore }
    var shortfall: Double { smallestBefore - length }

    /// What may be wrong with it.
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
