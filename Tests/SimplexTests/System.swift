import Testing

@testable import Simplex

/// A solver with a short way to write rows.
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

    /// The sum of the violations of each priority's rows.
    var violations: [Double: Double] {
        var found: [Double: Double] = [:]
        for row in solver.store.rows where row.isActive {
            let sum = solver.store.terms(of: row).reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
            found[row.priority, default: 0] += row.violation(of: sum)
        }
        return found
    }
}

extension Row {
    /// The violation of the row where its terms add up to `sum`.
    func violation(of sum: Double) -> Double {
        switch relation {
        case .lessThanOrEqual: max(0, sum - constant)
        case .equal: abs(sum - constant)
        case .greaterThanOrEqual: max(0, constant - sum)
        }
    }
}

func isClose(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
}

extension RowRelation {
    static let atMost = RowRelation.lessThanOrEqual
    static let atLeast = RowRelation.greaterThanOrEqual
}
