import Wording
import LayoutModel

/// Siblings in a row or a column that share out the space around them, in one of two ways.
struct Distribution {
    /// In their order along the axis.
    var views: [ViewID]
    var axis: Axis
    var parent: ViewID
    /// What placed them along the axis.
    var replaced: [ConstraintID]
    /// What the first gap begins at, and the last one ends at.
    var near: Item
    var far: Item

    private var edges: (near: Attribute, far: Attribute) {
        axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    }

    // MARK: Equal spacers

    func titleOfSpacers(_ layout: Layout) -> String {
        "Distribute \(Naming(layout).quoted(views)) with equal spacers: all gaps are equal\(direction)"
    }

    /// A spacer before, between and behind the views, all of one length.
    func bySpacers(_ layout: Layout) -> [ModelEdit] {
        let (near, far) = edges
        var edits = removal + [.addEqualSpacers(count: views.count + 1, along: axis, in: parent)]
        func tie(_ spacer: Int, _ attribute: Attribute, _ anchor: Anchor) {
            edits.append(
                .addConstraint(
                    NewConstraint(first: .init(.spacer(spacer), attribute), second: .init(anchor), constant: 0)))
        }
        tie(0, near, Anchor(self.near, near))
        for (place, view) in views.enumerated() {
            tie(place, far, Anchor(Item(view), near))
            tie(place + 1, near, Anchor(Item(view), far))
        }
        tie(views.count, far, Anchor(self.far, far))
        guard layout.designTime != nil else { return edits }
        // In a document spacers are views that need a place across as well: beside the views.
        let across: [Attribute] = axis == .horizontal ? [.top, .bottom] : [.leading, .trailing]
        for spacer in 0...views.count {
            for attribute in across {
                tie(spacer, attribute, Anchor(Item(views[min(spacer, views.count - 1)]), attribute))
            }
        }
        return edits
    }

    // MARK: Multipliers

    /// Says how far it is from equal spacers, which people take it for.
    func titleOfMultipliers(_ layout: Layout) -> String {
        let (length, own) = axis == .horizontal ? ("W", "w") : ("H", "h")
        let part = "\(length)/\(views.count + 1)"
        return "Distribute \(Naming(layout).quoted(views)) by multipliers: gaps of \(part) − \(own) between them and "
            + "\(part) − \(own)/2 at the edges\(direction)"
    }

    /// The centres at equal parts of the superview's length, measured to its far edge, which is that length in its own coordinates.
    func byMultipliers() -> [ModelEdit] {
        let centre: Attribute = axis == .horizontal ? .centerX : .centerY
        return removal
            + views.enumerated().map { place, view in
                .addConstraint(
                    NewConstraint(
                        first: .init(Anchor(Item(view), centre)),
                        multiplier: Double(place + 1) / Double(views.count + 1),
                        second: .init(Anchor(Item(parent), edges.far)), constant: 0))
            }
    }

    private var removal: [ModelEdit] { replaced.map { .removeConstraint($0) } }

    private var direction: String { axis == .vertical ? ", vertically" : "" }
}
