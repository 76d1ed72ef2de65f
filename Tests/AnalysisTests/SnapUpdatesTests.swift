import SourceText
import TestSupport
import Testing

/// Updates of SnapKit that are read before what they change.
@Suite struct SnapUpdatesTests {
    private func check(_ early: String) throws {
        try judgeCode(
            """
            import UIKit

            final class Page: UIViewController {
                private let box = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    \(early)
                }

                override func updateViewConstraints() {
                    box.snp.makeConstraints {
                        $0.top.leading.trailing.equalToSuperview()
                        $0.height.equalTo(135)
                    }
                    super.updateViewConstraints()
                }

                private func fold(_ isFolded: Bool) {
                    box.snp.updateConstraints { $0.height.equalTo(isFolded ? 16 : 135) }
                }
            }
            """)
    }

    @Test func anUpdateThatComesLaterMakesNothing() throws {
        try check("button.onTap { [weak self] in self?.fold(true) }")
    }

    private static func page(_ declaration: String, _ access: String = "") -> String {
        """
        import SnapKit
        import UIKit

        \(access)class Page: UIViewController {
            \(declaration)

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(box)
                box.snp.makeConstraints { $0.top.leading.width.equalToSuperview() }
            }

            @objc private func fold() {
                box.snp.updateConstraints { $0.height.equalTo(16) }
            }
        }
        """
    }

    private func isMismatch(_ declaration: String, _ others: String...) -> Bool {
        findings(in: SourceText(Self.page(declaration)), with: others).map(\.code).contains("snapkit-update-mismatch")
    }

    /// Whoever could constrain a view must name it.
    @Test(arguments: ["private let box = UIView()", "let box = UIView()", "lazy var box = UIView()"])
    func aViewThatNoOtherCodeConstrainsIsKnown(declaration: String) {
        #expect(isMismatch(declaration, "final class Other {}"))
    }

    @Test func aViewThatOtherCodeMayConstrainIsNot() {
        #expect(!isMismatch("let box = UIView()", "func show(_ page: Page) { page.box.snp.makeConstraints {} }"))
        #expect(!isMismatch("let box = UIView()", "func show(_ page: Page) { fix(page.box) }"))
        #expect(!isMismatch("let box = UIView()", "final class WidePage: Page {}"))
        #expect(!isMismatch("let box = UIView()"))
        #expect(!isMismatch("var box = UIView()", "final class Other {}"))
    }

    /// A public view of a class that is not public is seen by the project alone.
    @Test(arguments: ["public ", ""])
    func aViewThatOtherModulesSeeIsNot(access: String) {
        let text = SourceText(Self.page("public let box = UIView()", access))
        let codes = findings(in: text, with: ["final class Other {}"]).map(\.code.rawValue)
        #expect(codes.contains("snapkit-update-mismatch") == access.isEmpty)
    }
}
