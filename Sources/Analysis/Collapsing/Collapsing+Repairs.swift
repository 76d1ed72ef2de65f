import SourceText
import Wording
import AutoLayoutEngine
import LayoutModel

extension GapWhenGoneRule {
    /// Collapses the view by one edge, the far one first, on the axis of the gap; what it collapses by already stays. Views that go together
    /// are made to collapse alike.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        let views = observations.views(of: finding)
        let recollapsing = Recollapsing(layout)
        let single = views.flatMap { view, axis -> [Repair] in
            switch observations.style(of: view) {
            case .flexibleBox: Reversal(layout).candidates(at: view, axis) + adding(to: view, axis)
            case .fdCollapsible: recollapsing.repairs(listingMoreFor: view, axis)
            case .plain, .hrViewVisible, .uiViewVisibility: adding(to: view, axis)
            // It takes no gap along, whatever is written.
            case .uiViewVisibilitySwift: []
            }
        }
        return single + observations.alike(finding)
    }

    private func adding(to view: ViewID, _ axis: Axis) -> [Repair] {
        let edges = MakeCollapsible.edges(of: axis)
        let present = layout.collapses.filter { $0.view == view }.reduce(into: Set<Edge>()) { $0.formUnion($1.edges) }
        return edges.filter { !present.contains($0) }.map { edge in
            Repair(
                title: "Collapse \(Naming(layout).quoted(view)) by its \(edge.rawValue) edge",
                edits: [.setCollapse(view, present.union([edge]))])
        }
    }
}

extension LostGapRule {
    /// Lets one of the gaps stay: by the orientation of the gaps where that decides, else by the edge.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        let layout = observations.layout
        let reversals = observations.views(of: finding).filter { observations.style(of: $0.0) == .flexibleBox }.flatMap
        {
            Reversal(layout).candidates(at: $0, $1)
        }
        return reversals + observations.alike(finding)
    }
}

extension GapObservations {
    /// All views of a finding by the same edge alone, the far one first.
    func alike(_ finding: Finding) -> [Repair] {
        let views = views(of: finding)
        guard let axis = views.first?.1 else { return [] }
        return MakeCollapsible.edges(of: axis).compactMap { Recollapsing(layout).repair(by: $0, views.map(\.0)) }
    }
}

extension SharedGapRule {
    /// One of the two collapses by another edge; which of them nobody can tell.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        shares.filter { subject(of: $0) == finding.subject }.flatMap { share in
            [share.other, share.first].flatMap { Recollapsing(layout).repairs(sparing: share.constraint, $0) }
        }.map(\.requiringChoice)
    }
}

extension NotRestoredRule {
    /// The view leaves the constraint alone, or the state does. Which of the two is meant nobody can tell.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        losses.filter { subject(of: $0) == finding.subject }.flatMap { loss -> [Repair] in
            let constraint = Naming(layout).equation(layout[loss.constraint])
            let silent = Repair(
                title: "Leave the constant of \(constraint) alone in the state \"\(layout.states[loss.state].name)\"",
                edits: [.removeStateChange(state: loss.state, change: loss.change)])
            return Recollapsing(layout).repairs(sparing: loss.constraint, loss.collapse) + [silent]
        }.map(\.requiringChoice)
    }
}

extension MirroredCollapseRule {
    /// The edge by the name that the constraint has for it, so that the same gap goes; else the edge on the side that was named. Which
    /// of the two is meant nobody can tell.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        layout.collapses.flatMap { collapse in
            Self.sides.filter { subject(collapse, $0.absolute) == finding.subject }.flatMap { side -> [Repair] in
                let other = "the gap on its \(side.absolute.rawValue) goes"
                let meant = [(side.directional, "the same gap goes"), (side.other, other)]
                return meant.compactMap { attribute, effect in
                    guard let edge = Edge(rawValue: attribute.rawValue) else { return nil }
                    let edges = collapse.edges.subtracting([side.absolute]).union([edge])
                    let name = Naming(layout).quoted(collapse.view)
                    return Repair(
                        title: "Collapse \(name) by its \(edge.rawValue) edge: \(effect)",
                        edits: [.setCollapse(collapse.view, edges)], needsChoice: true)
                }
            }
        }
    }
}

extension DrawnWhenGoneRule {
    /// The view clips its subviews, where that takes nothing away while it is shown.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        let naming = Naming(layout)
        return observations.keys.filter { naming.subject($0) == finding.subject && !isOverrun($0) }.map { view in
            let title =
                naming.isDrawn
                ? "Turn on Clip to Bounds for \(naming.quoted(view))" : "Let \(naming.quoted(view)) clip its subviews"
            return Repair(title: title, edits: [.setClipsToBounds(view)])
        }
    }

    /// Whether something in a view reaches out of it in a configuration in which the view is not gone.
    private func isOverrun(_ view: ViewID) -> Bool {
        let inside = layout.views.filter { layout.isDescendant($0.id, of: view) && $0.kind != .guide }.map(\.id)
        var solver = LayoutSolver(layout)
        return ConfigurationSpace(layout).configurations.contains { configuration in
            let solution = solver.solve(configuration, listsAmbiguous: false)
            guard !solution.isGone[view.index], !solution.isHidden[view.index] else { return false }
            let bounds = solution.absoluteFrame(of: view, layout)
            return inside.contains { inner in
                let frame = solution.absoluteFrame(of: inner, layout)
                return !solution.isHidden[inner.index]
                    && Axis.allCases.contains { axis in
                        frame.start(on: axis) < bounds.start(on: axis) - 0.5
                            || frame.start(on: axis) + frame.length(on: axis) > bounds.start(on: axis)
                                + bounds.length(on: axis) + 0.5
                    }
            }
        }
    }
}

extension CollapseWithoutEffectRule {
    /// A length of its own in the place of one that hangs on another view's; else the other axis.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        let naming = Naming(layout)
        let found = observations.all.filter { naming.subject($0.key) == finding.subject }
        return found.flatMap { view, detail, _ -> [Repair] in
            let size = detail.axis.size
            let own = detail.holding.filter { isLength(layout[$0], of: view, detail.axis) }.compactMap {
                id -> Repair? in
                let new = NewConstraint(first: .init(Anchor(Item(view), size)), second: nil, constant: detail.length)
                let edits: [ModelEdit] = [.removeConstraint(id), .addConstraint(new)]
                guard FrameComparison(layout).stays(after: edits, whileNothingIsGone: true) else { return nil }
                return Repair(
                    title:
                        "Give \(naming.quoted(view)) a \(size.rawValue) of its own, \(Points.text(detail.length)), in the place of "
                        + naming.equation(layout[id]), edits: edits)
            }
            let style = layout.collapses.first { $0.view == view }?.style
            let others = style == .flexibleBox ? [] : MakeCollapsible.edges(of: detail.axis.other)
            return own
                + others.map { edge in
                    Repair(
                        title: "Collapse \(naming.quoted(view)) by its \(edge.rawValue) edge instead",
                        edits: [.setCollapse(view, [edge])])
                }
        }.map(\.requiringChoice)
    }

    /// Whether a constraint is an equality between the view's length and another one.
    private func isLength(_ constraint: Constraint, of view: ViewID, _ axis: Axis) -> Bool {
        guard let second = constraint.second, constraint.relation == .equal else { return false }
        return [constraint.first, second].contains(Anchor(Item(view), axis.size))
    }
}

extension Repair {
    /// The same, to be taken only where somebody chooses it.
    var requiringChoice: Repair {
        var repair = self
        repair.needsChoice = true
        return repair
    }
}
