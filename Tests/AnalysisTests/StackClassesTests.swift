import SourceText
import TestSupport
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

    private func codes(_ code: String, _ others: String...) -> [String] {
        findings(in: SourceText(code), with: others).map(\.code.rawValue)
    }

    /// Users may go on with what the class begins.
    @Test(arguments: [
        ("final class Page { private let row = Row() }", true),
        ("final class Page { private let row = Row(); func load() { row.spacing = 16 } }", false),
        ("final class Page { lazy var row: Row = { let bar = Row(); bar.axis = .vertical; return bar }() }", false),
        ("final class Page { private let row = Row().then { $0.alignment = .center } }", false),
        ("final class Page { func load(_ row: Row?) { row?.setCustomSpacing(4, after: view) } }", false),
        ("final class Page { let row = Row(), stack = UIStackView(); func load() { stack.spacing = 16 } }", true),
    ])
    func whatUsersSetUpIsLeftToThem(user: String, isConflict: Bool) {
        let code = Self.row("title.snp.makeConstraints { $0.left.equalTo(icon.snp.right).offset(16) }")
        #expect(codes(code, user) == (isConflict ? ["conflict"] : []))
    }

    @Test func aClassBelowMayGoOnToo() {
        let code = Self.row("title.snp.makeConstraints { $0.left.equalTo(icon.snp.right).offset(16) }")
            .replacing("final class", with: "class")
        #expect(codes(code) == ["conflict"])
        #expect(codes(code, "final class WideRow: Row {}") == [])
        let initializer = "    convenience init(spacing: CGFloat) { self.init(frame: .zero); self.spacing = spacing }\n"
        #expect(codes(code.replacing("    override init", with: initializer + "    override init")) == [])
    }
}
