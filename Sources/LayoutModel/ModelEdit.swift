/// A change of a layout, apart from any syntax. A format turns it into edits of its text.
package enum ModelEdit: Hashable, Sendable {
    case removeConstraint(ConstraintID)
    case setRelation(ConstraintID, Relation)
    case setConstant(ConstraintID, Double)
    case setPriority(ConstraintID, Double)
    case addConstraint(NewConstraint)
    case setHugging(ViewID, Axis, Double)
    case setCompressionResistance(ViewID, Axis, Double)
    /// Adds or replaces what goes to zero when a view is gone. Without a style the one that is there stays, and a new one is plain.
    case setCollapse(ViewID, Set<Edge>, as: CollapseStyle? = nil)
    /// Exchanges first and second item; what the constraint says stays the same.
    case reverseItems(ConstraintID)
    /// Takes a change out of a state, by their places in ``Layout/states`` and ``State/changes``.
    case removeStateChange(state: Int, change: Int)
    /// Adds to a stack a spacer that belongs to the gap after a view and goes with it.
    case addStackSpacer(after: ViewID, length: Double)
    /// Lets a spacer go with a view.
    case tieSpacer(ViewID, to: ViewID)
    /// Takes a spacer out of its stack, and gives the stack custom spacing after a view in its place.
    case replaceSpacer(ViewID, bySpacing: Double, after: ViewID)
    case removeCustomSpacing(after: ViewID)
    case setAttributes(ConstraintID, first: Attribute, second: Attribute?)
    case setDesignTimeOnly(ConstraintID, Bool)
    /// The frame that the document records for a view.
    case setRecordedFrame(ViewID, Rect)
    /// Adds a constraint that makes the view's length zero and is not installed: code installs it when the view goes.
    case addZeroLength(ViewID, Axis, identifier: String)
    /// Names the constraints whose constants FDCollapsibleConstraints sets to zero when the view goes.
    case setCollapsibleConstraints(ViewID, [ConstraintID])
    /// Adds spacers of equal, flexible length along an axis to the superview; ``NewConstraint`` names them by ``NewItem/spacer``.
    case addEqualSpacers(count: Int, along: Axis, in: ViewID)
    /// Puts siblings into a new stack that takes the place of the first of them; ``NewConstraint`` names it by ``NewItem/stack``.
    case embed([ViewID], in: NewStack)
    /// A view no longer collapses.
    case removeCollapse(ViewID)
    /// Nothing of a view's subviews is to be seen beyond its bounds any more.
    case setClipsToBounds(ViewID)
}

extension ModelEdit {
    /// The constraint that says something else after the edit; nil where it is about anything else, or changes only how it is written.
    package var changedConstraint: ConstraintID? {
        switch self {
        case .removeConstraint(let id), .setRelation(let id, _), .setConstant(let id, _), .setPriority(let id, _),
            .setAttributes(let id, _, _), .setDesignTimeOnly(let id, _):
            id
        case .addConstraint, .setHugging, .setCompressionResistance, .setCollapse, .reverseItems, .removeStateChange,
            .addStackSpacer, .tieSpacer, .replaceSpacer, .removeCustomSpacing, .setRecordedFrame, .addZeroLength,
            .setCollapsibleConstraints, .addEqualSpacers, .embed, .removeCollapse, .setClipsToBounds:
            nil
        }
    }
}

/// A stack that a ``ModelEdit`` makes.
package struct NewStack: Hashable, Sendable {
    /// Where views have names that others name them by.
    package var name: String
    package var arrangement: StackArrangement

    package init(name: String, arrangement: StackArrangement) {
        self.name = name
        self.arrangement = arrangement
    }
}

/// A constraint that a ``ModelEdit`` adds.
package struct NewConstraint: Hashable, Sendable {
    /// An item that is there, or the n-th spacer that the same list of edits adds.
    package enum NewItem: Hashable, Sendable {
        case item(Item)
        case spacer(Int)
        /// The stack that the same list of edits makes.
        case stack
    }

    package struct NewAnchor: Hashable, Sendable {
        package var item: NewItem
        package var attribute: Attribute

        package init(_ item: NewItem, _ attribute: Attribute) {
            self.item = item
            self.attribute = attribute
        }

        package init(_ anchor: Anchor) {
            self.init(.item(anchor.item), anchor.attribute)
        }
    }

    package var first: NewAnchor
    package var relation: Relation
    package var multiplier: Double
    package var second: NewAnchor?
    package var constant: Double
    package var priority: Double
    /// Its name, where it is to have one.
    package var identifier: String?
    /// False where code is to install it.
    package var isInstalled: Bool

    package init(
        first: NewAnchor, relation: Relation = .equal, multiplier: Double = 1, second: NewAnchor?, constant: Double,
        priority: Double = 1000, identifier: String? = nil, isInstalled: Bool = true
    ) {
        self.first = first
        self.relation = relation
        self.multiplier = multiplier
        self.second = second
        self.constant = constant
        self.priority = priority
        self.identifier = identifier
        self.isInstalled = isInstalled
    }
}
