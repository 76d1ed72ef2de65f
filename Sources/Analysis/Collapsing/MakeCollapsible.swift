import AutoLayoutEngine
import LayoutModel
import Wording

/// Makes a view collapsible: finds the edges by which it must collapse so that one of its two gaps remains.
struct MakeCollapsible {
    let layout: Layout
    let view: ViewID
    /// The style of collapsing that is in use.
    let style: CollapseStyle

    init(_ layout: Layout, _ view: ViewID, as style: CollapseStyle) {
        self.layout = layout
        self.view = view
        self.style = style
    }

    /// The style in which most other views collapse: those of the layout, otherwise those of the document.
    static func style(in layout: Layout, of document: Document) -> CollapseStyle {
        let own = layout.collapses.map(\.style)
        return mostFrequent(own.isEmpty ? document.layouts.flatMap { $0.collapses.map(\.style) } : own) ?? .plain
    }

    /// The most frequent style, the first of several; nil if there is none.
    static func mostFrequent(_ styles: [CollapseStyle]) -> CollapseStyle? {
        let counts = Dictionary(styles.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.values.max()
        return styles.first { counts[$0] == most }
    }

    /// The repairs that close the gap.
    func candidates(_ trial: inout PaidTrial) throws(Cancelled) -> [Repair] {
        let kind = layout[view].kind
        guard kind != .guide, kind != .spacer, layout.collapse(of: view) == nil, layout.stack(arranging: view) == nil
        else { return [] }
        let axes = axes
        if layout.sourceTraits.contains(.isCode) {
            return try axes.map { axis throws(Cancelled) in try inCode(axis, &trial) }.flatMap(\.self)
        }
        if layout.sourceTraits.contains(.isCompletedByCode) {
            return try axes.map { axis throws(Cancelled) in try inDocument(axis, &trial) }.flatMap(\.self)
        }
        let repairs = try axes.map { axis throws(Cancelled) in try inStyle(axis, &trial) }.flatMap(\.self)
        guard repairs.isEmpty, style != .plain else { return repairs }
        return try axes.map { axis throws(Cancelled) in try byEdge(of: axis, as: .plain, &trial) }.flatMap(\.self)
    }

    func inStyle(_ axis: Axis, _ trial: inout PaidTrial) throws(Cancelled) -> [Repair] {
        switch style {
        case .plain, .hrViewVisible, .uiViewVisibility: try byEdge(of: axis, as: style, &trial)
        case .flexibleBox: axis == .horizontal ? try asFlexibleBox(&trial) : []
        // This library never sets a gap to 0.
        case .uiViewVisibilitySwift: []
        case .fdCollapsible: try listing(on: axis, &trial).map { [$0] } ?? []
        }
    }

    private func byEdge(
        of axis: Axis, as style: CollapseStyle, _ trial: inout PaidTrial
    ) throws(Cancelled) -> [Repair] {
        for edge in CollapsibleConstraints(layout, view).edges(axis) {
            let edits = [ModelEdit.setCollapse(view, [edge], as: style)]
            guard try closes(edits, axis, &trial) else { continue }
            return [Repair(title: "\(title) by its \(edge.rawValue) edge\(suffix(style))", edits: edits)]
        }
        return []
    }

    /// Collapses by both edges, as FlexibleBox does, and reverses gaps if it would collapse both of them or none.
    private func asFlexibleBox(_ trial: inout PaidTrial) throws(Cancelled) -> [Repair] {
        let edits = [ModelEdit.setCollapse(view, CollapseStyle.flexibleBox.edges, as: .flexibleBox)]
        let title = "\(self.title)\(suffix(.flexibleBox))"
        if try closes(edits, .horizontal, &trial) { return [Repair(title: title, edits: edits)] }
        for reversal in Reversal(layout.applying(edits)).candidates(at: view, .horizontal) {
            let all = edits + reversal.edits
            guard try closes(all, .horizontal, &trial) else { continue }
            return [Repair(title: "\(title). \(reversal.title)", edits: all)]
        }
        return []
    }

    var title: String { "Make \(Naming(layout).quoted(view)) collapsible" }

    private func suffix(_ style: CollapseStyle) -> String { style == .plain ? "" : " as \(style.rawValue)" }

    /// The axes on which siblings are tied to the view's edges, the axis with more of them first.
    private var axes: [Axis] {
        func ties(_ axis: Axis) -> Int {
            layout.constraints.count { constraint in
                guard constraint.isActive, let second = constraint.second, constraint.first.attribute.axis == axis,
                    !constraint.first.attribute.isSize, constraint.first.item.view == view || second.item.view == view
                else { return false }
                let other = constraint.first.item.view == view ? second.item.view : constraint.first.item.view
                // A constraint between edges of one side, or with a centre, sets no distance between the two.
                return !layout.ancestors(of: view).contains(other) && !layout.isDescendant(other, of: view)
                    && constraint.first.attribute != second.attribute
                    && !constraint.anchors.contains { $0.attribute == .centerX || $0.attribute == .centerY }
            }
        }
        let counted = Axis.allCases.map { (axis: $0, ties: ties($0)) }.filter { $0.ties > 0 }
        return counted.sorted { $0.ties > $1.ties }.map(\.axis)
    }

    /// Whether the edits let the view, and no other, collapse to zero length and cause no new finding in any state.
    func closes(_ edits: [ModelEdit], _ axis: Axis, _ trial: inout PaidTrial) throws(Cancelled) -> Bool {
        guard trial.canPay() else { return false }
        let changed = layout.applying(edits)
        var solver = LayoutSolver(changed)
        let solution = try solveGone(changed, &solver, &trial)
        guard solution.conflicts.isEmpty, hasNoLength(view, in: solution, axis) else { return false }
        let spent = solver.work
        let shown = try solver.solve(Configuration(baseOf: changed), listsAmbiguous: false, trial.cancellation)
        trial.spend(solver.work - spent)
        let isAlone = layout.views.allSatisfy { other in
            other.id == view || layout.isDescendant(other.id, of: view) || hasNoLength(other.id, in: shown, axis)
                || !hasNoLength(other.id, in: solution, axis)
        }
        guard isAlone else { return false }
        return try trial.allows(edits)
    }

    /// Solves a changed layout while the view is gone.
    func solveGone(
        _ changed: Layout, _ solver: inout LayoutSolver, _ trial: inout PaidTrial
    ) throws(Cancelled) -> Solution {
        var gone = Configuration(baseOf: changed)
        gone.gone = [view]
        let solution = try solver.solve(gone, listsAmbiguous: false, trial.cancellation)
        trial.spend(changed.work(of: solver))
        return solution
    }

    private func hasNoLength(_ view: ViewID, in solution: Solution, _ axis: Axis) -> Bool {
        solution.frame(of: view).length(on: axis) < 0.0005
    }
}
