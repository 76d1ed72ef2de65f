import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let requiredSizeInStack = FindingCode(rawValue: "required-size-in-stack")
}

/// An arranged view that can go and has a required length along its stack.
///
/// UIStackView lets a hidden view go by a required constraint of its own, `UISV-hiding`, that makes its length zero.
struct RequiredSizeInStackRule: Rule {
    static let code = FindingCode.requiredSizeInStack

    private let layout: Layout
    private var goes: Set<ViewID> = []
    private let candidates: [Constraint]

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        candidates = layout.constraints.filter { constraint in
            let first = constraint.first
            guard !constraint.isRemoved, constraint.isActive, constraint.second == nil, first.item.guide == nil,
                let stack = layout[first.item.view].parent.flatMap({ layout[$0].stack }),
                first.attribute.isSize, first.attribute.axis == stack.axis, constraint.relation != .lessThanOrEqual,
                let priority = constraint.priority.literal, let length = constraint.constant.literal
            else { return false }
            return priority >= 1000 && length > 0
        }
    }

    mutating func look(_ sight: Sight) {
        for constraint in candidates where sight.solution.isGone[constraint.first.item.view.index] {
            goes.insert(constraint.first.item.view)
        }
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return candidates.filter { goes.contains($0.first.item.view) && $0.isCollapsing(in: layout) == false }.map {
            constraint in
            let view = naming.quoted(constraint.first.item.view)
            return Finding(
                code: Self.code, severity: .warning, range: constraint.source.focus,
                message:
                    "When \(view) goes, its stack view requires its \(constraint.first.attribute.rawValue) to be 0, which "
                    + "contradicts \(Self.requirement(constraint, naming)). Give this a priority of 999.",
                subject: naming.subject(constraint))
        }
    }

    /// The constraint as it is written, or as a clause where nobody wrote an equation.
    private static func requirement(_ constraint: Constraint, _ naming: Naming) -> String {
        naming.isDrawn ? "that " + Sentence(naming.layout).constraint(constraint.id) : naming.equation(constraint)
    }

    func candidates(for finding: Finding) -> [Repair] {
        let naming = Naming(layout)
        return candidates.filter { naming.subject($0) == finding.subject }.map { constraint in
            Repair(
                title: "Lower \(naming.equation(constraint)) to priority 999",
                edits: [.setPriority(constraint.id, 999)])
        }
    }
}

extension Constraint {
    /// Whether its constant goes to zero with its view.
    fileprivate func isCollapsing(in layout: Layout) -> Bool {
        layout.collapses.contains {
            $0.view == first.item.view && CollapseReach($0, layout).constraints.contains(id)
        }
    }
}
