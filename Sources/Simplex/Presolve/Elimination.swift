/// A record of the equalities by which variables were substituted, to be replayed when a constant changes.
///
/// The system's lines are the bounds at zero and after them the solver's rows, by index. Each line is scaled to a largest coefficient of about one.
struct Elimination: Sendable {
    /// `constant of target -= factor * constant of source`
    struct Operation: Sendable {
        var target: Int32
        var source: Int32
        var factor: Double
    }

    /// A variable and the line that gives it: `(constant - sum of terms) * inverse`. The terms are of variables substituted later or not at all.
    struct Step: Sendable {
        var variable: Int32
        var line: Int32
        var start: Int32
        var end: Int32
        var inverse: Double
    }

    struct Entry: Sendable {
        var variable: Int32
        var coefficient: Double
    }

    var operations: [Operation] = []
    var steps: [Step] = []
    var entries: [Entry] = []
    /// The lines without a variable left.
    var emptyLines: [Int32] = []
    /// What each line was divided by.
    var scale: [Double] = []
    /// The lines' constants as given, scaled, and after the substitutions.
    var given: [Double] = []
    var constant: [Double] = []

    /// Carries the given constants through the substitutions. O(operations).
    mutating func replay() {
        constant = given
        constant.withUnsafeMutableBufferPointer { constant in
            for operation in operations {
                constant[Int(operation.target)] -= operation.factor * constant[Int(operation.source)]
            }
        }
    }

    /// Gives the substituted variables their values. O(entries).
    func substitute(into value: inout [Double]) {
        value.withUnsafeMutableBufferPointer { value in
            for step in steps.reversed() {
                var sum = constant[Int(step.line)]
                for at in Int(step.start)..<Int(step.end) {
                    sum -= entries[at].coefficient * value[Int(entries[at].variable)]
                }
                value[Int(step.variable)] = sum * step.inverse
            }
        }
    }

    /// Gives the substituted variables the speeds that follow from those of the others. O(entries).
    func substituteSpeeds(into speed: inout [Double]) {
        for step in steps.reversed() {
            var sum = 0.0
            for at in Int(step.start)..<Int(step.end) {
                sum -= entries[at].coefficient * speed[Int(entries[at].variable)]
            }
            speed[Int(step.variable)] = sum * step.inverse
        }
    }

    /// Rids a sum over variables of the substituted ones; its constant is lost. O(entries).
    func eliminate(from factor: inout [Double]) {
        for step in steps where factor[Int(step.variable)] != 0 { take(step, from: &factor) }
    }

    /// Rids a new line of the substituted variables, and records how. O(entries).
    mutating func eliminate(from factor: inout [Double], line: Int) {
        for step in steps where factor[Int(step.variable)] != 0 {
            let share = take(step, from: &factor)
            operations.append(
                Operation(target: Int32(truncatingIfNeeded: line), source: step.line, factor: share))
        }
    }

    @discardableResult
    private func take(_ step: Step, from factor: inout [Double]) -> Double {
        let share = factor[Int(step.variable)] * step.inverse
        factor[Int(step.variable)] = 0
        for at in Int(step.start)..<Int(step.end) {
            factor[Int(entries[at].variable)] -= share * entries[at].coefficient
        }
        return share
    }

    /// Carries multipliers of the substituted lines back to multipliers of the lines as given. O(operations).
    func multipliersOfGivenLines(_ multiplier: inout [Double]) {
        for operation in operations.reversed() {
            multiplier[Int(operation.source)] -= operation.factor * multiplier[Int(operation.target)]
        }
    }
}
