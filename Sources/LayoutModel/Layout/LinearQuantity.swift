/// A number plus multiples of free numbers.
package struct LinearQuantity: Hashable, Sendable {
    package struct Multiple: Hashable, Sendable {
        package var number: FreeNumberID
        package var factor: Double

        package init(number: FreeNumberID, factor: Double) {
            self.number = number
            self.factor = factor
        }
    }

    package private(set) var constant: Double
    /// In the order of the free numbers, each once. No factor is 0.
    package private(set) var multiples: [Multiple] = []

    package init(_ constant: Double) {
        self.constant = constant
    }

    package init(_ number: FreeNumberID) {
        constant = 0
        multiples = [Multiple(number: number, factor: 1)]
    }

    package static func + (a: LinearQuantity, b: LinearQuantity) -> LinearQuantity {
        var sum = a
        sum.constant += b.constant
        for multiple in b.multiples { sum.add(multiple) }
        return sum
    }

    package static func * (factor: Double, a: LinearQuantity) -> LinearQuantity {
        var product = LinearQuantity(factor * a.constant)
        for multiple in a.multiples {
            product.add(Multiple(number: multiple.number, factor: factor * multiple.factor))
        }
        return product
    }

    private mutating func add(_ multiple: Multiple) {
        guard multiple.factor != 0 else { return }
        guard let index = multiples.firstIndex(where: { $0.number.index >= multiple.number.index }) else {
            return multiples.append(multiple)
        }
        guard multiples[index].number == multiple.number else { return multiples.insert(multiple, at: index) }
        multiples[index].factor += multiple.factor
        if multiples[index].factor == 0 { multiples.remove(at: index) }
    }

    fileprivate var isFinite: Bool { constant.isFinite && multiples.allSatisfy(\.factor.isFinite) }
}

extension Quantity {
    /// The quantity as a sum of multiples of free numbers, for the given parameter values. Nil if it is unknown, not
    /// finite, or not linear in the free numbers.
    package func linear(_ parameters: [Double]) -> LinearQuantity? {
        let result: LinearQuantity?
        switch self {
        case .free(let number): result = LinearQuantity(number)
        case .literal, .parameter, .unknown: result = value(parameters).map { LinearQuantity($0) }
        case .sum(let a, let b):
            guard let a = a.linear(parameters), let b = b.linear(parameters) else { return nil }
            result = a + b
        case .product(let a, let b):
            guard let a = a.linear(parameters), let b = b.linear(parameters) else { return nil }
            result = a.multiples.isEmpty ? a.constant * b : b.multiples.isEmpty ? b.constant * a : nil
        case .quotient(let a, let b):
            guard let a = a.linear(parameters), let divisor = b.value(parameters) else { return nil }
            result = (1 / divisor) * a
        }
        return result.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Whether it depends on a free number.
    package var hasFreeNumber: Bool {
        switch self {
        case .free: true
        case .literal, .parameter, .unknown: false
        case .sum(let a, let b), .product(let a, let b), .quotient(let a, let b): a.hasFreeNumber || b.hasFreeNumber
        }
    }

    /// The multiples in order and then the constant, as in `2 * padding + 8`.
    init(_ linear: LinearQuantity) {
        var sum: Quantity?
        for multiple in linear.multiples {
            let number = Quantity.free(multiple.number)
            let term = multiple.factor == 1 ? number : .product(.literal(multiple.factor), number)
            sum = sum.map { .sum($0, term) } ?? term
        }
        let constant = Quantity.literal(linear.constant + 0)
        self = sum.map { linear.constant == 0 ? $0 : .sum($0, constant) } ?? constant
    }
}
