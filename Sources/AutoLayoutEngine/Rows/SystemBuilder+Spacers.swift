import LayoutModel
import Simplex

extension SystemBuilder {
    /// Spacers in a stack have their length along it; others have it on the axes on which constraints name them. Views
    /// that code uses as spacers have constraints of their own.
    mutating func addSpacersBetweenSiblings() {
        guard variables.hasSpacers else { return }
        var used: [ViewID: Set<Axis>] = [:]
        for constraint in layout.constraints where !constraint.isRemoved {
            for anchor in [constraint.first, constraint.second].compactMap({ $0 })
            where layout[anchor.item.view].kind == .spacer {
                used[anchor.item.view, default: []].insert(anchor.attribute.axis)
            }
        }
        var groups: [Int: ViewID] = [:]
        for view in layout.views {
            guard let spacer = view.spacer, view.kind == .spacer, let parent = view.parent else { continue }
            let stack = layout[parent].stack
            let axes = stack.map { [$0.axis] } ?? used[view.id] ?? []
            let isOut = stack == nil ? effective.isGone[view.id.index] : isOutOfStack(view.id)
            for axis in Axis.allCases {
                let length = LinearForm(variables.length(view.id, axis))
                guard axes.contains(axis) else {
                    if stack == nil { addUnusedAxis(of: view.id, axis, in: parent) }
                    continue
                }
                if isOut {
                    if stack == nil { add(.spacer(view.id, axis), length, .equal, priority: 999) }
                } else if let points = spacer.length {
                    add(.spacer(view.id, axis), length + -points, .equal, priority: 999)
                } else if let first = groups[spacer.group] {
                    add(.spacer(view.id, axis), length - LinearForm(variables.length(first, axis)), .equal)
                }
            }
            if spacer.length == nil, !isOut, groups[spacer.group] == nil { groups[spacer.group] = view.id }
        }
    }

    /// On an axis that no constraint uses, a spacer has zero length at the superview's edge.
    private mutating func addUnusedAxis(of view: ViewID, _ axis: Axis, in parent: ViewID) {
        let own = extent(of: Item(view), axis)
        add(.filler(view, axis, .length), own.length, .equal, priority: FillerPriority.spacer)
        add(
            .filler(view, axis, .start), own.start - extent(of: Item(parent), axis).start, .equal,
            priority: FillerPriority.spacer)
    }
}
