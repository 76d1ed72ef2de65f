import LayoutModel
import SourceText

/// The views that FDCollapsibleConstraints collapses: an outlet collection contains the constraints that become zero.
extension DocumentReader {
    mutating func readCollapsibleConstraints() {
        var collapses: [XMLElementID: Collapse] = [:]
        for element in tree.ids where tree.has(element, tag: .outletCollection) && !tree[element].isOnSecondSide {
            guard tree[element, .property] == CollapsibleConstraints.property,
                let connections = tree[element].parent, let owner = tree[connections].parent,
                let view = views[owner], let destination = tree[element, .destination],
                let constraint = constraints[destination], constraint.layout == view.layout
            else { continue }
            var new = Collapse(
                view: view.item.view, edges: [], range: tree.fileRange(tree[connections].range),
                nameRange: tree.fileRange(tree[owner].nameRange))
            new.style = .fdCollapsible
            new.occasion = occasion(of: owner, layouts[view.layout][view.item.view])
            collapses[owner, default: new].constraints.append(constraint.constraint)
        }
        for (owner, collapse) in collapses.sorted(by: { $0.key < $1.key }) {
            guard let layout = views[owner]?.layout else { continue }
            add(collapse, to: layout)
        }
    }

    mutating func add(_ collapse: Collapse, to layout: Int) {
        layouts[layout].collapses.append(collapse)
        guard collapse.occasion == .byCode else { return }
        layouts[layout].vary.append(ViewMention(view: collapse.view, range: collapse.nameRange))
    }

    // MARK: Collapsing by content

    /// FDCollapsibleConstraints can collapse a view whenever its intrinsic size is zero or missing on both axes. For
    /// labels and image views, that depends on their content. Other views of UIKit always or never collapse. For a
    /// custom class, it is unknown.
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
