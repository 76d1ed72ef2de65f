import LayoutModel
package typealias Undecided = AmbiguousValue
extension LayoutSolver {
    package func undecided(_ cancellation: Cancellation = .never) throws(Cancelled) -> [Undecided] { try ambiguousValues(cancellation) }
}
extension CollapseReach { package var switchedOff: [ConstraintID] { deactivated } }
