import SourceText

extension Layout {
    /// Puts siblings into a new stack in the place of the first of them; nil where they are none.
    mutating func embed(_ embedded: [ViewID], in new: NewStack) -> ViewID? {
        guard let first = embedded.first, embedded.allSatisfy({ views.indices.contains($0.index) }),
            let parent = self[first].parent, embedded.allSatisfy({ self[$0].parent == parent }),
            let slot = self[parent].children.firstIndex(where: embedded.contains)
        else { return nil }
        let id = ViewID(views.count)
        let place = self[first].declaration.start
        var stack = View(
            id: id, name: new.name, path: Self.path(new.name, below: self[parent].path), kind: .stack, parent: parent,
            declaration: place, nameRange: place)
        stack.children = embedded
        stack.stack = new.arrangement
        if designTime != nil {
            stack.displayName = "Stack View"
            stack.layoutMargins = .zero
        }
        views.append(stack)
        self[parent].children.removeAll(where: embedded.contains)
        self[parent].children.insert(id, at: slot)
        for view in embedded {
            self[view].parent = id
            nameAnew(view)
        }
        return id
    }

    /// Gives a view and all below it the paths that their names make.
    private mutating func nameAnew(_ view: ViewID) {
        guard let parent = self[view].parent else { return }
        self[view].path = Self.path(self[view].name, below: self[parent].path)
        for child in self[view].children { nameAnew(child) }
    }

    private static func path(_ name: String, below above: String) -> String {
        above.isEmpty ? name : "\(above).\(name)"
    }
}
