import LayoutModel
import SourceText

/// The views that FDCollapsibleConstraints, or a library like it, collapses: their outlet collection names the constraints that go to zero.
extension DocumentReader {
    mutating func readCollapsibleConstraints() {
        guard let tag = tree.name("outletCollection") else { return }
        var collapses: [XMLElementID: Collapse] = [:]
        for place in tree.elements.indices
        where tree.elements[place].name == tag && !tree.elements[place].isOnSecondSide {
            let element = XMLElementID(index: place)
            guard tree[element, .property] == DocumentWriter.collapsibleProperty,
                let connections = tree[element].parent, let owner = tree[connections].parent,
                let home = places[owner], let destination = tree[element, .destination],
                let constraint = constraints[destination], constraint.layout == home.layout
            else { continue }
            var new = Collapse(
                view: home.item.view, edges: [], range: tree[connections].range, nameRange: tree[owner].nameRange)
            new.style = .fdCollapsible
            collapses[owner, default: new].constraints.append(constraint.constraint)
        }
        for (owner, collapse) in collapses.sorted(by: { $0.key < $1.key }) {
            guard let layout = places[owner]?.layout else { continue }
            layouts[layout].collapses.append(collapse)
            layouts[layout].vary.append(ViewMention(view: collapse.view, range: collapse.nameRange))
        }
    }
}
