import LayoutModel
import TestSupport
import Testing

/// What is missing beside constraints of which a view is not known, or that are not known themselves: code that is not
/// read relates only views that it may have.
@Suite struct UnknownRelationsTests {
    /// A class in which the vertical position of `bar` is missing.
    private static func card(_ body: String, _ members: String, _ others: String, expecting: String) -> String {
        """
        import SnapKit
        import UIKit

        \(others)
        final class Card: UIView {
            private let bar = UIView()\(expecting)
            private let label = UILabel()
            \(members)

            init() {
                super.init(frame: .zero)
                bar.translatesAutoresizingMaskIntoConstraints = false
                label.translatesAutoresizingMaskIntoConstraints = false
                addSubview(bar)
                addSubview(label)
                bar.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                bar.widthAnchor.constraint(equalToConstant: 40).isActive = true
                bar.heightAnchor.constraint(equalToConstant: 4).isActive = true
                label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                label.topAnchor.constraint(equalTo: topAnchor).isActive = true
                \(body)
            }

            required init?(coder: NSCoder) { fatalError() }
        }
        """
    }

    @Test(arguments: [
        ("", ""),
        ("label.bottomAnchor.constraint(equalTo: header.topAnchor).isActive = true", ""),
        ("label.snp.makeConstraints { $0.bottom.equalTo(header) }", ""),
        ("label.snp.makeConstraints { header.place($0) }", ""),
        ("NSLayoutConstraint.activate(header.constraintsToFollow())", ""),
        ("NSLayoutConstraint.activate(header.constraints(for: label))", ""),
        ("", "var stored: NSLayoutConstraint?\n    func show() { stored?.isActive = true }"),
        ("", "var stored: Constraint?\n    func show() { stored?.activate() }"),
    ])
    func whatIsNotKnownRelatesNoOtherView(body: String, members: String) throws {
        try judgeCode(Self.card(body, members, "", expecting: "  // expect: ambiguous-position"))
    }

    /// What is not known is related to the view along the other axis.
    @Test(arguments: [
        "bar.trailingAnchor.constraint(equalTo: header.leadingAnchor).isActive = true",
        "bar.snp.makeConstraints { $0.trailing.equalTo(header) }",
    ])
    func aRelationAlongOneAxisLeavesTheOtherOneMissing(body: String) throws {
        try judgeCode(Self.card(body, "", "", expecting: "  // expect: ambiguous-position"))
    }

    /// What is inside of the view is related to what is not known, and so may place the view too.
    @Test(arguments: [
        "tag.topAnchor.constraint(equalTo: header.topAnchor).isActive = true",
        "tag.snp.makeConstraints { $0.top.equalTo(header) }", "header.follow(tag.topAnchor)",
        "tag.snp.makeConstraints { header.place($0) }", "tag.snp.makeConstraints(header.place)",
    ])
    func aRelationOfWhatIsInsideMayPlaceAView(body: String) throws {
        let add = """
            let tag = UIView()
            tag.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(tag)
            NSLayoutConstraint.activate([
                tag.topAnchor.constraint(equalTo: bar.topAnchor),
                tag.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                tag.widthAnchor.constraint(equalToConstant: 4), tag.heightAnchor.constraint(equalToConstant: 4),
            ])

            """
        try judgeCode(Self.card(add, "", "", expecting: "  // expect: ambiguous-position"))
        try judgeCode(Self.card(add + body, "", "", expecting: ""))
    }

    @Test(arguments: [
        ("header.topAnchor.constraint(equalTo: bar.topAnchor).isActive = true", ""),
        ("NSLayoutConstraint.activate(header.constraints(for: bar))", ""),
        ("let all = [bar, label]; all[header.index].topAnchor.constraint(equalTo: topAnchor).isActive = true", ""),
        ("let one = header.isWide ? bar : label; one.topAnchor.constraint(equalTo: topAnchor).isActive = true", ""),
        ("bar.tag = 3; viewWithTag(3)?.topAnchor.constraint(equalTo: label.topAnchor).isActive = true", ""),
        ("subviews[header.index].topAnchor.constraint(equalTo: label.topAnchor).isActive = true", ""),
        ("bar[keyPath: header.edge].constraint(equalTo: label[keyPath: header.edge]).isActive = true", ""),
        ("self[keyPath: header.path].topAnchor.constraint(equalTo: topAnchor).isActive = true", ""),
        ("(value(forKey: header.name) as? UIView)?.topAnchor.constraint(equalTo: topAnchor).isActive = true", ""),
        (
            "for child in Mirror(reflecting: self).children {\n"
                + "(child.value as? UIView)?.topAnchor.constraint(equalTo: topAnchor).isActive = true }", ""
        ),
        (
            "all[header.name]?.topAnchor.constraint(equalTo: topAnchor).isActive = true",
            "private var all: [String: UIView] { [\"bar\": bar] }"
        ),
        (
            "self[header.part].topAnchor.constraint(equalTo: topAnchor).isActive = true",
            "private subscript(part: Part) -> UIView { part == .bar ? bar : label }"
        ),
        (
            "let top = [bar.topAnchor.constraint(equalTo: topAnchor)]\n"
                + "NSLayoutConstraint.activate(top.filter(header.wants))", ""
        ),
        (
            "stored = bar.topAnchor.constraint(equalTo: topAnchor); header.take(stored)",
            "var stored: NSLayoutConstraint?"
        ),
    ])
    func aViewThatMayBeMeantIsNotMissing(body: String, members: String) throws {
        try judgeCode(Self.card(body, members, "", expecting: ""))
    }

    /// Of the closure, which nothing that is read calls, only what it does for `label` is executed.
    @Test func whatEachClosureOfAHelperHasMayBeMeant() throws {
        let helper = """
            extension UIView {
                func pin(_ edges: Edges) {
                    NSLayoutConstraint.activate(edges.all.map { $0.constraint(of: self) })
                }
            }
            """
        try judgeCode(Self.card("label.pin(.sides); bar.pin(.top)", "", helper, expecting: ""))
    }

    /// Were it not known, it might be `bar`, which is in a list.
    @Test func aViewOfAnotherObjectIsTheSameOnEveryPath() throws {
        let field = """
            final class Field: UIView {
                lazy var text: UITextField = { UITextField() }()
            }
            """
        let body = """
            if header.isWide {
                label.trailingAnchor.constraint(equalTo: field.text.leadingAnchor).isActive = true
            }
            label.bottomAnchor.constraint(equalTo: field.text.topAnchor).isActive = true
            let all = [bar]
            header.count = all.count
            """
        let members = "private let field = Field()"
        try judgeCode(Self.card(body, members, field, expecting: "  // expect: ambiguous-position"))
    }

    /// What code that is not read has may be pinned to the view around it, which is then as large as that.
    @Test(arguments: [
        "label.edgesToSuperview()", "NSLayoutConstraint.activate(label.edges())", "Pins.pin(label)",
        """
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[label]|", options: .alignAllCenterX, metrics: nil, views: ["label": label]))
        """,
    ])
    func whatIsInsideMayDecideTheSize(code: String) throws {
        try judgeCode(
            """
            import UIKit

            final class Card: UIView {
                private let box = UIView()
                private let label = UILabel()

                init() {
                    super.init(frame: .zero)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(box)
                    box.addSubview(label)
                    box.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
                    box.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
                    \(code)
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }
}
