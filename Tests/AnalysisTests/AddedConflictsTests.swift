import Analysis
import LayoutModel
import TestSupport
import Testing

/// What a method activates, together with what is always active.
@Suite struct AddedConflictsTests {
    private func check(_ members: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try judgeCode(
            """
            import UIKit

            final class Badge: UIView {
                private let icon = UIImageView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(icon)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
                    icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
                }

            \(members)
            }
            """, sourceLocation: sourceLocation)
    }

    @Test func whateverOthersDidBeforeTheyConflict() throws {
        try check(
            """
                func enlarge() {
                    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true  // expect: conflict
                }
            """)
    }

    /// What decides whether a constraint is active need not be known.
    @Test(arguments: [
        "items.isEmpty", "!items.isEmpty", "items.count > 3", "isLarge && items.isEmpty", "isLarge == true",
    ])
    func whereAnExpressionHolds(expression: String) throws {
        try check(
            """
                private lazy var width = icon.widthAnchor.constraint(equalToConstant: 40)  // expect: conflict

                func update(_ items: [Int], _ isLarge: Bool?) {
                    width.isActive = \(expression)
                }
            """)
    }

    @Test func expressionsThatExcludeOneAnotherDoNotConflict() throws {
        try check(
            """
                private lazy var near = icon.bottomAnchor.constraint(equalTo: bottomAnchor)
                private lazy var far = icon.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)

                func update(_ items: [Int]) {
                    near.isActive = items.isEmpty
                    far.isActive = !items.isEmpty
                }
            """)
    }

    private static func card(_ method: String) -> String {
        """
        import SnapKit
        import UIKit

        final class Card: UIView {
            private let footer = UIView()
            private let logo = UIView()

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(footer)
                footer.addSubview(logo)
                footer.snp.makeConstraints {
                    $0.leading.trailing.bottom.equalToSuperview()
                    $0.height.equalTo(80)
                }
                logo.snp.makeConstraints {
                    $0.top.bottom.equalToSuperview().inset(16)
                    $0.leading.equalToSuperview()
                    $0.width.equalTo(48)
                }
            }

            func fold() {
                \(method)
            }
        }
        """
    }

    @Test func whatARemakeMakesIsJudgedWithWhatOtherViewsRequire() throws {
        try judgeCode(
            Self.card(
                """
                footer.snp.remakeConstraints {
                    $0.leading.trailing.bottom.equalToSuperview()
                    $0.height.equalTo(20)  // expect: conflict
                }
                """))
    }

    @Test(arguments: [
        "logo.removeFromSuperview()", "footer.subviews.forEach { $0.removeFromSuperview() }",
        "footer.subviews.forEach { view in view.removeFromSuperview() }",
        "for view in footer.subviews { view.removeFromSuperview() }",
        "UIView.animate(withDuration: 1, animations: {}) { _ in self.logo.removeFromSuperview() }",
    ])
    func aMethodThatTakesViewsOutTakesTheirConstraintsBack(removal: String) throws {
        try judgeCode(
            Self.card(
                """
                \(removal)
                footer.snp.remakeConstraints {
                    $0.leading.trailing.bottom.equalToSuperview()
                    $0.height.equalTo(20)
                }
                """))
    }

    @Test func onAConditionToo() throws {
        try check(
            """
                func enlarge(isLarge: Bool) {
                    if isLarge {
                        icon.widthAnchor.constraint(equalToConstant: 40).isActive = true  // expect: conflict
                    }
                }
            """)
    }

    @Test func severalMethodsThatCallItAreOneFinding() throws {
        try check(
            """
                func enlarge() {
                    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true  // expect: conflict
                }

                func show(isLarge: Bool) {
                    enlarge()
                    if isLarge { icon.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true }
                }
            """)
    }

    @Test func insideOfTheOwnSafeAreaAViewCannotBegin() throws {
        try check(
            """
                func show(in view: UIView) {
                    view.addSubview(self)
                    let edge = safeAreaLayoutGuide.leadingAnchor
                    leadingAnchor.constraint(greaterThanOrEqualTo: edge, constant: 16)  // expect: conflict
                        .isActive = true
                }
            """)
    }

    @Test(arguments: [
        "func enlarge() { icon.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true }",
        "func fit() { for width in widths { icon.widthAnchor.constraint(equalToConstant: width).isActive = true } }",
        """
        private lazy var large = icon.widthAnchor.constraint(equalToConstant: 40)
        func enlarge() { large.isActive = true; large.isActive = false }
        """,
        """
        private lazy var large = icon.widthAnchor.constraint(equalToConstant: 40)
        func enlarge(_ other: NSLayoutConstraint) { large.isActive = other.isActive }
        """,
        """
        private lazy var large = icon.widthAnchor.constraint(equalToConstant: 40)
        func enlarge() { foreign(large); large.isActive = true }
        """,
        """
        func enlarge() {
            NSLayoutConstraint.deactivate(icon.constraints)
            icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
        }
        """,
    ])
    func whatMayGoWellIsNone(members: String) throws {
        try check(members)
    }

    /// Each value of the flag begins with taking back what the other one has made.
    @Test(arguments: [true, false])
    func whatAMethodTakesBackIsNotAddedTo(takesBack: Bool) throws {
        let first = takesBack ? "[icon, label].forEach { $0.snp.removeConstraints() }" : ""
        let mark = takesBack ? "" : "  // expect: conflict"
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Trend: UIView {
                private let icon = UIImageView()
                private let label = UILabel()

                init() {
                    super.init(frame: .zero)
                    addSubview(icon)
                    addSubview(label)
                }

                required init?(coder: NSCoder) { fatalError() }

                func bind(hidesLabel: Bool) {
                    label.isHidden = hidesLabel
                    layOut(hidesLabel)
                }

                private func layOut(_ hidesLabel: Bool) {
                    \(first)
                    if hidesLabel {
                        icon.snp.makeConstraints { $0.leading.centerY.equalToSuperview() }
                    } else {
                        label.snp.makeConstraints { $0.leading.centerY.equalToSuperview() }
                        icon.snp.makeConstraints {
                            $0.leading.equalTo(label.snp.trailing).offset(10)\(mark)
                            $0.centerY.equalTo(label)
                        }
                    }
                }
            }
            """)
    }

    /// Its owner builds it in one of two ways, so what they make never comes together.
    @Test func methodsThatBuildTheSameViewsAreAlternatives() throws {
        try judgeCode(
            """
            import UIKit

            final class Tile: UIView {
                private let icon = UIImageView()

                func buildSmall() {
                    build()
                    icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
                }

                func buildLarge() {
                    build()
                    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
                }

                private func build() {
                    addSubview(icon)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
                }

                func enlarge() {
                    icon.heightAnchor.constraint(equalToConstant: 50).isActive = true  // expect: conflict
                }
            }
            """)
    }
}
