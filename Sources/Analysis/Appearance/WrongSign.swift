import LayoutModel
import SourceText
import Wording

/// A distance from the far edge of the superview with the sign of one from the near edge, so that the view sticks out.
///
/// A view may well stick out on purpose, as a badge at a corner does. So this counts only if another edge of the
/// superview has the same distance inside, the view has no fixed length and no share of the superview's, and neither it
/// nor, on the same axis, a view beside it sticks out at a near edge.
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
        let wrong = insets.filter { outside in
            let others = parents[outside.parent] ?? []
            return outside.isFar && outside.length < 0 && !isDecidedOtherwise(outside)
                && others.contains { abs($0.length + outside.length) < 0.001 }
                && !others.contains { other in
                    !other.isFar && other.length < 0
                        && (other.view == outside.view || other.attribute.axis == outside.attribute.axis)
                }
        }
        return wrong.indices.compactMap { index in
            let outside = wrong[index]
            let constraint = layout[outside.constraint]
            // `edges.equalToSuperview().offset(8)` says one number for near and far edges.
            func isTogether(_ other: EdgeInset) -> Bool {
                layout[other.constraint].source.focus == constraint.source.focus
                    && abs(abs(other.length) - abs(outside.length)) < 0.001
            }
            guard insets.contains(where: { !$0.isFar && isTogether($0) }) else {
                let remedy = "Use \(Points.text(-literal(constraint)))"
                return Diagnosis(finding(outside, [outside], remedy), cause: Cause(layout: layout, outside: [outside]))
            }
            let together = wrong.indices.filter { isTogether(wrong[$0]) }
            let own = together.filter { wrong[$0].view == outside.view }
            guard own.first == index else { return nil }
            let remedy = "Inset it by \(Points.text(-outside.length))"
            let cause = Cause(layout: layout, outside: together.map { wrong[$0] }, insetBy: -outside.length)
            return Diagnosis(finding(outside, own.map { wrong[$0] }, remedy), cause: cause)
        }
    }

    /// - Parameter edges: all edges of the view that are told of.
    private func finding(_ outside: EdgeInset, _ edges: [EdgeInset], _ remedy: String) -> Finding {
        let names = Naming.list(edges.map(\.attribute.rawValue)) + (edges.count == 1 ? " edge" : " edges")
        return finding(
            about: outside.constraint,
            "Wrong sign: \(naming.equation(layout[outside.constraint])) puts the \(names) of "
                + "\(naming.quoted(outside.view)) \(Points.count(-outside.length)) outside of \(area(outside)). "
                + "\(remedy), unless it is to stick out.")
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

    /// Whether the length of the view is fixed or a share of the superview's, or a stack view puts its edges where
    /// others are.
    private func isDecidedOtherwise(_ inset: EdgeInset) -> Bool {
        let axis = inset.attribute.axis
        let length = Anchor(Item(inset.view), axis.size)
        let isOpen = [inset.view, inset.parent].contains { layout.partiallyKnown[axis].contains($0) }
        return layout.stack(arranging: inset.view) != nil && !isOpen
            || layout.constraints.contains { constraint in
                guard constraint.isActive, constraint.relation == .equal, constraint.anchors.contains(length) else {
                    return false
                }
                guard let other = constraint.partner(of: length) else { return true }
                // As wide as the superview less an inset on both sides, it is to be inside.
                return other.item.view == inset.parent && other.attribute == axis.size
                    && constraint.multiplier.literal != 1
            }
    }
}

extension WrongSignRule {
    struct Cause: FindingCause {
        let layout: Layout
        /// One edge, or those for which a statement says one number.
        fileprivate let outside: [EdgeInset]
        /// That number, where the statement says it for near edges too.
        fileprivate var insetBy: Double?
        var basis: Set<ConstraintID>? { [] }

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let constraints = outside.map { layout[$0.constraint] }
            let edits = constraints.compactMap { constraint in
                constraint.constant.literal.map { ModelEdit.setConstant(constraint.id, -$0) }
            }
            guard edits.count == constraints.count, let first = constraints.first, let constant = first.constant.literal
            else { return [] }
            let views = Set(outside.map(\.view)).sorted().map { naming.quoted($0) }
            let title =
                insetBy.map { "Inset \(Naming.list(views, most: 3)) by \(Points.text($0))" }
                ?? "Use \(Points.text(-constant)) in \(naming.equation(first))"
            return [Repair(title: title, edits: edits, kind: .choice)]
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
