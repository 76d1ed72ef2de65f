import LayoutModel

/// Moving views into a new stack view.
extension DocumentWriter {
    /// Gives the stack view its id before anything names it.
    mutating func prepareStack(_ list: [ModelEdit]) -> Bool {
        for case .embed(let views, _) in list {
            guard newStack == nil, let first = views.first, layout.views.indices.contains(first.index),
                let parent = layout[first].parent
            else { return false }
            newStack = NewSpacer(id: ids.next(), parent: parent, view: ViewID(layout.views.count + spacers.count))
        }
        return true
    }

    /// The stack view stands where the first of the views stood, and they in it as they are written.
    mutating func embed(_ views: [ViewID], _ stack: NewStack) -> Bool {
        guard let newStack else { return false }
        var elements: [XMLElementID] = []
        for view in views {
            guard let element = element(of: view), let subviews = tree[element].parent,
                tree.tag(of: subviews) == "subviews", elements.first.map({ tree[$0].parent == subviews }) ?? true
            else { return false }
            elements.append(element)
        }
        guard let place = elements.min(), let subviews = tree[place].parent else { return false }
        let arrangement = stack.arrangement
        var attributes = [("opaque", "NO"), ("contentMode", "scaleToFill")]
        if arrangement.axis == .vertical { attributes.append(("axis", "vertical")) }
        if arrangement.alignment != .fill { attributes.append(("alignment", arrangement.alignment.rawValue)) }
        if arrangement.spacing != 0 { attributes.append(("spacing", DocumentNumber.text(arrangement.spacing))) }
        attributes += [("translatesAutoresizingMaskIntoConstraints", "NO"), ("id", newStack.id)]
        let frame = newFrames[newStack.view] ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let rect = NewElement("rect", [("key", "frame")] + self.attributes(of: frame).map { ($0.name, $0.value) })
        let inside = NewElement("subviews", children: elements.map { NewElement(moved: $0) })
        edits.add(NewElement("stackView", attributes, children: [rect, inside]), to: subviews, .before(place))
        return true
    }
}
