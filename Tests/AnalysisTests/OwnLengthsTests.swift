import LayoutModel
import SourceText
import TestSupport
import Testing

/// What the class of a view requires of itself, where the view is used.
@Suite struct OwnLengthsTests {
    /// The codes, with what is written of the class that requires.
    private func found(_ badge: String, _ page: String, _ others: String...) -> [String] {
        let code = """
            import UIKit

            \(badge)

            final class Page: UIView {
                \(page)

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        let findings = findings(in: SourceText(code), with: others.map { "import UIKit\n\n\($0)" })
        return findings.map(\.code.rawValue).filter { $0 == "conflict" || $0 == "required-size-in-stack" }
    }

    private static func badge(_ body: String, members: String = "", superclass: String = "UIView") -> String {
        """
        class Badge: \(superclass) {
            private let icon = UIImageView()
            \(members)

            init() {
                super.init(frame: .zero)
                icon.translatesAutoresizingMaskIntoConstraints = false
                addSubview(icon)
                \(body)
            }

            required init?(coder: NSCoder) { fatalError() }
        }
        """
    }

    private static let fixed = badge("heightAnchor.constraint(equalToConstant: 36).isActive = true")
    private static let insets = badge(
        """
        icon.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
                icon.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8).isActive = true
        """)

    /// A page that gives its badge a height.
    private static func page(_ relation: String, _ badge: String = "private let badge = Badge()", _ rest: String = "")
        -> String
    {
        """
        \(badge)

        init(_ other: Badge) {
            super.init(frame: .zero)
            badge.translatesAutoresizingMaskIntoConstraints = false
            addSubview(badge)
            badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
            badge.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            badge.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            badge.heightAnchor.constraint(\(relation)).isActive = true
            \(rest)
        }
        """
    }

    @Test(arguments: [
        (fixed, "equalToConstant: 40", ["conflict"]), (fixed, "equalToConstant: 36", []),
        (fixed, "lessThanOrEqualToConstant: 20", ["conflict"]), (fixed, "greaterThanOrEqualToConstant: 20", []),
        (insets, "equalToConstant: 12", ["conflict"]), (insets, "equalToConstant: 16", []),
        (insets, "equalToConstant: 40", []),
    ])
    func theyConflictWithTheUse(badge: String, relation: String, codes: [String]) {
        #expect(found(badge, Self.page(relation)) == codes)
        // In another file too.
        #expect(found("", Self.page(relation), badge) == codes)
    }

    @Test func aChainThatIsExactIsSoForItsUsers() {
        let badge = Self.insets.replacing(
            "icon.top", with: "icon.heightAnchor.constraint(equalToConstant: 4).isActive = true; icon.top")
        #expect(found(badge, Self.page("equalToConstant: 20")) == [])
        #expect(found(badge, Self.page("equalToConstant: 40")) == ["conflict"])
    }

    @Test func theyAddUp() {
        let pair = """
            final class Pair: UIView {
                private let first = Badge(), second = Badge()

                init() {
                    super.init(frame: .zero)
                    addSubview(first)
                    addSubview(second)
                    first.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview(); $0.height.equalTo(36) }
                    second.snp.makeConstraints {
                        $0.bottom.leading.trailing.equalToSuperview()
                        $0.height.equalTo(36)
                        $0.top.equalTo(first.snp.bottom).offset(4)
                    }
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        let use = Self.page("equalToConstant: 70", "private let badge = Pair()")
        #expect(found(Self.fixed + pair, use) == ["conflict"])
        #expect(found(Self.fixed + pair, use.replacing("70", with: "76")) == [])
    }

    private static let filling = "addSubview(stack)\nstack.snp.makeConstraints { $0.edges.equalToSuperview() }"

