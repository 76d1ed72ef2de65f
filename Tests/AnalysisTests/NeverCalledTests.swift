import SourceText
import Testing

/// What a private method does never happens if its file does not name it.
@Suite struct NeverCalledTests {
    private static func card(_ method: String, _ mark: String = "") -> String {
        """
        final class Card: UIView {
            private let icon = UIImageView()
            private let stack = UIStackView()
            init() {
                super.init(frame: .zero)
                addSubview(stack)
                stack.addArrangedSubview(icon)
                stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                icon.snp.makeConstraints { make in
                    make.width.equalTo(20)\(mark)
                    make.height.equalTo(icon.snp.width)
                }
            }
            \(method)
        }
        """
    }

    @Test(arguments: [
        "func hide() { icon.isHidden = true }", "@IBAction private func hide() { icon.isHidden = true }",
        "private func hide() { icon.isHidden = true }\n    private lazy var action = #selector(hide)",
        "private func hide() { icon.isHidden = true }\n    func update() { hide() }",
    ])
    func aMethodThatSomethingMayCallHides(method: String) throws {
        try judgeCode(Self.card(method, "  // expect: required-size-in-stack"))
    }

    @Test(arguments: [
        "private func hide() { icon.isHidden = true }",
        "private func hide() { icon.widthAnchor.constraint(equalToConstant: 0).isActive = true }",
        "private func hide() { icon.snp.updateConstraints { $0.width.equalTo(self.snp.height) } }",
    ])
    func whatNothingCallsDoesNothing(method: String) throws {
        try judgeCode(Self.card(method))
    }

    @Test(arguments: [
        ("func move() { addSubview(icon) }", false), ("func clear() { icon.removeFromSuperview() }", true),
        ("func free() { leading.isActive = false }", false),
    ])
    func whatNothingCallsMovesNothing(method: String, isSaidOfOthers: Bool) throws {
        func card(_ method: String, isSaid: Bool) -> String {
            """
            final class Card: UIView {
                private let icon = UIImageView(), tray = UIView()
                private lazy var leading = icon.leadingAnchor.constraint(equalTo: leadingAnchor)
                init() {
                    super.init(frame: .zero)
                    addSubview(tray)
                    tray.addSubview(icon)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    leading.isActive = true
                    icon.topAnchor.constraint(equalTo: tray.topAnchor).isActive = true
                    tray.snp.makeConstraints { $0.edges.equalToSuperview() }
                    icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true\(
                        isSaid ? "  // expect: conflict" : "")
                }
                \(method)
            }
            """
        }
        try judgeCode(card("private " + method, isSaid: true))
        try judgeCode(card(method, isSaid: isSaidOfOthers))
    }

    /// As an optional requirement of an Objective-C protocol, it may be called through its base.
    @Test func whatABaseNamesMayBeCalled() {
        let card = Self.card("private func hide() { icon.isHidden = true }").replacing(": UIView", with: ": Base")
        func codes(_ body: String) -> [String] {
            let base = "import UIKit\n\nclass Base: UIView {\n    func run() { \(body) }\n}"
            return findings(in: SourceText("import UIKit\n\n\(card)"), with: [base]).map(\.code.rawValue)
        }
        #expect(codes("(self as Hiding).hide?()") == ["required-size-in-stack"])
        #expect(codes("") == [])
    }
}
