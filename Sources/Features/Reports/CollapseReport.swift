import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// The constraints and sizes that become zero when a view is gone, and what restores them.
struct CollapseReport {
    let blocks: [HoverText.Block]

    private static let mostRows = 8

    init(_ collapse: Collapse, _ layout: Layout) {
        let reach = CollapseReach(collapse, layout)
        var blocks: [HoverText.Block] = []
        if let summary = Self.summary(of: collapse) { blocks.append(.paragraph(summary)) }
        let rows = Self.rows(reach, collapse, layout)
        if rows.isEmpty {
            blocks.append(.paragraph("It finds no constraint and no size to set to zero."))
        } else {
            blocks += .table(header: ["affected", "held by", "now", "gone"], rows: rows, most: Self.mostRows)
        }
        let missed = Self.missed(reach, collapse, layout)
        if !missed.isEmpty {
            blocks.append(.paragraph("On the same edges, but not found:"))
            blocks.append(.list(missed.prefix(Self.mostRows).map { Sentence(layout).equation($0) }))
        }
        blocks.append(.paragraph(Self.restoring(collapse.style)))
        self.blocks = blocks
    }

    /// The edges and the library, as a sentence.
    private static func summary(of collapse: Collapse) -> String? {
        let order = Edge.allCases.filter(collapse.edges.contains).map(\.rawValue)
        let edges = order.isEmpty ? "" : "By \(order.joined(separator: ", "))"
        guard collapse.style != .plain else { return edges.isEmpty ? nil : "\(edges)." }
        return edges.isEmpty
            ? "As \(collapse.style.libraryName) does." : "\(edges), as \(collapse.style.libraryName) does."
    }

    private static func rows(_ reach: CollapseReach, _ collapse: Collapse, _ layout: Layout) -> [[String]] {
        let name = layout.displayName(of: layout[collapse.view])
        let sentence = Sentence(layout)
        var rows: [[String]] = []
        for axis in Axis.allCases where reach.zeroedAxes.contains(axis) {
            rows.append(["\(name).\(axis.sizeName) == 0", name, "absent", "active"])
        }
        for axis in Axis.allCases where reach.axes.contains(axis) {
            switch layout[collapse.view].intrinsicSize[axis] {
            case .none: break
            case .points(let length): rows.append(["content \(axis.sizeName)", name, points(length), "0"])
            case .unknown: rows.append(["content \(axis.sizeName)", name, "unknown", "0"])
            }
        }
        for id in (reach.constraints + reach.deactivated).sorted() {
            let constraint = layout[id]
            let constant = constraint.constant.value(layout.parameters.map(\.value)).map(points) ?? "unknown"
            let holder = CollapseReach.holder(of: constraint, layout)
            rows.append([
                sentence.equation(id), layout.displayName(of: layout[holder]),
                constraint.isActive ? constant : "\(constant), inactive",
                reach.deactivated.contains(id) ? "inactive" : "0",
            ])
        }
        for id in collapse.installed {
            let holder = CollapseReach.holder(of: layout[id], layout)
            rows.append([sentence.equation(id), layout.displayName(of: layout[holder]), "inactive", "active"])
        }
        return rows
    }

    /// The constraints on the same edges that a plain `collapse` finds but the library does not.
    private static func missed(_ reach: CollapseReach, _ collapse: Collapse, _ layout: Layout) -> [ConstraintID] {
        switch collapse.style {
        case .hrViewVisible, .uiViewVisibility, .flexibleBox: break
        case .plain, .uiViewVisibilitySwift, .fdCollapsible: return []
        }
        var plain = collapse
        plain.style = .plain
        let found = Set(reach.constraints)
        return CollapseReach(plain, layout).constraints.filter { !found.contains($0) }
    }

    /// What restores the constants, with its restrictions.
    private static func restoring(_ style: CollapseStyle) -> String {
        switch style {
        case .plain: "When shown again, all constants are restored."
        case .hrViewVisible:
            "setVisible(.visible) restores the constants that .gone saved: both sizes, but only the margins of the "
                + "directions passed to it. Pass the same directions as to .gone. It neither hides nor shows the view."
        case .uiViewVisibility:
            "When shown again, the saved constants are restored, but only the margins passed to it. It lays out the "
                + "view itself, not its superview."
        case .uiViewVisibilitySwift:
            "When shown again, it removes its own constraint and activates every constraint that the view held when "
                + "its visibility was first set, even those deactivated since."
        case .fdCollapsible:
            "fd_collapsed = NO restores the constants that the constraints had when they were added to the collection, "
                + "and overwrites any set since. It neither hides nor shows the view."
        case .flexibleBox:
            "resumeViewSpace restores the constants that addViews found, and overwrites any set since. For a view that "
                + "was never added it sets 0."
        }
    }
}

extension Layout {
    /// Whether a view's name in a range belongs to a `collapse`, or to a `gone` of a state.
    func isCollapsed(at range: FileRange) -> Bool {
        if collapses.contains(where: { $0.nameRange == range }) { return true }
        return states.contains { state in
            state.changes.contains { change in
                if case .gone = change.effect { return change.range == range }
                return false
            }
        }
    }

    /// What happens to some constraints while views are gone, as sentences.
    func collapseNotes(on ids: [ConstraintID]) -> [String] {
        guard !collapses.isEmpty else { return [] }
        return collapses.compactMap { collapse in
            let reach = CollapseReach(collapse, self)
            let name = displayName(of: self[collapse.view])
            if ids.contains(where: reach.deactivated.contains) { return "Inactive while \(name) is gone." }
            return ids.contains(where: reach.constraints.contains)
                ? "\(ids.count == 1 ? "Its constant is" : "Their constants are") 0 while \(name) is gone." : nil
        }
    }
}
