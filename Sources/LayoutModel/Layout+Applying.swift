import SourceText

extension Layout {
    /// The layout after `edits`, made in their order.
    ///
    /// Identifiers of what was there keep their meaning: a removed constraint keeps its place (see ``Constraint/isRemoved``), new
    /// views and constraints come last in ``views`` and ``constraints``. Edits that name something that is not there change nothing.
    package func applying(_ edits: [ModelEdit]) -> Layout {
        var result = self
        var new = NewViews()
        for case .addEqualSpacers(let count, let axis, let parent) in edits {
            new.spacers += result.addEqualSpacers(count: count, along: axis, in: parent)
        }
        for case .embed(let views, let stack) in edits { new.stack = result.embed(views, in: stack) }
        for edit in edits { result.apply(edit, new) }
        if designTime != nil { result.readCollapsesByInstalling() }
        return result
    }

    /// What a list of edits adds and ``NewConstraint`` can name.
    private struct NewViews {
        var spacers: [ViewID] = []
        var stack: ViewID?
    }

    private mutating func apply(_ edit: ModelEdit, _ new: NewViews) {
        switch edit {
        case .removeConstraint(let id):
            change(id) {
                $0.isRemoved = true
                $0.isActive = false
                $0.label = nil
            }
            forget(id)
        case .setRelation(let id, let relation): change(id) { $0.relation = relation }
        case .setConstant(let id, let constant): change(id) { $0.constant = .literal(constant) }
        case .setPriority(let id, let priority): change(id) { $0.priority = .literal(priority) }
        case .addConstraint(let constraint): add(constraint, new)
        case .setHugging(let id, let axis, let priority): change(id) { $0.hugging[axis] = Priority(priority) }
        case .setCompressionResistance(let id, let axis, let priority):
            change(id) { $0.compressionResistance[axis] = Priority(priority) }
        case .setCollapse(let id, let edges, let style):
            setCollapse(id, edges) { collapse in
                collapse.edges = edges
                if let style { collapse.style = style }
            }
        case .reverseItems(let id): change(id) { $0 = $0.reversed ?? $0 }
        case .removeStateChange(let state, let change):
            guard states.indices.contains(state), states[state].changes.indices.contains(change) else { return }
            states[state].changes.remove(at: change)
        case .tieSpacer(let spacer, let view):
            if views.indices.contains(view.index) { change(spacer) { $0.spacer?.after = view } }
        case .replaceSpacer(let spacer, let spacing, let view): replaceSpacer(spacer, by: spacing, after: view)
        case .removeCustomSpacing(let view): changeStack(around: view) { $0.customSpacing[view] = nil }
        case .addStackSpacer(let view, let length): addStackSpacer(after: view, length: length)
        case .addEqualSpacers, .embed: break
        case .removeCollapse(let view): removeCollapse(of: view)
        case .setClipsToBounds(let view): change(view) { $0.clipsToBounds = true }
        case .setAttributes(let id, let first, let second):
            change(id) {
                $0.first.attribute = first
                if let second { $0.second?.attribute = second }
            }
        case .setDesignTimeOnly(let id, let isDesignTimeOnly): change(id) { $0.isDesignTimeOnly = isDesignTimeOnly }
        case .setRecordedFrame(let id, let frame): setRecordedFrame(id, frame)
        case .addZeroLength(let id, let axis, let identifier): addZeroLength(id, axis, identifier)
        case .setCollapsibleConstraints(let id, let constraints):
            setCollapse(id, []) { collapse in
                collapse.constraints = constraints
                collapse.style = .fdCollapsible
            }
        }
    }

    private mutating func change(_ id: ConstraintID, _ body: (inout Constraint) -> Void) {
        guard constraints.indices.contains(id.index) else { return }
        body(&constraints[id.index])
    }

    private mutating func change(_ id: ViewID, _ body: (inout View) -> Void) {
        guard views.indices.contains(id.index) else { return }
        body(&views[id.index])
    }

    /// Takes a constraint out of what the states say; a change that is left with nothing goes too.
    private mutating func forget(_ id: ConstraintID) {
        for state in states.indices {
            states[state].changes = states[state].changes.compactMap { change in
                var change = change
                switch change.effect {
                case .activate(let ids): change.effect = .activate(ids.filter { $0 != id })
                case .deactivate(let ids): change.effect = .deactivate(ids.filter { $0 != id })
                case .setConstant(let ids, let constant):
                    change.effect = .setConstant(ids.filter { $0 != id }, constant)
                case .setPriority(let ids, let priority):
                    change.effect = .setPriority(ids.filter { $0 != id }, priority)
                default: return change
                }
                switch change.effect {
                case .activate(let ids), .deactivate(let ids), .setConstant(let ids, _), .setPriority(let ids, _):
                    return ids.isEmpty ? nil : change
                default: return change
                }
            }
        }
    }

    private mutating func add(_ new: NewConstraint, _ views: NewViews = NewViews()) {
        guard let first = anchor(new.first, views) else { return }
        var second: Anchor?
        if let written = new.second {
            guard let anchor = anchor(written, views) else { return }
            second = anchor
        }
        let place = FileRange(file, TextRange(at: range.end))
        constraints.append(
            Constraint(
                id: ConstraintID(constraints.count), first: first, relation: new.relation,
                multiplier: .literal(new.multiplier), second: second, constant: .literal(new.constant),
                priority: .literal(new.priority), isActive: new.isInstalled, label: new.identifier,
                source: ConstraintSource(statement: place, focus: place)))
    }

    private func anchor(_ new: NewConstraint.NewAnchor, _ added: NewViews) -> Anchor? {
        switch new.item {
        case .item(let item): views.indices.contains(item.view.index) ? Anchor(item, new.attribute) : nil
        case .spacer(let number):
            added.spacers.indices.contains(number) ? Anchor(Item(added.spacers[number]), new.attribute) : nil
        case .stack: added.stack.map { Anchor(Item($0), new.attribute) }
        }
    }

