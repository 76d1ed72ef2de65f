import LayoutModel
import Wording

/// A required constraint that places an arranged view where its stack view places it.
///
/// It has no effect until a neighbour hides, the spacing or the margins change. Then it contradicts the stack view's
/// own constraints, which UIKit names `UISV-…`.
struct RepeatsStackRule: ModelRule {
    static let code: FindingCode = "repeats-stack"
    static var page: [UInt8] { PackageResources.repeats_stack_md }
    static let category = FindingCategory.stack
    static let severity = Finding.Severity.information

    let layout: Layout

    func diagnoses() -> [Diagnosis] {
        layout.constraints.compactMap { constraint in
            guard let stack = stack(repeatedBy: constraint) else { return nil }
            let finding = finding(
                about: constraint.id,
                "Repeats the stack: \(naming.quoted(stack)) already sets \(naming.equation(constraint)). Remove it, "
                    + "because the two conflict when a view beside it hides or the stack changes.")
            return Diagnosis(finding, cause: Cause(layout: layout, constraint: constraint.id))
        }
    }

    /// The stack view whose own constraint says the same; nil if there is none.
    func stack(repeatedBy constraint: Constraint) -> ViewID? {
        guard layout.sourceTraits.contains(.isDrawn), constraint.isActive, !constraint.isRemoved, constraint.isRequired,
            constraint.relation == .equal, constraint.multiplier.literal == 1,
            let constant = constraint.constant.literal, let second = constraint.second
        else { return nil }
        for (own, other, distance) in [(constraint.first, second, constant), (second, constraint.first, -constant)] {
            guard own.item.guide == nil, let parent = layout[own.item.view].parent,
                let stack = layout[parent].stack, stack.isCertain, !layout[own.item.view].isHidden
            else { continue }
            let repeated =
                other.item.view == parent
                ? repeatsEdge(own, other, distance, stack) : repeatsGap(own, other, distance, stack, parent)
            if repeated { return parent }
        }
        return nil
    }

    /// Whether the stack view keeps the edge of its first or last view, or across its axis the edge or the centre of
    /// each view, at its own.
    private func repeatsEdge(_ own: Anchor, _ edge: Anchor, _ distance: Double, _ stack: StackArrangement) -> Bool {
        guard distance == 0, own.attribute == edge.attribute else { return false }
        let area: Guide? = stack.isMarginsRelative ? .layoutMargins : nil
        let hasNoMargins = layout[edge.item.view].layoutMargins == .zero && edge.item.guide == .layoutMargins
        guard edge.item.guide == area || hasNoMargins && area == nil else { return false }
        if own.attribute == stack.axis.other.centre { return [.fill, .center].contains(stack.alignment) }
        guard end(of: own) != nil else { return false }
        guard own.attribute.axis == stack.axis else { return stack.alignment == .fill }
        let arranged = arranged(by: edge.item.view)
        return end(of: own) == .near
            ? arranged.first == own.item.view
            : arranged.last == own.item.view && stack.clippingResistance[stack.axis] == 1000
    }

    /// Whether the stack view keeps the spacing between the two views.
    private func repeatsGap(
        _ own: Anchor, _ other: Anchor, _ distance: Double, _ stack: StackArrangement, _ parent: ViewID
    ) -> Bool {
        guard other.item.guide == nil, layout[other.item.view].parent == parent, own.attribute.axis == stack.axis,
            [.fill, .fillEqually, .fillProportionally].contains(stack.distribution), !stack.isBaselineRelative,
            end(of: own) == .near, end(of: other) == .far
        else { return false }
        let arranged = arranged(by: parent)
        guard let index = arranged.firstIndex(of: own.item.view), index > 0,
            arranged[index - 1] == other.item.view, !layout[other.item.view].isHidden
        else { return false }
        return abs(distance - (stack.customSpacing[other.item.view] ?? stack.spacing)) < 0.0005
    }

    private func arranged(by stack: ViewID) -> [ViewID] {
        layout[stack].children.filter { layout[$0].kind != .guide }
    }

    private enum End { case near, far }

    private func end(of anchor: Anchor) -> End? {
        switch anchor.attribute {
        case .leading, .left, .top: .near
        case .trailing, .right, .bottom: .far
        default: nil
        }
    }
}

extension RepeatsStackRule {
    struct Cause: FindingCause {
        let layout: Layout
        let constraint: ConstraintID

        func repairs(_ cancellation: Cancellation) -> [Repair] { [layout.repairRemoving(constraint)] }
    }
}
