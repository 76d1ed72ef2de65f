/// The identity of a row of a ``Solver``. That of a removed row is not used again.
package struct RowID: Hashable, Comparable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (a: RowID, b: RowID) -> Bool {
        a.index < b.index
    }
}

package enum RowRelation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}

/// A row as it was added: `sum of terms  relation  constant`.
struct Row: Sendable {
    var constant: Double
    var priority: Double
    private let firstTerm: Int32
    private let termCount: Int32
    var relation: RowRelation
    var isRemoved = false
    /// Whether a coefficient, a variable or the priority is invalid, so that the row is ignored.
    var isMalformed = false

    init(
        start: Int, count: Int, relation: RowRelation, constant: Double, priority: Double, isMalformed: Bool = false
    ) {
        self.constant = constant
        self.priority = priority
        firstTerm = Int32(truncatingIfNeeded: start)
        termCount = Int32(truncatingIfNeeded: count)
        self.relation = relation
        self.isMalformed = isMalformed
    }

    /// The index of its first term in ``RowStore/terms``.
    var start: Int { Int(firstTerm) }
    var count: Int { Int(termCount) }
    var isRequired: Bool { priority >= 1000 }
    /// Whether the row takes part in the solution.
    var isActive: Bool { !isRemoved && !isMalformed && constant.isFinite }
}
