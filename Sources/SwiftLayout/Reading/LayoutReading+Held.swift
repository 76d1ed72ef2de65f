import LayoutModel
import SwiftSource

/// What is not known of the places of views: what other code may place is held.
extension LayoutReading {
    /// Why the place of some view is not known; see ``ReadingCensus``.
    var gapsOfViews: Set<ReadingCensus.Gap> {
        var gaps: Set<ReadingCensus.Gap> = []
        if hierarchy.isOpen || execution.isHierarchyUnknown { gaps.insert(.openView) }
        for object in ids.keys where hierarchy.isHeld(object) {
            if execution[object].isOpen || execution[object].isForeign {
                gaps.insert(.openView)
            } else {
                gaps.insert(hierarchy.isConditional(object) ? .conditionalView : .heldView)
            }
        }
        return gaps
    }

    /// A constraint that may or may not be there, or whose numbers are not known. It may place what its items are in
    /// too, up to where they have a superview in common.
    mutating func holdItems(of use: ConstraintUse) { layout.hold(items(heldBy: use)) }

    /// The views that such a constraint may place, along each axis.
    func items(heldBy use: ConstraintUse) -> AxisPair<Set<ViewID>> {
        var held = AxisPair<Set<ViewID>>([])
        guard case .constraint(let made) = execution[use.object].kind else { return held }
        var placed: [[ViewID]] = []
        let sides = [(made.first, Optional(made.attribute)), (made.second, made.secondAttribute)]
        for ((item, attribute), (other, _)) in zip(sides, sides.reversed()) {
            guard let item, let attribute else { continue }
            // What is said of its content leaves the view itself where it is.
            if let other, isOfContent(item, attribute, other) { continue }
            let views = hierarchy.nearestKnown(item.object).compactMap { ids[$0] }
            held[attribute.axis].formUnion(views)
            if !attribute.isSize, let view = views.first { placed.append(layout.ancestors(of: view)) }
        }
        guard placed.count == 2 else { return held }
        for (views, others) in [(placed[0], placed[1]), (placed[1], placed[0])] {
            held[made.attribute.axis].formUnion(views.filter { !others.contains($0) })
        }
        return held
    }

    mutating func hold() {
        if execution.hasUnknownConstraints || execution.isCut || hierarchy.isOpen || execution.isHierarchyUnknown
            || execution.isAwoken
        {
            layout.markAllPartiallyKnown()
            return
        }
        let constrained = Set(layout.constraints.flatMap(\.anchors).map(\.item.view))
        let placed = layout.viewsPlaced
        let found = execution.stage == nil ? [] : execution.viewsToBeFound(among: ids.keys)
        for (object, id) in ids {
            let keepsFrame = !constrained.contains(id) && layout.stack(arranging: id) == nil && id != .root
            let isFramed =
                keepsFrame && execution.isMadeWithFrame(object)
                || !placed.contains(id) && id != .root && execution.leavesMask(of: object)
            if isFramed || found.contains(object) {
                layout.markPartiallyKnown(id)
            } else if hierarchy.isHeld(object) {
                if let paths = hierarchy.paths(of: object) {
                    added.append((paths, id))
                } else {
                    layout.markPartiallyKnown(id)
                }
            }
        }
        if let root = hierarchy.root, layout[.root].kind == .scroll, !statesContent(of: root) {
            layout.markPartiallyKnown(.root)
        }
        for view in looseViews { layout.markPartiallyKnown(view) }
        holdOwnersOfParts()
        layout.sizedElsewhere = Set(ids.filter { hierarchy.isSizedElsewhere($0.key) }.values)
        for (object, axes) in execution.heldAxes {
            let views = hierarchy.nearestKnown(object).compactMap { ids[$0] }.first.map(layout.ancestors) ?? []
            for axis in axes { layout.partiallyKnown[axis].formUnion(views.filter { $0 != .root }) }
        }
        // What a chain of SnapKit is still to say is missing once, and not in the layout too.
        for (object, axes) in execution.snapNotes.unrelated {
            guard let id = ids[object] else { continue }
            for axis in axes { layout.partiallyKnown[axis].insert(id) }
        }
        holdGuides()
        holdTightViews()
    }

    /// Where UIKit has the label of a button or the field of a search bar in it is not known, so what relates that to
    /// something outside may place the button or the bar.
    private mutating func holdOwnersOfParts() {
        for (object, id) in ids where execution[object].isPart {
            guard let owner = layout[id].parent, owner != .root else { continue }
            for constraint in layout.constraints where constraint.anchors.contains(where: { $0.item.view == id }) {
                let isInside = constraint.anchors.allSatisfy { anchor in
                    anchor.item.view == owner || layout.isDescendant(anchor.item.view, of: owner)
                }
                if !isInside { layout.partiallyKnown[constraint.first.attribute.axis].insert(owner) }
            }
        }
    }

    mutating func holdBesideAdditions() {
        if !layout.areAllPartiallyKnown { findAddedViews() }
        for views in heldByUses.values { layout.hold(views) }
    }

