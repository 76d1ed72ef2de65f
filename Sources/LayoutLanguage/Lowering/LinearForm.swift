import LayoutModel
import SourceText

/// A sum of attributes, each with a factor, and a constant.
struct LinearForm {
    struct Term {
        var anchor: Anchor
        var factor: Quantity
        /// The attribute in the text.
        var name: Name
    }

    var terms: [Term] = []
    var constant: Quantity = 0

    static func + (a: LinearForm, b: LinearForm) -> LinearForm {
        var result = a
        result.constant = Quantity.sum(a.constant, b.constant).simplified
        for term in b.terms {
            if let same = result.terms.firstIndex(where: { $0.anchor == term.anchor }) {
                result.terms[same].factor = Quantity.sum(result.terms[same].factor, term.factor).simplified
            } else {
                result.terms.append(term)
            }
        }
        return result
    }

    func scaled(by factor: Quantity) -> LinearForm {
        map { Quantity.product(factor, $0).simplified }
    }

    func divided(by divisor: Quantity) -> LinearForm {
        map { Quantity.quotient($0, divisor).simplified }
    }

    private func map(_ change: (Quantity) -> Quantity) -> LinearForm {
        LinearForm(
            terms: terms.map { Term(anchor: $0.anchor, factor: change($0.factor), name: $0.name) },
            constant: change(constant))
    }
}
