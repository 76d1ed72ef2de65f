import Testing

@testable import Simplex

@Suite struct InequalityTests {
    @Test func aPreferenceGoesAsFarAsALimitAllows() {
        var system = System()
        let x = system.variable()
        system.row([(1, x)], .atMost, 30)
        system.row([(1, x)], .equal, 100, at: 500)
        #expect(isClose(system.values(of: [x]), [30]))
    }

    @Test func aNegativeCoefficientReversesTheRelation() {
        var system = System()
        let x = system.variable()
        system.row([(-2, x)], .atMost, -30)
        system.row([(1, x)], .equal, 0, at: 500)
        #expect(isClose(system.values(of: [x]), [15]))
    }

    @Test func nonNegativeVariablesStayAtZeroOrAbove() {
        var system = System()
        let x = system.variable(nonNegative: true)
        let y = system.variable()
        system.row([(1, x)], .equal, -5, at: 999)
        system.row([(1, y)], .equal, -5, at: 999)
        #expect(isClose(system.values(of: [x, y]), [0, -5]))
    }

    @Test func aSatisfiedOptionalInequalityCostsNothing() {
        var system = System()
        let x = system.variable()
        system.row([(1, x)], .atLeast, 10, at: 750)
        system.row([(1, x)], .equal, 40, at: 250)
        #expect(isClose(system.values(of: [x]), [40]))
    }

    @Test func inequalitiesMayRelateVariables() {
        var system = System()
        let x = system.variables(3)
        system.row([(1, x[1]), (-1, x[0])], .atLeast, 10)
        system.row([(1, x[2]), (-1, x[1])], .atLeast, 10)
        system.row([(1, x[0])], .equal, 0, at: 900)
        system.row([(1, x[2])], .equal, 5, at: 800)
        system.row([(1, x[1])], .equal, 0, at: 700)
        #expect(isClose(system.values(of: x), [0, 10, 20]))
    }
}
