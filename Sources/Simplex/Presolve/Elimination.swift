/// A record of the variables that equalities substituted, replayed whenever a constant changes.
///
/// Constraints are numbered as in ``ConstraintTable``. Each is scaled to a largest coefficient of about one.
struct Elimination: Sendable {
    /// `constant of target -= factor * constant of source`
    struct Operation: Sendable {
        var target: Int32
        var source: Int32
        var factor: Double
    }

    /// A variable and the equality that gives it: `(constant - sum of entries) * inverse`.
    ///
    /// The entries are of variables that are substituted later or not at all.
    struct Substitution: Sendable {
        var variable: Int32
        var constraint: Int32
        var start: Int32
        var end: Int32
        var inverse: Double
    }

    struct Entry: Sendable {
        var variable: Int32
        var coefficient: Double
    }

    var operations: [Operation] = []
    var substitutions: [Substitution] = []
    var entries: [Entry] = []
    /// The constraints in which no variable is left.
    var emptyConstraints: [Int32] = []
    /// The number by which each constraint was divided.
    var scale: [Double] = []
    /// The constraints' scaled constants before and after the substitutions.
    var givenConstants: [Double] = []
    var constants: [Double] = []

    /// Computes the constants from the given ones. O(operations).
    mutating func replay() {
        constants = givenConstants
        constants.withUnsafeMutableBufferPointer { constants in
            for operation in operations {
                constants[Int(operation.target)] -= operation.factor * constants[Int(operation.source)]
            }
        }
    }

    /// Computes the values of the substituted variables from those of the others. O(entries).
    func substitute(into values: inout [Double]) {
        substitute(into: &values) { constants[$0] }
    }

    /// Computes a direction's components for the substituted variables from the others. O(entries).
    func substitute(intoDirection direction: inout [Double]) {
        substitute(into: &direction) { _ in 0 }
    }

    @inline(__always)
    private func substitute(into values: inout [Double], _ constant: (Int) -> Double) {
        values.withUnsafeMutableBufferPointer { values in
            for step in substitutions.reversed() {
                var sum = constant(Int(step.constraint))
                for index in Int(step.start)..<Int(step.end) {
                    sum -= entries[index].coefficient * values[Int(entries[index].variable)]
                }
                values[Int(step.variable)] = sum * step.inverse
            }
        }
    }

    /// Eliminates the substituted variables from a sum, without its constant. O(entries).
    func eliminate(from factors: inout [Double]) {
        for step in substitutions where factors[Int(step.variable)] != 0 { apply(step, to: &factors) }
    }

    /// Eliminates the substituted variables from a new constraint, and records the operations. O(entries).
    mutating func eliminate(from factors: inout [Double], constraint: Int) {
        for step in substitutions where factors[Int(step.variable)] != 0 {
            let factor = apply(step, to: &factors)
            operations.append(
                Operation(target: Int32(truncatingIfNeeded: constraint), source: step.constraint, factor: factor))
        }
    }

    /// - Returns: the factor by which the substituting equality was subtracted.
    @discardableResult
    private func apply(_ step: Substitution, to factors: inout [Double]) -> Double {
        let factor = factors[Int(step.variable)] * step.inverse
        factors[Int(step.variable)] = 0
        for index in Int(step.start)..<Int(step.end) {
            factors[Int(entries[index].variable)] -= factor * entries[index].coefficient
        }
        return factor
    }

    /// Turns multipliers of the constraints after the substitutions into multipliers of the given ones. O(operations).
    func undo(on multipliers: inout [Double]) {
        for operation in operations.reversed() {
            multipliers[Int(operation.source)] -= operation.factor * multipliers[Int(operation.target)]
        }
    }
}
