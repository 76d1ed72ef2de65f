import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let requiredHeightInCell = FindingCode(rawValue: "required-height-in-cell")
}

/// A cell whose height a chain of required constants fixes.
///
/// A table gives the cell's content view its row height by a required constraint, `UIView-Encapsulated-Layout-Height`, and while rows change
/// that is another height than the chain's.
struct RequiredHeightInCellRule: Rule {
    static let code = FindingCode.requiredHeightInCell

    let layout: Layout

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {}

    func findings() -> [Finding] {
        guard layout.designTime == nil else { return [] }
        let naming = Naming(layout)
        return layout.views.filter { $0.kind == .cell && !layout.partiallyKnown.vertical.contains($0.id) }.compactMap {
            cell in
            guard let chain = chain(through: cell.id), let last = chain.last(where: { layout[$0].second == nil }) else {
                return nil
            }
            let height = chain.reduce(0) { $0 + abs(layout[$1].constant.literal ?? 0) }
            return Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(layout[last].source.focus),
                message:
                    "Required constraints from the top of \(naming.quoted(cell.id)) to its bottom make it \(Points.text(height)) high, "
                    + "and a table requires the height of the row, which is another one while rows change. "
                    + "Give \(naming.equation(layout[last])) a priority of 999.",
                related: chain.filter { $0 != last }.map {
                    Finding.Related(
                        range: layout[$0].source.focus, message: "\(naming.equation(layout[$0])) is a part of it")
                },
                subject: cell.path)
        }
    }

    /// Required equalities from the cell's top by views of required heights to its bottom; nil where there is no such chain.
    func chain(through cell: ViewID) -> [ConstraintID]? {
        let required = layout.constraints.filter {
            !$0.isRemoved && $0.isActive && $0.relation == .equal && $0.priority.literal.map { $0 >= 1000 } == true
                && $0.multiplier.literal == 1 && $0.constant.literal != nil && $0.first.attribute.axis == .vertical
        }
        func link(_ a: Anchor, _ b: Anchor) -> ConstraintID? {
            required.first { ($0.first == a && $0.second == b) || ($0.first == b && $0.second == a) }?.id
        }
        var visited: Set<ViewID> = []
        /// The rest of the chain, from a view whose top is reached.
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
