/// A number as code computes it: a constant plus multiples of numbers that the code does not state.
///
/// `2 * padding + 8` has the constant 8 and the term `padding` with the coefficient 2. The same unknown has the same
/// number everywhere, so `padding - padding` is 0.
struct LinearNumber: Hashable {
    var constant: Double
    /// Sorted by unknown, without coefficients of 0.
    private(set) var terms: [Term] = []
    /// Decides how a division rounds. It is no part of equality.
    private(set) var kind = Kind.real

    /// What is known of a number's type.
    enum Kind {
        /// `CGFloat` and the like, or not known.
        case real
        case integer
        /// An expression of integer literals alone. Its type depends on the context.
        case literal
        /// A quotient of integer literals with a remainder. Its value depends on its type.
        case fraction

        /// The kind of a sum, a difference or a product.
        func joined(with other: Kind) -> Kind {
            if self == .real || other == .real { return .real }
            if self == .fraction || other == .fraction { return .fraction }
            return self == .integer || other == .integer ? .integer : .literal
        }
    }

    static func == (a: LinearNumber, b: LinearNumber) -> Bool { a.constant == b.constant && a.terms == b.terms }

    func hash(into hasher: inout Hasher) {
        hasher.combine(constant)
        hasher.combine(terms)
    }

    func withKind(_ kind: Kind) -> LinearNumber {
        var number = self
        number.kind = kind
        return number
    }

    /// As an integer, which has no fraction.
    var asInteger: LinearNumber {
        guard let value = literal else { return withKind(.integer) }
        return LinearNumber(value.rounded(.towardZero)).withKind(.integer)
    }

    /// The number where nothing says of what type it is: a literal is an `Int`.
    var defaultingToInteger: LinearNumber { kind == .literal || kind == .fraction ? asInteger : self }

    struct Term: Hashable {
        var unknown: UnknownID
        var coefficient: Double
    }

    init(_ constant: Double) {
        self.constant = constant
    }

    init(_ unknown: UnknownID) {
        constant = 0
        terms = [Term(unknown: unknown, coefficient: 1)]
    }

    /// The number, if it has no unknown part.
    var literal: Double? { terms.isEmpty ? constant : nil }

    static func + (a: LinearNumber, b: LinearNumber) -> LinearNumber {
        var sum = LinearNumber(a.constant + b.constant)
        sum.kind = a.kind.joined(with: b.kind)
        sum.terms = a.terms
        for term in b.terms { sum.add(term) }
        return sum
    }

    static func - (a: LinearNumber, b: LinearNumber) -> LinearNumber { a + b * -1 }

    static func * (a: LinearNumber, factor: Double) -> LinearNumber {
        var product = LinearNumber(a.constant * factor)
        product.kind = a.kind
        guard factor != 0 else { return product }
        product.terms = a.terms.map { Term(unknown: $0.unknown, coefficient: $0.coefficient * factor) }
        return product
    }

    /// The number with another one in place of an unknown.
    func replacing(_ unknown: UnknownID, by number: LinearNumber) -> LinearNumber {
        guard let index = terms.firstIndex(where: { $0.unknown == unknown }) else { return self }
        var rest = self
        let term = rest.terms.remove(at: index)
        return rest + number * term.coefficient
    }

    private mutating func add(_ term: Term) {
        guard let index = terms.firstIndex(where: { $0.unknown >= term.unknown }) else {
            terms.append(term)
            return
        }
        guard terms[index].unknown == term.unknown else {
            terms.insert(term, at: index)
            return
        }
        terms[index].coefficient += term.coefficient
        if terms[index].coefficient == 0 { terms.remove(at: index) }
    }
}

/// A number that the code does not state: an index into the unknowns of an execution.
struct UnknownID: Hashable, Comparable {
    var index: Int

    static func < (a: UnknownID, b: UnknownID) -> Bool { a.index < b.index }
}
