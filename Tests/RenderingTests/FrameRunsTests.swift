import Testing

@testable import Rendering

@Suite struct FrameRunsTests {
    private func clean(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

    @Test func aConstantIsOneNumber() {
        #expect(FrameRuns.encode(Array(repeating: 16.5, count: 200), from: 320) == [16.5])
    }

    @Test func aStraightLineHasOnlyItsEnds() {
        #expect(FrameRuns.encode((320...430).map { Double($0) - 32 }, from: 320) == [320, 288, 430, 398])
    }

    @Test func aBendIsStored() {
        let values = (320...430).map { Double(min($0 - 100, 250)) }
        #expect(FrameRuns.encode(values, from: 320) == [320, 220, 350, 250, 430, 250])
    }

    @Test(arguments: [3.0, 7, 11, 1.7, 0.9, 640])
    func everyNumberIsDecodedExactly(divisor: Double) {
        let functions: [(Double) -> Double] = [
            { $0 / divisor }, { max($0 / divisor, 50) }, { -$0 / divisor + 0.1 }, { ($0 / divisor).rounded() },
            { $0.truncatingRemainder(dividingBy: divisor) }, { $0 * $0 / divisor }, { _ in divisor },
        ]
        for function in functions {
            let values = (200...900).map { clean(function(Double($0))) }
            let run = FrameRuns.encode(values, from: 200)
            for (index, value) in values.enumerated() {
                #expect(FrameRuns.value(at: 200 + index, in: run) == value)
            }
        }
    }

    @Test func hugeNumbersAreDecodedExactly() {
        let values = [1e12, -1e12, 3, 1e300, 0]
        let run = FrameRuns.encode(values, from: 1)
        #expect((1...5).map { FrameRuns.value(at: $0, in: run) } == values)
    }

    @Test func aRunHasNoValueOutsideItsWidths() {
        #expect(FrameRuns.value(at: 5, in: [10, 1, 20, 2]) == nil)
        #expect(FrameRuns.value(at: 21, in: [10, 1, 20, 2]) == nil)
        #expect(FrameRuns.value(at: 21, in: []) == nil)
        #expect(FrameRuns.encode([], from: 3) == [])
    }
}
