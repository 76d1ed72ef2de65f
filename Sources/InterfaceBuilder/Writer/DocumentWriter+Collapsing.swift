import LayoutModel

/// Constraints with which code collapses a view.
extension DocumentWriter {
    /// Adds a required zero length that is not installed. As in Xcode, the default variation of its owner excludes it.
    mutating func addZeroLength(_ view: ViewID, _ axis: Axis, _ identifier: String) -> Bool {
        guard let element = element(of: view) else { return false }
        let attributes = [("firstAttribute", axis.sizeName), ("identifier", identifier)]
        excluded[element, default: []].append(add(attributes, to: element))
        return true
    }

    mutating func writeExclusions() {
        for (element, ids) in excluded.sorted(by: { $0.key < $1.key }) {
            let exclusions = ids.map { NewElement("exclude", [("reference", $0)]) }
            let mask = NewElement("mask", [("key", "constraints")], children: exclusions)
            guard let variation = tree.child(of: element, .variation, key: "default") else {
                edits.add(NewElement("variation", [("key", "default")], children: [mask]), to: element)
                continue
            }
            guard let present = tree.child(of: variation, .mask, key: "constraints") else {
                edits.add(mask, to: variation, .last)
                continue
            }
            for exclusion in exclusions { edits.add(exclusion, to: present, .last) }
        }
    }

    /// Sets the outlet collection of FDCollapsibleConstraints, which has one entry for each constraint.
    mutating func setCollapsibleConstraints(_ view: ViewID, _ constraints: [ConstraintID]) -> Bool {
        guard let element = element(of: view) else { return false }
        var wanted: [String] = []
        for constraint in constraints {
            guard let id = self.element(of: constraint).flatMap({ tree[$0, .id] }) else { return false }
            wanted.append(id)
        }
        if let connections = tree.child(of: element, .connections) {
            for entry in tree.children(of: connections)
            where tree.has(entry, tag: .outletCollection)
                && tree[entry, .property] == CollapsibleConstraints.property
            {
                if let index = wanted.firstIndex(where: { $0 == tree[entry, .destination] }) {
                    wanted.remove(at: index)
                } else {
                    edits.remove(entry)
                }
            }
        }
        for id in wanted {
            let entry = NewElement(
                CollapsibleConstraints.tag,
                [
                    ("property", CollapsibleConstraints.property), ("destination", id),
                    ("collectionClass", "NSMutableArray"), ("id", ids.next()),
                ])
            edits.add(entry, toChild: "connections", of: element)
        }
        return true
    }
}
