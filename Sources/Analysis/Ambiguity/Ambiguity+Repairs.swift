import SourceText
import Wording
import AutoLayoutEngine
import LayoutModel

extension AmbiguousSizeRule {
    /// Where equal priorities tie: another priority for one of the views. Else the constraint that is missing.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        observations.sought(for: finding).flatMap { undecided, lengths -> [Repair] in
            let layout = observations.layout
            if let tie = PriorityTie(undecided, lengths, layout) { return tie.repairs(on: undecided.axis, layout) }
            let limits = layout.constraints.filter {
                $0.isActive && $0.relation != .equal && $0.second == nil
                    && $0.first == Anchor(Item(undecided.view), undecided.axis == .horizontal ? .width : .height)
            }
            let places = RecordedPlaces(layout)
            return MissingConstraint(layout, undecided.view, undecided.axis).forSize(
                sharedWith: undecided.rivals, limits: limits.map { $0.madeExact(in: layout, places) })
        }
    }
}

extension PriorityTie {
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
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        observations.sought(for: finding).flatMap { undecided, _ -> [Repair] in
            let layout = observations.layout
            let limits = layout.constraints.filter { constraint in
                constraint.isActive && constraint.relation != .equal && !constraint.first.attribute.isSize
                    && constraint.first.attribute.axis == undecided.axis
                    && (constraint.first.item == Item(undecided.view)
                        || constraint.second?.item == Item(undecided.view))
            }
            let places = RecordedPlaces(layout)
            return MissingConstraint(layout, undecided.view, undecided.axis).forPosition()
                + limits.map { $0.madeExact(in: layout, places) }
        }
    }
}

extension Constraint {
    /// The limit as an equality: with the number that keeps the view as it was drawn, where that is recorded and obeys the limit.
    fileprivate func madeExact(in layout: Layout, _ places: RecordedPlaces?) -> Repair {
        var repair = Repair(
            title: "Make \(Naming(layout).equation(self)) an equality", edits: [.setRelation(id, .equal)])
        guard let written = constant.literal, let factor = multiplier.literal,
            // Locations with a multiplier are measured from somewhere else.
            first.attribute.isSize || factor == 1,
            let drawn = places?.constant(from: second, to: first, multiplier: factor),
            relation == .lessThanOrEqual ? drawn <= written : drawn >= written, abs(drawn - written) > 0.5
        else { return repair }
        let number = (drawn * 1000).rounded() / 1000
        repair.title += " with the constant \(Points.text(number))"
        repair.edits.append(.setConstant(id, number))
        return repair
    }
}

extension AmbiguousScrollContentRule {
    /// Ties the last view of the content to the content's far edge, and where that is not enough gives it the visible size.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        observations.sought(for: finding).flatMap { undecided, _ -> [Repair] in
            let layout = observations.layout
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
