/// Edits of spacers and of the stacks around them.
///
/// In a format with ``SourceTraits/usesViewsAsSpacers``, a spacer is a plain view with constraints for its length.
extension Layout {
    mutating func changeStack(around view: ViewID, _ body: (inout StackArrangement) -> Void) {
        guard views.indices.contains(view.index), let parent = self[view].parent, var stack = self[parent].stack else {
            return
        }
        body(&stack)
        self[parent].stack = stack
    }

    /// The spacer stays in ``views``, so that the other views keep their indices.
    mutating func exchangeSpacer(_ spacer: ViewID, for spacing: Double, after view: ViewID) {
        guard views.indices.contains(spacer.index), let parent = self[spacer].parent, parent != spacer else { return }
        self[parent].children.removeAll { $0 == spacer }
        self[spacer].isInstalled = false
        changeStack(around: view) { $0.customSpacing[view] = spacing }
    }

    mutating func insertStackSpacer(after id: ViewID, length: Double) {
        guard views.indices.contains(id.index), let parent = self[id].parent else { return }
        let spacer: ViewID
        if sourceTraits.contains(.usesViewsAsSpacers), let axis = self[parent].stack?.axis {
            spacer = addPlainSpacer(in: parent)
            add(
                NewConstraint(
                    first: .init(Anchor(Item(spacer), axis.size)), second: nil, constant: length, priority: 999))
        } else {
            spacer = addSpacer(in: parent, Spacer(length: length, after: id, group: nextSpacerGroup), name: "")
        }
        guard let index = self[parent].children.firstIndex(of: id) else { return }
        self[parent].children.removeLast()
        self[parent].children.insert(spacer, at: index + 1)
    }

    mutating func appendEqualSpacers(count: Int, along axis: Axis, in parent: ViewID) -> [ViewID] {
        guard views.indices.contains(parent.index) else { return [] }
        guard sourceTraits.contains(.usesViewsAsSpacers) else {
            let group = nextSpacerGroup
            var taken = Set(views.map(\.name))
            return Self.freshSpacerNames(count, taken: &taken).map {
                addSpacer(in: parent, Spacer(length: nil, after: nil, group: group), name: $0)
            }
        }
        let spacers = (0..<max(count, 0)).map { _ in addPlainSpacer(in: parent) }
        let lengths = spacers.map { NewConstraint.NewAnchor(Anchor(Item($0), axis.size)) }
        for length in lengths.dropFirst() { add(NewConstraint(first: length, second: lengths[0], constant: 0)) }
        return spacers
    }

    /// Names for new spacers that are not taken: `gap1`, `gap2`, …
    package static func freshSpacerNames(_ count: Int, taken: inout Set<String>) -> [String] {
        var names: [String] = []
        var number = 1
        while names.count < count {
            if taken.insert("gap\(number)").inserted { names.append("gap\(number)") }
            number += 1
        }
        return names
    }

    private var nextSpacerGroup: Int {
        (views.compactMap(\.spacer?.group).max() ?? -1) + 1
    }

    private mutating func addPlainSpacer(in parent: ViewID) -> ViewID {
        let end = self[parent].declaration.end
        var view = View(
            id: ViewID(views.count), name: "Spacer", path: "Spacer#\(views.count)", kind: .view, parent: parent,
            declaration: end, nameRange: end)
        view.displayName = "Spacer"
        return append(view, to: parent)
    }

    private mutating func addSpacer(in parent: ViewID, _ spacer: Spacer, name: String) -> ViewID {
        let ownPath = name.isEmpty ? "spacer#\(spacer.group + 1)" : name
        let end = self[parent].declaration.end
        var view = View(
            id: ViewID(views.count), name: name, path: Self.path(ownPath, below: self[parent].path), kind: .spacer,
            parent: parent, declaration: end, nameRange: end)
        view.spacer = spacer
        return append(view, to: parent)
    }

    private mutating func append(_ view: View, to parent: ViewID) -> ViewID {
        views.append(view)
        self[parent].children.append(view.id)
        return view.id
    }
}
