import Foundation
import Simplex
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct DocumentNumberTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (8, "8"), (-16, "-16"), (0.5, "0.5"), (-7.5, "-7.5"), (0.48, "0.48"), (1e-12, "0"),
            (1.0 / 3, "0.33333333333333331"), (1030.0 / 3, "343.33333333333331"),
            (69.977678571428569, "69.977678571428569"), (0.1 + 0.2, "0.30000000000000004"), (1e15, "999999999999999"),
            (.nan, "0"), (0.99999999999999989, "0.99999999999999989"), (1024.125, "1024.125"), (1e-7, "0.0000001"),
        ] as [(Double, String)])
    func numbersAreWrittenAsByXcode(_ number: Double, _ text: String) {
        #expect(DocumentNumber.text(number) == text)
    }

    @Test func aZeroInAFrameHasAFraction() {
        #expect(DocumentNumber.coordinate(0) == "0.0")
        #expect(DocumentNumber.coordinate(20) == "20")
    }

    /// The C library writes 15 or 17 digits, and is known to round correctly.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func numbersAreRoundedAsByTheCLibrary(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2000 {
            let whole = Double.random(in: -2000...2000, using: &random)
            for number in [whole, whole / 3, (whole * 100).rounded() / 100, whole.rounded() / 3, whole * 1e-5] {
                var expected = String(format: "%.15g", number)
                if Double(expected) != number { expected = String(format: "%.17g", number) }
                guard !expected.contains("e"), number != 0 else { continue }
                #expect(DocumentNumber.text(number) == expected)
            }
        }
    }
}
