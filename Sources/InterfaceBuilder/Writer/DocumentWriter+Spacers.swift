import LayoutModel

/// Spacers. In a document, they are plain views.
extension DocumentWriter {
    /// Gives the new spacers their ids, and writes those of equal length. Must come before edits that refer to them.
    mutating func prepareSpacers(_ list: [ModelEdit]) -> Bool {
        var next = layout.views.count
        for case .addEqualSpacers(let count, let axis, let parent) in list {
            guard let owner = element(of: parent) else { return false }
            let group = (0..<max(count, 0)).map { NewView(id: ids.next(), parent: parent, view: ViewID(next + $0)) }
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

    /// Adds a spacer after a view of a stack view.
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

    /// A plain view that constraints lay out, as written by Xcode.
    private func view(_ id: String, frame: Rect?, children: [NewElement]) -> NewElement {
        NewElement(
            "view",
            [
                ("contentMode", "scaleToFill"), ("translatesAutoresizingMaskIntoConstraints", "NO"), ("id", id),
                ("userLabel", "Spacer"),
            ],
            children: [rect(frame)] + children)
    }

    func rect(_ frame: Rect?) -> NewElement {
        let attributes = attributes(of: frame ?? Rect(x: 0, y: 0, width: 0, height: 0))
        return NewElement("rect", [("key", "frame")] + attributes.map { ($0.name, $0.value) })
    }
}
