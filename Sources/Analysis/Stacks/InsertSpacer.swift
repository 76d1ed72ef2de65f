import Wording
import AutoLayoutEngine
import LayoutModel

/// Inserts a spacer at a view: in a stack one that belongs to the view and goes with it, between siblings equal flexible gaps on both sides.
struct InsertSpacer {
    private let layout: Layout
    private let view: ViewID
    private var naming: Naming { Naming(layout) }

    init(_ layout: Layout, _ view: ViewID) {
        self.layout = layout
        self.view = view
    }

    /// Nothing of it has been tried yet.
    func candidates() -> [Repair] {
        guard layout[view].kind != .spacer, layout[view].kind != .guide, let parent = layout[view].parent else {
            return []
        }
        let candidates =
            layout[parent].stack.map { [inStack(parent, $0)] } ?? Axis.allCases.map { betweenSiblings(parent, $0) }
        return candidates.compactMap { $0 }
    }

    private func inStack(_ parent: ViewID, _ stack: StackArrangement) -> Repair? {
        // After the last view there is no gap to widen.
        guard layout[parent].children.last != view else { return nil }
        // In a document it is a view like any other, and stays.
        let goesAlong = layout.designTime == nil ? " that goes with it" : ""
        return Repair(
            title: "Insert a spacer after \(naming.quoted(view))\(goesAlong)",
            edits: [.addStackSpacer(after: view, length: stack.spacing > 0 ? stack.spacing : 8)])
    }

    /// Replaces the fixed gaps on both sides of the view by two spacers that share the space equally.
    private func betweenSiblings(_ parent: ViewID, _ axis: Axis) -> Repair? {
        let (near, far): (Attribute, Attribute) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        guard let before = gap(at: near), let behind = gap(at: far), before.id != behind.id else { return nil }
        func constraint(_ spacer: Int, _ attribute: Attribute, _ anchor: Anchor) -> ModelEdit {
            .addConstraint(
                NewConstraint(
                    first: .init(.spacer(spacer), attribute), second: NewConstraint.NewAnchor(anchor), constant: 0))
        }
        return Repair(
            title:
                "Insert equal flexible spacers on both sides of \(naming.quoted(view))\(axis == .vertical ? ", vertically" : "")",
            edits: [
                .removeConstraint(before.id), .removeConstraint(behind.id),
                .addEqualSpacers(count: 2, along: axis, in: parent),
                constraint(0, near, before.other), constraint(0, far, Anchor(Item(view), near)),
                constraint(1, near, Anchor(Item(view), far)), constraint(1, far, behind.other),
            ] + (layout.designTime == nil ? [] : across(axis.other)))
    }

    /// In a document spacers are views that need a place across as well: beside the view.
    private func across(_ axis: Axis) -> [ModelEdit] {
        let edges: [Attribute] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
        return [0, 1].flatMap { spacer in
            edges.map { edge in
                .addConstraint(
                    NewConstraint(
                        first: .init(.spacer(spacer), edge), second: .init(Anchor(Item(view), edge)), constant: 0))
            }
        }
    }

    /// The one equality that ties an edge of the view to something outside it.
    private func gap(at edge: Attribute) -> (id: ConstraintID, other: Anchor)? {
        let ties = layout.constraints.compactMap { constraint -> (id: ConstraintID, other: Anchor)? in
            guard constraint.isActive, constraint.relation == .equal, constraint.multiplier.literal == 1,
                let second = constraint.second
            else { return nil }
            for (own, other) in [(constraint.first, second), (second, constraint.first)]
            where own == Anchor(Item(view), edge) && !layout.isDescendant(other.item.view, of: view)
                && !other.attribute.isSize
            {
                return (constraint.id, other)
            }
            return nil
        }
        return ties.count == 1 ? ties.first : nil
    }
}
