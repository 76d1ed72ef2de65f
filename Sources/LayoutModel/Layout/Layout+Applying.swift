import SourceText

extension Layout {
    /// The layout after `edits`, applied in order. Edits of something that does not exist change nothing.
    ///
    /// Existing identifiers keep their meaning: a removed constraint keeps its index (see ``Constraint/isRemoved``),
    /// and new views and constraints are appended to ``views`` and ``constraints``.
    package func applying(_ edits: [ModelEdit]) -> Layout {
        var result = self
        var new = NewViews()
        for case .addEqualSpacers(let count, let axis, let parent) in edits {
            new.spacers += result.appendEqualSpacers(count: count, along: axis, in: parent)
        }
        for case .embed(let views, let stack) in edits { new.stack = result.embed(views, in: stack) }
        for edit in edits { result.apply(edit, new) }
        let removed = Set(
            edits.compactMap { edit -> ConstraintID? in if case .removeConstraint(let id) = edit { id } else { nil } })
        if !removed.isEmpty {
            for state in states.indices {
                result.states[state].changes = result.states[state].changes.compactMap { $0.without(removed) }
            }
        }
        // The marks are about the layout as it was saved.
        for index in views.indices where !views[index].recordedMarks.isEmpty { result.views[index].recordedMarks = [] }
        if sourceTraits.contains(.isCompletedByCode) { result.readCollapsesByInstalling() }
        return result
    }

    /// The views that a list of edits adds, which ``NewConstraint`` can name.
    private struct NewViews {
        var spacers: [ViewID] = []
        var stack: ViewID?
    }

    private mutating func apply(_ edit: ModelEdit, _ new: NewViews) {
        switch edit {
        case .setRelation(let id, _), .setConstant(let id, _), .setPriority(let id, _), .setAttributes(let id, _, _),
            .setDesignTimeOnly(let id, _), .reverseItems(let id), .removeConstraint(let id):
            change(id) { $0.apply(edit) }
        case .addConstraint(let constraint): add(constraint, new)
        case .setHugging(let id, let axis, let priority): change(id) { $0.hugging[axis] = Priority(priority) }
        case .setCompressionResistance(let id, let axis, let priority):
            change(id) { $0.compressionResistance[axis] = Priority(priority) }
        case .setClipsToBounds(let view): change(view) { $0.clipsToBounds = true }
        case .setRecordedFrame(let id, let frame): setRecordedFrame(id, frame)
        case .addZeroLength(let id, let axis, let identifier): addZeroLength(id, axis, identifier)
        case .setCollapse(let id, let edges, let style):
            changeCollapse(of: id) { collapse in
                collapse.edges = edges
                if let style { collapse.style = style }
            }
        case .setCollapsibleConstraints(let id, let constraints):
            changeCollapse(of: id) { collapse in
                collapse.constraints = constraints
                collapse.style = .fdCollapsible
            }
        case .removeCollapse(let view): dropCollapses(of: view)
        case .addHidingMethod(let view, let zeroed, let axis):
            let installed = axis.map { _ in ConstraintID(constraints.count) }
            if let axis { addZeroLength(view, axis, nil) }
            changeCollapse(of: view) { collapse in
                collapse.constraints = zeroed
                collapse.installed = installed.map { [$0] } ?? []
            }
        case .removeStateChange(let state, let change):
            guard states.indices.contains(state), states[state].changes.indices.contains(change) else { return }
            states[state].changes.remove(at: change)
        case .tieSpacer(let spacer, let view):
            if views.indices.contains(view.index) { change(spacer) { $0.spacer?.after = view } }
        case .replaceSpacer(let spacer, let spacing, let view): exchangeSpacer(spacer, for: spacing, after: view)
        case .removeCustomSpacing(let view): changeStack(around: view) { $0.customSpacing[view] = nil }
        case .setCustomSpacing(let view, let spacing): changeStack(around: view) { $0.customSpacing[view] = spacing }
        case .addStackSpacer(let view, let length): insertStackSpacer(after: view, length: length)
        case .updateInsteadOfAdding(let maker, _):
            for index in additions.indices {
                additions[index].constraints.removeAll { $0.source.statement == maker }
            }
        case .addEqualSpacers, .embed: break
        }
    }

