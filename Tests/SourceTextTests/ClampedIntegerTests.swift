import SourceText
import Testing

@Suite struct ClampedIntegerTests {
    @Test(arguments: [
        (0, 0), (-0.0, 0), (2.9, 2), (-2.9, -2), (1e15, 1_000_000_000_000_000), (1e19, Int.max), (-1e19, .min),
        (0x1p63, .max), (-0x1p63, .min), (.infinity, .max), (-.infinity, .min), (.nan, 0), (.signalingNaN, 0),
        (.greatestFiniteMagnitude, .max), (.leastNonzeroMagnitude, 0),
    ])
    func everyNumberHasAnInteger(number: Double, expected: Int) {
        #expect(Int(clamping: number) == expected)
    }
}
