import SourceText

/// What a file describes: its layouts, the findings about its text, and where its names stand.
package struct Document: Sendable {
    package var layouts: [Layout]
    /// What is wrong with the text itself, and what Auto Layout would refuse. In order of place.
    package var problems: [Finding]
    /// Every place where a name is declared or used, in order of place. Looked for when somebody first asks.
    package var occurrences: [Occurrence] {
        get { found.value(findOccurrences) }
        set {
            findOccurrences = { newValue }
            found = Memo()
        }
    }
    /// Why there is no layout, where nothing is wrong with the text: a sentence about it, without the subject.
    package var reasonForNoLayouts: String?
    /// What the person wrote beside what is meant to be, in order of place.
    package var suppressions: [Suppression] = []
    /// Whether a part of the text could not be read.
    package var hasSyntaxErrors = false
    /// Whether a merge waits to be resolved: of two versions of a line none may be touched.
    package var hasMergeMarks = false

    private var findOccurrences: @Sendable () -> [Occurrence]
    private var found = Memo<[Occurrence]>()

    package init(
        layouts: [Layout] = [], problems: [Finding] = [],
        occurrences: @autoclosure @escaping @Sendable () -> [Occurrence] = [], reasonForNoLayouts: String? = nil
    ) {
        self.layouts = layouts
        self.problems = problems
        findOccurrences = occurrences
        self.reasonForNoLayouts = reasonForNoLayouts
    }
}

/// A tree of views and guides with the constraints among them, and the configurations to be checked.
package struct Layout: Hashable, Sendable {
    package var name: String
    /// A name that no other layout of the document has.
    package var key: String
    /// The file of the document, in which the layout's own places are.
    package var file: FileID
    /// How messages name what is in it.
    package var notation: Notation
    /// The whole layout, and its name within.
    package var range: TextRange
    package var nameRange: TextRange

    /// In document order; the root comes first, and a view before its subviews.
    package var views: [View]
    /// In document order.
    package var constraints: [Constraint] = []

    /// The sizes to check at; the first is the layout's own. Never empty.
    package var sizes: [SizeDeclaration]
    /// The root's safe-area insets, where the layout names them; else those of the device, or none.
    package var safeArea: EdgeInsets?
    package var isRightToLeft = false
    /// How it was saved, for layouts that a visual editor drew; ``sizes`` are then those at which the app may run.
    package var designTime: DesignTime?
    /// What it is made for. Of other platforms than iOS too little is known to hold recorded frames against solved ones.
    package var platform = Platform.iOS
    /// In the order in which they apply: those that name fewer size classes first.
    package var traitVariations: [TraitVariation] = []
    package var parameters: [Parameter] = []
    package var states: [State] = []
    /// The views of which every combination of gone and visible is checked.
    package var vary: [ViewMention] = []
    package var collapses: [Collapse] = []

    /// The views of which something could not be read that may concern an axis: nothing is concluded from what they seem to lack there.
    package var partiallyKnown = AxisPair<Set<ViewID>>([])

    /// - Parameter key: the name, unless another layout of the document has it.
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

    // In place both: a view is large, and a change of a copy would copy the list of subviews. All the same a reader in another module is
    // given a copy; one that asks for something of very many views takes it from ``views``.
    package subscript(id: ViewID) -> View {
        _read { yield views[id.index] }
        _modify { yield &views[id.index] }
    }

    package subscript(id: ConstraintID) -> Constraint {
        _read { yield constraints[id.index] }
        _modify { yield &constraints[id.index] }
    }

    /// A place of the layout in its own file; for one in another file the layout's name, where a finding about it can stand.
    package func ownRange(_ place: FileRange) -> TextRange {
        place.file == file ? place.range : nameRange
    }

    /// Whether something could not be read that may concern a view on any axis.
    package func isPartiallyKnown(_ view: ViewID) -> Bool {
        Axis.allCases.contains { partiallyKnown[$0].contains(view) }
    }

    /// Whether something could not be read, and nobody can say which views it concerned.
    package var areAllPartiallyKnown: Bool {
        Axis.allCases.allSatisfy(areAllPartiallyKnown)
    }

    /// Whether something could not be read that may concern any view on an axis.
    package func areAllPartiallyKnown(on axis: Axis) -> Bool {
        partiallyKnown[axis].count == views.count
    }

    /// Notes that something could not be read which may concern a view on both axes.
    package mutating func markPartiallyKnown(_ view: ViewID) {
        for axis in Axis.allCases { partiallyKnown[axis].insert(view) }
    }

    /// Notes that something could not be read, and nobody can say which views it concerns.
    package mutating func markAllPartiallyKnown() {
        partiallyKnown = AxisPair(Set(views.map(\.id)))
    }

    /// `view`, then its superview, up to the root.
    package func ancestors(of view: ViewID) -> [ViewID] {
        var chain = [view]
        var place = view
        while let parent = self[place].parent {
            chain.append(parent)
            place = parent
        }
        return chain
    }

    /// The nearest view that contains both; either may be it. Complexity: O(product of the depths), which are small.
    package func commonAncestor(_ a: ViewID, _ b: ViewID) -> ViewID {
        var place: ViewID? = b
        while let view = place {
            if view == a || isDescendant(a, of: view) { return view }
            place = self[view].parent
        }
        return .root
    }

    /// Whether `ancestor` lies above `view`.
    package func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
        var place = self[view].parent
        while let view = place {
            if view == ancestor { return true }
            place = self[view].parent
        }
        return false
    }

    /// The views that are gone whenever the app runs.
    package var alwaysGone: Set<ViewID> {
        Set(collapses.filter { $0.occasion == .always }.map(\.view))
    }

    /// The constraints that a label stands for, in document order.
    package func constraints(labelled label: String) -> [ConstraintID] {
        constraints.filter { $0.label == label }.map(\.id)
    }
}

