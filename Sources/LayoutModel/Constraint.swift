import SourceText

/// A rectangle of a view that is not its frame.
package enum Guide: String, Hashable, Sendable, CaseIterable {
    case safeArea
    case layoutMargins
    case readableContent
    /// The content area of a scroll view.
    case scrollContent
    /// The visible rectangle of a scroll view: its frame, whoever asks.
    case scrollFrame
    /// What the keyboard covers; while it is away, what lies below the safe area.
    case keyboard
    /// The strip above, and below, the content of a view controller: the bars, before there were safe areas.
    case topLayout, bottomLayout
}

/// What a constraint relates: a view (or a guide that was declared, which is a ``View`` too), or a guide that a view brings along.
package struct Item: Hashable, Sendable {
    package var view: ViewID
    package var guide: Guide?

    package init(_ view: ViewID, _ guide: Guide? = nil) {
        self.view = view
        self.guide = guide
    }
}

/// An attribute of an item.
package struct Anchor: Hashable, Sendable {
    package var item: Item
    package var attribute: Attribute

    package init(_ item: Item, _ attribute: Attribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// A constraint of a layout, by its place in ``Layout/constraints``.
package struct ConstraintID: Hashable, Comparable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (a: ConstraintID, b: ConstraintID) -> Bool {
        a.index < b.index
    }
}

/// `first relation multiplier × second + constant @ priority`, as somebody wrote it.
///
/// Only what Auto Layout accepts is in a model: a statement that it would refuse is a finding and no constraint.
package struct Constraint: Hashable, Sendable {
    package var id: ConstraintID
    package var first: Anchor
    package var relation: Relation
    package var multiplier: Quantity
    /// Nil where a size is compared with a constant.
    package var second: Anchor?
    package var constant: Quantity
    package var priority: Quantity
    /// False where the text leaves it out until a state activates it.
    package var isActive: Bool
    /// Whether an edit took it out. It keeps its place so that the other constraints keep theirs; it is never in force, whatever a state says.
    package var isRemoved = false
    /// Whether it is in force at design time only (a "placeholder", removed at build time).
    package var isDesignTimeOnly = false
    /// The view in whose coordinates a location with a multiplier is measured; nil for the nearest view around both items.
    package var owner: ViewID?
    /// The constraint's identity in its document, where the format has one.
    package var objectID: String?
    /// The name of its label, where it has one. A slot's label is the view's path, a dot and the attribute.
    package var label: String?
    package var source: ConstraintSource

    package init(
        id: ConstraintID, first: Anchor, relation: Relation, multiplier: Quantity = 1, second: Anchor?,
        constant: Quantity, priority: Quantity = 1000, isActive: Bool = true, label: String? = nil,
        source: ConstraintSource
    ) {
        self.id = id
        self.first = first
        self.relation = relation
        self.multiplier = multiplier
        self.second = second
        self.constant = constant
        self.priority = priority
        self.isActive = isActive
        self.label = label
        self.source = source
    }

    /// One or two: a size may be compared with a constant alone.
    package var anchors: [Anchor] { second.map { [first, $0] } ?? [first] }

    /// Whether the priority is known to be 1000.
    package var isRequired: Bool { priority.literal.map { Priority($0).isRequired } ?? false }

    /// Whether no parameter and nothing unknown is in its multiplier, constant or priority.
    package var hasLiteralNumbers: Bool {
        multiplier.literal != nil && constant.literal != nil && priority.literal != nil
    }

    /// The anchor on the other side of `anchor`; nil if neither side is `anchor`, or nothing is on the other.
    package func partner(of anchor: Anchor) -> Anchor? {
        first == anchor ? second : second == anchor ? first : nil
    }
}

/// Where a constraint stands in the text.
package struct ConstraintSource: Hashable, Sendable {
    /// The whole statement; constraints that one statement stands for share it.
    package var statement: FileRange
    /// The part that speaks of this constraint: in a Visual Format line the gap or the predicate, else the statement.
    package var focus: FileRange

    package init(statement: FileRange, focus: FileRange) {
        self.statement = statement
        self.focus = focus
    }
}
