import SourceText
import Testing

/// Numbers that code computes in ways that may be misread: `value` is the height of a view of which another constraint
/// says that it is 20 high.
@Suite struct ComputedNumbersTests {
    private static func codes(
        _ code: String, value: String, members: String = "", others: String = "", parameters: String = ""
    ) -> [String] {
        let text = """
            import UIKit

            \(others)

            final class Tile: UIView {
                private let box = UIView()
                \(members)

                init(\(parameters)) {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    \(code)
                    NSLayoutConstraint.activate([
                        box.leadingAnchor.constraint(equalTo: leadingAnchor),
                        box.trailingAnchor.constraint(equalTo: trailingAnchor),
                        box.topAnchor.constraint(equalTo: topAnchor),
                        box.bottomAnchor.constraint(equalTo: topAnchor, constant: 20),
                        box.heightAnchor.constraint(equalToConstant: \(value)),
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        return findings(in: SourceText(text), with: []).filter { $0.severity == .error }.map(\.code.rawValue)
    }

    private static func isRight(_ code: String, _ value: String, _ others: String = "") -> Bool {
        codes(code, value: value, others: others) == []
    }

    /// Integers lose their fraction where they are divided.
    @Test(arguments: [
        ("let count = 4", "CGFloat((count + 1) / 2 * 10)"), ("", "CGFloat(5 / 2) * 10"), ("", "CGFloat(5) / 2 * 8"),
        ("let rows = 5 / 2", "CGFloat(rows) * 10"), ("let rows: CGFloat = 5 / 2", "rows * 8"),
        ("let rows = Int(100 / 30.0)", "CGFloat(rows) + 17"), ("", "50 / 2.5"), ("", "5 / 2 * 8"),
        ("var last = 0\nfor index in 0..<6 { last = index / 2 }", "CGFloat(last) * 10"),
        ("let rest = 7 % 4", "CGFloat(rest) + 17"), ("let names = [1, 2, 3]", "CGFloat(names.count / 2) + 19"),
        ("var k = 3\nk = 5", "CGFloat(k / 2) * 10"), ("let half = -5 / 2", "CGFloat(half) + 22"),
        ("let first = max(5, 3) / 2", "CGFloat(first) * 10"),
    ])
    func integersAreDividedAsIntegers(code: String, value: String) {
        #expect(Self.isRight(code, value), "\(code) \(value)")
        #expect(!Self.isRight(code, "\(value) + 1"), "\(code) \(value)")
    }

    /// What a function, an operator or a method makes of a variable.
    @Test(arguments: [
        ("func grow(_ number: inout CGFloat) { number += 10 }", "grow(&k)"),
        ("func grow(_ numbers: inout [CGFloat]) { numbers[0] = 20 }", "var ks = [k]\ngrow(&ks)\nk = ks[0]"),
        ("", "var pair = (k, 20.0)\npair.0 = pair.1\nk = pair.0"),
        ("", "var pair = (small: k, large: 20.0)\npair.small += 10\nk = pair.small"),
    ])
    func whatIsPassedToBeChangedIsChanged(function: String, code: String) {
        #expect(Self.isRight("var k: CGFloat = 10\n\(code)", "k", function))
        #expect(!Self.isRight("var k: CGFloat = 10\n\(code)", "k + 1", function))
    }

    /// A value that changes in a way that is not read is not known.
    @Test(arguments: [
        ("", "k.round()"), ("", "k.negate()"),
        ("extension CGFloat { mutating func double() { self *= 2 } }", "k.double()"),
        ("", "var ks = [k, 20]\nks.swapAt(0, 1)\nk = ks[0]"), ("", "var ks = [k, 20]\nks.sort(by: >)\nk = ks[0]"),
        ("", "var ks = [\"a\": k]\nks.removeValue(forKey: \"a\")\nk = ks[\"a\"] ?? 20"),
        ("func change(_ number: inout CGFloat) { unknown(&number) }", "change(&k)"),
        ("infix operator ×=\nfunc ×= (a: inout CGFloat, b: CGFloat) { a *= b }", "k ×= 2"),
        ("", "var name = \"a\"\nname.append(\"b\")\nif name.count == 2 { k = 20 }"),
        (
            "enum Mode { case small, large\nmutating func next() { self = .large } }",
            "var mode = Mode.small\nmode.next()\nif mode == .large { k = 20 }"
        ),
    ])
    func whatIsChangedUnreadIsNotKnown(declaration: String, code: String) {
        #expect(Self.isRight("var k: CGFloat = 10\n\(code)", "k", declaration), "\(code)")
        #expect(!Self.isRight("var k: CGFloat = 10", "k", declaration))
    }

    /// A number that may be nil is in one world there, and in another one not.
    @Test(arguments: ["if let height {", "if height != nil {", "if let number = height {"])
    func aNumberThatMayBeNilIsNotAlwaysThere(condition: String) {
        func codes(_ other: String) -> [String] {
            let code = """
                let low = box.heightAnchor.constraint(equalToConstant: 20)
                \(condition)
                    low.isActive = true
                } else {
                    box.heightAnchor.constraint(equalToConstant: \(other)).isActive = true
                }
                """
            return Self.codes(code, value: "20", parameters: "height: CGFloat?")
        }
        #expect(codes("20") == [])
        #expect(codes("30").contains("conflict"))
    }

    @Test func aNumberThatMayBeNilIsNotKnownBesideAnother() {
        #expect(Self.codes("let k = height ?? 30", value: "k", parameters: "height: CGFloat?") == [])
    }

    /// The initializers of numbers whose labels say that they compute something else.
    @Test func aNumberFromSeveralIsNotKnown() {
        #expect(Self.isRight("", "abs(CGFloat(signOf: -1, magnitudeOf: 20))"))
    }

    /// Cases of which the value takes none.
    @Test(arguments: [
        ("case ..<5: k = 30\ncase 5...9: k = 20\ndefault: k = 30", "7"),
        ("case 10...: k = 30\ncase 7: k = 20\ndefault: k = 30", "7"),
        ("case let n where n > 10: k = 30\ncase let n where n == 7: k = 20\ndefault: k = 30", "7"),
        ("case (1, false): k = 30\ncase (_, true): k = 20\ndefault: k = 30", "(1, true)"),
    ])
    func onlyTheCaseOfTheValueIsTaken(cases: String, subject: String) {
        #expect(Self.isRight("var k: CGFloat = 0\nswitch \(subject) {\n\(cases)\n}", "k"))
    }
}
