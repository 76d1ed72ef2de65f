import LayoutModel
import Simplex

/// What is known of one part of a layout and holds as long as only others change.
extension LayoutSolver {
    /// Whether all that hangs together with some variables is as it was when last solved from the start.
    func isUntouched(_ doubtful: [Variable]) -> Bool {
        parts.areUntouched(doubtful) && (choseByParts || doubtful.isEmpty || !parts.isAnyTouched)
    }

    /// The root's numbers that the canvas alone decides, by variable.
    static func given(_ effective: EffectiveLayout, _ variables: VariableTable) -> [Bool] {
        var isGiven = Array(repeating: true, count: VariableTable.rootCount)
        for axis in Axis.allCases {
            if case .points = effective.size.length(on: axis) { continue }
            isGiven[variables.length(.root, axis).index] = false
        }
        return isGiven
    }
}
