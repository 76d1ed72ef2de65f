/// A number that is decided before layout and that the document does not state, such as an argument of an initialiser.
///
/// Unlike ``Quantity/unknown`` it has an identity: wherever it occurs in a layout, it is the same number.
package struct FreeNumber: Hashable, Sendable {
    /// For people: `padding`.
    package var name: String
    /// The value for frames shown to a person. Finite.
    package var likely: Double
    /// The least possible value, which is finite; nil if any number is possible.
    package var lowerBound: Double?

    package init(name: String, likely: Double, lowerBound: Double? = nil) {
        self.name = name
        self.likely = likely.isFinite ? likely : 0
        self.lowerBound = lowerBound.flatMap { $0.isFinite ? $0 : nil }
    }
}
