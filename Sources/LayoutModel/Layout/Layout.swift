import SourceText

/// A tree of views and guides with the constraints among them, and the configurations to be checked.
package struct Layout: Hashable, Sendable {
    package var name: String
    /// Unique in the document.
    package var key: String
    /// The file in which ``range`` and ``nameRange`` lie. Views and constraints may come from other files.
    package var file: FileID
    package var notation: Notation
    package var sourceTraits: SourceTraits = []
    /// The whole layout.
    package var range: TextRange
    package var nameRange: TextRange
    /// Further parts of the text that belong to the layout, as extensions of its class do.
    package var extensions: [TextRange] = []

    /// In document order. The root comes first, and every view before its subviews.
    package var views: [View]
    /// In document order.
    package var constraints: [Constraint] = []

    /// The sizes to check at; the first is the layout's own. Never empty.
    package var sizes: [SizeDeclaration]
    /// The root's safe area insets. Nil for those of the device, or none.
    package var safeArea: EdgeInsets?
    package var isRightToLeft = false
    /// The configuration in which a visual editor saved it. ``sizes`` are then those at which the app may run.
    package var designTime: DesignTime?
    /// Of a cell whose table view asks for other heights than its own.
    package var temporaryHeights: [TemporaryHeight] = []
    /// Recorded frames are compared with solved ones on iOS only: too little is known about the others.
    package var platform = Platform.iOS
    /// In the order in which they are applied: those for fewer size classes first.
    package var traitVariations: [TraitVariation] = []
    package var parameters: [Parameter] = []
    package var freeNumbers: [FreeNumber] = []
    /// Whether whoever shows the root decides its safe area and its margins. They are then free numbers of at least 0,
    /// of which those of the canvas are likely values.
    package var hasFreeInsets = false
    /// Whether what is only likely yields to optional constraints too: free values, and the size of a root that
    /// ``SourceTraits/mayFitContent``. For questions about what holds whatever these are.
    package var likelyValuesYield = false
    /// Whether any number is decided before layout.
    package var hasFreeValues: Bool { hasFreeInsets || !freeNumbers.isEmpty }
    package var states: [State] = []
    /// In code. In the order in which they happen, the methods in document order.
    package var moments: [Moment] = []
    /// In code, of methods of which it is not known what others have activated before.
    package var additions: [Addition] = []
    /// The views that are checked in every combination of gone and shown.
    package var vary: [ViewMention] = []
    /// In code: the method that makes the layout, if nothing calls it that UIKit or the class itself runs.
    package var method: String?
    /// In code: the places that hide views, of those views of which all such places are known.
    package var hidings: [ViewMention] = []
    /// In code: the names of those views among these that other code may hide too, if it uses their names.
    package var sharedViews: [ViewID: String] = [:]
    package var collapses: [Collapse] = []

    /// The views that an unreadable part of the text may affect, by axis. They may have more constraints there than
    /// the model.
    package var partiallyKnown = AxisPair<Set<ViewID>>([])
    /// The views to which something unreadable may give a size, but no place.
    package var sizedElsewhere: Set<ViewID> = []

    /// - Parameter key: Nil to use the name.
    package init(
        name: String, key: String? = nil, file: FileID = .alone, notation: Notation, range: TextRange,
        nameRange: TextRange, root: View, sizes: [SizeDeclaration]
    ) {
        self.name = name
        self.key = key ?? name
        self.file = file
        self.notation = notation
        self.range = range
        self.nameRange = nameRange
        self.views = [root]
        self.sizes = sizes
    }

    // Views are large, so these subscripts do not copy them. A caller in another module still gets a copy, so it uses
    // `views` if it reads many of them.
    package subscript(id: ViewID) -> View {
        _read { yield views[id.index] }
        _modify { yield &views[id.index] }
    }

    package subscript(id: ConstraintID) -> Constraint {
        _read { yield constraints[id.index] }
        _modify { yield &constraints[id.index] }
    }

    /// Adds a constraint, which gets a number of its own.
    package mutating func append(_ constraint: Constraint) -> ConstraintID {
        var constraint = constraint
        constraint.id = ConstraintID(constraints.count)
        constraints.append(constraint)
        return constraint.id
    }

    /// The range where a finding can be reported: the given one if it is in the layout's own file, otherwise the
    /// layout's name.
    package func ownRange(_ range: FileRange) -> TextRange {
        range.file == file ? range.range : nameRange
    }

    /// Whether something unreadable may affect a view on any axis.
    package func isPartiallyKnown(_ view: ViewID) -> Bool {
        Axis.allCases.contains { mayHaveAnyLength(view, $0) }
    }

    /// Whether something unreadable may say how long a view is on an axis.
    package func mayHaveAnyLength(_ view: ViewID, _ axis: Axis) -> Bool {
        partiallyKnown[axis].contains(view) || sizedElsewhere.contains(view)
    }

    /// The views that something unreadable may affect in a state, or in none.
    ///
    /// - Parameter state: an index into ``states``.
    package func partiallyKnown(in state: Int?) -> AxisPair<Set<ViewID>> {
        state.flatMap { states.indices.contains($0) ? states[$0].partiallyKnown : nil } ?? partiallyKnown
    }

    /// Whether something unreadable may affect any view.
    package var areAllPartiallyKnown: Bool {
        Axis.allCases.allSatisfy(areAllPartiallyKnown)
    }

    /// Whether something unreadable may affect any view on an axis.
    package func areAllPartiallyKnown(on axis: Axis) -> Bool {
        partiallyKnown[axis].count == views.count
    }

    package mutating func markPartiallyKnown(_ view: ViewID) {
        for axis in Axis.allCases { partiallyKnown[axis].insert(view) }
    }

    /// Adds to the views of which not everything is known.
    package mutating func hold(_ views: AxisPair<Set<ViewID>>) {
        for axis in Axis.allCases { partiallyKnown[axis].formUnion(views[axis]) }
    }

    package mutating func markAllPartiallyKnown() {
        partiallyKnown = AxisPair(Set(views.map(\.id)))
    }

    /// The view itself, its superview, and so on up to the root.
    package func ancestors(of view: ViewID) -> [ViewID] {
        var chain = [view]
        while let parent = chain.last.flatMap({ self[$0].parent }) { chain.append(parent) }
        return chain
    }

    /// The nearest view that is or contains both. Complexity: O(product of the depths).
    package func commonAncestor(_ a: ViewID, _ b: ViewID) -> ViewID {
        var candidate: ViewID? = b
        while let view = candidate {
            if view == a || isDescendant(a, of: view) { return view }
            candidate = self[view].parent
        }
        return .root
    }

    package func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
        var parent = self[view].parent
        while let view = parent {
            if view == ancestor { return true }
            parent = self[view].parent
        }
        return false
    }

    /// The arrangement of the stack view that arranges a view; nil if its superview is no stack view.
    package func stack(arranging view: ViewID) -> StackArrangement? {
        self[view].parent.flatMap { self[$0].stack }
    }

    /// How a view collapses; nil if it does not.
    package func collapse(of view: ViewID) -> Collapse? {
        collapses.first { $0.view == view }
    }

    /// The views that are gone whenever the app runs.
    package var alwaysGone: Set<ViewID> {
        Set(collapses.filter { $0.occasion == .always }.map(\.view))
    }

    /// The constraints with a label, in document order.
    package func constraints(labelled label: String) -> [ConstraintID] {
        constraints.filter { $0.label == label }.map(\.id)
    }
}
