import Wording
import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText

/// What goes to zero with a view, and what restores it.
struct CollapseReport {
    let blocks: [HoverText.Block]

    private static let mostRows = 8

    init(_ collapse: Collapse, _ layout: Layout) {
        let reach = CollapseReach(collapse, layout)
        var blocks: [HoverText.Block] = []
        if let how = Self.how(collapse) { blocks.append(.paragraph(how)) }
        let rows = Self.rows(reach, collapse, layout)
        if rows.isEmpty {
            blocks.append(.paragraph("It finds no constraint and no size that could go to zero."))
        } else {
            blocks.append(
                .table(
                    header: ["what it touches", "held by", "now", "gone"], rows: Array(rows.prefix(Self.mostRows))))
            if rows.count > Self.mostRows { blocks.append(.paragraph("… and \(rows.count - Self.mostRows) more.")) }
        }
        let missed = Self.missed(reach, collapse, layout)
        if !missed.isEmpty {
            blocks.append(.paragraph("Not found, though on the same edges:"))
            blocks.append(.list(missed.prefix(Self.mostRows).map { Sentence(layout).equation($0) }))
        }
        blocks.append(.paragraph(Self.restoring(collapse.style)))
        self.blocks = blocks
    }

    private static func how(_ collapse: Collapse) -> String? {
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
            rows.append(["\(name).\(axis.sizeName) == 0", name, "not there", "in force"])
        }
        for axis in Axis.allCases where reach.axes.contains(axis) {
            switch layout[collapse.view].intrinsicSize[axis] {
            case .none: break
            case .points(let length): rows.append(["content \(axis.sizeName)", name, points(length), "0"])
            case .unknown: rows.append(["content \(axis.sizeName)", name, "not known", "0"])
            }
        }
        for id in (reach.constraints + reach.switchedOff).sorted() {
            let constraint = layout[id]
            let constant = constraint.constant.value(layout.parameters.map(\.value)).map(points) ?? "not known"
            let holder = CollapseReach.holder(of: constraint, layout)
            rows.append([
                sentence.equation(id), layout.displayName(of: layout[holder]),
                constraint.isActive ? constant : "\(constant), not in force",
                reach.switchedOff.contains(id) ? "switched off" : "0",
            ])
        }
        return rows
    }

    /// What the language's own way would find on the same edges and the library does not.
    private static func missed(_ reach: CollapseReach, _ collapse: Collapse, _ layout: Layout) -> [ConstraintID] {
        guard [.hrViewVisible, .uiViewVisibility, .flexibleBox].contains(collapse.style) else { return [] }
        var whole = collapse
        whole.style = .plain
        let found = Set(reach.constraints)
        return CollapseReach(whole, layout).constraints.filter { !found.contains($0) }
    }

    /// What brings the constants back, and what has to be known about it.
    private static func restoring(_ style: CollapseStyle) -> String {
        switch style {
        case .plain: "Visible again, every constant is what it was."
        case .hrViewVisible:
            "setVisible(.visible) writes back the constants that .gone saved: both sizes always, of the margins only those of the "
                + "directions that it is given, so give it those of .gone. It neither hides the view nor shows it."
        case .uiViewVisibility:
            "Made visible, it writes back the saved constants, of the margins only those that it is given, and lays out the view itself, "
                + "not its superview."
        case .uiViewVisibilitySwift:
            "Made visible, it takes its own constraint out and switches on every constraint that the view held when it went or came "
                + "for the first time, whatever has become of them since."
        case .fdCollapsible:
            "fd_collapsed = NO writes back the constants that the constraints had when they were put into the collection, whatever was "
                + "set since. It neither hides the view nor shows it."
        case .flexibleBox:
            "resumeViewSpace writes back the constants that addViews found, whatever was set since; for a view that was never added it "
                + "writes 0."
        }
    }
}

extension Layout {
    /// Whether a view's name at a place is that of a `collapse` or of a `gone` in a state.
    func saysThatAViewGoes(at range: FileRange) -> Bool {
        if collapses.contains(where: { $0.nameRange == range }) { return true }
        return states.contains { state in
            state.changes.contains { change in
                if case .gone = change.effect { return change.range == range }
                return false
            }
        }
    }

    /// What happens to some constraints when views go, as sentences.
    func collapseNotes(on ids: [ConstraintID]) -> [String] {
        guard !collapses.isEmpty else { return [] }
        return collapses.compactMap { collapse in
            let reach = CollapseReach(collapse, self)
            let name = displayName(of: self[collapse.view])
            if ids.contains(where: reach.switchedOff.contains) { return "It is switched off while \(name) is gone." }
            return ids.contains(where: reach.constraints.contains)
                ? "\(ids.count == 1 ? "Its constant is" : "Their constants are") 0 while \(name) is gone." : nil
        }
    }
}
