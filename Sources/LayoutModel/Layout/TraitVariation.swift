/// The changes of a layout for some size classes.
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
