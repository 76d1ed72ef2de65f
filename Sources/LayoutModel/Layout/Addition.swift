import SourceText

/// Constraints that a method activates whenever it is called, whatever others have activated before.
///
/// They come on top of those that are always active. Which others are active then is not known, so nothing but a
/// conflict follows from them.
package struct Addition: Hashable, Sendable {
    /// The method, with the conditions on which it activates them.
    package var name: String
    /// The names of the methods of which one must be called for it; empty if it is not known what calls it.
    package var methods: [String]
    package var range: FileRange
    /// Their numbers are none of the layout's.
    package var constraints: [Constraint]

    /// Whether two calls of one method add them, one each.
    package var isRepeated = false

    package init(name: String, methods: [String] = [], range: FileRange, constraints: [Constraint]) {
        self.name = name
        self.methods = methods
        self.range = range
        self.constraints = constraints
    }
}
