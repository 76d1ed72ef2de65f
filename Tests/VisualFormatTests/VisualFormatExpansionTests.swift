import LayoutModel
import SourceText
import TestSupport
import Testing
import VisualFormat

/// The constraints that lines stand for.
@Suite struct VisualFormatExpansionTests {
    private static func expand(_ line: String) -> [String] {
        let text = SourceText(line)
        let result = VisualFormatParser.parse(text, in: text.range)
        guard let line = result.line else { return [result.problem?.message ?? "nothing"] }
        return VisualFormatExpansion(line).constraints.map { describe($0, text) }
    }

    private static func describe(_ constraint: VisualFormatConstraint, _ text: SourceText) -> String {
        var result = "\(describe(constraint.first)) \(constraint.relation.rawValue)"
        if let second = constraint.second {
            result +=
                constraint.multiplier == 1
                ? " \(describe(second)) +" : " \(constraint.multiplier) \(describe(second)) +"
        }
        switch constraint.constant {
        case .number(let number): result += " \(number)"
        case .name(let name, let isNegative): result += " \(isNegative ? "-" : "")\(name.text)"
        }
        switch constraint.priority?.value {
        case .number(let number): result += " @ \(number)"
        case .name(let name): result += " @ \(name.text)"
        case nil: break
        }
        return result + " in \(text[constraint.focus])"
    }

    private static func describe(_ anchor: VisualFormatConstraint.Anchor) -> String {
        let item =
            switch anchor.item {
            case .superview: "|"
            case .superviewMargins: "margins"
            case .view(let name): name.text
            case .spacer(let number): "~\(number)"
            }
        return "\(item).\(anchor.attribute.rawValue)"
    }

    @Test(arguments: [
        ("H:|-16-[a]", ["a.leading == |.leading + 16.0 in -16-"]),
        ("[a]", []),
        ("H:|[a]|", ["a.leading == |.leading + 0.0 in [a]", "|.trailing == a.trailing + 0.0 in [a]"]),
        ("V:|-[a]-|", ["a.top == margins.top + 0.0 in -", "margins.bottom == a.bottom + 0.0 in -"]),
        ("H:[a]-[b]", ["b.leading == a.trailing + 8.0 in -"]),
        ("H:[a][b]", ["b.leading == a.trailing + 0.0 in [a][b]"]),
        ("H:[a]-(-8)-[b]", ["b.leading == a.trailing + -8.0 in -(-8)-"]),
        ("V:[a]-8@750-|", ["|.bottom == a.bottom + 8.0 @ 750.0 in -8@750-"]),
        ("H:[a]->=8-[b]", ["b.leading >= a.trailing + 8.0 in ->=8-"]),
        ("V:|-<=gap@high-[b]", ["b.top <= |.top + gap @ high in -<=gap@high-"]),
        (
            "H:[a]-(>=8,<=20@750)-[b]",
            ["b.leading >= a.trailing + 8.0 in >=8", "b.leading <= a.trailing + 20.0 @ 750.0 in <=20@750"]
        ),
        (
            "H:[a]-gap-[b(wide@high)]",
            ["b.leading == a.trailing + gap in -gap-", "b.width == wide @ high in wide@high"]
        ),
        ("V:[a(>=44.5,<=b)]", ["a.height >= 44.5 in >=44.5", "a.height <= b in <=b"]),
        ("H:[a(50%)]", ["a.width == 0.5 |.width + 0.0 in 50%"]),
        (
            "H:[a]-50%-[b]",
            [
                "~0.leading == a.trailing + 0.0 in -50%-", "b.leading == ~0.trailing + 0.0 in -50%-",
                "~0.width == 0.5 |.width + 0.0 in -50%-",
            ]
        ),
        (
            "H:|~[a]~|",
            [
                "~0.leading == |.leading + 0.0 in ~", "a.leading == ~0.trailing + 0.0 in ~",
                "~1.leading == a.trailing + 0.0 in ~",
                "|.trailing == ~1.trailing + 0.0 in ~",
            ]
        ),
        ("H:|-4-[i1..i2]", ["i1.leading == |.leading + 4.0 in -4-", "i2.leading == |.leading + 4.0 in -4-"]),
        ("H:[i1..3(7)]", ["i1.width == 7.0 in 7", "i2.width == 7.0 in 7", "i3.width == 7.0 in 7"]),
        ("H:[a]-4-[b] aligned top", ["b.leading == a.trailing + 4.0 in -4-", "b.top == a.top + 0.0 in top"]),
        ("H:|-4-[a]-5-[b] leftToRight", ["a.left == |.left + 4.0 in -4-", "b.left == a.right + 5.0 in -5-"]),
        (
            "H:|-4-[a]-(>=5)-[b] rightToLeft",
            ["a.right == |.right + -4.0 in -4-", "b.right <= a.left + -5.0 in -(>=5)-"]
        ),
        ("H: |-8-[ a ( 40 ) ]", ["a.leading == |.leading + 8.0 in -8-", "a.width == 40.0 in 40"]),
        ("H:[`my view`.part]-8-[标签]", ["标签.leading == my view.part.trailing + 8.0 in -8-"]),
    ])
    func expands(_ line: String, _ expected: [String]) {
        #expect(Self.expand(line) == expected)
    }

    @Test func tildesAreFlexibleAndPercentagesAreNot() throws {
        let text = SourceText("H:|~[a]-10%-[b]~|")
        let line = try #require(VisualFormatParser.parse(text, in: text.range).line)
        #expect(VisualFormatExpansion(line).spacers.map(\.isFlexible) == [true, false, true])
    }
}
