/// How much room a screen or a part of it has on one axis.
package enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
}

/// The size classes of a canvas; nil where they are not known, or do not matter.
package struct Traits: Hashable, Sendable {
    package var horizontal: SizeClass?
    package var vertical: SizeClass?

    package init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Whether everything that these traits name is so under `other`.
    package func holds(under other: Traits) -> Bool {
        (horizontal == nil || horizontal == other.horizontal) && (vertical == nil || vertical == other.vertical)
    }

    /// How many axes they name. Variations with more come later, and so win.
    package var count: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) }
}

/// What of a layout is otherwise under some size classes.
package struct TraitVariation: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
        case setInstalled(ViewID, Bool)
        case setHidden(ViewID, Bool)
        case setStack(ViewID, StackArrangement)
        case setMargins(ViewID, EdgeInsets)
        case setConstraintInstalled(ConstraintID, Bool)
        case setConstant(ConstraintID, Double)
        case setPriority(ConstraintID, Double)
    }

    package var traits: Traits
    package var changes: [Change]

    package init(traits: Traits, changes: [Change]) {
        self.traits = traits
        self.changes = changes
    }
}
