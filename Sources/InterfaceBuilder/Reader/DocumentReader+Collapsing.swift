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
                view: home.item.view, edges: [], range: tree.place(tree[connections].range),
                nameRange: tree.place(tree[owner].nameRange))
            new.style = .fdCollapsible
            new.occasion = occasion(of: owner, layouts[home.layout][home.item.view])
            collapses[owner, default: new].constraints.append(constraint.constraint)
        }
        for (owner, collapse) in collapses.sorted(by: { $0.key < $1.key }) {
            guard let layout = places[owner]?.layout else { continue }
            add(collapse, to: layout)
        }
    }

    mutating func add(_ collapse: Collapse, to layout: Int) {
        layouts[layout].collapses.append(collapse)
        guard collapse.occasion == .byCode else { return }
        layouts[layout].vary.append(ViewMention(view: collapse.view, range: collapse.nameRange))
    }

    // MARK: By its content

    /// FDCollapsibleConstraints lets a view that is asked to collapse by itself go where its content has no size, on both axes or zero
    /// on both, and come back where it has: labels and image views do both, other views of UIKit's either never or always. Of a
    /// class of the app nobody knows here what content it has.
    private func occasion(of element: XMLElementID, _ view: View) -> Collapse.Occasion {
        guard collapsesByContent(element), view.customClass == nil,
            !["label", "imageView"].contains(view.kind.rawValue)
        else { return .byCode }
        return view.intrinsicSize == AxisPair(.none) ? .always : .never
    }

    private func collapsesByContent(_ element: XMLElementID) -> Bool {
        guard let list = tree.child(of: element, .userDefinedRuntimeAttributes) else { return false }
        return tree.children(of: list).contains { attribute in
            ["autoCollapse", "fd_autoCollapse"].contains(tree[attribute, .keyPath])
                && tree.flag(attribute, .value) == true
        }
    }
}
