import LayoutModel
import SourceText

/// The value of one side of a constraint: anchors with factors, plus a constant.
struct AnchorSum {
    struct Term {
        var anchor: Anchor
        var factor: Quantity
        /// The attribute in the text.
        var name: Name
    }

    var terms: [Term] = []
    var constant: Quantity = 0

    static func + (a: AnchorSum, b: AnchorSum) -> AnchorSum {
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

    func scaled(by factor: Quantity) -> AnchorSum {
        map { Quantity.product(factor, $0).simplified }
    }

    func divided(by divisor: Quantity) -> AnchorSum {
        map { Quantity.quotient($0, divisor).simplified }
    }

    private func map(_ change: (Quantity) -> Quantity) -> AnchorSum {
        AnchorSum(
            terms: terms.map { Term(anchor: $0.anchor, factor: change($0.factor), name: $0.name) },
            constant: change(constant))
    }
}
