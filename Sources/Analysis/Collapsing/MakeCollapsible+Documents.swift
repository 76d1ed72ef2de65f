import AutoLayoutEngine
import LayoutModel

/// An Interface Builder document has three ways to collapse a view: constraints that code installs when the view is
/// hidden; the outlet collection of FDCollapsibleConstraints, whose constants become zero; and a note, if the document
/// already has such notes.
extension MakeCollapsible {
    func inDocument(_ axis: Axis, _ trial: inout PaidTrial) throws(Cancelled) -> [Repair] {
        let listed = try listing(on: axis, &trial)
        var installed: Repair?
        let edges = CollapsibleConstraints(layout, view).edges(axis)
        for edge in edges where installed == nil { installed = try installing(edge, trial.cancellation) }
        // The style in use comes first.
        return try noted(axis, &trial)
            + (style == .fdCollapsible ? [listed, installed] : [installed, listed]).compactMap { $0 }
    }

    /// Repairs that add a note, in the most frequent style of the existing notes.
    private func noted(_ axis: Axis, _ trial: inout PaidTrial) throws(Cancelled) -> [Repair] {
        guard let style = Self.mostFrequent(layout.collapses.filter(\.isNoted).map(\.style)) else { return [] }
        return try MakeCollapsible(layout, view, as: style).inStyle(axis, &trial).map {
            Repair(title: "\($0.title), in a note", edits: $0.edits)
        }
    }

    // MARK: An outlet collection

    /// Collapses by the far edge if that closes the gap, otherwise by the near one.
    func listing(on axis: Axis, _ trial: inout PaidTrial) throws(Cancelled) -> Repair? {
        let constraints = CollapsibleConstraints(layout, view)
        for edge in constraints.edges(axis) {
            let all = (constraints.lengths(axis) + constraints.gaps(at: edge)).map(\.id)
            let edits = [ModelEdit.setCollapsibleConstraints(view, all)]
            guard !all.isEmpty, all.allSatisfy({ canBeListed($0, among: all) }), try closes(edits, axis, &trial) else {
                continue
            }
            let library = CollapseStyle.fdCollapsible.libraryName
            return Repair(title: "\(title) by its \(edge.rawValue) edge with \(library)", edits: edits)
        }
        return nil
    }

    /// In a `.layout` file the style refers to labels, and a label stands for all constraints of its statement.
    private func canBeListed(_ id: ConstraintID, among all: [ConstraintID]) -> Bool {
        guard !layout.sourceTraits.contains(.hasStatementPerConstraint), layout[id].label == nil else { return true }
        let statement = layout[id].source.statement
        return layout.constraints.allSatisfy { $0.source.statement != statement || all.contains($0.id) }
    }

    // MARK: Constraints that code installs

    /// Adds a zero length and zero gaps that are not installed, with the same identifier, and makes constraints that
    /// conflict with them optional.
    private func installing(_ edge: Edge, _ cancellation: Cancellation) throws(Cancelled) -> Repair? {
        let identifier = "\(layout[view].displayName ?? layout[view].path) gone"
        let constraints = CollapsibleConstraints(layout, view)
        let gaps = constraints.gaps(at: edge)
        var edits = (constraints.lengths(edge.axis) + gaps).filter(\.isRequired).map {
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
        guard try collapses(edits, edge, cancellation) else { return nil }
        return Repair(
            title: "\(title) by its \(edge.rawValue) edge: add \(gaps.isEmpty ? "a constraint" : "constraints") "
                + "\"\(identifier)\" to be activated when it is hidden",
            edits: edits)
    }

    /// Whether at every size, with the new constraints installed, nothing conflicts, the view has no length, and the
    /// gap on its other side is unchanged.
    private func collapses(
        _ edits: [ModelEdit], _ edge: Edge, _ cancellation: Cancellation
    ) throws(Cancelled) -> Bool {
        var gone = layout.applying(edits)
        for index in gone.constraints.indices.dropFirst(layout.constraints.count) {
            gone.constraints[index].isActive = true
        }
        gone.vary = []
        let others = Edge.allCases.filter { $0.axis == edge.axis && !edge.isSame(as: $0) }
        let kept = others.flatMap(CollapsibleConstraints(layout, view).ties).filter { $0.relation == .equal }
        guard !kept.isEmpty else { return false }
        var solver = LayoutSolver(gone)
        for configuration in ConfigurationSpace(gone).configurations + [Configuration(baseOf: gone)] {
            let solution = try solver.solve(configuration, listsAmbiguous: false, cancellation)
            guard solution.conflicts.isEmpty, solution.frame(of: view).length(on: edge.axis) < 0.0005
            else { return false }
            for tie in kept {
                guard let constant = solver.activeConstant(of: tie.id), let fitting = solver.fittingConstant(of: tie.id)
                else { continue }
                if abs(constant - fitting) > 0.0005 { return false }
            }
        }
        return true
    }
}

extension Edge {
    /// Whether it is the same edge in left-to-right text, by either name.
    fileprivate func isSame(as other: Edge) -> Bool {
        switch self {
        case .leading, .left: other == .leading || other == .left
        case .trailing, .right: other == .trailing || other == .right
        case .top, .bottom: self == other
        }
    }
}
