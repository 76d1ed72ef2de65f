import Testing

@testable import Simplex

@Suite struct ContributionTests {
    @Test func aChainAddsUp() {
        var system = System()
        let x = system.variables(3)
        let a = system.row([(1, x[0])], .equal, 8)
        let b = system.row([(1, x[1]), (-1, x[0])], .equal, 40)
        let c = system.row([(1, x[2]), (-2, x[1])], .equal, 5)
        system.row([(1, x[2])], .equal, 101, at: 250)
        #expect(system.solver.solve() == .solved)
        #expect(
            system.solver.contributions(to: [Term(x[2], 1)]) == [
                Contribution(row: a, factor: 2), Contribution(row: b, factor: 2), Contribution(row: c, factor: 1),
            ])
    }

    @Test func theHigherPriorityContributesWhereTwoRowsAgree() {
        var system = System()
        let x = system.variable()
        system.row([(1, x)], .equal, 7, at: 250)
        let high = system.row([(1, x)], .atLeast, 7, at: 750)
        system.row([(1, x)], .atMost, 7, at: 249)
        #expect(system.solver.solve() == .solved)
        #expect(system.solver.contributions(to: [Term(x, 3)]) == [Contribution(row: high, factor: 3)])
    }

    @Test func equalitiesComeBeforeInequalitiesOfTheSamePriority() {
        var system = System()
        let x = system.variable()
        system.row([(1, x)], .atLeast, 7)
        let equality = system.row([(1, x)], .equal, 7)
        #expect(system.solver.solve() == .solved)
        #expect(system.solver.contributions(to: [Term(x, 1)]) == [Contribution(row: equality, factor: 1)])
    }

    @Test func aBoundAtZeroNeedsNoContribution() {
        var system = System()
        let x = system.variable(nonNegative: true)
        system.row([(1, x)], .equal, -4, at: 250)
        #expect(system.solver.solve() == .solved)
        #expect(system.solver.contributions(to: [Term(x, 1)]) == [])
    }

    @Test func anAmbiguousSumHasNoContributions() {
        var system = System()
        let x = system.variables(2)
        system.row([(1, x[0]), (-1, x[1])], .equal, 4)
        #expect(system.solver.solve() == .solved)
        #expect(system.solver.contributions(to: [Term(x[0], 1)]) == nil)
        #expect(system.solver.contributions(to: [Term(x[0], 1), Term(x[1], -1)])?.count == 1)
    }

    @Test func theSumOfContributionsIsTheValue() {
        var system = System()
        let w = (0..<4).map { _ in system.variable(nonNegative: true) }
        var constants: [RowID: Double] = [:]
        constants[system.row(w.map { (1, $0) }, .equal, 400)] = 400
        for k in 0..<4 {
            constants[system.row([(1, w[k])], .atMost, 50, at: k == 2 ? 249 : 250)] = 50
            constants[system.row([(1, w[k])], .atLeast, 50, at: 750)] = 50
        }
        #expect(system.solver.solve() == .solved)
        for variable in w {
            let parts = system.solver.contributions(to: [Term(variable, 1)]) ?? []
            let sum = parts.reduce(0) { $0 + $1.factor * (constants[$1.row] ?? 0) }
            #expect(abs(sum - system.solver.value(of: variable)) < 1e-6)
        }
    }

    /// In random systems every variable that is not free has contributions, which add up to its value. A free variable
    /// has none. The required rows hold at a hidden point.
    @Test(arguments: 0..<150)
    func exactlyTheDeterminedVariablesHaveContributions(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var system = System()
        let x = (0..<8).map { system.variable(nonNegative: $0 % 3 == 0) }
        let hidden = x.map { _ in Double(Int.random(in: 0...20, using: &generator)) }
        var constants: [RowID: Double] = [:]
        for _ in 0..<Int.random(in: 4...16, using: &generator) {
            let terms = x.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)).map {
                (Double([1, -1, 1, 2].randomElement(using: &generator) ?? 1), $0)
            }
            var constant = Double(Int.random(in: 0...40, using: &generator))
            let relation = [RowRelation.equal, .atMost, .atLeast].randomElement(using: &generator) ?? .equal
            let priority: Double = [1000, 750, 250].randomElement(using: &generator) ?? 250
            if priority == 1000 {
                let sum = terms.reduce(0) { $0 + $1.0 * hidden[$1.1.index] }
                constant = relation == .equal ? sum : relation == .atMost ? max(sum, constant) : min(sum, constant)
            }
            constants[system.row(terms, relation, constant, at: priority)] = constant
        }
        try #require(system.solver.solve() == .solved)
        let free = Set(system.solver.freeVariables().map(\.variable))
        for variable in x {
            let parts = system.solver.contributions(to: [Term(variable, 1)])
            #expect((parts == nil) == free.contains(variable), "seed \(seed), \(variable)")
            let sum = (parts ?? []).reduce(0) { $0 + $1.factor * (constants[$1.row] ?? 0) }
            if parts != nil {
                #expect(abs(sum - system.solver.value(of: variable)) < 1e-6, "seed \(seed), \(variable)")
            }
        }
    }
}
