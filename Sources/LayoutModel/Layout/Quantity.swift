/// A number in a layout: literal, computed from parameters and free numbers, or unknown.
package enum Quantity: Hashable, Sendable {
    case literal(Double)
    case parameter(ParameterID)
    /// See ``FreeNumber``.
    case free(FreeNumberID)
    indirect case sum(Quantity, Quantity)
    indirect case product(Quantity, Quantity)
    indirect case quotient(Quantity, Quantity)
    /// A number that the document does not state, such as one that code computes. Nothing may be concluded from it.
    case unknown

    /// The priority of a required constraint.
    package static let required = literal(Priority.required.value)

    /// The number for the given parameter values, or nil if it is unknown, not finite, or depends on a free number.
    package func value(_ parameters: [Double]) -> Double? {
        let result: Double?
        switch self {
        case .literal(let number): result = number
        case .parameter(let id): result = parameters.indices.contains(id.index) ? parameters[id.index] : nil
        case .sum(let a, let b): result = Self.combine(a, b, parameters, +)
        case .product(let a, let b): result = Self.combine(a, b, parameters, *)
        case .quotient(let a, let b): result = Self.combine(a, b, parameters, /)
        case .free, .unknown: result = nil
        }
        return result.flatMap { $0.isFinite ? $0 : nil }
    }

    private static func combine(
        _ a: Quantity, _ b: Quantity, _ parameters: [Double], _ operation: (Double, Double) -> Double
    ) -> Double? {
        guard let a = a.value(parameters), let b = b.value(parameters) else { return nil }
        return operation(a, b)
    }

    /// The number, if neither a parameter nor a free number is needed to compute it.
    package var literal: Double? { value([]) }

    /// The parameters from which it is computed.
    package var parameters: Set<ParameterID> {
        switch self {
        case .parameter(let id): [id]
        case .sum(let a, let b), .product(let a, let b), .quotient(let a, let b): a.parameters.union(b.parameters)
        case .literal, .free, .unknown: []
        }
    }

    /// The free numbers from which it is computed.
    package var freeNumbers: Set<FreeNumberID> {
        switch self {
        case .free(let id): [id]
        case .sum(let a, let b), .product(let a, let b), .quotient(let a, let b): a.freeNumbers.union(b.freeNumbers)
        case .literal, .parameter, .unknown: []
        }
    }

    /// The quantity with a value for each free number.
    package func replacingFreeNumbers(_ value: (FreeNumberID) -> Double) -> Quantity {
        switch self {
        case .free(let id): .literal(value(id))
        case .sum(let a, let b): .sum(a.replacingFreeNumbers(value), b.replacingFreeNumbers(value))
        case .product(let a, let b): .product(a.replacingFreeNumbers(value), b.replacingFreeNumbers(value))
        case .quotient(let a, let b): .quotient(a.replacingFreeNumbers(value), b.replacingFreeNumbers(value))
        case .literal, .parameter, .unknown: self
        }
    }

    package var negated: Quantity { .product(.literal(-1), self).simplified }

    /// The same quantity with all literal parts evaluated, without adding 0, multiplying by 1 or dividing by 1.
    ///
    /// Quantities that are linear in free numbers and depend on nothing else are equal after this if they are always
    /// the same number.
    package var simplified: Quantity {
        // Adding 0 turns a negative zero into a positive one.
        if let number = literal { return .literal(number + 0) }
        if hasFreeNumber, let linear = linear([]) { return Quantity(linear) }
        switch self {
        case .sum(let a, let b):
            let (a, b) = (a.simplified, b.simplified)
            return a == 0 ? b : b == 0 ? a : .sum(a, b)
        case .product(let a, let b):
            let (a, b) = (a.simplified, b.simplified)
            // An unknown number times 0 may not be finite.
            if a == 0 && !b.hasUnknown || b == 0 && !a.hasUnknown { return 0 }
            return a == 1 ? b : b == 1 ? a : .product(a, b)
        case .quotient(let a, let b):
            let (a, b) = (a.simplified, b.simplified)
            return b == 1 ? a : .quotient(a, b)
        case .literal, .parameter, .free, .unknown: return self
        }
    }

    private var hasUnknown: Bool {
        switch self {
        case .unknown: true
        case .literal, .parameter, .free: false
        case .sum(let a, let b), .product(let a, let b), .quotient(let a, let b): a.hasUnknown || b.hasUnknown
        }
    }
}

extension Quantity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    package init(floatLiteral value: Double) { self = .literal(value) }
    package init(integerLiteral value: Int) { self = .literal(Double(value)) }
}
