import SourceText

/// Constraints that a method activates whenever it is called, whatever others have activated before, and constants that
/// it sets.
///
/// The constraints come on top of those that are always active. Which others are active then is not known, so no more
/// follows from them than a conflict, and where the views are that the method adds.
package struct Addition: Hashable, Sendable {
    /// The method, with the conditions on which it activates them.
    package var name: String
    /// The names of the methods of which one must be called for it; empty if it is not known what calls it.
    package var methods: [String]
    package var range: FileRange
    /// Their numbers are none of the layout's.
    package var constraints: [Constraint]

    /// The constants that it sets, of constraints of the layout that are always active.
    package var constants: [ConstraintID: Constant] = [:]
    /// The other constraints of the layout that other code may have changed by then.
    package var shared: [ConstraintID] = []

    /// The views that the method adds, along each axis on which nothing but it places them.
    package var views = AxisPair<Set<ViewID>>([])

    /// Whether two calls of one method add them, one each.
    package var isRepeated = false

    package init(name: String, methods: [String] = [], range: FileRange, constraints: [Constraint]) {
        self.name = name
        self.methods = methods
        self.range = range
        self.constraints = constraints
    }

    /// The constant of a constraint, with the place that sets it.
    package struct Constant: Hashable, Sendable {
        package var value: Quantity
        /// Nil for the constant that the constraint has at first.
        package var place: FileRange?

        package init(_ value: Quantity, at place: FileRange? = nil) {
            self.value = value
            self.place = place
        }
    }

    /// Whether another one leaves the same active, with the same constants.
    package func leavesTheSame(as other: Addition) -> Bool {
        constraints == other.constraints && constants.mapValues(\.value) == other.constants.mapValues(\.value)
    }
}
