// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SnapKit, whose documentation describes them.

import RecordingUIKit

/// The constraints of one chain.
public final class Constraint {
    public private(set) var layoutConstraints: [NSLayoutConstraint] = []
    private let item: LayoutAnchors
    private var amount: ConstraintAmount {
        didSet { updateLayoutConstraints() }
    }
    private var priority: Float {
        didSet { updateLayoutConstraints() }
    }

    init(_ chain: ConstraintChain, _ relation: ConstraintChain.Relation) {
        item = chain.item
        amount = relation.amount
        priority = chain.priority
        for attribute in chain.attributes.list {
            let constraint = Constraint.make(attribute, chain, relation)
            constraint.identifier = chain.label
            constraint.priority = UILayoutPriority(chain.priority)
            layoutConstraints.append(constraint)
        }
    }

    private static func make(
        _ attribute: NSLayoutConstraint.Attribute, _ chain: ConstraintChain, _ relation: ConstraintChain.Relation
    ) -> NSLayoutConstraint {
        let other = relation.otherAttribute(for: attribute, among: chain.attributes)
        var target: LayoutAnchors? = relation.target
        // A location needs something to be measured from.
        if target == nil, other != .width, other != .height { target = chain.item.layoutSuperview }
        return NSLayoutConstraint(
            item: chain.item, attribute: attribute, relatedBy: relation.kind, toItem: target, attribute: other,
            multiplier: chain.multiplier, constant: relation.amount.constant(for: other))
    }

    public var isActive: Bool {
        get { layoutConstraints.contains(where: \.isActive) }
        set {
            if newValue {
                activate()
            } else {
                deactivate()
            }
        }
    }

    public func activate() {
        NSLayoutConstraint.activate(layoutConstraints)
        if !item.snapConstraints.contains(where: { $0 === self }) { item.snapConstraints.append(self) }
    }

    public func deactivate() {
        NSLayoutConstraint.deactivate(layoutConstraints)
        item.snapConstraints.removeAll { $0 === self }
    }

    @discardableResult
    public func update(offset: ConstraintOffsetTarget) -> Constraint {
        amount = .number(offset.constraintNumber)
        return self
    }

    @discardableResult
    public func update(inset: ConstraintInsetTarget) -> Constraint {
        amount = .insets(inset.constraintInsets)
        return self
    }

    @discardableResult
    public func update(inset: NSDirectionalEdgeInsets) -> Constraint {
        amount = .directionalInsets(inset)
        return self
    }

    @discardableResult
    public func update(priority: ConstraintPriorityTarget) -> Constraint {
        self.priority = priority.constraintPriority
        return self
    }

    @discardableResult
    public func update(priority: ConstraintPriority) -> Constraint {
        self.priority = priority.value
        return self
    }

    /// A required constraint stays required, and no other becomes it.
    private func updateLayoutConstraints() {
        for constraint in layoutConstraints {
            constraint.constant = amount.constant(for: constraint.measuredAttribute)
            if constraint.priority.rawValue < 1000, priority != 1000 {
                constraint.priority = UILayoutPriority(priority)
            }
        }
    }

    /// Writes the constants to the constraints that are already there; their priorities and targets have to match.
    func updateExisting() {
        let existing = item.snapConstraints.flatMap(\.layoutConstraints)
        for constraint in layoutConstraints {
            guard let match = existing.first(where: { $0.differsOnlyInConstant(from: constraint) }) else {
                Recorder.note("Updated constraint could not find existing matching constraint to update")
                return
            }
            match.constant = amount.constant(for: match.measuredAttribute)
        }
    }
}

extension NSLayoutConstraint {
    /// The attribute by which an amount's number is chosen.
    fileprivate var measuredAttribute: Attribute {
        secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute
    }

    fileprivate func differsOnlyInConstant(from other: NSLayoutConstraint) -> Bool {
        firstItem === other.firstItem && secondItem === other.secondItem && firstAttribute == other.firstAttribute
            && secondAttribute == other.secondAttribute && relation == other.relation && priority == other.priority
            && multiplier == other.multiplier
    }
}

extension LayoutAnchors {
    /// The constraints that SnapKit has made active for a view or guide, and not taken back.
    var snapConstraints: [Constraint] {
        get { attachments["snapConstraints"] as? [Constraint] ?? [] }
        set { attachments["snapConstraints"] = newValue }
    }

    var layoutSuperview: UIView? {
        (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
    }
}
