extension Solver {
    /// An irreducible infeasible set within a certificate.
    ///
    /// The certificate is irreducible apart from rounding errors, which ``DeletionFilter`` corrects, testing the last
    /// member first. The bounds of the rows' variables and the implied rows, which are the first, join the set and are
    /// tested after the others, so that they replace rows. A conflict that depends on them would remain even if such a
    /// row were fixed.
    ///
    /// - Parameter work: grows by the cells that are passed.
    func irreducible(_ given: Certificate, _ work: inout Int) -> InfeasibleSet {
        work += given.parts.count * Self.workOfMember
        let certificate = Set(given.parts.map(\.source))
        let bounded = Set(
            certificate.filter { $0 >= 0 }.flatMap { store.terms(of: store.rows[$0]).map(\.variable.index) }
        )
        .filter { isNonNegative[$0] }
        let variables = Set(certificate.filter { $0 >= 0 }.flatMap { store.terms(of: store.rows[$0]).map(\.variable) })
        let implied = store.implied.filter { row in
            store.rows[row].isActive && store.rows[row].isRequired
                && store.terms(of: store.rows[row]).contains { variables.contains($0.variable) }
        }
        if let sources = given.irreducibleSources(in: store, notNegative: bounded, implied: implied) {
            return infeasibleSet(sources)
        }
        var kept = certificate.union(bounded.map { -1 - $0 }).union(implied).sorted()
        if kept.count > Solver.filterLimit { kept = certificate.sorted() }
        if kept.count <= Solver.filterLimit {
            var filter = DeletionFilter(of: kept, in: store, certificate: certificate)
            kept = kept.reversed().filter { filter.needs($0) }.reversed()
            work += filter.work
        }
        return infeasibleSet(kept)
    }

    private func infeasibleSet(_ sources: [Int]) -> InfeasibleSet {
        InfeasibleSet(
            rows: sources.filter { $0 >= 0 }.map(RowID.init),
            bounds: sources.filter { $0 < 0 }.map { Variable(-1 - $0) }.sorted())
    }

    static let workOfMember = 200
    /// The filter solves one system for each member, each starting from the one before.
    private static let filterLimit = 200
}
