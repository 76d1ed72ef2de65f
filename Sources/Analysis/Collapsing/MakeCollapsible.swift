import Wording
import AutoLayoutEngine
import LayoutModel

/// Makes a view collapsible: finds the edges by which it must collapse so that, gone, it leaves one gap where two were.
struct MakeCollapsible {
    let layout: Layout
    let view: ViewID
    /// The way of collapsing that is at hand.
    let style: CollapseStyle

    init(_ layout: Layout, _ view: ViewID, as style: CollapseStyle = .plain) {
        self.layout = layout
        self.view = view
        self.style = style
    }

    /// The style in which most other views collapse: those of the layout, and where it has none those of the document.
    static func style(in layout: Layout, of document: Document) -> CollapseStyle {
        let own = layout.collapses.map(\.style)
        return mostFrequent(own.isEmpty ? document.layouts.flatMap { $0.collapses.map(\.style) } : own) ?? .plain
    }

    /// Of several that are as frequent the one that comes first; nil where there is none.
    static func mostFrequent(_ styles: [CollapseStyle]) -> CollapseStyle? {
        let counts = Dictionary(styles.map { ($0, 1) }, uniquingKeysWith: +)
        return styles.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }.flatMap { most in
            styles.first { counts[$0] == counts[most] }
        }
    }

    /// Those that close the gap; what else comes of them has still to be tried.
    func candidates(_ trial: Trial) -> [Repair] {
        let kind = layout[view].kind
        guard kind != .guide, kind != .spacer, !layout.collapses.contains(where: { $0.view == view }),
            layout[view].parent.flatMap({ layout[$0].stack }) == nil
        else { return [] }
        if layout.designTime != nil { return axes().flatMap { inDocument($0, trial) } }
        let inStyle = axes().flatMap { inStyleAtHand($0, trial) }
        return inStyle.isEmpty && style != .plain ? axes().flatMap { byEdge(of: $0, as: .plain, trial) } : inStyle
    }

    func inStyleAtHand(_ axis: Axis, _ trial: Trial) -> [Repair] {
        switch style {
        case .plain, .hrViewVisible, .uiViewVisibility: byEdge(of: axis, as: style, trial)
        case .flexibleBox: axis == .horizontal ? asFlexibleBox(trial) : []
        // It leaves every gap where it is.
        case .uiViewVisibilitySwift: []
        case .fdCollapsible: Self.edges(of: axis).lazy.compactMap { listing($0, trial) }.first.map { [$0] } ?? []
        }
    }

    private func byEdge(of axis: Axis, as style: CollapseStyle, _ trial: Trial) -> [Repair] {
        Self.edges(of: axis).lazy.map { (edge: $0, edits: [ModelEdit.setCollapse(view, [$0], as: style)]) }
            .first { closes($0.edits, axis, trial) }.map { edge, edits in
                [Repair(title: "\(title) by its \(edge.rawValue) edge\(suffix(style))", edits: edits)]
            } ?? []
    }

    /// By both edges, as it does it, with gaps reversed where it would take both of them or none.
    private func asFlexibleBox(_ trial: Trial) -> [Repair] {
        let edits = [ModelEdit.setCollapse(view, CollapseStyle.flexibleBox.edges, as: .flexibleBox)]
        let title = "\(self.title)\(suffix(.flexibleBox))"
        if closes(edits, .horizontal, trial) { return [Repair(title: title, edits: edits)] }
        return Reversal(layout.applying(edits)).candidates(at: view, .horizontal).lazy.filter {
            closes(edits + $0.edits, .horizontal, trial)
        }.prefix(1).map { Repair(title: "\(title). \($0.title)", edits: edits + $0.edits) }
    }

    private var title: String { "Make \(Naming(layout).quoted(view)) collapsible" }

    private func suffix(_ style: CollapseStyle) -> String { style == .plain ? "" : " as \(style.rawValue)" }

    /// By the far edge first: what comes behind closes up.
    static func edges(of axis: Axis) -> [Edge] {
        axis == .horizontal ? [.trailing, .leading] : [.bottom, .top]
    }

    /// The axes on which neighbours are tied to the view's edges, the one with more of them first.
    private func axes() -> [Axis] {
        func ties(_ axis: Axis) -> Int {
            layout.constraints.count { constraint in
                guard constraint.isActive, let second = constraint.second, constraint.first.attribute.axis == axis,
                    !constraint.first.attribute.isSize, constraint.first.item.view == view || second.item.view == view
                else { return false }
                let other = constraint.first.item.view == view ? second.item.view : constraint.first.item.view
                return !layout.ancestors(of: view).contains(other) && !layout.isDescendant(other, of: view)
                    && constraint.first.attribute != second.attribute
            }
        }
        let counted = Axis.allCases.map { (axis: $0, ties: ties($0)) }.filter { $0.ties > 0 }
        return counted.sorted { $0.ties > $1.ties }.map(\.axis)
    }

    /// Whether the view, collapsed so and gone, has no length left, and nothing is wrong in any state.
    func closes(_ edits: [ModelEdit], _ axis: Axis, _ trial: Trial) -> Bool {
        let changed = layout.applying(edits)
        var solver = LayoutSolver(changed)
        var gone = Configuration(baseOf: changed)
        gone.gone = [view]
        guard let solution = solver.solve(gone), solution.conflicts.isEmpty,
            solution.frame(of: view).length(on: axis) < 0.0005
        else { return false }
        return trial.holds(changed)
    }
}
