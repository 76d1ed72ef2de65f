import LayoutModel
import SourceText
import SwiftSource

extension Execution {
    /// Makes the constraints of a maker when its closure has run, as SnapKit does.
    func finish(_ maker: Int, _ name: String, _ node: SyntaxNode) -> Value {
        let view = snapMakers[maker].view
        var handles: [Value] = []
        var remade = SnapNotes.Remake(view: view, path: path, place: place(of: node), time: events.count)
        let before = path
        // Without any, SnapKit makes them all.
        let updates = name == "updateConstraints" && !snapConstraints(of: view).isEmpty
        for chain in snapMakers[maker].chains {
            path = chain.path
            guard chain.relation != nil || chain.isUnknown else {
                snapNotes.withoutRelation.append(chain.place)
                snapNotes.unrelated[view, default: []].formUnion(chain.attributes.map(\.attribute.axis))
                continue
            }
            guard !chain.isUnknown, let made = constraints(of: chain, on: view) else {
                relatesUnknownViews = true
                if chain.isUnknown { openToRelations(view) }
                hold(
                    view, on: chain.attributes.map(\.attribute.axis),
                    isSize: chain.attributes.allSatisfy(\.attribute.isSize))
                continue
            }
            guard !updates else {
                update(made, of: view, at: chain.place)
                continue
            }
            let handle = chain.handle ?? makeObject(.snapConstraint([]), type: "Constraint", at: chain.place)
            objects[handle.index].kind = .snapConstraint(made)
            objects[handle.index].owner = view
            if self[handle].isOpen { open(handle) }
            if let label = chain.label { for one in made { objects[one.index].fields["identifier"] = .string(label) } }
            if chain.handle != nil { for one in made { objects[one.index].isStored = true } }
            handles.append(.object(handle))
            guard name != "prepareConstraints" else { continue }
            for id in made { note(.activate(id), at: chain.place) }
            addSnapConstraints(made, of: view)
            remade.made += made
            snapNotes.made[view, default: []] += made
            if name == "updateConstraints" {
                snapNotes.madeByUpdates[view, default: []].formUnion(made)
            } else {
                snapNotes.makes.insert(view)
            }
        }
        path = before
        if !remade.made.isEmpty { noteMaking(for: view) }
        if name == "remakeConstraints" { snapNotes.remakes.append(remade) }
        return name == "prepareConstraints" ? .list(handles) : .void
    }

    /// Notes the methods that were executed before and take back what is made for a view now.
    private func noteMaking(for view: ObjectID) {
        guard let entry = path.first else { return }
        for other in snapNotes.removals[view] ?? [] where other != entry {
            snapNotes.makersAfter[other, default: []].insert(entry)
        }
    }

    // MARK: The constraints of a view

    /// The field of a view or guide in which the constraints are that SnapKit made active for it and has not taken
    /// back. One that is there on some path only is the element of a tuple.
    static let snapField = "snp.constraints"

    func snapConstraints(of view: ObjectID) -> [Value] { field(Self.snapField, of: view)?.list ?? [] }

    func setSnapConstraints(_ constraints: [Value], of view: ObjectID) {
        note(Location(view, Self.snapField), field(Self.snapField, of: view))
        objects[view.index].fields[Self.snapField] = .list(constraints)
    }

    func addSnapConstraints(_ made: [ObjectID], of view: ObjectID) {
        let known = snapConstraints(of: view)
        setSnapConstraints(known + made.map(Value.object).filter { !known.contains($0) }, of: view)
    }

    /// What a view has after branches that left it with different constraints.
    func mergedSnapConstraints(_ branches: [Value]) -> Value {
        // In how many branches each object is certain; -1 for one that is in none. There are often many lists of the
        // same constraints.
        var counts = [Int](repeating: -1, count: objects.count)
        var order: [(object: ObjectID, element: Value)] = []
        for branch in branches {
            guard case .list(let elements) = branch else { continue }
            for element in elements {
                guard let object = element.object ?? element.objects.first else { continue }
                if counts[object.index] < 0 {
                    counts[object.index] = 0
                    order.append((object, element))
                }
                if case .object = element { counts[object.index] += 1 }
            }
        }
        return .list(
            order.map { object, element in
                if counts[object.index] == branches.count { return .object(object) }
                guard case .object = element else { return element }
                return .tuple([Value.Field(label: nil, value: element)])
            })
    }

    // MARK: Making

    /// The constraints that a chain stands for: one for each of its attributes. Nil if the target is not known.
    private func constraints(of chain: SnapChain, on view: ObjectID) -> [ObjectID]? {
        guard let target = chain.target, let relation = chain.relation else { return nil }
        var made: [ObjectID] = []
        for own in chain.attributes {
            guard let second = self.target(of: own, in: chain, target, view),
                let constant = SnapAmounts.constant(chain.amount, for: second.attribute.attribute)
            else { return nil }
            let left = item(view, (own.attribute, own.isMargin))
            let right = second.object.map { item($0, (second.attribute.attribute, second.attribute.isMargin)) }
            let constraint = MadeConstraint(
                left.item, left.attribute, relation, multiplier: chain.multiplier, right?.item, right?.attribute,
                at: chain.place, written: chain.written)
            made.append(makeConstraint(constraint, constant: constant, priority: chain.priority, at: chain.place))
        }
        return made
    }

