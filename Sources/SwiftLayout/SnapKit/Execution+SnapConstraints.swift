import LayoutModel
import SourceText
import SwiftSource

extension Execution {
    /// Makes the constraints of a maker when its closure has run, as SnapKit does.
    func finish(_ maker: Int, _ name: String, _ node: SyntaxNode) -> Value {
        let view = snapMakers[maker].view
        var all: [Value] = []
        let before = path
        for chain in snapMakers[maker].chains where chain.relation != nil {
            path = chain.path
            guard !chain.isUnknown, let made = constraints(of: chain, on: view) else {
                hasUnknownConstraints = true
                open(view)
                continue
            }
            if name == "updateConstraints", update(made, of: view, at: chain.place) { continue }
            let handle = chain.handle ?? makeObject(.snapConstraint([]), type: "Constraint", at: chain.place)
            objects[handle.index].kind = .snapConstraint(made)
            if self[handle].isOpen { open(handle) }
            if let label = chain.label { for one in made { objects[one.index].fields["identifier"] = .string(label) } }
            if chain.handle != nil { for one in made { objects[one.index].isStored = true } }
            all.append(.object(handle))
            guard name != "prepareConstraints" else { continue }
            for id in made {
                note(.activate(id), at: chain.place)
                snapConstraints[view, default: []].append(id)
            }
        }
        path = before
        return name == "prepareConstraints" ? .list(all) : .void
    }

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
                at: chain.place)
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
            // SnapKit's attributes are a set: `centerY.centerX` is `center`.
            if Set(attributes) == Set(chain.attributes) { return (object, own) }
            let isPair = attributes.map(\.attribute) == chain.attributes.map(\.attribute) && attributes.count > 1
            if isPair, let index = chain.attributes.firstIndex(of: own) { return (object, attributes[index]) }
            return (object, attributes[0])
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
    ///
    /// - Returns: False if the view has no SnapKit constraints yet: they are then made.
    private func update(_ made: [ObjectID], of view: ObjectID, at place: FileRange) -> Bool {
        guard let existing = snapConstraints[view], !existing.isEmpty else { return false }
        for id in made {
            guard case .constraint(let wanted) = self[id].kind, case .number(let constant)? = field("constant", of: id)
            else { continue }
            let match = existing.first { other in
                guard case .constraint(let found) = self[other].kind else { return false }
                return found.first == wanted.first && found.attribute == wanted.attribute
                    && found.relation == wanted.relation && found.second == wanted.second
                    && found.secondAttribute == wanted.secondAttribute && found.multiplier == wanted.multiplier
                    && field("priority", of: other) == field("priority", of: id)
            }
            guard let match else { continue }
            setConstant(constant, of: match, at: place)
        }
        return true
    }

    /// A method of a stored SnapKit `Constraint`.
    func storedConstraintMethod(_ name: String, _ made: [ObjectID], _ arguments: Arguments) -> Value? {
        switch name {
        case "activate", "install": for id in made { note(.activate(id), at: arguments.node) }
        case "deactivate", "uninstall": for id in made { note(.deactivate(id), at: arguments.node) }
        case "update":
            for id in made {
                let isOffset = arguments.all.first?.label == "offset"
                let amount = number((isOffset ? arguments.first : nil) ?? .unknown, or: arguments.node)
                setConstant(amount, of: id, at: place(of: arguments.node))
            }
        default: return nil
        }
        return .void
    }
}
