import TestSupport
import Testing

/// The constants that methods set, together with what is always active.
@Suite struct MethodEffectsTests {
    /// A row of an icon, 16 points high, and a label, whose height a constraint states that methods change.
    private static func row(_ length: String, _ members: String) -> String {
        """
        import UIKit

        final class Note: UIView {
            private let stack = UIStackView(), icon = UIImageView(), label = UILabel()
            private lazy var height = stack.heightAnchor.constraint(equalToConstant: 20)

            override init(frame: CGRect) {
                super.init(frame: frame)
                stack.alignment = .center
                stack.translatesAutoresizingMaskIntoConstraints = false
                addSubview(stack)
                stack.addArrangedSubview(icon)
                stack.addArrangedSubview(label)
                NSLayoutConstraint.activate([
                    \(length)
                    stack.topAnchor.constraint(equalTo: topAnchor),
                    stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                    height,
                ])
            }

            \(members)
        }
        """
    }

    private func check(_ members: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let length = "icon.heightAnchor.constraint(equalToConstant: 16),  // expect: conflict"
        try judgeCode(Self.row(length, members), sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "func fold() { height.constant = 0 }",
        "func update(_ isOpen: Bool) { if isOpen { height.constant = 20 } else { height.constant = 0 } }",
        "var isOpen = true { didSet { height.constant = isOpen ? 20 : 0 } }",
        "func update(_ count: Int) { height.constant = 20\nif count == 0 { height.constant = 0 } }",
        "func update(_ text: String?) { height.constant = 0\nlabel.text = text }",
    ])
    func whatAMethodSetsConflicts(members: String) throws {
        try check(members)
    }

    @Test func snapKitsUpdatesCount() throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Note: UIView {
                private let box = UIView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints {
                        $0.leading.top.equalToSuperview()
                        $0.width.height.equalTo(30)
                        $0.height.greaterThanOrEqualTo(20)  // expect: conflict
                    }
                }

                func configure(_ items: [Int]) {
                    if items.isEmpty { box.snp.updateConstraints { $0.height.equalTo(0) } }
                }
            }
            """)
    }

    /// What a method leaves is what it sets last, on the same path; another method may have hidden or moved nothing.
    @Test(arguments: [
        "func update(_ isOpen: Bool) { height.constant = 0\nif isOpen { height.constant = 20 } else { show() } }\n"
            + "private func show() { height.constant = 20 }",
        "func update(_ next: CGFloat) { height.constant = next }", "func fold() { height.constant -= 20 }",
        "func fold() { if isOpen { height.constant -= 20 } else { height.constant += 20 } }",
        "func fold(_ text: String?) { height.constant = 0; stack.removeFromSuperview() }",
        "func fold(_ all: [Int]) { for one in all { height.constant = CGFloat(one * 0) } }",
    ])
    func whatIsNotLeftDoesNotConflict(members: String) throws {
        try judgeCode(Self.row("icon.heightAnchor.constraint(greaterThanOrEqualToConstant: 16),", members))
    }

    /// A view that the same method hides takes no room.
    @Test func whatAMethodHidesHasNoLength() throws {
        try judgeCode(
            """
            import UIKit

            final class Rows: UIView {
                private let stack = UIStackView(), first = UILabel(), second = UIView()
                private lazy var height = stack.heightAnchor.constraint(equalToConstant: 60)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    stack.axis = .vertical
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(stack)
                    stack.addArrangedSubview(first)
                    stack.addArrangedSubview(second)
                    NSLayoutConstraint.activate([
                        second.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).lowered,
                        stack.topAnchor.constraint(equalTo: topAnchor),
                        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
                        height,
                    ])
                }

                func update(_ isShort: Bool) {
                    second.isHidden = isShort
                    height.constant = isShort ? 20 : 60
                }
            }

            extension NSLayoutConstraint {
                var lowered: NSLayoutConstraint {
                    priority = UILayoutPriority(999)
                    return self
                }
            }
            """)
    }

    private static func note(_ members: String) -> String {
        """
        import UIKit

        final class Note: UIView {
            private let box = UIView(), icon = UIView()
            private lazy var height = box.heightAnchor.constraint(equalToConstant: 40)
            lazy var iconHeight = icon.heightAnchor.constraint(equalToConstant: 40)

            override init(frame: CGRect) {
                super.init(frame: frame)
                for view in [box, icon] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(view)
                }
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: topAnchor), box.leadingAnchor.constraint(equalTo: leadingAnchor),
                    box.widthAnchor.constraint(equalToConstant: 8),
                    icon.topAnchor.constraint(equalTo: box.topAnchor), icon.widthAnchor.constraint(equalToConstant: 8),
                    icon.leadingAnchor.constraint(equalTo: leadingAnchor),
                    icon.bottomAnchor.constraint(equalTo: box.bottomAnchor), height, iconHeight,
                ])
            }

            \(members)
        }
        """
    }

    /// Other code may have changed what it can use, and another method may have taken views out.
    @Test(arguments: [
        "func fold(_ text: String) { height.constant = 0 }",
        "func fold(_ text: String) { height.constant = 0 }\nfunc clear() { icon.removeFromSuperview() }",
    ])
    func whatOthersMayChangeDoesNotConflict(members: String) throws { try judgeCode(Self.note(members)) }
}
