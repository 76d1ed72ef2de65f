import LayoutModel

/// Moving views into a new stack view.
extension DocumentWriter {
    /// Gives the new stack view its id. Must come before edits that refer to it.
    mutating func prepareStack(_ list: [ModelEdit]) -> Bool {
        for case .embed(let views, _) in list {
            guard newStack == nil, let first = views.first, layout.views.indices.contains(first.index),
                let parent = layout[first].parent
            else { return false }
            newStack = NewView(id: ids.next(), parent: parent, view: ViewID(layout.views.count + spacers.count))
        }
        return true
    }

    /// Replaces the first of the views with the stack view, and moves all of them into it unchanged.
    mutating func embed(_ views: [ViewID], _ stack: NewStack) -> Bool {
        guard let newStack else { return false }
        var elements: [XMLElementID] = []
        for view in views {
            guard let element = element(of: view), let subviews = tree[element].parent,
                tree.tag(of: subviews) == "subviews", elements.first.map({ tree[$0].parent == subviews }) ?? true
            else { return false }
            elements.append(element)
        }
        guard let first = elements.min(), let subviews = tree[first].parent else { return false }
        let arrangement = stack.arrangement
        var attributes = [("opaque", "NO"), ("contentMode", "scaleToFill")]
        if arrangement.axis == .vertical { attributes.append(("axis", "vertical")) }
        if arrangement.alignment != .fill { attributes.append(("alignment", arrangement.alignment.rawValue)) }
        if arrangement.spacing != 0 { attributes.append(("spacing", DocumentNumber.text(arrangement.spacing))) }
        attributes += [("translatesAutoresizingMaskIntoConstraints", "NO"), ("id", newStack.id)]
        let inside = NewElement("subviews", children: elements.map { NewElement(moved: $0) })
        let stackView = NewElement("stackView", attributes, children: [rect(newFrames[newStack.view]), inside])
        edits.add(stackView, to: subviews, .before(first))
        return true
    }
}
