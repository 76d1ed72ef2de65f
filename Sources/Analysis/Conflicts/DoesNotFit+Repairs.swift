import AutoLayoutEngine
import LayoutModel

extension DoesNotFitRule {
    /// Lowers the priority of each constraint that does not fit, or turns it into an inequality. Only a person can say
    /// whether that is right, because at other sizes all of them hold.
    struct Cause: CostlyCause {
        let layout: Layout
        let conflict: Conflict

        func repairs(within budget: inout RepairBudget, _ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
            let repairs = conflict.constraintsToRelax(in: layout).flatMap {
                [layout.repairLowering($0)] + layout.repairsRelaxing($0)
            }
            return try Squeezing(layout, conflict.bounds, at: Configuration(baseOf: layout))
                .ranked(repairs, &budget, cancellation).map(\.requiringChoice)
        }
    }
}
