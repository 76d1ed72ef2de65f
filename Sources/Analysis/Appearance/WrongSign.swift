import LayoutModel
import SourceText
import Wording

/// A distance from the far edge of the superview with the sign of one from the near edge, so that the view sticks out.
///
/// A view may well stick out on purpose, as a badge at a corner does. So this counts only if another edge of the
/// superview has the same distance inside, the view has no fixed length, and it sticks out at no near edge.
struct WrongSignRule: ModelRule {
    static let code: FindingCode = "wrong-sign"
    static var page: [UInt8] { PackageResources.wrong_sign_md }
    static let category = FindingCategory.appearance
    static let severity = Finding.Severity.hint
    static let holdsAtEverySize = true

    let layout: Layout

    func diagnoses() -> [Diagnosis] {
        let insets = layout.constraints.compactMap { EdgeInset($0, in: layout) }
        guard insets.contains(where: { $0.isFar && $0.length < 0 }) else { return [] }
        let parents = Dictionary(grouping: insets) { $0.parent }
        return insets.filter { $0.isFar && $0.length < 0 && !isDecidedOtherwise($0) }.compactMap { outside in
            let others = parents[outside.parent] ?? []
            guard others.contains(where: { abs($0.length + outside.length) < 0.001 }),
                !others.contains(where: { $0.view == outside.view && !$0.isFar && $0.length < 0 })
            else { return nil }
            let constraint = layout[outside.constraint]
            let edge = outside.attribute.rawValue
            let finding = finding(
                about: constraint.id,
                "Wrong sign: \(naming.equation(constraint)) puts the \(edge) edge of \(naming.quoted(outside.view)) "
                    + "\(Points.count(-outside.length)) outside of \(area(outside)). "
                    + "Use \(Points.text(-literal(constraint))), unless it is to stick out.")
            return Diagnosis(finding, cause: Cause(layout: layout, constraint: constraint))
        }
    }

    private func literal(_ constraint: Constraint) -> Double { constraint.constant.literal ?? 0 }

    /// What the view is outside of.
    private func area(_ inset: EdgeInset) -> String {
        if inset.guide == .safeArea { return "the safe area of its superview" }
        if inset.guide == .layoutMargins { return "the margins of its superview" }
        let isContent = inset.guide == .scrollContent || inset.guide == nil && layout[inset.parent].kind == .scroll
        if isContent { return "the content of its superview" }
        return inset.guide == nil ? "its superview" : "the area of its superview to which it is pinned"
    }

    /// Whether the length of the view is fixed, or a stack view puts its edges where others are.
    private func isDecidedOtherwise(_ inset: EdgeInset) -> Bool {
        let axis = inset.attribute.axis
        let isOpen = [inset.view, inset.parent].contains { layout.partiallyKnown[axis].contains($0) }
        return layout.stack(arranging: inset.view) != nil && !isOpen
            || layout.constraints.contains {
                $0.isActive && $0.second == nil && $0.relation == .equal
                    && $0.first == Anchor(Item(inset.view), axis.size)
            }
    }
}

extension WrongSignRule {
    struct Cause: FindingCause {
        let layout: Layout
        let constraint: Constraint
        var basis: Set<ConstraintID>? { [] }

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            guard let constant = constraint.constant.literal else { return [] }
            return [
                Repair(
                    title: "Use \(Points.text(-constant)) in \(naming.equation(constraint))",
                    edits: [.setConstant(constraint.id, -constant)], kind: .choice)
            ]
        }
    }
}

/// How far an edge of a view is inside of the same edge of its superview, by an equality between the two.
private struct EdgeInset {
    let constraint: ConstraintID
    let view: ViewID
    let parent: ViewID
    /// The part of the superview.
    let guide: Guide?
    let attribute: Attribute
    /// Negative outside.
    let length: Double

    var isFar: Bool { Self.far.contains(attribute) }

    private static let far: Set<Attribute> = [.trailing, .right, .bottom]
    private static let near: Set<Attribute> = [.leading, .left, .top]

    init?(_ constraint: Constraint, in layout: Layout) {
        guard constraint.isActive, !constraint.isRemoved, constraint.relation == .equal, let second = constraint.second,
            constraint.first.attribute == second.attribute, constraint.multiplier.literal == 1,
            let constant = constraint.constant.literal, constant != 0
        else { return nil }
        attribute = second.attribute
        guard Self.far.contains(attribute) || Self.near.contains(attribute) else { return nil }
        let isFirst = layout[constraint.first.item.view].parent == second.item.view
        guard isFirst || layout[second.item.view].parent == constraint.first.item.view else { return nil }
        self.constraint = constraint.id
        (view, parent) =
            isFirst
            ? (constraint.first.item.view, second.item.view) : (second.item.view, constraint.first.item.view)
        guide = isFirst ? second.item.guide : constraint.first.item.guide
        let offset = isFirst ? constant : -constant
        length = Self.far.contains(attribute) ? -offset : offset
    }
}
