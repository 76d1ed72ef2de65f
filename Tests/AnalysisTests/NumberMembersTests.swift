import SourceText
import Testing

/// Numbers that members of numbers compute.
@Suite struct NumberMembersTests {
    /// Places nothing horizontally, whatever the number is.
    private func check(_ number: String, _ helpers: String = "", _ code: String = "") throws {
        try judgeCode(
            """
            import UIKit

            \(helpers)

            final class Bar: UIView {
                private let icon = UIImageView()  // expect: ambiguous-position

                init() {
                    super.init(frame: .zero)
                    addSubview(icon)
                    icon.snp.makeConstraints {
                        $0.top.equalToSuperview()
                        $0.height.equalTo(48)
                        $0.height.equalTo(\(number))\(code.isEmpty ? "" : "  // expect: \(code)")
                    }
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    private static let scaled = """
        extension Int { var scaled: CGFloat { CGFloat(self) * UIScreen.main.bounds.width / 375 } }
        extension CGFloat { var scaled: CGFloat { self * UIScreen.main.bounds.width / 375 } }
        """

    @Test(arguments: [
        ("24.scaled", scaled), ("CGFloat(24).scaled", scaled), ("24.fitted()", ""), ("24.adjusted", ""),
        ("superview!.frame.size.height / 2", ""),
        ("24.scaled(2)", "extension CGFloat { func scaled(_ by: CGFloat) -> CGFloat { self * by.rounded() } }"),
    ])
    func aNumberThatIsNotKnownIsANumber(number: String, helpers: String) throws {
        try check(number, helpers)
    }

    /// `.zero` is a number where the other choice is one.
    @Test func aChoiceWithZeroIsOneOfNumbers() throws {
        try judgeCode(
            """
            import UIKit

            final class Box: UIView {
                private let inner = UIView()
                private var isOpen = false
                private var length: CGFloat { isOpen ? 33 : .zero }

                init() {
                    super.init(frame: .zero)
                    addSubview(inner)
                    inner.snp.makeConstraints { $0.edges.equalToSuperview().inset(4) }
                    snp.makeConstraints { $0.height.equalTo(length) }  // expect: conflict
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    @Test(arguments: [
        ("24.doubled", "extension Int { var doubled: Int { self * 2 } }", "duplicate-constraint"),
        ("UIScreen.main.bounds.width", "", "conflict"),
        ("24.doubled", "extension IntegerLiteralType { var doubled: Int { self * 2 } }", "duplicate-constraint"),
        ("24.5.less", "extension FloatLiteralType { var less: CGFloat { CGFloat(self) - 0.5 } }", "conflict"),
        ("24.halved", "extension Int { var halved: CGFloat { CGFloat(self) / 2 } }", "conflict"),
        ("24.0.halved", "extension BinaryFloatingPoint { var halved: Self { self / 2 } }", "conflict"),
        ("24.plus(8)", "extension Int { func plus(_ other: Int) -> CGFloat { CGFloat(self + other) } }", "conflict"),
        ("CGFloat(97.half)", "extension BinaryInteger { var half: Self { self / 2 } }", "duplicate-constraint"),
        ("24.value", "extension CGFloat { var value: CGFloat { self * 2 } }", "duplicate-constraint"),
        // The context decides which of the two a literal is.
        (
            "24.dp", "extension Int { var dp: Int { self } }\nextension CGFloat { var dp: CGFloat { self * 2 } }", ""
        ),
        // Those of both types do the same.
        (
            "24.halved",
            "extension CGFloat { var halved: CGFloat { self / 2 } }\n"
                + "extension Double { var halved: CGFloat { self / 2 } }", "conflict"
        ),
        (
            "24.halved",
            "extension CGFloat { var halved: CGFloat { self / 2 } }\n"
                + "extension Double { var halved: CGFloat { self * 2 } }", ""
        ),
    ])
    func whatTheProjectAddsIsComputed(number: String, helpers: String, code: String) throws {
        try check(number, helpers, code)
    }
}
