import LayoutModel
import Simplex

/// A row as the solver takes it, with its cause.
struct Row: Sendable {
    let origin: RowOrigin
    /// Valid only while the row is in the solver.
    var id = RowID(0)
    let terms: [Term]
    let relation: RowRelation
    var constant: Double
    let priority: Double

    var isRequired: Bool { Priority(priority).isRequired }

    init(origin: RowOrigin, terms: [Term], relation: RowRelation, constant: Double, priority: Double) {
        self.origin = origin
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// Whether it equals the other row except perhaps in the constant.
    func isEqualExceptConstant(_ other: Row) -> Bool {
        relation == other.relation && priority == other.priority && origin == other.origin && terms == other.terms
    }
}
