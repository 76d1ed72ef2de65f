/// An order in which variables can be eliminated from sparse rows so that few terms come up, whatever the order of the
/// rows.
///
/// Whoever subtracts rows from each other only to eliminate their first variable adds no more terms than the Cholesky
/// factorisation of the product of the rows with their transpose (George and Heath, "Solution of sparse linear least
/// squares problems using Givens rotations", 1980). That product connects any two variables that are in a row together.
/// Each round eliminates variables with few neighbours of which no two are neighbours. So a chain of n rows takes
/// about log n rounds, and the reduction of one row about as many steps.
struct EliminationOrder: Sendable {
    /// By variable: its place in the order.
    private(set) var places: [Int32]

    /// By variable: those that are in a row together with it, as far as they are not yet eliminated.
    private var neighbours: [[Int32]]
    private var isMarked: [Bool]
    private var nextPlace: Int32 = 0

    /// - Parameters:
    ///   - rows: each contains a variable once.
    ///   - variableCount: more than the largest variable.
    init(of rows: [RowBasis.Sum], variableCount: Int) {
        places = Array(repeating: -1, count: variableCount)
        neighbours = Array(repeating: [], count: variableCount)
        isMarked = Array(repeating: false, count: variableCount)
        for row in rows where row.count <= Self.mostTerms {
            let variables = row.map { Int32(truncatingIfNeeded: $0.variable) }
            for variable in variables { neighbours[Int(variable)] += variables }
        }
        for variable in neighbours.indices { removeRepetitions(of: variable) }
        let isSmall = Self.isSmall(in: rows, variableCount: variableCount)
        for size in [false, true] {
            eliminate(places.indices.filter { isSmall[$0] == size }.map { Int32(truncatingIfNeeded: $0) })
        }
        neighbours = []
    }

    /// By variable: whether it has a small coefficient in a row. What is divided by that loses digits.
    private static func isSmall(in rows: [RowBasis.Sum], variableCount: Int) -> [Bool] {
        var result = Array(repeating: false, count: variableCount)
        for row in rows {
            let largest = row.reduce(0) { max($0, abs($1.coefficient)) }
            for term in row where abs(term.coefficient) < Self.leastShare * largest { result[term.variable] = true }
        }
        return result
    }

    private static let leastShare = 0.05

    private mutating func eliminate(_ variables: [Int32]) {
        var left = variables
        while !left.isEmpty {
            left.sort { (neighbours[Int($0)].count, $0) < (neighbours[Int($1)].count, $1) }
            let fewest = left.first.map { neighbours[Int($0)].count } ?? 0
            // The others are as good as all connected with each other.
            guard fewest <= Self.mostNeighbours, fewest < left.count - 1 else { break }
            eliminateApart(left, limit: max(Self.fewNeighbours, 2 * fewest))
            left.removeAll { places[Int($0)] >= 0 }
        }
        for variable in left { place(variable) }
    }

    /// A longer row connects its variables too. The order leaves it out: it would take the square of its length.
    private static let mostTerms = 32
    private static let mostNeighbours = 64
    private static let fewNeighbours = 8

    /// Eliminates some of the variables that have no more neighbours than the limit, no two of which are neighbours.
    private mutating func eliminateApart(_ variables: [Int32], limit: Int) {
        var isBlocked = Array(repeating: false, count: places.count)
        var blocked: [Int] = []
        for variable in variables {
            if isBlocked[Int(variable)] { continue }
            let own = neighbours[Int(variable)]
            if own.count > limit { break }
            place(variable)
            neighbours[Int(variable)] = []
            for other in own.map({ Int($0) }) {
                if !isBlocked[other] { blocked.append(other) }
                isBlocked[other] = true
                neighbours[other] += own
            }
        }
        for variable in blocked { removeRepetitions(of: variable) }
    }

    private mutating func place(_ variable: Int32) {
        places[Int(variable)] = nextPlace
        nextPlace += 1
    }

    /// Leaves each neighbour once that is not yet eliminated.
    private mutating func removeRepetitions(of variable: Int) {
        isMarked[variable] = true
        var list: [Int32] = []
        for other in neighbours[variable] where !isMarked[Int(other)] && places[Int(other)] < 0 {
            isMarked[Int(other)] = true
            list.append(other)
        }
        isMarked[variable] = false
        for other in list { isMarked[Int(other)] = false }
        neighbours[variable] = list
    }
}
