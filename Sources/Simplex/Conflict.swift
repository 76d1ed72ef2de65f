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
            var filter = DeletionFilter(of: kept, in: self, certificate: certificate)
            kept = kept.reversed().filter { filter.needs($0) }.reversed()
        }
        return InfeasibleSet(
            rows: kept.filter { $0 >= 0 }.map(RowID.init),
            bounds: kept.filter { $0 < 0 }.map { Variable(-1 - $0) }.sorted())
    }

    /// The filter solves as many systems as the set has members, each from the one before it.
    private static let filterLimit = 200
}
