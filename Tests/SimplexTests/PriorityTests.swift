import Testing

@testable import Simplex

@Suite struct PriorityTests {
    @Test func requiredRowsHold() {
        var system = System()
        let x = system.variables(2)
        system.row([(1, x[0]), (1, x[1])], .equal, 10)
        system.row([(1, x[0]), (-1, x[1])], .equal, 4)
        #expect(isClose(system.values(of: x), [7, 3]))
    }

    @Test func theHigherPriorityWins() {
        var system = System()
        let x = system.variable()
        system.row([(1, x)], .equal, 10, at: 250)
        system.row([(1, x)], .equal, 20, at: 251)
        #expect(isClose(system.values(of: [x]), [20]))
    }

    @Test func oneHigherPriorityOutweighsAnyNumberOfLowerOnes() {
        var system = System()
        let x = system.variable()
        for _ in 0..<1000 { system.row([(1, x)], .equal, 0, at: 500) }
        system.row([(1, x)], .equal, 1, at: 500.01)
        #expect(isClose(system.values(of: [x]), [1]))
    }

    @Test(arguments: [(249.99, 250.0), (0.001, 0.002), (999.999, 999.9991)])
    func fractionsAreLevelsOfTheirOwn(lower: Double, higher: Double) {
        var system = System()
        let x = system.variables(2)
        system.row([(1, x[0]), (1, x[1])], .equal, 100)
        system.row([(1, x[0])], .equal, 80, at: lower)
        system.row([(1, x[1])], .equal, 80, at: higher)
        #expect(isClose(system.values(of: x), [20, 80]))
    }

    @Test func dozensOfLevelsStayApart() {
        var system = System()
        let x = system.variables(60)
        for k in 0..<60 {
            system.row([(1, x[k])], .equal, Double(k), at: 10 + Double(k))
            if k > 0 { system.row([(1, x[k]), (-1, x[k - 1])], .equal, 0, at: 10.5 + Double(k)) }
        }
        #expect(isClose(system.values(of: x), Array(repeating: 0, count: 60)) == false)
        #expect(isClose(system.values(of: [x[59], x[58], x[0]]), [59, 59, 59]))
    }

    @Test func withinALevelTheSumOfViolationsIsLeast() {
        var system = System()
        let x = system.variable()
        for preferred in [0.0, 10, 100] { system.row([(1, x)], .equal, preferred, at: 250) }
        #expect(isClose(system.values(of: [x]), [10]))
    }

    @Test func prioritiesAboveRequiredAreRequired() {
        var system = System()
        let x = system.variable()
        system.row([(1, x)], .equal, 1, at: 1001)
        system.row([(1, x)], .equal, 2, at: 999)
        #expect(isClose(system.values(of: [x]), [1]))
    }

    @Test func huggingAndCompressionShareARow() {
        var system = System()
        let w = (0..<3).map { _ in system.variable(nonNegative: true) }
        system.row(w.map { (1, $0) }, .equal, 300)
        for (k, hugging) in [250.0, 249, 250].enumerated() {
            system.row([(1, w[k])], .atMost, 50, at: hugging)
            system.row([(1, w[k])], .atLeast, 50, at: 750)
        }
        #expect(isClose(system.values(of: w), [50, 200, 50]))
    }
}
