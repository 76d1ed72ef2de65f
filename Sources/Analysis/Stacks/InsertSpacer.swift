import LayoutModel
import SourceText
import Wording

/// Inserts spacers at a view: in a stack view one that is hidden with the view; between siblings equal flexible ones on
/// both sides.
struct InsertSpacer {
    private let layout: Layout
    private let view: ViewID

    init(_ layout: Layout, _ view: ViewID) {
        self.layout = layout
        self.view = view
    }

    /// The repairs, none of which has been tried yet.
    func candidates() -> [Repair] {
        guard layout[view].kind != .spacer, layout[view].kind != .guide, let parent = layout[view].parent else {
            return []
        }
        guard let stack = layout[parent].stack else {
            return Axis.allCases.compactMap { betweenSiblings(parent, $0) }
        }
        // After the last view there is no gap to widen.
        guard layout[parent].children.last != view else { return [] }
        if layout.sourceTraits.contains(.isCode) { return [customSpacing(stack)] }
        return [
            Repair(
                title: "Insert a spacer after \(Naming(layout).quoted(view))"
                    + (layout.sourceTraits.contains(.usesViewsAsSpacers) ? "" : " that is hidden with it"),
                edits: [.addStackSpacer(after: view, length: stack.spacing > 0 ? stack.spacing : 8)])
        ]
    }

    /// In code, a stack's own spacing after a view goes with the view, as a spacer tied to it would.
    private func customSpacing(_ stack: StackArrangement) -> Repair {
        let added = stack.spacing > 0 ? stack.spacing : 8
        let spacing = (stack.customSpacing[view] ?? stack.spacing) + added
        let sum = spacing == added ? "" : " (\(Points.text(spacing)) in all)"
        return Repair(
            title: "Insert space of \(Points.count(added))\(sum) after \(Naming(layout).quoted(view)) that is hidden "
                + "with it",
            edits: [.setCustomSpacing(after: view, spacing)])
    }

    /// Replaces the fixed gaps on both sides of the view by two spacers that share the space equally.
    private func betweenSiblings(_ parent: ViewID, _ axis: Axis) -> Repair? {
        guard let before = gap(at: axis.near), let after = gap(at: axis.far), before.id != after.id else { return nil }
        func constraint(_ spacer: Int, _ attribute: Attribute, _ anchor: Anchor) -> ModelEdit {
            .addConstraint(NewConstraint(first: .init(.spacer(spacer), attribute), second: .init(anchor), constant: 0))
        }
        func beside(_ spacer: Int, _ attribute: Attribute) -> ModelEdit {
            constraint(spacer, attribute, Anchor(Item(view), attribute))
        }
        let across = [axis.other.near, axis.other.far]
        return Repair(
            title: "Insert equal flexible spacers on both sides of \(Naming(layout).quoted(view))"
                + (axis == .vertical ? ", vertically" : ""),
            edits: [
                .removeConstraint(before.id), .removeConstraint(after.id),
                .addEqualSpacers(count: 2, along: axis, in: parent),
                constraint(0, axis.near, before.other), constraint(0, axis.far, Anchor(Item(view), axis.near)),
                constraint(1, axis.near, Anchor(Item(view), axis.far)), constraint(1, axis.far, after.other),
            ]
                // Spacers that are views need constraints across the axis too.
                + (layout.sourceTraits.contains(.usesViewsAsSpacers)
                    ? [0, 1].flatMap { spacer in across.map { beside(spacer, $0) } } : []))
    }

    /// The equality that ties an edge of the view to something outside it; nil if there are none or several.
    private func gap(at edge: Attribute) -> (id: ConstraintID, other: Anchor)? {
        let ties = layout.constraints.compactMap { constraint -> (id: ConstraintID, other: Anchor)? in
            guard constraint.isActive, constraint.relation == .equal, constraint.multiplier.literal == 1,
                let other = constraint.partner(of: Anchor(Item(view), edge)), !other.attribute.isSize,
                !layout.isDescendant(other.item.view, of: view)
            else { return nil }
            return (constraint.id, other)
        }
        return ties.count == 1 ? ties.first : nil
    }
}
