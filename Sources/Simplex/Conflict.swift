extension Solver {
    /// The set of the sources (rows, or -1 less a variable for its bound) without those that it does not need.
    ///
    /// The certificate is irreducible but for rounding; the deletion filter (Chinneck and Dravnieks, "Locating minimal infeasible constraint sets in linear
    /// programs", ORSA Journal on Computing 3, 1991) makes sure. It looks at every member in turn, last first.
    ///
    /// The bounds of all variables concerned are looked at with them, after the rows: a bound holds whatever somebody writes, so a set that
    /// rests on bounds is the one that is still there when a row has been mended.
    func irreducible(_ sources: [Int]) -> InfeasibleSet {
        let certificate = Set(sources)
        let bounded = Set(
            certificate.filter { $0 >= 0 }.flatMap { store.terms(of: store.rows[$0]).map(\.variable.index) }
        )
        .filter { isNonNegative[$0] }
        var kept = certificate.union(bounded.map { -1 - $0 }).sorted()
        if kept.count > Solver.filterLimit { kept = certificate.sorted() }
        if kept.count <= Solver.filterLimit {
            var at = kept.count - 1
            while at >= 0 {
                var rest = kept
                rest.remove(at: at)
                if !isFeasible(rest) { kept = rest }
                at -= 1
            }
        }
        return InfeasibleSet(
            rows: kept.filter { $0 >= 0 }.map(RowID.init),
            bounds: kept.filter { $0 < 0 }.map { Variable(-1 - $0) }.sorted())
    }

    /// The filter solves as many systems as the set has members, each of that size.
    private static let filterLimit = 200

    private func isFeasible(_ sources: [Int]) -> Bool {
        var part = Solver()
        var names: [Int: Variable] = [:]
        for source in sources where source >= 0 {
            for term in store.terms(of: store.rows[source]) { names[term.variable.index] = Variable(0) }
        }
        for name in names.keys.sorted() {
            names[name] = part.addVariable(isNonNegative: sources.contains(-1 - name))
        }
        for source in sources where source >= 0 {
            let row = store.rows[source]
            let terms = store.terms(of: row).map { Term(names[$0.variable.index] ?? Variable(0), $0.coefficient) }
            _ = part.addRow(terms, row.relation, row.constant)
        }
        return part.hasFeasiblePoint()
    }

    private func hasFeasiblePoint() -> Bool {
        var reduced = Reduced(store: store, isNonNegative: isNonNegative)
        if case .infeasible = reduced.solve(through: 0, store: store, isCancelled: { false }) { return false }
        return true
    }
}