package struct SizeDeclaration: Hashable, Sendable {
    package var size: CanvasSize
    /// Where it is written; for a layout that names no size, the layout's name.
    package var range: FileRange

    package init(size: CanvasSize, range: FileRange) {
        self.size = size
        self.range = range
    }
}

/// A number with a range that constraints may use.
package struct Parameter: Hashable, Sendable {
    package var name: String
    package var value: Double
    package var lower: Double
    package var upper: Double
    package var nameRange: FileRange

    package init(name: String, value: Double, lower: Double, upper: Double, nameRange: FileRange) {
        self.name = name
        self.value = value
        self.lower = lower
        self.upper = upper
        self.nameRange = nameRange
    }
}

/// A view named in a statement.
package struct ViewMention: Hashable, Sendable {
    package var view: ViewID
    package var range: FileRange

    package init(view: ViewID, range: FileRange) {
        self.view = view
        self.range = range
    }
}

/// What goes to zero when a view is gone.
package struct Collapse: Hashable, Sendable {
    /// Who decides whether the view goes.
    package enum Occasion: Hashable, Sendable {
        case byCode
        /// The view itself, by its content, which never has a size; or which always has one.
        case always, never
    }

    package var view: ViewID
    package var edges: Set<Edge>
    /// Whose way of collapsing it is.
    package var style = CollapseStyle.plain
    /// Constraints whose constants go to zero besides, as FDCollapsibleConstraints does with those in its outlet collection.
    package var constraints: [ConstraintID] = []
    /// Constraints that are not in force and come into force when the view goes.
    package var installed: [ConstraintID] = []
    package var occasion = Occasion.byCode
    /// Whether a note beside the view says it, which people read and write as they do this model's edits.
    package var isNoted = false
    /// The whole statement, and the view's name within.
    package var range: FileRange
    package var nameRange: FileRange

    package init(view: ViewID, edges: Set<Edge>, range: FileRange, nameRange: FileRange) {
        self.view = view
        self.edges = edges
        self.range = range
        self.nameRange = nameRange
    }
}

/// A named set of changes to a layout.
package struct State: Hashable, Sendable {
    package var name: String
    package var range: FileRange
    package var nameRange: FileRange
    package var changes: [StateChange]

    package init(name: String, range: FileRange, nameRange: FileRange, changes: [StateChange]) {
        self.name = name
        self.range = range
        self.nameRange = nameRange
        self.changes = changes
    }
}

package struct StateChange: Hashable, Sendable {
    package enum Effect: Hashable, Sendable {
        case gone(ViewID)
        case hide(ViewID)
        case show(ViewID)
        case activate([ConstraintID])
        case deactivate([ConstraintID])
        case setConstant([ConstraintID], Quantity)
        case setPriority([ConstraintID], Quantity)
        case setParameter(ParameterID, Double)
        case setIntrinsicSize(ViewID, AxisPair<IntrinsicLength>)
        case setText(ViewID, String)
        case setSize(CanvasSize)
    }

    package var effect: Effect
    /// The part of the text that says it: for a view, its name.
    package var range: FileRange

    package init(effect: Effect, range: FileRange) {
        self.effect = effect
        self.range = range
    }
}
