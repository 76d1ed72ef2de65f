import SourceText
import TestSupport
import Testing

/// A variable has one value in a method until code is called that may change it.
@Suite struct VariableTruthsTests {
    private static func card(_ call: String, mark: String = "", declaration: String = "var isOn = false") -> String {
        """
        import UIKit

        final class Card: UIView {
            private let icon = UIView()
            private lazy var bottom = icon.bottomAnchor.constraint(equalTo: bottomAnchor)
            private lazy var height = icon.heightAnchor.constraint(equalToConstant: 40)
            \(declaration)
            var onChange: (() -> Void)?

            init() {
                super.init(frame: .zero)
                addSubview(icon)
                icon.translatesAutoresizingMaskIntoConstraints = false
                icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
                icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                heightAnchor.constraint(equalToConstant: 10).isActive = true\(mark)
            }

            required init?(coder: NSCoder) { fatalError() }

            func update() {
                bottom.isActive = isOn
                \(call)
                height.isActive = isOn
            }
        }
        """
    }

    @Test(arguments: ["", "setNeedsLayout()", "icon.alpha = 1"])
    func bothReadsAreOfOneValue(call: String) throws {
        try judgeCode(Self.card(call, mark: "  // expect: conflict"))
    }

    @Test(arguments: [
        "onChange?()", "layoutIfNeeded()", "delegate.didChange(self)", "self[keyPath: path] = true",
        "NotificationCenter.default.post(name: .changed, object: nil)",
    ])
    func anotherCallMayChangeIt(call: String) throws {
        try judgeCode(Self.card(call))
    }

    private static func menu(_ turn: String) -> String {
        """
        import UIKit

        final class Menu: UIView {
            private let box = UIView()
            private var isOpen = false
            init() {
                super.init(frame: .zero)
                addSubview(box)
                box.snp.makeConstraints { make in
                    make.top.leading.trailing.equalToSuperview()
                    make.height.equalTo(0)
                    make.height.lessThanOrEqualTo(60)
                }
            }
            @objc private func tapped() {
                \(turn)
                box.snp.updateConstraints { make in
                    make.height.equalTo(isOpen ? 100 : 0)
                }
            }
        }
        """
    }

    /// A state is named by the value that the code then asks for.
    @Test(arguments: [
        ("", "tapped(), isOpen"), ("isOpen.toggle()", "tapped(), isOpen"), ("isOpen = !isOpen", "tapped(), isOpen"),
        ("isOpen.toggle(); isOpen.toggle()", "tapped(), isOpen"),
    ])
    func aStateIsNamedByTheNewValue(turn: String, name: String) throws {
        let found = findings(in: SourceText(Self.menu(turn)), with: [])
        let conflict = try #require(found.first { $0.code == "conflict" })
        #expect(conflict.message.contains("in state \"\(name)\": box.height"))
    }

    @Test func aWrappersValueMayBeAnotherOne() throws {
        try judgeCode(Self.card("", declaration: "@Flag var isOn = false"))
    }
}
