import LayoutModel
import SourceText
import Wording

/// A cell whose height a chain of required constants fixes.
///
/// A table view gives the cell's content view its row height by a required constraint,
/// `UIView-Encapsulated-Layout-Height`, and while rows change that differs from the chain's height. In a document the
/// row heights that it asks for are known; elsewhere every fixed chain counts.
struct RequiredHeightInCellRule: SolvedRule {
    static let code: FindingCode = "required-height-in-cell"
    static var page: [UInt8] { PackageResources.required_height_in_cell_md }
    static let category = FindingCategory.conflict
    static let holdsAtEverySize = true

    let layout: Layout
    private var conflicts: [TemporaryConflict] = []

    init(layout: Layout) {
        self.layout = layout
    }

    /// Solved frames do not matter: the constraints alone are too much.
    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        guard layout.sourceTraits.contains(.isCode), solved.isBase else { return }
        conflicts = try TemporaryConflict.all(solved)
    }

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) throws(Cancelled) {
        conflicts = try TemporaryConflict.all(solved)
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        guard layout.sourceTraits.isDisjoint(with: [.isDrawn, .isCode]) else {
            return conflicts.map { $0.diagnosis(by: self) }
        }
        return layout.views.filter { $0.kind == .cell }.compactMap { cell in
            guard let chain = chain(through: cell.id), let last = chain.last(where: { layout[$0].second == nil }) else {
                return nil
            }
            return Diagnosis(finding(cell, chain, last), cause: Cause(layout: layout, chain: chain))
        }
    }

    private func finding(_ cell: View, _ chain: [ConstraintID], _ last: ConstraintID) -> Finding {
        let lengths = chain.map { abs(layout[$0].constant.literal ?? 0) }
        let sum = lengths.filter { $0 != 0 }.map(Points.text).joined(separator: " + ")
        let (equation, name) = (naming.equation(layout[last]), naming.quoted(cell.id))
        return finding(
            at: layout[last].source.focus,
            "Fixed cell height: required constraints make \(name) \(sum) = \(Points.text(lengths.reduce(0, +))) high, "
                + "which conflicts with the height that its table view requires while rows change. "
                + "Lower the priority of \(equation) to 999.",
            related: chain.filter { $0 != last }.map {
                Finding.Related(
                    range: layout[$0].source.focus, message: "\(naming.equation(layout[$0])) is a part of the height")
            },
            subject: cell.path)
    }

    /// Required equalities from the cell's top to its bottom, through views of required heights; nil if there are none.
    private func chain(through cell: ViewID) -> [ConstraintID]? {
        let required = layout.constraints.filter {
            !$0.isRemoved && $0.isActive && $0.relation == .equal && $0.isRequired && $0.hasLiteralNumbers
                && $0.multiplier.literal == 1 && $0.first.attribute.axis == .vertical
        }
        func link(_ a: Anchor, _ b: Anchor) -> ConstraintID? {
            required.first { $0.partner(of: a) == b }?.id
        }
        var visited: Set<ViewID> = []
        /// The rest of the chain, from the top of a view.
        func rest(from view: ViewID) -> [ConstraintID]? {
            guard visited.insert(view).inserted,
                let height = required.first(where: { $0.second == nil && $0.first == Anchor(Item(view), .height) })?.id
            else { return nil }
            if let end = link(Anchor(Item(view), .bottom), Anchor(Item(cell), .bottom)) { return [height, end] }
            for next in layout[cell].children where next != view {
                if let gap = link(Anchor(Item(view), .bottom), Anchor(Item(next), .top)), let rest = rest(from: next) {
                    return [height, gap] + rest
                }
            }
            return nil
        }
        for first in layout[cell].children {
            if let start = link(Anchor(Item(first), .top), Anchor(Item(cell), .top)), let rest = rest(from: first) {
                return [start] + rest
            }
        }
        return nil
    }
}

extension RequiredHeightInCellRule {
    /// Lowers the priority of one of the heights, the last one first.
    struct Cause: FindingCause {
        let layout: Layout
        let chain: [ConstraintID]

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            chain.filter { layout[$0].second == nil }.reversed().map(layout.repairLowering)
        }
    }
}
