import Testing

/// Classes that are stack views themselves.
@Suite struct StackClassesTests {
    private static func row(_ setUp: String, _ members: String = "") -> String {
        """
        import SnapKit
        import UIKit

        final class Row: UIStackView {
            private let icon = UIView()
            private let title = UILabel()
        \(members)
            override init(frame: CGRect) {
                super.init(frame: frame)
                axis = .horizontal
                spacing = 8
                [icon, title].forEach(addArrangedSubview)
                \(setUp)
            }

            required init(coder: NSCoder) { fatalError() }
        }
        """
    }

    @Test func whatTheyArrangeKeepsTheirSpacing() throws {
        try judgeCode(
            Self.row(
                """
                icon.snp.makeConstraints { $0.width.equalTo(24) }
                title.snp.makeConstraints { $0.left.equalTo(icon.snp.right).offset(16) }  // expect: conflict
                """))
        try judgeCode(Self.row("title.snp.makeConstraints { $0.leading.equalTo(icon.snp.trailing).offset(8) }"))
    }

    @Test func aHiddenViewMustBeAbleToVanish() throws {
        let hide = "    func hide() { icon.isHidden = true }\n"
        try judgeCode(
            Self.row("icon.snp.makeConstraints { $0.width.equalTo(24) }  // expect: required-size-in-stack", hide))
        try judgeCode(Self.row("icon.snp.makeConstraints { $0.height.equalTo(24) }", hide))
        try judgeCode(Self.row("icon.snp.makeConstraints { $0.width.equalTo(24).priority(999) }", hide))
    }

    /// A class below may arrange its views in another way.
    @Test func anAxisThatIsNotKnownSaysNothing() throws {
        let hide =
            "    func hide() { icon.isHidden = true }\n    func turn(_ way: NSLayoutConstraint.Axis) { axis = way }\n"
        try judgeCode(
            Self.row("turn(Row.way)\n        icon.snp.makeConstraints { $0.width.equalTo(24) }", hide))
    }

    @Test func oneThatOtherCodeHasIsLeftToThat() throws {
        try judgeCode(
            Self.row(
                """
                Styles.apply(to: self)
                        title.snp.makeConstraints { $0.leading.equalTo(icon.snp.trailing).offset(16) }
                """))
    }
}