    /// What autoresizing masks place is measured from the frames that were recorded.
    private mutating func setRecordedFrame(_ id: ViewID, _ frame: Rect) {
        guard views.indices.contains(id.index) else { return }
        self[id].recordedFrame = frame
        self[id].autoresizing?.frame = frame
        for child in self[id].children {
            self[child].autoresizing?.superviewLength = AxisPair(horizontal: frame.width, vertical: frame.height)
        }
    }

    /// A constraint that is there but not in force: code installs it.
    private mutating func addZeroLength(_ id: ViewID, _ axis: Axis, _ identifier: String) {
        guard views.indices.contains(id.index) else { return }
        let place = views[id.index].declaration.end
        constraints.append(
            Constraint(
                id: ConstraintID(constraints.count), first: Anchor(Item(id), axis.size),
                relation: .equal, second: nil, constant: 0, isActive: false, label: identifier,
                source: ConstraintSource(statement: place, focus: place)))
    }

    private mutating func setCollapse(_ id: ViewID, _ edges: Set<Edge>, _ change: (inout Collapse) -> Void) {
        guard views.indices.contains(id.index) else { return }
        if let place = collapses.firstIndex(where: { $0.view == id }) {
            change(&collapses[place])
        } else {
            let place = FileRange(file, TextRange(at: range.end))
            var collapse = Collapse(view: id, edges: edges, range: place, nameRange: place)
            change(&collapse)
            collapses.append(collapse)
            if !vary.contains(where: { $0.view == id }) { vary.append(ViewMention(view: id, range: place)) }
        }
    }

    private mutating func changeStack(around view: ViewID, _ body: (inout StackArrangement) -> Void) {
        guard views.indices.contains(view.index), let parent = self[view].parent, var stack = self[parent].stack else {
            return
        }
        body(&stack)
        self[parent].stack = stack
    }

    /// The spacer keeps its place among ``views``, so that the others keep theirs.
    private mutating func replaceSpacer(_ spacer: ViewID, by spacing: Double, after view: ViewID) {
        guard views.indices.contains(spacer.index), let parent = self[spacer].parent, parent != spacer else { return }
        self[parent].children.removeAll { $0 == spacer }
        self[spacer].isInstalled = false
        changeStack(around: view) { $0.customSpacing[view] = spacing }
    }

    private mutating func addStackSpacer(after id: ViewID, length: Double) {
        guard views.indices.contains(id.index), let parent = self[id].parent else { return }
        let spacer: ViewID
        if designTime != nil, let axis = self[parent].stack?.axis {
            spacer = addPlainSpacer(in: parent)
            addLength(of: spacer, axis, constant: length, priority: 999)
        } else {
            spacer = addSpacer(in: parent, Spacer(length: length, after: id, group: nextSpacerGroup), name: "")
        }
        guard let place = self[parent].children.firstIndex(of: id) else { return }
        self[parent].children.removeLast()
        self[parent].children.insert(spacer, at: place + 1)
    }

    private mutating func addEqualSpacers(count: Int, along axis: Axis, in parent: ViewID) -> [ViewID] {
        guard views.indices.contains(parent.index) else { return [] }
        if designTime != nil {
            let spacers = (0..<max(count, 0)).map { _ in addPlainSpacer(in: parent) }
            for spacer in spacers.dropFirst() {
                addLength(of: spacer, axis, equalTo: Anchor(Item(spacers[0]), axis.size))
            }
            return spacers
        }
        let group = nextSpacerGroup
        return freshSpacerNames(count, in: parent).map {
            addSpacer(in: parent, Spacer(length: nil, after: nil, group: group), name: $0)
        }
    }

    /// Names for new spacers of `parent` that no view of the layout has: `gap1`, `gap2`, …
    package func freshSpacerNames(_ count: Int, in parent: ViewID) -> [String] {
        var taken = Set(views.map(\.name))
        var names: [String] = []
        var number = 1
        while names.count < count {
            let name = "gap\(number)"
            if taken.insert(name).inserted { names.append(name) }
            number += 1
        }
        return names
    }

    private var nextSpacerGroup: Int {
        (views.compactMap(\.spacer?.group).max() ?? -1) + 1
    }

    /// In a document of a visual editor a spacer is a view like any other, and constraints of its own keep its length.
    private mutating func addPlainSpacer(in parent: ViewID) -> ViewID {
        let id = ViewID(views.count)
        let place = self[parent].declaration.end
        var view = View(
            id: id, name: "Spacer", path: "Spacer#\(id.index)", kind: .view, parent: parent, declaration: place,
            nameRange: place)
        view.displayName = "Spacer"
        views.append(view)
        self[parent].children.append(id)
        return id
    }

    private mutating func addLength(
        of view: ViewID, _ axis: Axis, equalTo other: Anchor? = nil, constant: Double = 0, priority: Double = 1000
    ) {
        add(
            NewConstraint(
                first: .init(Anchor(Item(view), axis.size)), second: other.map { .init($0) }, constant: constant,
                priority: priority))
    }

    private mutating func addSpacer(in parent: ViewID, _ spacer: Spacer, name: String) -> ViewID {
        let id = ViewID(views.count)
        let local = name.isEmpty ? "spacer#\(spacer.group + 1)" : name
        let path = self[parent].path.isEmpty ? local : self[parent].path + "." + local
        let place = self[parent].declaration.end
        var view = View(
            id: id, name: name, path: path, kind: .spacer, parent: parent, declaration: place, nameRange: place)
        view.spacer = spacer
        views.append(view)
        self[parent].children.append(id)
        return id
    }
}
