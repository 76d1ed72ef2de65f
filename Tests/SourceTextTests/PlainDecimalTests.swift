import Testing

@testable import SourceText

@Suite struct PlainDecimalTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-16, "-16"), (0.1 + 0.2, "0.3"), (15.999999999999998, "16"),
            (200.0 / 3, "66.666666667"), (-0.5, "-0.5"), (1e-9, "0.000000001"), (-1e-12, "0"), (0.05, "0.05"),
            (100, "100"), (1_234_567.25, "1234567.25"), (1e15, "1000000000000000"),
            (9_007_199_254_740_992, "9007199254740992"), (1e16, "10000000000000000"),
            (-1.25e21, "-1250000000000000000000"),
            (12_345_678_901.123, "12345678901.123"),
        ] as [(Double, String)])
    func numbersArePlain(number: Double, text: String) {
        #expect(plainDecimal(number, places: 9) == text)
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (16, "16"), (-0.5, "-0.5"), (0.1 + 0.2, "0.30000000000000004"),
            (1.0 / 3, "0.3333333333333333"),
            (5e-7, "0.0000005"), (-1.25e-5, "-0.0000125"), (1e15, "1000000000000000"),
            (1.25e21, "1250000000000000000000"),
            (1.2345678901234567e16, "12345678901234568"), (123.25, "123.25"),
            (2e300, "2" + String(repeating: "0", count: 300)),
        ] as [(Double, String)])
    func exactNumbersReadBack(number: Double, text: String) {
        #expect(plainDecimal(number) == text)
        #expect(Double(text) == number)
    }

    @Test func numbersAreRounded() {
        #expect(plainDecimal(200.0 / 3, places: 3) == "66.667")
        #expect(plainDecimal(2.5, places: 0) == "3")
    }

    @Test func numbersThatAreNotFiniteHaveNoText() {
        #expect(plainDecimal(.infinity, places: 3) == nil)
        #expect(plainDecimal(.nan) == nil)
    }
}
