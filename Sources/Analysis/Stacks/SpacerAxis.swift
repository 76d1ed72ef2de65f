import LayoutModel

/// A spacer in a stack whose only length is across the stack's axis, where it separates nothing.
struct SpacerAxisRule: ModelRule {
    static let code: FindingCode = "spacer-axis"
    static var page: [UInt8] { PackageResources.spacer_axis_md }
    static let category = FindingCategory.stack
    static let holdsAtEverySize = true

    let layout: Layout

    func diagnoses() -> [Diagnosis] {
        layout.constraints.compactMap { constraint in
            let (view, attribute) = (constraint.first.item.view, constraint.first.attribute)
            guard !constraint.isRemoved, constraint.second == nil, attribute.isSize, isSpacer(view),
                let axis = layout.stack(arranging: view)?.axis, attribute.axis != axis,
                !mayHaveLength(view, along: axis)
            else { return nil }
            let finding = finding(
                about: constraint.id,
                "Wrong axis: a spacer in a \(axis.rawValue) stack separates views by its \(axis.sizeName), and "
                    + "\(naming.quoted(view)) has only a \(attribute.rawValue). Give it a \(axis.sizeName).")
            return Diagnosis(finding, cause: Cause(layout: layout, constraint: constraint, axis: axis))
        }
    }

    /// Whether a view is a spacer; in code, an empty view that is hidden and shown with another one.
    private func isSpacer(_ view: ViewID) -> Bool {
        layout[view].kind == .spacer
            || layout[view].spacer?.after != nil && layout[view].kind == .view && layout[view].customClass == nil
                && layout[view].children.isEmpty
    }

    private func mayHaveLength(_ view: ViewID, along axis: Axis) -> Bool {
        layout[view].spacer?.length != nil || layout.mayHaveAnyLength(view, axis)
            || layout.constraints.contains { !$0.isRemoved && $0.first == Anchor(Item(view), axis.size) }
    }
}

extension SpacerAxisRule {
    /// Turns the length across the stack into one along it.
    struct Cause: FindingCause {
        let layout: Layout
        let constraint: Constraint
        let axis: Axis

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let (view, old) = (constraint.first.item.view, constraint.first.attribute.rawValue)
            return [
                Repair(
                    title: "Give \(naming.quoted(view)) a \(axis.sizeName) instead of a \(old)",
                    edits: [.setAttributes(constraint.id, first: axis.size, second: nil)])
            ]
        }
    }
}
