import LayoutModel
import Testing

@Suite struct LinearQuantityTests {
    private let a = Quantity.free(FreeNumberID(0))
    private let b = Quantity.free(FreeNumberID(1))
    private let scale = Quantity.parameter(ParameterID(0))

    private func multiples(_ quantity: Quantity, _ parameters: [Double] = []) -> [[Double]]? {
        quantity.linear(parameters).map { linear in
            linear.multiples.map { [Double($0.number.index), $0.factor] } + [[linear.constant]]
        }
    }

    @Test func sumsAndMultiplesAreLinear() {
        #expect(multiples(.sum(.product(2, a), 8)) == [[0, 2], [8]])
        #expect(multiples(.sum(b, .sum(a, b)).negated) == [[0, -1], [1, -2], [0]])
        #expect(multiples(.quotient(.sum(a, 3), 2)) == [[0, 0.5], [1.5]])
        #expect(multiples(.sum(a, a.negated)) == [[0]])
        #expect(multiples(.sum(.product(scale, a), scale), [3]) == [[0, 3], [3]])
        #expect(multiples(5) == [[5]])
    }

    @Test func otherTermsAreNot() {
        #expect(multiples(.product(a, b)) == nil)
        #expect(multiples(.quotient(2, a)) == nil)
        #expect(multiples(.quotient(a, 0)) == nil)
        #expect(multiples(.sum(a, .unknown)) == nil)
        #expect(multiples(.product(scale, a)) == nil)
    }

    @Test func aFreeNumberHasNoValue() {
        #expect(a.literal == nil)
        #expect(Quantity.sum(scale, a).value([1]) == nil)
        #expect(Quantity.product(0, a).simplified == 0)
    }

    @Test func quantitiesThatAreAlwaysTheSameAreEqualOnceSimplified() {
        #expect(Quantity.sum(a, b).simplified == Quantity.sum(b, a).simplified)
        #expect(Quantity.sum(.sum(8, a), a).simplified == .sum(.product(2, a), 8))
        #expect(Quantity.sum(a, 1).simplified != Quantity.sum(b, 1).simplified)
        #expect(Quantity.sum(a, 0).simplified == a)
        #expect(a.negated.negated == a)
        #expect(Quantity.sum(scale, a).simplified == .sum(scale, a))
    }

    @Test func numbersThatAreNotFiniteDoNotEnterALayout() {
        let number = FreeNumber(name: "n", likely: .nan, lowerBound: -.infinity)
        #expect(number.likely == 0)
        #expect(number.lowerBound == nil)
    }
}
