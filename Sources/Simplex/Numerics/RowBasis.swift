/// The first rows of a list that are linearly independent, and sums written in terms of them.
///
/// A row is in the basis unless it depends on those before it. Each row is reduced by the pivot rows until its first
/// variable, in an ``EliminationOrder``, is that of no pivot row, and then becomes one itself. The order of the rows
/// decides which are in the basis, and hardly what the elimination costs.
struct RowBasis: Sendable {
    typealias Sum = IndependentRows.Sum

    /// A subtraction in the reduction of a row: the row gets the difference between it and a multiple of the pivot row
    /// at a place, or becomes that pivot row itself and gets the difference between that one and a multiple of itself.
    private struct Step: Sendable {
        var place: Int32
        var isExchange: Bool
        var factor: Double
    }

    private struct Member: Sendable {
        /// The row's number in the list.
        var number: Int
        /// Of the variable whose pivot row it became after its reduction.
        var place: Int32
        var steps: Range<Int>
    }

    /// In the order of the list.
    private var members: [Member] = []
    private var steps: [Step] = []
    /// By the place of their first variable in the order: the terms of the pivot rows, first the first. Empty where
    /// there is none.
    private var pivots: [Sum]
    private let order: EliminationOrder
    private var left: SumInOrder

    /// - Parameters:
    ///   - rows: each contains a variable once.
    ///   - variableCount: more than the largest variable.
    init(of rows: [Sum], variableCount: Int) {
        order = EliminationOrder(of: rows, variableCount: variableCount)
        pivots = Array(repeating: [], count: variableCount)
        left = SumInOrder(variableCount: variableCount)
        for (number, row) in rows.enumerated() { insert(row, number) }
        left = SumInOrder(variableCount: variableCount)
    }

    /// The numbers of its rows in the list, in ascending order.
    var numbers: [Int] { members.map(\.number) }

    /// The number of terms that the elimination left and of the steps that it took.
    var termCount: Int { pivots.reduce(steps.count) { $0 + $1.count } }

    /// The factors with which the rows of the basis, by their numbers in the list, add up to a sum; nil where they do
    /// not.
    func combination(for sum: Sum) -> [(number: Int, factor: Double)]? {
        var left = left
        var factors = Array(repeating: 0.0, count: pivots.count)
        left.set(sum, order)
        while let first = left.first(above: Self.combinationTolerance) {
            guard let own = pivots[first.place].first else { return nil }
            let factor = first.coefficient / own.coefficient
            factors[first.place] = factor
            left.subtract(factor, pivots[first.place], order)
        }
        var result: [(number: Int, factor: Double)] = []
        for member in members.reversed() {
            var factor = factors[Int(member.place)]
            factors[Int(member.place)] = 0
            for step in steps[member.steps].reversed() {
                let place = Int(step.place)
                if step.isExchange {
                    (factors[place], factor) = (factor, factors[place] - step.factor * factor)
                } else {
                    factors[place] -= step.factor * factor
                }
            }
            if abs(factor) > 1e-9 { result.append((member.number, factor)) }
        }
        return result.reversed()
    }

    /// Coefficients smaller than this, compared with the largest one of a row, count as zero.
    private static let tolerance = 1e-9
    /// The same for a sum that is known to be decided.
    private static let combinationTolerance = 1e-7
    /// A pivot row whose first coefficient is smaller than this, compared with that of another row, gives way to it.
    static let leastShare = 0.5

    private mutating func insert(_ row: Sum, _ number: Int) {
        let firstStep = steps.count
        var exchanged: [(place: Int, pivot: Sum)] = []
        left.set(row, order)
        while let first = left.first(above: Self.tolerance) {
            let pivot = pivots[first.place]
            guard let own = pivot.first else {
                pivots[first.place] = left.removeTerms()
                let place = Int32(truncatingIfNeeded: first.place)
                members.append(Member(number: number, place: place, steps: firstStep..<steps.count))
                return
            }
            let isExchange = abs(own.coefficient) < Self.leastShare * abs(first.coefficient)
            if isExchange {
                exchanged.append((first.place, pivot))
                pivots[first.place] = left.removeTerms()
                left.set(pivot, order)
            }
            let factor = isExchange ? own.coefficient / first.coefficient : first.coefficient / own.coefficient
            left.subtract(factor, pivots[first.place], order)
            let place = Int32(truncatingIfNeeded: first.place)
            steps.append(Step(place: place, isExchange: isExchange, factor: factor))
        }
        // The row depends on those before it.
        steps.removeLast(steps.count - firstStep)
        for (place, pivot) in exchanged.reversed() { pivots[place] = pivot }
    }
}
