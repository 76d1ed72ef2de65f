import LayoutModel

extension LayoutReading {
    /// Adds the lengths that views require of themselves, where something else decides them too: a constraint, or a
    /// stack view that they are hidden in.
    mutating func addOwnLengths() {
        var decided: [ViewID: Set<Axis>] = [:]
        for constraint in layout.constraints
        where constraint.second == nil && constraint.relation != .greaterThanOrEqual && constraint.isRequired {
            decided[constraint.first.item.view, default: []].insert(constraint.first.attribute.axis)
        }
        for mention in layout.vary {
            guard let axis = layout.stack(arranging: mention.view)?.axis else { continue }
            decided[mention.view, default: []].insert(axis)
        }
        guard !decided.isEmpty else { return }
        for (object, id) in ids.sorted(by: { $0.value < $1.value }) where id != .root {
            guard let axes = decided[id], let type = classOfItsOwn(object),
                let lengths = execution.program.ownLengths(of: type)
            else { continue }
            for axis in Axis.allCases where axes.contains(axis) {
                // SnapKit takes back what it has made for the view itself.
                guard let length = lengths.byAxis[axis], length.isOfInside || !execution[object].isRemade else {
                    continue
                }
                let place = layout[id].nameRange
                var source = ConstraintSource(
                    statement: place, focus: place, helper: length.source.helper ?? length.source.statement)
                source.requiringClass = type.name
                layout.constraints.append(
                    LayoutModel.Constraint(
                        id: ConstraintID(layout.constraints.count), first: Anchor(Item(id), axis.size),
                        relation: length.isExact ? .equal : .greaterThanOrEqual, second: nil,
                        constant: .literal(length.points), source: source))
            }
        }
    }

    /// The class of the project of which a view is, and of no class below. Nil if other code may change what the class
    /// requires. A class that contains its own views has none.
    private func classOfItsOwn(_ view: ObjectID) -> TypeInfo? {
        let object = execution[view]
        guard object.isMadeByItsClass, !object.isForeign, !object.isOpen, !object.mayBeAnother,
            let name = object.type, hierarchy.foreignClass(of: view) != name,
            let type = execution.program.type(name, in: execution.type.file), type.name != execution.type.name
        else { return nil }
        // What is inside of it may be taken out, or constrained anew.
        let isChanged = execution.objects.indices.contains { index in
            execution.objects[index].owner == view && execution.objects[index].isForeign
                && (execution.objects[index].isRemade
                    || execution.events.contains { $0.effect == .remove(ObjectID(index: index)) })
        }
        return isChanged ? nil : type
    }
}
