import LayoutModel
import Simplex

extension Solver {
    /// Solves, and returns whether there is a solution.
    mutating func isSolved(_ cancellation: Cancellation) throws(Cancelled) -> Bool {
        switch solve(isCancelled: { cancellation.isCancelled }) {
        case .solved: return true
        case .infeasible: return false
        case .cancelled: throw Cancelled()
        }
    }
}
