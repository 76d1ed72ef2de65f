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
        ("let count = 4", "CGFloat((count + 1) / 2 * 10)"), ("", "CGFloat(5 / 2) * 10"),
        ("let rows = 5 / 2", "CGFloat(rows) * 10"), ("let rows = Int(100 / 30.0)", "CGFloat(rows) + 17"),
        ("let counts = [5, 7]", "CGFloat(counts[0] / 2) * 10"), ("let rows = 49 / 49", "CGFloat(rows) * 20"),
        ("let last = 98", "CGFloat(last / 49) * 10"), ("var k = 3\nk = 5", "CGFloat(k / 2) * 10"),
        ("var last = 0\nfor index in 0..<6 { last = index / 2 }", "CGFloat(last) * 10"),
        ("let rest = 7 % 4", "CGFloat(rest) + 17"), ("let names = [1, 2, 3]", "CGFloat(names.count / 2) + 19"),
        ("let half = -5 / 2", "CGFloat(half) + 22"), ("let first = max(5, 3) / 2", "CGFloat(first) * 10"),
        ("let first = abs(5 - 10) / 2", "CGFloat(first) * 10"), ("var n = 60\nn %= 40", "CGFloat(n)"),
        ("func n() -> Int { 5 }", "CGFloat(n() / 2 * 10)"),
        ("let r = alpha > 0.5 ? 4 : 5", "CGFloat(r) * 0 + 20"),
    ])
    func integersAreDividedAsIntegers(code: String, value: String) {
        #expect(Self.isRight(code, value), "\(code) \(value)")
        #expect(!Self.isRight(code, "\(value) + 1"), "\(code) \(value)")
    }

    /// Other numbers keep it, however they are written.
    @Test(arguments: [
        ("", "CGFloat(5) / 2 * 8"), ("let rows: CGFloat = 5 / 2", "rows * 8"), ("", "50 / 2.5"),
        ("var k: CGFloat = 0\nk = 5\nlet half = k / 2", "half + 17.5"), ("let half = inset / 2", "half + 17.5"),
        ("let half = Self.gap / 2", "half + 17.5"),
        ("let half = CGSize(width: 5, height: 5).height / 2", "half + 17.5"),
        ("let sizes: [CGFloat] = [5, 7]\nlet half = sizes[0] / 2", "half + 17.5"),
        ("let sizes = [7.0, 5]\nlet half = sizes[1] / 2", "half + 17.5"),
        ("let (wide, high): (CGFloat, CGFloat) = (7, 5)\nlet half = high / 2", "half + 17.5"),
        ("let halved = { (k: CGFloat) in k / 2 }\nlet half = halved(5)", "half + 17.5"),
        ("func number() -> CGFloat { 5 }\nlet half = number() / 2", "half + 17.5"),
        ("var insets = UIEdgeInsets.zero\ninsets.top = 5\nlet half = insets.top / 2", "half + 17.5"),
    ])
    func otherNumbersKeepTheirFraction(code: String, value: String) {
        let members = "private var inset: CGFloat { 5 }\nstatic var gap: CGFloat { 5 }"
        #expect(Self.codes(code, value: value, members: members) == [], "\(code)")
        #expect(Self.codes(code, value: "\(value) + 1", members: members) != [], "\(code)")
    }

    /// A quotient of literals with a remainder depends on the type that is wanted.
    @Test(arguments: ["let n = 7 / 2 * 2 + 14", "let c = 4\nlet n = c * (5 / 2) + 12"])
    func whatDependsOnTheTypeIsNotKnown(code: String) {
        #expect(Self.isRight(code, "CGFloat(n)"))
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
        ("extension CGFloat { static func ×= (a: inout CGFloat, b: CGFloat) { a *= b } }", "k ×= 2"),
        ("", "var n = 40\nn >>= 1\nk = CGFloat(n)"),
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

    /// What one file of the project states, and another one changes.
    @Test func whatIsForgottenStaysSoInConditions() {
        let mode = "enum Mode { case small, large\nmutating func next() { self = .large } }"
        for condition in ["self.mode == .small", "case .small = mode", "isSmall"] {
            let code = """
                var k: CGFloat = 20
                self.mode.next()
                let isSmall = mode == .small
                if \(condition) { k = 10 }
                """
            #expect(Self.codes(code, value: "k", members: "private var mode = Mode.small", others: mode) == [])
        }
    }

    @Test func aNumberThatMayBeNilIsNotKnownBesideAnother() {
        func codes(_ value: String) -> [String] {
            let code = """
                guard let height else { return }
                box.heightAnchor.constraint(equalToConstant: height).isActive = true
                let k = \(value)
                box.widthAnchor.constraint(equalToConstant: k).isActive = true
                box.widthAnchor.constraint(equalTo: box.heightAnchor).isActive = true
                """
            return Self.codes(code, value: "20", parameters: "height: CGFloat?, other: CGFloat?")
        }
        #expect(codes("other ?? 30") == [])
        #expect(codes("height + 30") != [])
    }

    /// The initializers of numbers whose labels say that they compute something else, or may give nil.
    @Test(arguments: [
        ("", "CGFloat(signOf: -1, magnitudeOf: 20) + 40"),
        ("let r = 2.5\nvar k: CGFloat = 20\nif let n = Int(exactly: r) { k = CGFloat(n) * 15 }", "k"),
        ("var k: CGFloat = 20\nif let n = Int(\"a\") { k = 30 }", "k"),
        ("var k: CGFloat = 20\nif let n = Int(\"2.5\") { k = 30 }", "k"),
    ])
    func whatAnInitializerComputesIsNotKnown(code: String, value: String) {
        #expect(Self.isRight(code, value))
    }

    /// Cases of which the value takes none.
    @Test(arguments: [
        ("case ..<5: k = 30\ncase 5...9: k = 20\ndefault: k = 30", "7"),
        ("case 10...: k = 30\ncase 7: k = 20\ndefault: k = 30", "7"),
        ("case let n where n > 10: k = 30\ncase let n where n == 7: k = 20\ndefault: k = 30", "7"),
        ("case let n where n > alpha && n == 8: k = 20\ncase 7: k = 20\ndefault: k = 30", "7"),
        ("case (1, false): k = 30\ncase (_, true): k = 20\ndefault: k = 30", "(1, true)"),
    ])
    func onlyTheCaseOfTheValueIsTaken(cases: String, subject: String) {
        #expect(Self.isRight("var k: CGFloat = 0\nswitch \(subject) {\n\(cases)\n}", "k"))
    }
}