    private mutating func change(_ id: ConstraintID, _ body: (inout Constraint) -> Void) {
        if constraints.indices.contains(id.index) { body(&constraints[id.index]) }
    }

    private mutating func change(_ id: ViewID, _ body: (inout View) -> Void) {
        if views.indices.contains(id.index) { body(&views[id.index]) }
    }

    private mutating func add(_ new: NewConstraint, _ views: NewViews) {
        guard let first = anchor(new.first, views) else { return }
        var second: Anchor?
        if let side = new.second {
            guard let anchor = anchor(side, views) else { return }
            second = anchor
        }
        let end = FileRange(file, TextRange(at: range.end))
        constraints.append(
            Constraint(
                id: ConstraintID(constraints.count), first: first, relation: new.relation,
                multiplier: .literal(new.multiplier), second: second, constant: .literal(new.constant),
                priority: .literal(new.priority), isActive: new.isInstalled, label: new.identifier,
                source: ConstraintSource(statement: end, focus: end)))
    }

    private func anchor(_ new: NewConstraint.NewAnchor, _ added: NewViews) -> Anchor? {
        switch new.item {
        case .item(let item): views.indices.contains(item.view.index) ? Anchor(item, new.attribute) : nil
        case .spacer(let number):
            added.spacers.indices.contains(number) ? Anchor(Item(added.spacers[number]), new.attribute) : nil
        case .stack: added.stack.map { Anchor(Item($0), new.attribute) }
        }
    }

    /// Adds a constraint on existing views.
    mutating func add(_ new: NewConstraint) { add(new, NewViews()) }

    /// Also updates the autoresizing masks that are measured from the frame.
    private mutating func setRecordedFrame(_ id: ViewID, _ frame: Rect) {
        guard views.indices.contains(id.index) else { return }
        self[id].recordedFrame = frame
        self[id].autoresizing?.frame = frame
        for child in self[id].children {
            self[child].autoresizing?.superviewLength = AxisPair(horizontal: frame.width, vertical: frame.height)
        }
    }

    /// Adds an inactive constraint that code activates.
    private mutating func addZeroLength(_ id: ViewID, _ axis: Axis, _ identifier: String?) {
        guard views.indices.contains(id.index) else { return }
        let end = views[id.index].declaration.end
        constraints.append(
            Constraint(
                id: ConstraintID(constraints.count), first: Anchor(Item(id), axis.size),
                relation: .equal, second: nil, constant: 0, isActive: false, label: identifier,
                source: ConstraintSource(statement: end, focus: end)))
    }

    private mutating func changeCollapse(of id: ViewID, _ change: (inout Collapse) -> Void) {
        guard views.indices.contains(id.index) else { return }
        if let index = collapses.firstIndex(where: { $0.view == id }) { return change(&collapses[index]) }
        let end = FileRange(file, TextRange(at: range.end))
        var collapse = Collapse(view: id, edges: [], range: end, nameRange: end)
        change(&collapse)
        collapses.append(collapse)
        if !vary.contains(where: { $0.view == id }) { vary.append(ViewMention(view: id, range: end)) }
    }
}

extension Constraint {
    /// Applies an edit of this constraint.
    fileprivate mutating func apply(_ edit: ModelEdit) {
        switch edit {
        case .removeConstraint:
            isRemoved = true
            isActive = false
            label = nil
        case .setRelation(_, let relation): self.relation = relation
        case .setConstant(_, let constant): self.constant = .literal(constant)
        case .setPriority(_, let priority): self.priority = .literal(priority)
        case .setAttributes(_, let first, let second):
            self.first.attribute = first
            if let second { self.second?.attribute = second }
        case .setDesignTimeOnly(_, let isDesignTimeOnly): self.isDesignTimeOnly = isDesignTimeOnly
        case .reverseItems: self = reversed ?? self
        default: break
        }
    }
}
