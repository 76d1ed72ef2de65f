import Testing

@testable import Simplex

@Suite struct ImpliedRowsTests {
    @Test func aDependentEqualityFollowsWithTheRightConstantOnly() {
        let sums: [ImpliedRows.Sum] = [[(0, 1), (1, -1)], [(1, 1), (2, -1)], [(0, 2), (2, -2)], [(0, 1), (2, -1)]]
        var rows = ImpliedRows(among: sums, variableCount: 3)
        let follows = zip(sums, [8.0, 4, 24, 13]).map { rows.insert($0, equals: $1) }
        #expect(follows == [false, false, true, false])
        let value = rows.value(of: [(0, 1), (2, -1)])
        #expect(value == 12)
    }

    @Test func aSumHasAValueWhereTheEqualitiesDetermineIt() {
        var rows = ImpliedRows(among: [[(5, 1), (3, 2)], [(3, 1)]], variableCount: 7)
        func value(_ sum: ImpliedRows.Sum) -> Double? { rows.value(of: sum) }
        rows.insert([(5, 1), (3, 2)], equals: 10)
        #expect(value([(5, 3), (3, 6)]) == 30)
        #expect(value([(5, 1)]) == nil)
        rows.insert([(3, 1)], equals: 4)
        #expect(value([(5, 1)]) == 2)
        #expect(value([(6, 1)]) == nil)
        #expect(value([(9, 1)]) == nil)
        #expect(value([]) == 0)
    }

    /// 0.01 x + y = 3 becomes a pivot row that gives way to x = 100, and comes back where nothing new is found.
    @Test func aRowThatContradictsOthersIsNotKeptInTheirPlace() {
        let sums: [ImpliedRows.Sum] = [[(0, 0.01), (1, 1)], [(1, 1)], [(0, 1)], [(0, 1)]]
        var rows = ImpliedRows(among: sums, variableCount: 2)
        let follows = zip(sums, [3.0, 2, 50, 100]).map { rows.insert($0, equals: $1) }
        #expect(follows == [false, false, false, true])
        let value = rows.value(of: [(0, 1)])
        #expect(value == 100)
    }

    @Test func nothingFollowsBeyondTheStepLimit() {
        let links: [ImpliedRows.Sum] = (0..<20).map { [($0, 1), ($0 + 1, -1)] }
        func lastFollows(stepLimit: Int) -> Bool {
            var rows = ImpliedRows(among: links, variableCount: 21, stepLimit: stepLimit)
            for link in links { rows.insert(link, equals: 1) }
            return rows.insert([(0, 1), (20, -1)], equals: 20)
        }
        #expect(lastFollows(stepLimit: .max))
        #expect(!lastFollows(stepLimit: 3))
    }

    /// A chain of 2,000 views whose widths come after all of its links, which is full in the order of insertion.
    @Test func aChainStaysSparse() {
        let count = 2000
        let links: [ImpliedRows.Sum] = (1..<count).map { [(2 * $0, 1), (2 * $0 - 2, -1), (2 * $0 - 1, -1)] }
        let widths: [ImpliedRows.Sum] = (0..<count).map { [(2 * $0 + 1, 1)] }
        let sums: [ImpliedRows.Sum] = [[(0, 1)]] + links + widths
        var rows = ImpliedRows(among: sums, variableCount: 2 * count, stepLimit: 100 * count)
        for sum in sums { rows.insert(sum, equals: Double(sum.count % 2)) }
        let end = rows.value(of: [(2 * count - 2, 1)])
        #expect(end == Double(2 * count - 1))
    }

    /// The same rows follow as where each is eliminated in the order of insertion.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func rowsFollowInAnyOrderOfElimination(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 2...14, using: &generator)
        let coefficients = [1, -1, 2, 0.5, 0.01]
        let values = (0..<count).map { _ in Double(Int.random(in: -50...50, using: &generator)) }
        let sums = (0..<Int.random(in: 1...40, using: &generator)).map { _ -> ImpliedRows.Sum in
            (0..<count).shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)).map {
                (variable: $0, coefficient: coefficients.randomElement(using: &generator) ?? 1)
            }
        }
        var inserted = IndependentRows()
        var rows = ImpliedRows(among: sums, variableCount: count)
        for (index, sum) in sums.enumerated() {
            let error = index % 3 == 0 ? 1.0 : 0
            let constant = sum.reduce(error) { $0 + $1.coefficient * values[$1.variable] }
            let (follows, wanted) = (
                rows.insert(sum, equals: constant), inserted.insert(sum, equals: constant)
            )
            #expect(follows == wanted)
            let (value, known) = (rows.value(of: sum), inserted.value(of: sum))
            #expect((value == nil) == (known == nil))
            if let value, let known { #expect(abs(value - known) < 1e-6 * max(1, abs(known))) }
        }
    }
}
