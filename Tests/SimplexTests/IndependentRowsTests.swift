import Testing

@testable import Simplex

@Suite struct IndependentRowsTests {
    @Test func aDependentEqualityFollowsWithTheRightConstantOnly() {
        var rows = IndependentRows()
        let follows = [
            rows.insert([(0, 1), (1, -1)], equals: 8),
            rows.insert([(1, 1), (2, -1)], equals: 4),
            rows.insert([(0, 2), (2, -2)], equals: 24),
            rows.insert([(0, 1), (2, -1)], equals: 13),
        ]
        #expect(follows == [false, false, true, false])
        let value = rows.value(of: [(0, 1), (2, -1)])
        #expect(value == 12)
    }

    @Test func aSumHasAValueWhereTheEqualitiesDetermineIt() {
        var rows = IndependentRows()
        func value(_ sum: IndependentRows.Sum) -> Double? { rows.value(of: sum) }
        rows.insert([(5, 1), (3, 2)], equals: 10)
        #expect(value([(5, 3), (3, 6)]) == 30)
        #expect(value([(5, 1)]) == nil)
        rows.insert([(3, 1)], equals: 4)
        #expect(value([(5, 1)]) == 2)
        #expect(value([(9, 1)]) == nil)
        #expect(value([]) == 0)
    }

    /// A sum of random rows has the value that the rows give it. No other sum has one.
    @Test(arguments: 0..<100 as Range<UInt64>)
    func everySumOfRowsHasAValue(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = 12
        var given: [[Double]] = []
        let hidden = (0..<count).map { _ in Double(Int.random(in: -50...50, using: &generator)) }
        var rows = IndependentRows()
        func sum(_ coefficients: [Double]) -> IndependentRows.Sum {
            coefficients.enumerated().filter { $0.element != 0 }.map { ($0.offset, $0.element) }
        }
        for _ in 0..<10 {
            var coefficients = Array(repeating: 0.0, count: count)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let variable = Int.random(in: 0..<count - 1, using: &generator)
                coefficients[variable] = Double([1, -1, 2, 0.5].randomElement(using: &generator) ?? 1)
            }
            given.append(coefficients)
            rows.insert(sum(coefficients), equals: zip(coefficients, hidden).reduce(0) { $0 + $1.0 * $1.1 })
        }
        var wanted = Array(repeating: 0.0, count: count)
        for row in given {
            let factor = Double(Int.random(in: -3...3, using: &generator))
            for variable in 0..<count { wanted[variable] += factor * row[variable] }
        }
        let value = rows.value(of: sum(wanted))
        #expect(isClose([value ?? .nan], [zip(wanted, hidden).reduce(0) { $0 + $1.0 * $1.1 }]))
        wanted[count - 1] = 1
        let other = rows.value(of: sum(wanted))
        #expect(other == nil)
    }
}
