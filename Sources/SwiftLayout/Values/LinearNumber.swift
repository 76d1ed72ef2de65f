/// A number as code computes it: a constant plus multiples of numbers that the code does not state.
///
/// `2 * padding + 8` has the constant 8 and the term `padding` with the coefficient 2. The same unknown has the same
/// number everywhere, so `padding - padding` is 0.
struct LinearNumber: Hashable {
    var constant: Double
    /// Sorted by unknown, without coefficients of 0.
    private(set) var terms: [Term] = []
    /// Of what kind of type it is. It says how it divides, and makes no other number of it.
    private(set) var kind = Kind.real

    /// The kinds of types that numbers have.
    enum Kind {
        /// `CGFloat` and the like, or not known.
        case real
        case integer
        /// Written with integers alone: what it is for decides on its type.
        case literal

        /// The kind of a sum or product.
        func joined(with other: Kind) -> Kind {
            self == .real || other == .real ? .real : self == .integer || other == .integer ? .integer : .literal
        }
    }

    static func == (a: LinearNumber, b: LinearNumber) -> Bool { a.constant == b.constant && a.terms == b.terms }

    func hash(into hasher: inout Hasher) {
        hasher.combine(constant)
        hasher.combine(terms)
    }

    /// The same number of another kind.
    func of(_ kind: Kind) -> LinearNumber {
        var number = self
        number.kind = kind
        return number
    }

    var asReal: LinearNumber { of(.real) }

    /// As an integer, which has no fraction.
    var asInteger: LinearNumber {
        guard let value = literal else { return of(.integer) }
        return LinearNumber(value.rounded(.towardZero)).of(.integer)
    }

    /// The number where nothing else says of what type it is: integers are of `Int`.
    var settled: LinearNumber { kind == .literal ? asInteger : self }

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
        sum.terms = a.terms
        for term in b.terms { sum.add(term) }
        return sum
    }

    static func - (a: LinearNumber, b: LinearNumber) -> LinearNumber { a + b * -1 }

    static func * (a: LinearNumber, factor: Double) -> LinearNumber {
        var product = LinearNumber(a.constant * factor)
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
