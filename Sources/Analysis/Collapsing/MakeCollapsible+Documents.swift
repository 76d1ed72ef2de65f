import Wording
import AutoLayoutEngine
import LayoutModel

/// In a document there are three ways: constraints that code installs when the view goes; the outlet collection of
/// FDCollapsibleConstraints, whose constants go to zero; and a note, where the document has such notes already.
extension MakeCollapsible {
    /// By the far edge where that closes the gap, else by the near one.
    func inDocument(_ axis: Axis, _ trial: Trial) throws(Cancelled) -> [Repair] {
        let listed = try listing(on: axis, trial)
        let installed = Self.edges(of: axis).lazy.compactMap { installing($0) }.first
        // In the style at hand first.
        return try noted(axis, trial)
            + (style == .fdCollapsible ? [listed, installed] : [installed, listed]).compactMap { $0 }
    }

    /// In the style of most of the notes.
    private func noted(_ axis: Axis, _ trial: Trial) throws(Cancelled) -> [Repair] {
        guard let style = Self.mostFrequent(layout.collapses.filter(\.isNoted).map(\.style)) else { return [] }
        return try MakeCollapsible(layout, view, as: style).inStyleAtHand(axis, trial).map { repair in
            var repair = repair
            repair.title += ", in a note"
            return repair
        }
    }

    // MARK: What goes to zero

    /// The constraints in force that give the view a fixed length.
    func lengths(_ axis: Axis) -> [Constraint] {
        constraints.filter { $0.second == nil && $0.first.item == Item(view) && $0.first.attribute.isSize(on: axis) }
    }

    /// The constraints in force that tie an edge of the view to something outside it.
    func ties(at edge: Edge) -> [Constraint] {
        constraints.filter { constraint in
            guard let second = constraint.second else { return false }
            return [(constraint.first, second), (second, constraint.first)].contains { own, other in
                own.item == Item(view) && own.attribute.lies(on: edge) && other.item.view != view
                    && !layout.isDescendant(other.item.view, of: view)
            }
        }
    }

    private var constraints: [Constraint] {
        layout.constraints.filter { $0.isActive && !$0.isRemoved && !$0.isDesignTimeOnly && $0.constant.literal != nil }
    }

    // MARK: An outlet collection

    /// By the far edge where that closes the gap, else by the near one.
    func listing(on axis: Axis, _ trial: Trial) throws(Cancelled) -> Repair? {
        for edge in Self.edges(of: axis) {
            if let repair = try listing(edge, trial) { return repair }
        }
        return nil
    }

    private func listing(_ edge: Edge, _ trial: Trial) throws(Cancelled) -> Repair? {
        let gaps = ties(at: edge).filter { $0.constant != 0 }
        let all = (lengths(edge.axis) + gaps).map(\.id)
        let edits = [ModelEdit.setCollapsibleConstraints(view, all)]
        guard !all.isEmpty, all.allSatisfy({ canBeListed($0, among: all) }), try closes(edits, edge.axis, trial) else {
            return nil
        }
        return Repair(
            title: "Make \(Naming(layout).quoted(view)) collapsible by its \(edge.rawValue) edge with "
                + (layout.designTime == nil ? "fdCollapsible" : "fd_collapsibleConstraints"), edits: edits)
    }

    /// In a text the style goes by labels, which stand for all that a statement says.
    private func canBeListed(_ id: ConstraintID, among all: [ConstraintID]) -> Bool {
        guard layout.designTime == nil, layout[id].label == nil else { return true }
        let statement = layout[id].source.statement
        return layout.constraints.allSatisfy { $0.source.statement != statement || all.contains($0.id) }
    }

    // MARK: Constraints that code installs

    /// A zero length and a zero gap that are not installed, named alike; what they contradict steps down to just below required.
    private func installing(_ edge: Edge) -> Repair? {
        let naming = Naming(layout)
        let identifier = "\(naming.plain(view)) gone"
        let gaps = ties(at: edge).filter { $0.constant != 0 }
        var edits = (lengths(edge.axis) + gaps).filter { ($0.priority.literal ?? 0) >= 1000 }.map {
            ModelEdit.setPriority($0.id, 999)
        }
        edits.append(.addZeroLength(view, edge.axis, identifier: identifier))
        for gap in gaps {
            guard let second = gap.second, let multiplier = gap.multiplier.literal else { return nil }
            edits.append(
                .addConstraint(
                    NewConstraint(
                        first: .init(gap.first), relation: gap.relation, multiplier: multiplier,
                        second: .init(second), constant: 0, identifier: identifier, isInstalled: false)))
        }
        guard collapses(edits, edge) else { return nil }
        return Repair(
            title: "Make \(naming.quoted(view)) collapsible by its \(edge.rawValue) edge: add "
                + "\(gaps.isEmpty ? "a constraint" : "constraints") \"\(identifier)\" to activate when it goes",
            edits: edits)
    }

    /// Whether at every size, with the new constraints installed, nothing conflicts, the view has no length, and the gap on its other
    /// side is what it was.
    private func collapses(_ edits: [ModelEdit], _ edge: Edge) -> Bool {
        var gone = layout.applying(edits)
        for place in gone.constraints.indices.dropFirst(layout.constraints.count) {
            gone.constraints[place].isActive = true
        }
        gone.vary = []
        let others = Edge.allCases.filter { $0.axis == edge.axis && !edge.isSame(as: $0) }
        let kept = others.flatMap { ties(at: $0) }.filter { $0.relation == .equal }
        guard !kept.isEmpty else { return false }
        var solver = LayoutSolver(gone)
        for configuration in ConfigurationSpace(gone).configurations + [Configuration(baseOf: gone)] {
            let solution = solver.solve(configuration, listsAmbiguous: false)
            guard solution.conflicts.isEmpty,
                solution.frame(of: view).length(on: edge.axis) < 0.0005
            else { return false }
            for tie in kept {
                guard let constant = solver.constant(of: tie.id), let fitting = solver.fittingConstant(of: tie.id)
                else { continue }
                if abs(constant - fitting) > 0.0005 { return false }
            }
        }
        return true
    }
}

extension Attribute {
    fileprivate func isSize(on axis: Axis) -> Bool { isSize && self.axis == axis }
}

extension Edge {
    /// Whether it is the edge, by either name.
    fileprivate func isSame(as other: Edge) -> Bool {
        switch self {
        case .leading, .left: other == .leading || other == .left
        case .trailing, .right: other == .trailing || other == .right
        case .top, .bottom: self == other
        }
    }
}
