import SourceText

extension Layout {
    /// A quantity in terms of parameters and free numbers: `2 * padding + 8`.
    ///
    /// - Parameter unknown: the words for an unknown number.
    package func formula(_ quantity: Quantity, unknown: String) -> String {
        let terms = signedTerms(of: quantity, unknown: unknown)
        return terms.dropFirst().reduce(terms.first.map { ($0.isNegative ? "-" : "") + $0.text } ?? "0") {
            $0 + ($1.isNegative ? " - " : " + ") + $1.text
        }
    }

    /// The terms of a sum, so that each can follow a plus or a minus.
    package func signedTerms(
        of quantity: Quantity, unknown: String
    ) -> [(isNegative: Bool, text: String)] {
        switch quantity {
        case .literal(let number): return [(number < 0, Points.text(abs(number)))]
        case .sum(let a, let b):
            return signedTerms(of: a, unknown: unknown) + signedTerms(of: b, unknown: unknown)
        case .product(.literal(-1), let rest):
            return signedTerms(of: rest, unknown: unknown).map { (!$0.isNegative, $0.text) }
        case .product(let a, let b): return [product(of: a, b, " * ", unknown)]
        case .quotient(let a, let b): return [product(of: a, b, " / ", unknown)]
        case .parameter(let id):
            return [(false, parameters.indices.contains(id.index) ? parameters[id.index].name : unknown)]
        case .free(let id):
            return [(false, freeNumbers.indices.contains(id.index) ? freeNumbers[id.index].name : unknown)]
        case .unknown: return [(false, unknown)]
        }
    }

    private func product(
        of a: Quantity, _ b: Quantity, _ operation: String, _ unknown: String
    ) -> (isNegative: Bool, text: String) {
        /// A sum or a fraction needs parentheses where it follows the operation.
        func factor(_ quantity: Quantity, isSecond: Bool) -> (isNegative: Bool, text: String) {
            let terms = signedTerms(of: quantity, unknown: unknown)
            if terms.count == 1, let only = terms.first {
                let isFraction = if case .quotient = quantity { true } else { false }
                return isSecond && isFraction ? (only.isNegative, "(\(only.text))") : only
            }
            return (false, "(\(formula(quantity, unknown: unknown)))")
        }
        let (first, second) = (factor(a, isSecond: false), factor(b, isSecond: true))
        return (first.isNegative != second.isNegative, first.text + operation + second.text)
    }
}
