import LayoutModel
import Wording

extension FindingCode {
    package static let spacerAxis = FindingCode(rawValue: "spacer-axis")
}

/// A spacer in a stack that is given a length across the stack's axis, where it separates nothing.
struct SpacerAxisRule: ModelRule {
    static let code = FindingCode.spacerAxis
    static let category = FindingCategory.stack

    private let layout: Layout

    init(_ layout: Layout) {
        self.layout = layout
    }

    func diagnoses() -> [Diagnosis] {
        layout.constraints.compactMap { constraint in
            let (view, attribute) = (constraint.first.item.view, constraint.first.attribute)
            guard !constraint.isRemoved, constraint.second == nil, attribute.isSize, layout[view].kind == .spacer,
                let axis = layout.stack(arranging: view)?.axis, attribute.axis != axis, !mayHaveLength(view, along: axis)
            else { return nil }
            let finding = Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(constraint.source.focus),
                message: "Wrong axis: a spacer in a \(axis.rawValue) stack separates views by its \(axis.sizeName), and "
                    + "\(Naming(layout).quoted(view)) has only a \(attribute.rawValue). Give it a \(axis.sizeName).",
                subject: FindingSubject(layout).constraint(constraint.id))
            return Diagnosis(finding, cause: Cause(layout: layout, constraint: constraint, axis: axis))
        }
    }

    private func mayHaveLength(_ view: ViewID, along axis: Axis) -> Bool {
        layout[view].spacer?.length != nil || layout.partiallyKnown[axis].contains(view)
            || layout.constraints.contains { !$0.isRemoved && $0.first == Anchor(Item(view), axis.size) }
    }
}

extension SpacerAxisRule {
    /// The length that it was given, along the stack.
    struct Cause: FindingCause {
        let layout: Layout
        let constraint: Constraint
        let axis: Axis

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let name = Naming(layout).quoted(constraint.first.item.view)
            return [
                Repair(
                    title: "Give \(name) a \(axis.sizeName) instead of a \(constraint.first.attribute.rawValue)",
                    edits: [.setAttributes(constraint.id, first: axis.size, second: nil)])
            ]
        }
    }
}
