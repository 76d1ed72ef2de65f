import LayoutModel

/// The rows of a solution that hold for every size of the root and for all contents.
package struct LinearRelations: Sendable {
    /// Required ones that the layout implies first, then written ones in document order.
    package var equalities: [LinearRelation] = []
    /// In document order.
    package var writtenInequalities: [LinearRelation] = []
}

/// A row as plain numbers: a sum of coefficients times variables that equals, or is limited by, a constant.
package struct LinearRelation: Sendable {
    package var origin: RowOrigin
    /// In ascending order of the variable.
    package var terms: [(variable: Int, coefficient: Double)]
    /// For an inequality: whether the sum is at most the constant, else at least.
    package var isAtMost: Bool
    package var constant: Double
    package var priority: Double

    package var isRequired: Bool { Priority(priority).isRequired }
}

extension LayoutSolver {
    /// The active rows that hold for every size of the root and for all contents.
    package func relations() -> LinearRelations {
        var relations = LinearRelations()
        var written: [LinearRelation] = []
        for row in rows.all {
            switch row.origin {
            case .canvas, .hugging, .compressionResistance, .filler, .free: break
            case .constraint:
                if row.relation == .equal {
                    written.append(LinearRelation(row))
                } else {
                    relations.writtenInequalities.append(LinearRelation(row))
                }
            default:
                if row.relation == .equal, row.isRequired { relations.equalities.append(LinearRelation(row)) }
            }
        }
        // The order of groups need not be that of the text.
        written.sort { comesBefore($0.origin, $1.origin) }
        relations.writtenInequalities.sort { comesBefore($0.origin, $1.origin) }
        relations.equalities += written
        return relations
    }
}

extension LinearRelation {
    fileprivate init(_ row: Row) {
        origin = row.origin
        terms = row.terms.map { ($0.variable.index, $0.coefficient) }
        isAtMost = row.relation == .lessThanOrEqual
        constant = row.constant
        priority = row.priority
        let isSorted = zip(terms, terms.dropFirst()).allSatisfy { $0.variable < $1.variable }
        if !isSorted { terms.sort { $0.variable < $1.variable } }
    }
}
