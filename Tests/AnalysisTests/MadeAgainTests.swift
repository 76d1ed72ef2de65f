import TestSupport
import Testing

/// Constraints that a method makes again as they were: the base stays what it is.
@Suite struct MadeAgainTests {
    private static func page(_ methods: String, mark: String = "  // expect: ambiguous-size") -> String {
        """
        import SnapKit
        import UIKit

        final class Page: UIViewController {
            private let box = UIView()\(mark)
            var inset: CGFloat = 8

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(box)
                place()
            }

            \(methods)
        }
        """
    }

    private static let remake = """
        private func place() {
            box.snp.remakeConstraints {
                $0.top.left.equalToSuperview()
                $0.width.equalTo(100)
            }
        }
        """

    @Test(arguments: ["@objc func hide() { place() }", "func show() { place(); place() }", ""])
    func whatIsRemadeIsStillThere(method: String) throws {
        try judgeCode(Self.page(Self.remake + "\n" + method))
    }

    @Test func aMethodThatOnlyMakesMayRunTwice() throws {
        let code = Self.remake.replacing("remake", with: "make") + "\n@objc func hide() { place() }"
        try judgeCode(Self.page(code))
    }

    @Test func whatIsRemadeOtherwiseIsNotKnown() throws {
        let other = "@objc func show() { box.snp.remakeConstraints { $0.edges.equalToSuperview() } }"
        try judgeCode(Self.page(Self.remake + "\n" + other, mark: ""))
        // The width is another one, but nothing gives the box a height.
        let inset = Self.remake.replacing("equalTo(100)", with: "equalTo(inset)")
        try judgeCode(Self.page(inset + "\n@objc func show() { inset = 20; place() }"))
    }
}
