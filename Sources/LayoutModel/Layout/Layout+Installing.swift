extension Layout {
    /// Adds a collapse for each view that code can make gone by activating constraints: an inactive constraint with a
    /// label that makes the view's length zero, and all other inactive constraints with the same label.
    ///
    /// Skips labels that several views share, views with several such labels, and views whose required length
    /// contradicts the zero length: code must deactivate that one, and possibly others.
    package mutating func readCollapsesByInstalling() {
        let isolated = constraints.filter { !$0.isActive && !$0.isRemoved && $0.label?.isEmpty == false }
        guard isolated.contains(where: \.makesLengthZero) else { return }
        let installable = isolated.filter { !isInstalledSomewhere($0.id) }
        var labels: [ViewID: Set<String>] = [:]
        var views: [String: Set<ViewID>] = [:]
        for constraint in installable where constraint.makesLengthZero {
            guard let label = constraint.label else { continue }
            labels[constraint.first.item.view, default: []].insert(label)
            views[label, default: []].insert(constraint.first.item.view)
        }
        for (view, labels) in labels.sorted(by: { $0.key < $1.key }) {
            guard labels.count == 1, let label = labels.first, views[label]?.count == 1,
                !collapses.contains(where: { $0.view == view })
            else { continue }
            let installed = installable.filter { $0.label == label }
            guard !installed.contains(where: { $0.makesLengthZero && isContradicted($0) }) else { continue }
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
                && (other.isRequired || other.priority.literal == nil) && other.constant.literal != 0
        }
    }
}

extension Constraint {
    fileprivate var makesLengthZero: Bool {
        second == nil && first.item.guide == nil && first.attribute.isSize && relation != .greaterThanOrEqual
            && constant.literal == 0
    }
}