    /// A badge that is a stack view with 10, 8 and 10 points above one another, or has one that fills it.
    private static func stack(_ rest: String = "", isBadge: Bool, modifiers: String = "private let") -> String {
        """
        class Badge: \(isBadge ? "UIStackView" : "UIView") {
            \(isBadge ? "" : "private let stack = UIStackView()")
            \(modifiers) first = UIView(), second = UIView()

            init() {
                super.init(frame: .zero)
                \(isBadge ? "let stack = self" : Self.filling)
                stack.axis = .vertical
                stack.spacing = 8
                stack.addArrangedSubview(first)
                stack.addArrangedSubview(second)
                first.snp.makeConstraints { $0.width.height.equalTo(10) }
                second.snp.makeConstraints { $0.height.equalTo(10) }
                \(rest)
            }

            required init(coder: NSCoder) { fatalError() }
        }
        """
    }

    @Test func whatAStackArrangesNeedsItsRoom() {
        let badge = Self.stack(isBadge: false)
        #expect(found(badge, Self.page("equalToConstant: 27")) == ["conflict"])
        #expect(found(badge, Self.page("equalToConstant: 28")) == [])
        let across = Self.page("equalToConstant: 28").replacing("badge.height", with: "badge.width")
        #expect(found(badge, across.replacing("28", with: "9")) == ["conflict"])
        #expect(found(badge, across.replacing("28", with: "10")) == [])
    }

    /// Of views that are equally high, one is enough.
    @Test func aStackOfEqualHeightsIsAsHighAsAllOfThem() {
        let equal = Self.stack("stack.distribution = .fillEqually", isBadge: false)
            .replacing("second.snp.makeConstraints { $0.height.equalTo(10) }", with: "")
        #expect(found(equal, Self.page("equalToConstant: 28")) == [])
        #expect(found(equal, Self.page("equalToConstant: 27")) == ["conflict"])
        // Other code may add a view.
        #expect(found(equal, Self.page("equalToConstant: 40")) == [])
        let filled = equal.replacing(".fillEqually", with: ".fill")
        #expect(found(filled, Self.page("equalToConstant: 19")) == [])
    }

    /// A length that is fixed fixes those that equal a part of it.
    @Test func aLengthMayFixAnother() {
        let square = Self.fixed.replacing(
            "heightAnchor.constraint(equalToConstant: 36).isActive = true",
            with: "widthAnchor.constraint(equalToConstant: 72).isActive = true\n"
                + "heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true")
        #expect(square != Self.fixed)
        #expect(found(square, Self.page("equalToConstant: 36")).isEmpty)
        #expect(found(square, Self.page("equalToConstant: 40")) == ["conflict"])
    }

    /// How the views of a class of stack views are arranged its users may say.
    @Test func whatAClassOfStacksArrangesIsLeftToItsUsers() {
        #expect(found(Self.stack(isBadge: true), Self.page("equalToConstant: 27")) == [])
    }

    /// Views that are hidden, or that other code may hide, may need none.
    @Test(arguments: [true, false], ["first.isHidden = true", "stack.isLayoutMarginsRelativeArrangement = true", ""])
    func viewsThatMayBeHiddenNeedNone(isBadge: Bool, rest: String) {
        let badge = Self.stack(rest, isBadge: isBadge, modifiers: rest.isEmpty ? "let" : "private let")
        #expect(!found(badge, Self.page("equalToConstant: 27")).contains("conflict"))
    }

