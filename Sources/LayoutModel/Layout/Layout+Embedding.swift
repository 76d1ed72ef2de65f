import SourceText

extension Layout {
    /// Replaces siblings with a new stack that contains them. Nil if they are not siblings.
    mutating func embed(_ embedded: [ViewID], in new: NewStack) -> ViewID? {
        let moved = Set(embedded)
        guard let first = embedded.first, embedded.allSatisfy({ views.indices.contains($0.index) }),
            let parent = self[first].parent, embedded.allSatisfy({ self[$0].parent == parent }),
            let index = self[parent].children.firstIndex(where: moved.contains)
        else { return nil }
        let id = ViewID(views.count)
        let start = self[first].declaration.start
        var stack = View(
            id: id, name: new.name, path: Self.path(new.name, below: self[parent].path), kind: .stack, parent: parent,
            declaration: start, nameRange: start)
        stack.children = embedded
        stack.stack = new.arrangement
        if sourceTraits.contains(.isDrawn) {
            stack.displayName = "Stack View"
            stack.layoutMargins = .zero
        }
        views.append(stack)
        self[parent].children.removeAll(where: moved.contains)
        self[parent].children.insert(id, at: index)
        for view in embedded {
            self[view].parent = id
            updatePaths(below: view)
        }
        return id
    }

    /// Sets the paths of a view and all its descendants from their names.
    private mutating func updatePaths(below view: ViewID) {
        guard let parent = self[view].parent else { return }
        self[view].path = Self.path(self[view].name, below: self[parent].path)
        for child in self[view].children { updatePaths(below: child) }
    }

    static func path(_ name: String, below parent: String) -> String {
        parent.isEmpty ? name : "\(parent).\(name)"
    }
}