    /// What one attribute of a chain is related to. Without an object it is a length.
    private func target(
        of own: SnapAttribute, in chain: SnapChain, _ target: SnapChain.Target, _ view: ObjectID
    ) -> (object: ObjectID?, attribute: SnapAttribute)? {
        switch target {
        case .item(let object, let attributes):
            if attributes.isEmpty { return (object, own) }
            // SnapKit's attributes are sets: `centerY.centerX` is `center`.
            let (wanted, given) = (Set(chain.attributes), Set(attributes))
            if given == wanted { return (object, own) }
            if SnapAttribute.arePaired(wanted, given) {
                return (object, SnapAttribute(attribute: own.attribute, isMargin: !own.isMargin))
            }
            // SnapKit refuses other groups.
            return given.count == 1 ? (object, attributes[0]) : nil
        case .number:
            if own.attribute.isSize { return (nil, own) }
            guard let superview = superviews[view] else { return nil }
            // A number alone on a centre is measured from the superview's left or top edge.
            let attribute: LayoutModel.Attribute =
                own.isMargin
                ? own.attribute : own.attribute == .centerX ? .left : own.attribute == .centerY ? .top : own.attribute
            return (superview, SnapAttribute(attribute: attribute, isMargin: own.isMargin))
        }
    }

    /// Changes the constants of the constraints that match; only the constant may differ.
    private func update(_ made: [ObjectID], of view: ObjectID, at place: FileRange) {
        let existing = snapConstraints(of: view)
        // Before the view is loaded there are none, nor before those that are made after a closure is handed on, and
        // SnapKit makes them all.
        let entered = path.first.map { conditions[$0.condition.index] }
        let isEarly = entered?.known.map { known in existing.allSatisfy { $0.object?.index ?? 0 >= known } } ?? false
        let mayComeFirst = isEarly || entered?.mayComeBeforeLoading ?? false
        if mayComeFirst {
            for id in made {
                guard case .constraint(let made) = self[id].kind else { continue }
                snapNotes.mayBeMadeByUpdates[view, default: []].insert(made.attribute)
            }
        }
        let candidates = existing.flatMap(\.objects)
        for id in made {
            guard let match = candidates.first(where: { isUpdate(id, of: $0) == true }) else {
                let isCertain =
                    !mayComeFirst && !isNeverRun(path)
                    && existing.contains { $0.object.map { self[$0].path.isPrefix(of: path) } ?? false }
                if isCertain {
                    snapNotes.updates.append(
                        SnapNotes.Update(view: view, made: id, place: place, method: entryMethod))
                }
                continue
            }
            if case .number(let constant)? = field("constant", of: id) { setConstant(constant, of: match, at: place) }
        }
    }

    /// Whether a constraint differs from an existing one in its constant at most; nil if numbers are not known.
    func isUpdate(_ id: ObjectID, of existing: ObjectID) -> Bool? {
        guard case .constraint(let wanted) = self[id].kind, case .constraint(let found) = self[existing].kind,
            found.first == wanted.first, found.attribute == wanted.attribute, found.relation == wanted.relation,
            found.second == wanted.second, found.secondAttribute == wanted.secondAttribute
        else { return false }
        if found.multiplier == wanted.multiplier, field("priority", of: existing) == field("priority", of: id) {
            return found.multiplier == nil ? nil : true
        }
        guard let a = found.multiplier?.literal, let b = wanted.multiplier?.literal,
            let old = literal("priority", of: existing), let new = literal("priority", of: id)
        else { return nil }
        return a == b && old == new
    }

    private func literal(_ name: String, of id: ObjectID) -> Double? {
        if case .number(let number)? = field(name, of: id) { number.literal } else { nil }
    }

    // MARK: Stored constraints

    /// Whether an object is a stored SnapKit `Constraint`, and a name that of a method of it.
    func isStoredConstraintMethod(_ name: String, of id: ObjectID) -> Bool {
        guard case .snapConstraint = self[id].kind else { return false }
        return Self.storedConstraintMethods.contains(name)
    }

    private static let storedConstraintMethods: Set<String> = [
        "activate", "install", "deactivate", "uninstall", "update", "updatePriority", "updateOffset", "updateInsets",
    ]

    /// A method of a stored SnapKit `Constraint`.
    func storedConstraintMethod(
        _ name: String, _ id: ObjectID, _ made: [ObjectID], _ arguments: Arguments
    ) -> Value? {
        switch (name, arguments.all.first?.label) {
        case ("activate", nil), ("install", nil): activate(.object(id), at: arguments.node)
        case ("deactivate", nil), ("uninstall", nil): deactivate(.object(id), at: arguments.node)
        case ("update", "priority"), ("updatePriority", "amount"): updatePriority(made, arguments)
        case ("update", "offset"), ("updateOffset", "amount"), ("update", "inset"), ("updateInsets", "amount"):
            let isOffset = name == "updateOffset" || arguments.all.first?.label == "offset"
            update(made, isOffset ? offset(arguments) : inset(arguments), at: arguments.node)
        default: return nil
        }
        return .object(id)
    }

    private func update(_ made: [ObjectID], _ amount: SnapChain.Amount, at node: SyntaxNode) {
        for id in made {
            guard case .constraint(let constraint) = self[id].kind else { continue }
            let constant = SnapAmounts.constant(amount, for: constraint.secondAttribute ?? constraint.attribute)
            setConstant(constant ?? number(.unknown, or: node), of: id, at: place(of: node))
        }
    }

    /// SnapKit leaves a required constraint required, and makes no other one required.
    private func updatePriority(_ made: [ObjectID], _ arguments: Arguments) {
        let node = arguments.all.first?.node ?? arguments.node
        let priority = number(arguments.first ?? .unknown, isPriority: true, or: node)
        for id in made {
            objects[id.index].isReprioritized = true
            guard let old = literal("priority", of: id), let new = priority.literal else {
                setField("priority", of: id, makeUnknown(text(of: node)))
                continue
            }
            if old < 1000, new != 1000 { setField("priority", of: id, .number(new)) }
        }
    }
}
