import RecordingUIKit

/// What a chain says so far: `make.left.top.equalTo(other).offset(8)`.
final class ConstraintChain {
    struct Relation {
        let kind: NSLayoutConstraint.Relation
        /// A view or guide; `nil` for an amount.
        let target: LayoutAnchors?
        let targetAttributes: ConstraintAttributes
        var amount: ConstraintAmount

        /// The target's attribute for an own attribute.
        func otherAttribute(
            for attribute: NSLayoutConstraint.Attribute, among attributes: ConstraintAttributes
        ) -> NSLayoutConstraint.Attribute {
            guard let first = targetAttributes.list.first else {
                // A number places the centre from the superview's top left corner.
                guard target == nil else { return attribute }
                return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
            }
            if attributes.isPaired(with: targetAttributes) { return attribute.counterpart }
            return attributes == targetAttributes ? attribute : first
        }
    }

    let item: LayoutAnchors
    var attributes: ConstraintAttributes
    var relation: Relation?
    var multiplier: CGFloat = 1
    var priority: Float = 1000
    var label: String?
    /// Made when it is first asked for, or when the closure is over; nothing said later changes it.
    private(set) lazy var constraint = relation.map { Constraint(self, $0) }

    init(_ item: LayoutAnchors, _ attributes: ConstraintAttributes) {
        self.item = item
        self.attributes = attributes
    }

    func relate(_ kind: NSLayoutConstraint.Relation, to target: ConstraintTarget) {
        switch target {
        case .amount(let amount):
            relation = Relation(kind: kind, target: nil, targetAttributes: [], amount: amount)
        case .item(let item, let others):
            guard others.list.count <= 1 || others == attributes || attributes.isPaired(with: others) else {
                Recorder.note("Cannot constraint to multiple non identical attributes.")
                return
            }
            relation = Relation(kind: kind, target: item, targetAttributes: others, amount: .number(0))
        }
    }

    /// Relates to the superview, or to what a closure chooses of it.
    func relateToSuperview(
        _ kind: NSLayoutConstraint.Relation, _ name: String, _ target: (UIView) -> ConstraintRelatableTarget = { $0 }
    ) {
        guard let superview = item.layoutSuperview else {
            Recorder.note("Expected superview but found nil when attempting make constraint `\(name)`.")
            return
        }
        relate(kind, to: target(superview).constraintTarget)
    }
}
