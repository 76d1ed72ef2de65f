import SourceText
import TestSupport
import Testing

/// A view that others can name is hidden where they may hide it.
@Suite struct SharedViewsTests {
    private static let bar = SourceText(
        """
        import UIKit

        class Bar: UIView {
            let back = UIButton()
            private let stack = UIStackView()

            var isSmall = false {
                didSet { back.isHidden = isSmall }
            }

            init() {
                super.init(frame: .zero)
                addSubview(stack)
                stack.addArrangedSubview(back)
                stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                back.snp.makeConstraints { $0.width.equalTo(110) }
            }
        }
        """)

    private static let others = """
        import UIKit

        class Other: UIView {
            let back = UIButton()
        }

        class Page: UIViewController {
            let bar = Bar()
            let other = Other()
            lazy var inner: Inner = Inner()

            func open() {

        """

    private static func isReported(_ statement: String) -> Bool {
        let inner = "import UIKit\n\nclass Inner: UIView {\n    let bar = Bar()\n    let other = Other()\n}"
        let codes = findings(in: bar, with: [others + statement + "\n    }\n}", inner]).map(\.code.rawValue)
        return codes.contains("required-size-in-stack")
    }

    @Test(arguments: [
        ("bar.back.isHidden = true", true), ("bar.back.alpha = 0", false), ("hide(bar.back)", true),
        ("inner.bar.back.isHidden = true", true), ("inner.bar.back.fadeOut()", true),
    ])
    func whatIsDoneWithTheViewMayHideIt(statement: String, isReported: Bool) {
        #expect(Self.isReported(statement) == isReported)
    }

    @Test(arguments: ["other.back.isHidden = true", "hide(other.back)", "inner.other.back.isHidden = true"])
    func aViewOfTheSameNameOfAnotherClassDoesNotCount(statement: String) {
        #expect(!Self.isReported(statement))
    }

    /// An object may be known as one of a class that it inherits from, or of a protocol.
    @Test func anObjectOfASuperclassMayBeMeant() {
        let text = String(decoding: Self.bar.utf8, as: UTF8.self).replacing(
            "class Bar: UIView", with: "class Bar: Base"
        )
        .replacing("    let back = UIButton()\n", with: "")
        let base = "import UIKit\n\nclass Base: UIView {\n    let back = UIButton()\n}\n"
        for user in [
            "func update(_ row: Base) { row.back.isHidden = true }",
            "protocol Small {}\nextension Small where Self: Bar { func hide() { back.isHidden = true } }",
        ] {
            let codes = findings(in: SourceText(text), with: [base + user]).map(\.code.rawValue)
            #expect(codes.contains("required-size-in-stack"))
        }
        #expect(findings(in: SourceText(text), with: [base]).map(\.code.rawValue) == [])
    }

    @Test(arguments: ["find().back.isHidden = true", "views[0].back.isHidden = true"])
    func anObjectOfUnknownClassMayBeMeant(statement: String) {
        #expect(Self.isReported(statement))
    }

    @Test(arguments: [
        ("[bar.back].forEach { $0.addTarget(self, action: #selector(tapped), for: .touchUpInside) }", false),
        ("[bar.back].forEach({ $0.alpha = 1 })", false), ("[bar.back].forEach { $0.isHidden = true }", true),
        ("[bar.back].forEach { toggle($0) }", true), ("[bar.back].forEach(hide)", true),
        ("[bar.back].map { $0.alpha }", true),
        ("switch sender { case bar.back: print(1); default: break }", false),
        ("if sender == bar.back { print(1) }", false), ("if sender === bar.back { print(1) }", false),
    ])
    func whatOnlyComparesItOrSetsItUpDoesNotHideIt(statement: String, isReported: Bool) {
        #expect(Self.isReported(statement) == isReported)
    }
}
