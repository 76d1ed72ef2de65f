import LayoutModel
import SourceText
import TestSupport
import Testing

/// Quantities and equations with the names of numbers.
@Suite struct FormulaTests {
    private let a = Quantity.free(FreeNumberID(0))
    private let b = Quantity.free(FreeNumberID(1))
    private let gap = Quantity.parameter(ParameterID(0))

    private var layout: Layout {
        let place = FileRange(.alone, TextRange(0, 0))
        let root = View(
            id: .root, name: "", path: "", kind: .view, parent: nil, declaration: place, nameRange: place)
        var layout = Layout(
            name: "Test", notation: PlainNotation.notation, range: place.range, nameRange: place.range, root: root,
            sizes: [SizeDeclaration(size: CanvasSize(width: .fit, height: .fit), range: place)])
        layout.parameters = [Parameter(name: "gap", value: 8, lower: 0, upper: 9, nameRange: place)]
        layout.freeNumbers = [FreeNumber(name: "padding", likely: 16), FreeNumber(name: "inset", likely: 4)]
        return layout
    }

    private func formula(_ quantity: Quantity) -> String { layout.formula(quantity, unknown: "…") }

    private func equation(_ constant: Quantity, hasSecond: Bool = true) -> String {
        let place = FileRange(.alone, TextRange(0, 0))
        let leading = Anchor(Item(.root), .leading)
        let constraint = Constraint(
            id: ConstraintID(0), first: leading, relation: .equal, second: hasSecond ? leading : nil,
            constant: constant, source: ConstraintSource(statement: place, focus: place))
        return layout.notation.words.equation(constraint, in: layout)
    }

    @Test func formulasHaveTheNamesOfNumbers() {
        #expect(formula(.sum(.product(2, a), 8)) == "2 * padding + 8")
        #expect(formula(.sum(a, b).negated) == "-padding - inset")
        #expect(formula(.sum(235, .product(.literal(-1), gap))) == "235 - gap")
        #expect(formula(.sum(a, .literal(-8))) == "padding - 8")
        #expect(formula(.quotient(a, 2)) == "padding / 2")
        #expect(formula(.sum(a, .unknown)) == "padding + …")
    }

    @Test func sumsInProductsHaveParentheses() {
        #expect(formula(.product(gap, .sum(a, 8))) == "gap * (padding + 8)")
        #expect(formula(.product(.literal(-2), .sum(gap, a))) == "-2 * (gap + padding)")
        #expect(formula(.product(a, .quotient(gap, b))) == "padding * (gap / inset)")
        #expect(formula(.quotient(.sum(gap, a), 2)) == "(gap + padding) / 2")
        #expect(formula(.product(.literal(-1), .sum(235, .product(.literal(-1), gap)))) == "-235 + gap")
    }

    @Test func equationsNameFreeNumbers() {
        #expect(equation(a) == "root.leading == root.leading + padding")
        #expect(equation(Quantity.sum(a, b).negated) == "root.leading == root.leading - padding - inset")
        #expect(equation(.sum(.product(2, a), 8)) == "root.leading == root.leading + 2 * padding + 8")
        #expect(equation(.sum(.product(2, a), 8), hasSecond: false) == "root.leading == 2 * padding + 8")
        #expect(equation(a.negated, hasSecond: false) == "root.leading == -padding")
    }

    @Test func equationsDoNotNameOtherNumbers() {
        #expect(equation(gap) == "root.leading == root.leading + …")
        #expect(equation(.unknown, hasSecond: false) == "root.leading == …")
        #expect(equation(.literal(-8)) == "root.leading == root.leading - 8")
        #expect(equation(0) == "root.leading == root.leading")
        #expect(equation(0, hasSecond: false) == "root.leading == 0")
    }
}
