import SourceText

/// A change of a layout, independent of any syntax. A format turns it into edits of its text.
package enum ModelEdit: Hashable, Sendable {
    case removeConstraint(ConstraintID)
    case setRelation(ConstraintID, Relation)
    case setConstant(ConstraintID, Double)
    case setPriority(ConstraintID, Double)
    case addConstraint(NewConstraint)
    case setHugging(ViewID, Axis, Double)
    case setCompressionResistance(ViewID, Axis, Double)
    /// Sets the edges towards which a view collapses. Without a style, an existing collapse keeps its style and a new
    /// one is plain.
    case setCollapse(ViewID, Set<Edge>, as: CollapseStyle? = nil)
    /// Exchanges first and second item without changing the meaning.
    case reverseItems(ConstraintID)
    /// Removes a change from a state: indices into ``Layout/states`` and ``State/changes``.
    case removeStateChange(state: Int, change: Int)
    /// Adds a spacer to a stack, in the gap after a view. The spacer is gone whenever that view is.
    case addStackSpacer(after: ViewID, length: Double)
    /// Makes a spacer gone whenever a view is.
    case tieSpacer(ViewID, to: ViewID)
    /// Replaces a spacer of a stack with custom spacing after a view.
    case replaceSpacer(ViewID, bySpacing: Double, after: ViewID)
    case removeCustomSpacing(after: ViewID)
    /// Sets the spacing that a stack puts after a view, while that is shown.
    case setCustomSpacing(after: ViewID, Double)
    case setAttributes(ConstraintID, first: Attribute, second: Attribute?)
    case setDesignTimeOnly(ConstraintID, Bool)
    /// The frame that the document records for a view.
    case setRecordedFrame(ViewID, Rect)
    /// Adds an inactive constraint that makes the view's length zero. Code activates it when the view is gone.
    case addZeroLength(ViewID, Axis, identifier: String)
    /// Sets the constraints whose constants FDCollapsibleConstraints sets to zero when the view is gone.
    case setCollapsibleConstraints(ViewID, [ConstraintID])
    /// Adds spacers of equal, flexible length along an axis to a superview. ``NewConstraint/NewItem/spacer(_:)`` names
    /// them.
    case addEqualSpacers(count: Int, along: Axis, in: ViewID)
    /// Replaces siblings with a new stack that contains them. ``NewConstraint/NewItem/stack`` names it.
    case embed([ViewID], in: NewStack)
    case removeCollapse(ViewID)
    /// Adds a method to the class that hides the view, makes the constants of constraints zero and, with an axis,
    /// activates a constraint that makes the view's length zero; or undoes all of it.
    case addHidingMethod(ViewID, zeroed: [ConstraintID], zeroLength: Axis?)
    case setClipsToBounds(ViewID)
    /// Changes the constants of a view's constraints that are active, where the code at a range adds others; see
    /// ``Addition``.
    case updateInsteadOfAdding(FileRange, of: ViewID)
}

extension ModelEdit {
    /// The existing constraint that the edit changes; nil for edits of anything else.
    package var constraint: ConstraintID? {
        switch self {
        case .removeConstraint(let id), .setRelation(let id, _), .setConstant(let id, _), .setPriority(let id, _),
            .setAttributes(let id, _, _), .setDesignTimeOnly(let id, _), .reverseItems(let id):
            id
        case .addConstraint, .setHugging, .setCompressionResistance, .setCollapse, .removeStateChange,
            .addStackSpacer, .tieSpacer, .replaceSpacer, .removeCustomSpacing, .setRecordedFrame, .addZeroLength,
            .setCollapsibleConstraints, .addEqualSpacers, .embed, .removeCollapse, .addHidingMethod,
            .setCustomSpacing, .setClipsToBounds, .updateInsteadOfAdding:
            nil
        }
    }

    /// The same, but nil if the edit changes only how the constraint is written.
    package var changedConstraint: ConstraintID? {
        if case .reverseItems = self { nil } else { constraint }
    }
}

/// A stack that ``ModelEdit/embed(_:in:)`` adds.
package struct NewStack: Hashable, Sendable {
    /// Ignored by formats whose views have no names.
    package var name: String
    package var arrangement: StackArrangement

    package init(name: String, arrangement: StackArrangement) {
        self.name = name
        self.arrangement = arrangement
    }
}

/// A constraint that ``ModelEdit/addConstraint(_:)`` adds.
package struct NewConstraint: Hashable, Sendable {
    /// An existing item, or a view that the same list of edits adds.
    package enum NewItem: Hashable, Sendable {
        case item(Item)
        /// An index into the spacers that the edits add, in their order.
        case spacer(Int)
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
    package var identifier: String?
    /// False if code installs it at run time.
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
