import Simplex

/// Linear equalities, and those that follow from them.
package struct ImpliedEqualities {
    package typealias Sum = [(variable: Int, coefficient: Double)]

    private var rows: ImpliedRows

    /// The step limit bounds the time for hints about a large layout. Beyond it no equality counts as implied.
    private static let stepLimit = 4_000_000

    /// - Parameters:
    ///   - sums: those of all equalities that will be inserted.
    ///   - others: those that will be asked about. What contains a variable of none of both never follows.
    package init(among sums: [Sum], others: [Sum] = []) {
        let largest = (sums + others).reduce(-1) { $1.reduce($0) { max($0, $1.variable) } }
        rows = ImpliedRows(among: sums, variableCount: largest + 1, stepLimit: Self.stepLimit)
    }

    /// Adds an equality.
    ///
    /// - Returns: whether it follows from those before. One that contradicts them does not, and is not added.
    package mutating func insert(_ relation: LinearRelation) -> Bool {
        rows.insert(relation.terms, equals: relation.constant)
    }

    /// Adds the equality of a sum and a constant, as ``insert(_:)``.
    package mutating func insert(_ terms: Sum, equals constant: Double) -> Bool {
        rows.insert(terms, equals: constant)
    }

    /// Whether an equality follows.
    package mutating func contains(_ relation: LinearRelation) -> Bool {
        value(of: relation.terms).map { abs($0 - relation.constant) < 1e-6 } ?? false
    }

    /// The value that a sum has wherever the equalities hold; nil where they leave it open.
    package mutating func value(of terms: Sum) -> Double? {
        rows.value(of: terms)
    }
}
