import Testing

@testable import Simplex

/// A solver whose rows are written with few marks.
struct System {
    var solver = Solver()

    mutating func variable(nonNegative: Bool = false) -> Variable {
        solver.addVariable(isNonNegative: nonNegative)
    }

    mutating func variables(_ count: Int) -> [Variable] {
        (0..<count).map { _ in variable() }
    }

    @discardableResult
    mutating func row(
        _ terms: [(Double, Variable)], _ relation: RowRelation, _ constant: Double, at priority: Double = 1000
    ) -> RowID {
        solver.addRow(terms.map { Term($0.1, $0.0) }, relation, constant, priority: priority)
    }

    mutating func values(of variables: [Variable], sourceLocation: SourceLocation = #_sourceLocation) -> [Double] {
        let outcome = solver.solve()
        #expect(outcome == .solved, sourceLocation: sourceLocation)
        return variables.map { solver.value(of: $0) }
    }

    mutating func infeasibleSet(sourceLocation: SourceLocation = #_sourceLocation) -> InfeasibleSet? {
        guard case .infeasible(let set) = solver.solve() else {
            Issue.record("expected an infeasible system", sourceLocation: sourceLocation)
            return nil
        }
        return set
    }

    /// The violation of each priority, highest first, as the solver's own rows say.
    var violations: [Double: Double] {
        var found: [Double: Double] = [:]
        for row in solver.store.rows where row.isActive {
            let sum = solver.store.terms(of: row).reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
            found[row.priority, default: 0] += row.violation(of: sum)
        }
        return found
    }
}

func isClose(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
}

extension RowRelation {
    static let atMost = RowRelation.lessThanOrEqual
    static let atLeast = RowRelation.greaterThanOrEqual
}
