/// Views that go by constraints that code brings into force.
extension Layout {
    /// Adds a collapse for each view that such constraints make go: one that is not in force, whatever the size classes, has a label and
    /// makes the view zero long, with all others of its label that are not in force.
    ///
    /// Nothing is concluded where a label is that of several views, or a view has several such labels; nor where a required length of
    /// the view contradicts the zero one, since code must then take that out and nobody knows what else.
    package mutating func readCollapsesByInstalling() {
        let isolated = constraints.filter { !$0.isActive && !$0.isRemoved && $0.label?.isEmpty == false }
        guard isolated.contains(where: \.makesZeroLong) else { return }
        let installable = isolated.filter { !isInstalledSomewhere($0.id) }
        var labels: [ViewID: Set<String>] = [:]
        var views: [String: Set<ViewID>] = [:]
        for constraint in installable where constraint.makesZeroLong {
            guard let label = constraint.label else { continue }
            labels[constraint.first.item.view, default: []].insert(label)
            views[label, default: []].insert(constraint.first.item.view)
        }
        for (view, labels) in labels.sorted(by: { $0.key < $1.key }) {
            guard labels.count == 1, let label = labels.first, views[label]?.count == 1,
                !collapses.contains(where: { $0.view == view })
            else { continue }
            let installed = installable.filter { $0.label == label }
            guard !installed.contains(where: { $0.makesZeroLong && isContradicted($0) }) else { continue }
            var collapse = Collapse(
                view: view, edges: [], range: self[view].nameRange, nameRange: self[view].nameRange)
            collapse.installed = installed.map(\.id)
            collapses.append(collapse)
            if !vary.contains(where: { $0.view == view }) {
                vary.append(ViewMention(view: view, range: self[view].nameRange))
            }
        }
    }

    private func isInstalledSomewhere(_ id: ConstraintID) -> Bool {
        traitVariations.contains { $0.changes.contains(.setConstraintInstalled(id, true)) }
    }

    private func isContradicted(_ zero: Constraint) -> Bool {
        constraints.contains { other in
            other.isActive && !other.isRemoved && !other.isDesignTimeOnly && other.second == nil
                && other.first == zero.first && other.relation != .lessThanOrEqual
                && (other.priority.literal ?? 1000) >= 1000 && other.constant.literal != 0
        }
    }
}

extension Constraint {
    fileprivate var makesZeroLong: Bool {
        second == nil && first.item.guide == nil && first.attribute.isSize && relation != .greaterThanOrEqual
            && constant.literal == 0
    }
}