    /// Where a view is that a method adds is known once it is there, unless something else may place it too: other
    /// code, such as what the method returns it to, or constraints of other methods. Where it has limits, whoever shows
    /// the root may leave no choice.
    private mutating func findAddedViews() {
        let absentFirst = Set(layout.views.filter(\.mayBeAbsent).map(\.id))
        guard !absentFirst.isEmpty else { return }
        let handedOut = Set(execution.handedOut.compactMap { ids[$0] })
        for (index, one) in additions {
            let there = absentFirst.intersection(
                added.filter { $0.paths.contains { $0.isPart(of: one.path) } }.map(\.view))
            let absent = absentFirst.subtracting(there)
            let views = there.subtracting(handedOut).filter { absent.isDisjoint(with: layout.ancestors(of: $0)) }
            guard !views.isEmpty else { continue }
            var held = layout.partiallyKnown
            let others = heldByUses.filter { !one.constraints.contains($0.key) }.map(\.value)
            for views in others + heldByExchanges.map(\.value) + heldByPaths.map(\.views) {
                for axis in Axis.allCases { held[axis].formUnion(views[axis]) }
            }
            for limit in layout.additions[index].constraints where limit.relation != .equal {
                held[limit.first.attribute.axis].formUnion(limit.anchors.map(\.item.view))
            }
            layout.additions[index].views = AxisPair(
                horizontal: views.subtracting(held.horizontal), vertical: views.subtracting(held.vertical))
        }
    }

    /// Where limits keep views apart from one edge of the root to the other, and whoever shows the root leaves it as
    /// small as they allow, nothing is free between them. Limits that keep a view inside of the root, at both edges,
    /// count too where its class says its own size.
    private mutating func holdTightViews() {
        guard layout.sourceTraits.contains(.mayFitContent) else { return }
        let ancestry = execution.ancestry(of: .root)
        let ownSizes = execution.program.properties("intrinsicContentSize", of: ancestry, in: execution.type.file)
        for axis in Axis.allCases {
            var limited: Set<ViewID> = []
            var inside: [Bool: Set<ViewID>] = [:]
            var isSized = false
            for constraint in layout.constraints where constraint.first.attribute.axis == axis {
                let (first, second) = (constraint.first.item.view, constraint.second?.item.view)
                if constraint.first.attribute.isSize {
                    isSized = isSized || first == .root && second == nil
                } else if constraint.relation != .equal, let second {
                    if layout[second].parent == layout[first].parent { limited.formUnion([first, second]) }
                    if second == .root { inside[constraint.first.attribute.isFarEdge, default: []].insert(first) }
                    if first == .root { inside[constraint.first.attribute.isFarEdge, default: []].insert(second) }
                }
            }
            guard !isSized else { continue }
            let ends = (near: inside[false] ?? [], far: inside[true] ?? [])
            var tight = ownSizes.isEmpty ? [] : ends.near.intersection(ends.far)
            if !limited.subtracting([.root]).isEmpty {
                let chains = EdgeChains(layout, axis)
                tight.formUnion(limited.filter { chains.reachAcrossRoot(through: $0) })
            }
            layout.partiallyKnown[axis].formUnion(tight.subtracting([.root]))
        }
    }

    /// A guide draws nothing: its length matters only where two of its edges are used.
    private mutating func holdGuides() {
        var used: [ViewID: Set<LayoutModel.Attribute>] = [:]
        for view in layout.views where view.kind == .guide { used[view.id] = [] }
        for anchor in layout.constraints.flatMap(\.anchors) { used[anchor.item.view]?.insert(anchor.attribute) }
        for (guide, attributes) in used {
            for axis in Axis.allCases where attributes.count(where: { $0.axis == axis }) < 2 {
                layout.partiallyKnown[axis].insert(guide)
            }
        }
    }
}

extension Layout {
    /// The views that constraints place, apart from those that only place others by them.
    fileprivate var viewsPlaced: Set<ViewID> {
        var result: Set<ViewID> = []
        for constraint in constraints where !constraint.first.attribute.isSize {
            let first = constraint.first.item.view
            guard let second = constraint.second?.item.view, isDescendant(second, of: first) else {
                result.insert(first)
                continue
            }
            result.insert(second)
        }
        return result
    }
}

extension Execution {
    /// The views that code outside of a type may find: in properties, of the type or of what it gave them to, or among
    /// the subviews of what it has made, where it looks for some there itself, as `updateUIView` may.
    fileprivate func viewsToBeFound(among views: some Sequence<ObjectID>) -> Set<ObjectID> {
        let looksForSubviews = type.members.nodes.contains { $0.contains("subviews") || $0.contains("viewWithTag") }
        return Set(
            views.filter { view in
                guard self[view].hasPropertyName else { return looksForSubviews }
                let found = type.members.properties(self[view].name)
                return found.count != 1 || !found[0].isPrivate
            })
    }
}
