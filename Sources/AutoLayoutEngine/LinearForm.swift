import Simplex

/// A sum of variables with coefficients, plus a constant.
struct LinearForm: Sendable {
    private(set) var terms: [Term] = []
    var constant = 0.0

    init(constant: Double = 0) {
        self.constant = constant
    }

    init(_ variable: Variable) {
        terms = [Term(variable, 1)]
    }

    /// Adds `factor` times `other`. Complexity: O(product of the term counts), both of which are at most a handful.
    mutating func add(_ other: LinearForm, times factor: Double = 1) {
        constant += factor * other.constant
        for term in other.terms {
            if let place = terms.firstIndex(where: { $0.variable == term.variable }) {
                terms[place].coefficient += factor * term.coefficient
                if terms[place].coefficient == 0 { terms.remove(at: place) }
            } else if factor != 0 {
                terms.append(Term(term.variable, factor * term.coefficient))
            }
        }
    }

    static func + (a: LinearForm, b: LinearForm) -> LinearForm {
        var sum = a
        sum.add(b)
        return sum
    }

    static func - (a: LinearForm, b: LinearForm) -> LinearForm {
        var difference = a
        difference.add(b, times: -1)
        return difference
    }

    static func + (a: LinearForm, b: Double) -> LinearForm {
        var sum = a
        sum.constant += b
        return sum
    }

    static func * (factor: Double, a: LinearForm) -> LinearForm {
        var product = LinearForm()
        product.add(a, times: factor)
        return product
    }

    /// The value under an assignment of the variables.
    func value(_ values: (Variable) -> Double) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * values($1.variable) }
    }
}
