import AutoLayoutEngine
import LayoutModel

extension AmbiguousSizeRule {
    /// Where equal priorities tie: another priority for one of the views. Else the constraint that is missing.
    func candidates(for finding: Finding) -> [Repair] {
        sightings.sought(for: finding).flatMap { undecided, lengths -> [Repair] in
            let layout = sightings.layout
            if let tie = Tie(undecided, lengths, layout) { return tie.repairs(on: undecided.axis, layout) }
            let limits = layout.constraints.filter {
                $0.isActive && $0.relation != .equal && $0.second == nil
                    && $0.first == Anchor(Item(undecided.view), undecided.axis == .horizontal ? .width : .height)
            }
            let exact = limits.map {
                Repair(title: "Make \(Naming(layout).equation($0)) an equality", edits: [.setRelation($0.id, .equal)])
            }
            return exact
                + MissingConstraint(layout, undecided.view, undecided.axis).forSize(sharedWith: undecided.rivals)
        }
    }
}

extension Tie {
    /// The last view gives way first, as people read: `key` keeps its size and `value` takes what is left.
    fileprivate func repairs(on axis: Axis, _ layout: Layout) -> [Repair] {
        let naming = Naming(layout)
        func change(_ view: ViewID, by step: Double) -> Repair {
            let level = priority.value + step
            let word = isHugging ? "hugging" : "compression resistance"
            let title =
                "\(step < 0 ? "Lower" : "Raise") the \(axis.rawValue) \(word) of \(naming.quoted(view)) to \(Points.text(level))"
            return Repair(
                title: title,
                edits: [isHugging ? .setHugging(view, axis, level) : .setCompressionResistance(view, axis, level)])
        }
        return views.reversed().map { change($0, by: -1) } + views.map { change($0, by: 1) }
    }
}

extension AmbiguousPositionRule {
    /// The constraint that is missing; where inequalities limit the place, one of them as an equality.
    func candidates(for finding: Finding) -> [Repair] {
        sightings.sought(for: finding).flatMap { undecided, _ -> [Repair] in
            let layout = sightings.layout
            let limits = layout.constraints.filter { constraint in
                constraint.isActive && constraint.relation != .equal && !constraint.first.attribute.isSize
                    && constraint.first.attribute.axis == undecided.axis
                    && (constraint.first.item == Item(undecided.view)
                        || constraint.second?.item == Item(undecided.view))
            }
            return MissingConstraint(layout, undecided.view, undecided.axis).forPosition()
                + limits.map { limit in
                    Repair(
                        title: "Make \(Naming(layout).equation(limit)) an equality",
                        edits: [.setRelation(limit.id, .equal)])
                }
        }
    }
}

extension AmbiguousScrollContentRule {
    /// Ties the last view of the content to the content's far edge, and where that is not enough gives it the visible size.
    func candidates(for finding: Finding) -> [Repair] {
        sightings.sought(for: finding).flatMap { undecided, _ -> [Repair] in
            let layout = sightings.layout
            let scroll = undecided.view
            let (far, size): (Attribute, Attribute) =
                undecided.axis == .horizontal ? (.trailing, .width) : (.bottom, .height)
            // What keeps its place while the content moves is no part of the content.
            let content = layout[scroll].children.filter { child in
                !layout.constraints.contains { constraint in
                    guard let second = constraint.second, !constraint.first.attribute.isSize else { return false }
                    return Set([constraint.first.item, second.item]) == [Item(child), Item(scroll, .scrollFrame)]
                }
            }
            return content.reversed().flatMap { child -> [Repair] in
                let name = Naming(layout).plain(child)
                let pin = ModelEdit.addConstraint(
                    NewConstraint(
                        first: .init(Anchor(Item(child), far)),
                        second: .init(Anchor(Item(scroll, .scrollContent), far)),
                        constant: 0))
                let fill = ModelEdit.addConstraint(
                    NewConstraint(
                        first: .init(Anchor(Item(child), size)),
                        second: .init(Anchor(Item(scroll, .scrollFrame), size)),
                        constant: 0))
                return [
                    Repair(title: "End the content with \(name).\(far.rawValue)", edits: [pin]),
                    Repair(
                        title: "Make \(name) as \(undecided.axis == .horizontal ? "wide" : "high") as the scroll view",
                        edits: [fill]),
                    Repair(
                        title: "End the content with \(name).\(far.rawValue), and make it as "
                            + "\(undecided.axis == .horizontal ? "wide" : "high") as the scroll view",
                        edits: [pin, fill]),
                ]
            }
        }
    }
}
