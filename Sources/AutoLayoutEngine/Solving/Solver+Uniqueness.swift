import Simplex

extension Solver {
    /// Whether one of some sums has another value in a solution as good as the last one.
    ///
    /// Asked of each variable, this tells whether the solution is the only one. The solver's columns do not tell: the
    /// column of a variable that an equality gives is held by nothing.
    mutating func isAnyFree(of sums: Sums) -> Bool {
        var isFree = false
        visitFreeSums(among: sums) { _ in
            isFree = true
            return false
        }
        return isFree
    }
}
