import Testing

@testable import Simplex

@Suite struct RowBasisTests {
    @Test func aSumIsWrittenInTermsOfTheFirstRowsThatGiveIt() {
        // x = …, x - y = …, y = …, 2z = …: the third depends on the first two.
        let basis = RowBasis(
            of: [[(0, 1)], [(0, 1), (1, -1)], [(1, 1)], [(2, 2)]], variableCount: 4)
        #expect(factors(of: [(1, 1)], in: basis) == [0: 1, 1: -1])
        #expect(factors(of: [(1, 2), (2, 1)], in: basis) == [0: 2, 1: -2, 3: 0.5])
        #expect(factors(of: [], in: basis) == [:])
        #expect(factors(of: [(3, 1)], in: basis) == nil)
    }

    /// The basis is the one that inserting the rows in order finds, and its combinations add up.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func theBasisIsTheFirstIndependentRows(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 2...14, using: &generator)
        let coefficients = [1, -1, 2, 0.5, 0.01]
        let rows = (0..<Int.random(in: 1...30, using: &generator)).map { _ -> RowBasis.Sum in
            (0..<count).shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)).map {
                (variable: $0, coefficient: coefficients.randomElement(using: &generator) ?? 1)
            }
        }
        var inserted = IndependentRows()
        let wanted = rows.indices.filter { index in
            guard inserted.value(of: rows[index]) == nil else { return false }
            inserted.insert(rows[index], equals: 0)
            return true
        }
        let basis = RowBasis(of: rows, variableCount: count + 1)
        #expect(basis.numbers == wanted)
        for row in rows {
            let factors = try #require(self.factors(of: row, in: basis))
            #expect(Set(factors.keys).isSubset(of: wanted))
            var left = Array(repeating: 0.0, count: count)
            for (variable, coefficient) in row { left[variable] += coefficient }
            for (member, factor) in factors {
                for (variable, coefficient) in rows[member] { left[variable] -= factor * coefficient }
            }
            #expect(left.allSatisfy { abs($0) < 1e-6 })
            #expect(self.factors(of: row + [(count, 1)], in: basis) == nil)
        }
    }

    /// Variables 2i and 2i + 1 are the start and the length of view i.
    private static func link(_ index: Int) -> RowBasis.Sum {
        [(2 * index, 1), (2 * index - 2, -1), (2 * index - 1, -1)]
    }

    private static let count = 1000

    /// Rows of a chain of views in several orders.
    private static var chains: [(name: String, rows: [RowBasis.Sum])] {
        let links = (1..<count).map(link)
        let widths = (0..<count).map { [(variable: 2 * $0 + 1, coefficient: 1.0)] }
        let equal = (1..<count).map {
            [(variable: 2 * $0 + 1, coefficient: 1.0), (variable: 2 * $0 - 1, coefficient: -1.0)]
        }
        let toFirst = (1..<count).map { [(variable: 2 * $0 + 1, coefficient: 1.0), (variable: 1, coefficient: -1)] }
        let start: RowBasis.Sum = [(0, 1)]
        let end: RowBasis.Sum = [(2 * count - 2, 1), (2 * count - 1, 1)]
        return [
            ("widths after", [start] + links + widths), ("widths before", [start] + widths + links),
            ("backwards", links.reversed() + widths + [start]), ("no widths", [start] + links),
            ("equal widths", [start] + zip(links, equal).flatMap { [$0, $1] } + [end]),
            ("equal widths before", [start, end] + equal + links),
            ("equal widths after", [start] + links + [end] + equal),
            ("equal to the first", [start] + links + [end] + toFirst),
            ("redundant", [start] + links + widths + [end] + equal),
        ]
    }

    @Test(arguments: chains.map(\.name))
    func aChainStaysSparseInEveryOrder(name: String) throws {
        let rows = try #require(Self.chains.first { $0.name == name }).rows
        let basis = RowBasis(of: rows, variableCount: 2 * Self.count)
        #expect(basis.termCount < 15 * Self.count)
    }

    private func factors(of sum: RowBasis.Sum, in basis: RowBasis) -> [Int: Double]? {
        basis.combination(for: sum).map { Dictionary(uniqueKeysWithValues: $0.map { ($0.number, $0.factor) }) }
    }
}
