// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal
        case greaterThanOrEqual
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    public enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }

    /// The views own their constraints, not the other way round.
    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
    open var identifier: String?
    open var shouldBeArchived = false
    /// What libraries attach to a constraint; stands in for Objective-C's associated objects.
    public var attachments: [String: Any] = [:]

    /// The view whose `constraints` contain this one while it is active.
    weak var holder: UIView?
    /// A distance belongs to its constraint; views and guides belong to the hierarchy.
    private let distances: [LayoutDistance]
    /// UIKit throws where such a constraint is made, so that it never becomes active.
    private let isRefused: Bool

    public required init(
        item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
        attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        let secondItem = second.map { $0 as AnyObject }
        firstItem = first as AnyObject
        self.secondItem = secondItem
        distances = [firstItem, secondItem].compactMap { $0 as? LayoutDistance }
        self.firstAttribute = firstAttribute
        // Many write a size without a second item as `toItem: nil, attribute: .width`.
        self.secondAttribute = secondItem == nil && secondAttribute.kind == .size ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        let rules = ConstraintRules(
            first: firstAttribute, second: self.secondAttribute, hasSecondItem: secondItem != nil,
            multiplier: multiplier)
        let refusal = rules.refusal
        isRefused = refusal != nil
        super.init()
        if let refusal {
            let items = [firstItem, secondItem].compactMap { $0 }
            Recorder.current?.note(.refused(self, reason: refusal, items: items))
        }
    }

    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                activate()
            } else {
                holder?.drop(self)
            }
        }
    }

    private func activate() {
        guard !isRefused else { return }
        let items = [firstItem, secondItem].compactMap { $0 }
        guard let ancestor = UIView.commonAncestor(of: items) else {
            Recorder.current?.note(.noCommonAncestor(self, items: items))
            return
        }
        ancestor.hold(self)
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            constraint.isActive = true
        }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            constraint.isActive = false
        }
    }

    public var firstAnchor: AnyObject? { firstItem }
    public var secondAnchor: AnyObject? { secondItem }
}