    @Test(arguments: [
        // What gives way, what others may change, what depends on who makes it.
        badge("let c = heightAnchor.constraint(equalToConstant: 36); c.priority = .defaultHigh; c.isActive = true"),
        badge(
            "height = heightAnchor.constraint(equalToConstant: 36); height.isActive = true",
            members: "var height: NSLayoutConstraint!"),
        badge("heightAnchor.constraint(equalToConstant: size).isActive = true", members: "var size: CGFloat = 36"),
        badge(
            "heightAnchor.constraint(equalToConstant: 36).isActive = true",
            members: "init(size: CGFloat) { super.init(frame: .zero) }"),
        badge(
            "heightAnchor.constraint(equalToConstant: 36).isActive = true",
            members: "func grow(_ points: CGFloat) { constraints[0].constant = points }"),
        badge(
            "snp.makeConstraints { $0.height.equalTo(36) }",
            members: "func grow(_ points: CGFloat) { snp.updateConstraints { $0.height.equalTo(points) } }"),
        badge("if icon.isHidden { heightAnchor.constraint(equalToConstant: 36).isActive = true }"),
        badge(
            "height = heightAnchor.constraint(equalToConstant: 36); height.isActive = true",
            members: "private(set) var height: NSLayoutConstraint!"),
        badge(
            "snp.makeConstraints { height = $0.height.equalTo(36).constraint }", members: "var height: Constraint?"),
        badge("guard icon.image != nil else { return }; heightAnchor.constraint(equalToConstant: 36).isActive = true"),
        badge(
            "heightAnchor.constraint(equalToConstant: 36).isActive = true",
            members: "convenience init(small: Bool) { self.init(); constraints[0].isActive = false }"),
        insets.replacing("private let", with: "func clear() { icon.removeFromSuperview() }; private let"),
        badge(
            "",
            members: """
                lazy var line: UIView = {
                        let line = UIView()
                        addSubview(line)
                        line.translatesAutoresizingMaskIntoConstraints = false
                        line.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true
                        line.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                        return line
                    }()
                    func show() { line.alpha = 1 }
                """),
        // The content of a scroll view is as high as it likes.
        insets.replacing("Badge: UIView", with: "Badge: UIScrollView"),
    ])
    func whatMayBeOtherwiseIsNotRequired(badge: String) {
        #expect(found(badge, Self.page("equalToConstant: 12")) == [])
    }

    @Test(arguments: [
        ("private let badge: Badge", "addSubview(other)"), ("@IBOutlet private var badge: Badge!", ""),
        ("private let badge = Badge()", "badge.snp.updateConstraints { $0.height.equalTo(12) }"),
    ])
    func aViewThatOthersGiveOrRemakeMayHaveOtherLengths(property: String, rest: String) {
        let use = Self.page("equalToConstant: 12", property, rest)
            .replacing(
                "super.init",
                with: property.contains("let badge: ") ? "badge = other\n        super.init" : "super.init")
        #expect(found(Self.fixed, use) == [])
    }

    /// SnapKit takes back what it has made itself.
    @Test(arguments: [
        (fixed, []), (badge("snp.makeConstraints { $0.height.equalTo(36) }"), []),
        (badge("icon.snp.remakeConstraints { $0.top.bottom.equalToSuperview(); $0.height.equalTo(36) }"), ["conflict"]),
    ])
    func whatSnapKitHasNotMadeStays(badge: String, codes: [String]) {
        let page = """
            private let badge = Badge()

            init() {
                super.init(frame: .zero)
                addSubview(badge)
                badge.snp.remakeConstraints { $0.height.equalTo(12) }
            }
            """
        #expect(found(badge, page) == codes)
    }

    @Test(arguments: [(fixed, ["required-size-in-stack"]), (insets, ["required-size-in-stack"]), (badge(""), [])])
    func theyKeepAHiddenViewFromCollapsing(badge: String, codes: [String]) {
        let page = """
            private let stack = UIStackView(), badge = Badge()

            init() {
                super.init(frame: .zero)
                stack.axis = .vertical
                addSubview(stack)
                stack.addArrangedSubview(badge)
                stack.snp.makeConstraints { $0.edges.equalToSuperview() }
            }

            func hide() { badge.isHidden = true }
            """
        #expect(found(badge, page) == codes)
    }

    @Test func theMessagesNameTheClass() throws {
        let code = "import UIKit\n\n\(Self.fixed)\nfinal class Page: UIView {\n\(Self.page("equalToConstant: 40"))\n}"
        let conflict = try #require(findings(in: SourceText(code), with: []).first { $0.code.rawValue == "conflict" })
        #expect(conflict.message.contains("badge.height == 36 (of Badge itself)"))
        let related = try #require(conflict.related.first)
        #expect(related.message == "badge's height should equal 36, as Badge requires here")
        #expect(SourceText(code).string(in: related.range.range, applying: []).hasPrefix("heightAnchor"))
    }
}
