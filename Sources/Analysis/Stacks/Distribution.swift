import LayoutModel
import Wording

/// Siblings in a row or a column that are distributed evenly, in one of two ways.
struct Distribution {
    /// In their order along the axis.
    var views: [ViewID]
    var axis: Axis
    var parent: ViewID
    /// The constraints that determined their positions along the axis.
    var replaced: [ConstraintID]
    /// The items at which the first gap begins and the last one ends.
    var near: Item
    var far: Item

    // MARK: Equal spacers

    /// A spacer before, between and after the views, all of one length.
    func bySpacers(_ layout: Layout) -> Repair {
        var edits = removal + [.addEqualSpacers(count: views.count + 1, along: axis, in: parent)]
        func tie(_ spacer: Int, _ attribute: Attribute, _ anchor: Anchor) {
            edits.append(
                .addConstraint(
                    NewConstraint(first: .init(.spacer(spacer), attribute), second: .init(anchor), constant: 0)))
        }
        tie(0, axis.near, Anchor(near, axis.near))
        for (index, view) in views.enumerated() {
            tie(index, axis.far, Anchor(Item(view), axis.near))
            tie(index + 1, axis.near, Anchor(Item(view), axis.far))
        }
        tie(views.count, axis.far, Anchor(far, axis.far))
        if layout.sourceTraits.contains(.usesViewsAsSpacers) {
            // Spacers that are views need constraints across the axis too.
            for spacer in 0...views.count {
                for attribute in [axis.other.near, axis.other.far] {
                    tie(spacer, attribute, Anchor(Item(views[min(spacer, views.count - 1)]), attribute))
                }
            }
        }
        return Repair(
            title: "Distribute \(Naming(layout).quoted(views)) with equal spacers: all gaps are equal\(direction)",
            edits: edits)
    }

    // MARK: Multipliers

    /// Puts the centres at equal fractions of the superview's far edge, whose position is the superview's length. The
    /// title gives the resulting gaps, because people confuse this with equal spacers.
    func byMultipliers(_ layout: Layout) -> Repair {
        let (length, own) = axis == .horizontal ? ("W", "w") : ("H", "h")
        let part = "\(length)/\(views.count + 1)"
        return Repair(
            title:
                "Distribute \(Naming(layout).quoted(views)) by multipliers: gaps of \(part) − \(own) between them and "
                + "\(part) − \(own)/2 at the edges\(direction)",
            edits: removal
                + views.enumerated().map { index, view in
                    .addConstraint(
                        NewConstraint(
                            first: .init(Anchor(Item(view), axis.centre)),
                            multiplier: Double(index + 1) / Double(views.count + 1),
                            second: .init(Anchor(Item(parent), axis.far)), constant: 0))
                })
    }

    private var removal: [ModelEdit] { replaced.map { .removeConstraint($0) } }

    private var direction: String { axis == .vertical ? ", vertically" : "" }
}
