import LayoutModel
import Testing

@Suite struct QuantityTests {
    private let gap = Quantity.parameter(ParameterID(0))

    @Test func literalPartsAreEvaluated() {
        #expect(Quantity.sum(2, .product(3, 4)).simplified == 14)
        #expect(Quantity.sum(gap, 0).simplified == gap)
        #expect(Quantity.product(1, gap).simplified == gap)
        #expect(Quantity.quotient(gap, 1).simplified == gap)
        #expect(Quantity.product(0, gap).simplified == 0)
        #expect(Quantity.product(.literal(-1), 0).simplified.literal?.sign == .plus)
    }

    @Test func unknownNumbersStayUnknown() {
        #expect(Quantity.sum(.unknown, 1).literal == nil)
        #expect(Quantity.product(0, .unknown).simplified.literal == nil)
        #expect(Quantity.quotient(1, 0).literal == nil)
        #expect(gap.value([]) == nil)
    }

    @Test func parametersHaveTheirValues() {
        #expect(Quantity.sum(235, gap.negated).value([-200]) == 435)
    }
}
