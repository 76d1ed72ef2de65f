import Simplex

/// Linear equalities, and those that follow from them.
package struct ImpliedEqualities {
    /// The step limit bounds the time for hints about a large layout. Beyond it no equality counts as implied.
    private var rows = IndependentRows(stepLimit: 4_000_000)

    package init() {}

    /// Adds an equality.
    ///
    /// - Returns: whether it follows from those before. One that contradicts them does not, and is not added.
    package mutating func insert(_ relation: LinearRelation) -> Bool {
        rows.insert(relation.terms, equals: relation.constant)
    }

    /// Adds the equality of a sum and a constant, as ``insert(_:)``.
    package mutating func insert(_ terms: [(variable: Int, coefficient: Double)], equals constant: Double) -> Bool {
        rows.insert(terms, equals: constant)
    }

    /// Whether an equality follows.
    package mutating func contains(_ relation: LinearRelation) -> Bool {
        value(of: relation.terms).map { abs($0 - relation.constant) < 1e-6 } ?? false
    }

    /// The value that a sum has wherever the equalities hold; nil where they leave it open.
    package mutating func value(of terms: [(variable: Int, coefficient: Double)]) -> Double? {
        rows.value(of: terms)
    }
}
