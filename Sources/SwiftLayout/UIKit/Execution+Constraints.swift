import LayoutModel
import SourceText
import SwiftSource

extension Execution {
    /// Makes a constraint. Its numbers can change later.
    func makeConstraint(
        _ made: MadeConstraint, constant: LinearNumber, priority: LinearNumber = LinearNumber(1000),
        at origin: FileRange
    ) -> ObjectID {
        let id = makeObject(.constraint(made), type: "NSLayoutConstraint", at: origin)
        objects[id.index].fields["constant"] = .number(constant)
        objects[id.index].fields["priority"] = .number(priority)
        return id
    }

    /// Changes the constant of a constraint.
    func setConstant(_ constant: LinearNumber, of id: ObjectID, at place: FileRange) {
        var before: LinearNumber?
        if case .number(let number)? = field("constant", of: id) { before = number }
        note(.setConstant(id, from: before, to: constant), at: place)
        setField("constant", of: id, .number(constant))
    }

    // MARK: Anchors

    /// A method of an anchor: one of the `constraint(…)` family, or `anchorWithOffset(to:)`.
    func anchorMethod(_ name: String, _ anchor: AnchorValue, _ arguments: Arguments) -> Value? {
        if name == "anchorWithOffset" {
            guard case .anchor(let end)? = arguments["to"] else { return .unknown }
            let size: LayoutModel.Attribute = anchor.attribute.axis == .horizontal ? .width : .height
            var distance = AnchorValue(item: end.item, attribute: size)
            distance.start = AnchorValue.Start(item: anchor.item, attribute: anchor.attribute)
            distance.end = end.attribute
            return .anchor(distance)
        }
        guard name == "constraint", let label = arguments.all.first?.label else { return nil }
        guard let relation = Anchors.relation(ofLabel: label) else { return .unknown }
        if label.hasSuffix("ToConstant") {
            let constant = number(arguments.all[0].value, or: arguments.all[0].node)
            return constraint(anchor, relation, LinearNumber(1), nil, constant, at: arguments.node)
        }
        guard case .anchor(let other) = arguments.all[0].value else {
            hold(anchor)
            return .unknown
        }
        if Anchors.isSystemSpacing(label) {
            // Between baselines it depends on the fonts.
            let isFixed = Self.baselines.isDisjoint(with: [anchor.attribute, other.attribute])
            let factor = isFixed ? arguments["multiplier"].flatMap(number) : nil
            return constraint(
                anchor, relation, LinearNumber(1), other,
                factor.map { $0 * Self.standardSpacing } ?? number(.unknown, or: arguments.node),
                at: arguments.node)
        }
        let constant = arguments.node("constant").map { number(arguments["constant"] ?? .unknown, or: $0) }
        let multiplier = arguments["multiplier"].map { number($0) } ?? LinearNumber(1)
        return constraint(anchor, relation, multiplier, other, constant ?? LinearNumber(0), at: arguments.node)
    }

    private static let baselines: Set<LayoutModel.Attribute> = [.firstBaseline, .lastBaseline]

    /// The distance that UIKit puts between neighbours.
    private static let standardSpacing = 8.0

    private func constraint(
        _ first: AnchorValue, _ relation: Relation, _ multiplier: LinearNumber?, _ second: AnchorValue?,
        _ constant: LinearNumber, at node: SyntaxNode
    ) -> Value {
        let place = place(of: node)
        // A distance between two anchors is `end - start`: with a number it is a constraint between the two.
        if let start = first.start, let end = first.end {
            guard second == nil else {
                hold(first)
                return .unknown
            }
            let made = MadeConstraint(
                first.item, end, relation, multiplier: LinearNumber(1), start.item, start.attribute, at: place,
                written: range(of: node))
            return .object(makeConstraint(made, constant: constant, at: place))
        }
        if let second, second.start != nil {
            hold(first)
            return .unknown
        }
        let made = MadeConstraint(
            first.item, first.attribute, relation, multiplier: multiplier, second?.item, second?.attribute, at: place,
            written: range(of: node))
        return .object(makeConstraint(made, constant: constant, at: place))
    }

    /// A constraint that is not understood may hold the item.
    private func hold(_ anchor: AnchorValue) {
        hold(anchor.item.object, on: [anchor.attribute.axis], isSize: anchor.attribute.isSize)
        if let start = anchor.start { hold(start.item.object, on: [start.attribute.axis]) }
    }

    // MARK: The item initializer

    /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
    func itemConstraint(_ arguments: Arguments) -> Value {
        let attributes = arguments.all.filter { $0.label == "attribute" }
        guard let item = arguments["item"]?.object, attributes.count == 2,
            let first = attributes[0].value.memberName.flatMap(Anchors.attribute(named:)),
            let relation = arguments["relatedBy"]?.memberName.flatMap(Anchors.relation(named:))
        else {
            for argument in arguments.all { escape(argument.value) }
            return .unknown
        }
        let place = place(of: arguments.node)
        let constant = arguments.node("constant").map { number(arguments["constant"] ?? .unknown, or: $0) }
        let multiplier = arguments["multiplier"].map { number($0) } ?? LinearNumber(1)
        let left = self.item(item, first)
        let target = arguments["toItem"] ?? .unknown
        guard target != .none else {
            let made = MadeConstraint(
                left.item, left.attribute, relation, at: place, written: range(of: arguments.node))
            return .object(makeConstraint(made, constant: constant ?? LinearNumber(0), at: place))
        }
        guard let second = target.object else {
            escape(.object(item))
            return .unknown
        }
        guard let attribute = attributes[1].value.memberName.flatMap(Anchors.attribute(named:)) else {
            escape(.list([.object(item), .object(second)]))
            return .unknown
        }
        let right = self.item(second, attribute)
        let made = MadeConstraint(
            left.item, left.attribute, relation, multiplier: multiplier, right.item, right.attribute, at: place,
            written: range(of: arguments.node))
        return .object(makeConstraint(made, constant: constant ?? LinearNumber(0), at: place))
    }

    /// The item and attribute that an object and an attribute with or without margin stand for.
    func item(
        _ object: ObjectID, _ attribute: (attribute: LayoutModel.Attribute, isMargin: Bool)
    ) -> (item: ItemValue, attribute: LayoutModel.Attribute) {
        var item = self.item(object)
        if attribute.isMargin, item.guide == nil { item.guide = .layoutMargins }
        return (item, attribute.attribute)
    }
}
