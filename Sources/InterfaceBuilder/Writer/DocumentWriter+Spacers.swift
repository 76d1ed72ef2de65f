import LayoutModel

/// Empty views that keep a distance. A document has no views of their own for them: they are plain views.
extension DocumentWriter {
    /// Gives the spacers their ids before anything names them, and writes those that share the space.
    mutating func prepareSpacers(_ list: [ModelEdit]) -> Bool {
        var next = layout.views.count
        for edit in list {
            guard case .addEqualSpacers(let count, let axis, let parent) = edit else { continue }
            guard let owner = element(of: parent) else { return false }
            let group = (0..<max(count, 0)).map { NewSpacer(id: ids.next(), parent: parent, view: ViewID(next + $0)) }
            next += group.count
            spacers += group
            for spacer in group {
                edits.add(view(spacer.id, frame: newFrames[spacer.view], children: []), toChild: "subviews", of: owner)
            }
            for spacer in group.dropFirst() {
                add(
                    [
                        ("firstItem", spacer.id), ("firstAttribute", axis.sizeName), ("secondItem", group[0].id),
                        ("secondAttribute", axis.sizeName),
                    ], to: owner)
            }
        }
        return true
    }

    /// A spacer in a stack view, behind a view.
    mutating func addStackSpacer(after view: ViewID, _ length: Double) -> Bool {
        guard let element = element(of: view), let parent = layout[view].parent, let stack = layout[parent].stack,
            let subviews = tree[element].parent, tree.tag(of: subviews) == "subviews"
        else { return false }
        let constraint = NewElement(
            "constraint",
            [
                ("firstAttribute", stack.axis.sizeName), ("priority", "999"),
                ("constant", DocumentNumber.text(length)), ("id", ids.next()),
            ])
        let frame = newFrames[ViewID(layout.views.count)]
        let spacer = self.view(
            ids.next(), frame: frame, children: [NewElement("constraints", children: [constraint])])
        edits.add(spacer, to: subviews, .after(element))
        return true
    }

    /// A plain view as Xcode writes one that constraints place.
    private func view(_ id: String, frame: Rect?, children: [NewElement]) -> NewElement {
        let frame = frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        return NewElement(
            "view",
            [
                ("contentMode", "scaleToFill"), ("translatesAutoresizingMaskIntoConstraints", "NO"), ("id", id),
                ("userLabel", "Spacer"),
            ],
            children: [
                NewElement("rect", [("key", "frame")] + attributes(of: frame).map { ($0.name, $0.value) })
            ] + children)
    }
}
