import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

@Suite struct NeverActivatedTests {
    private static func card(_ body: String, _ members: String = "") -> String {
        """
        import UIKit
        final class Card: UIView {
            let box = UIView()
        \(members)
            func layOut(_ isOpen: Bool) {
        \(body)
            }
        }
        """
    }

    private static let made = "box.topAnchor.constraint(equalTo: topAnchor, constant: 8)"

    // MARK: Nothing keeps it

    @Test(arguments: [
        "\(made)", "_ = \(made)", "let _ = \(made)", "\(made).priority = .defaultHigh", "box?.\(made)",
        "if isOpen { \(made) }", "switch isOpen { case true: \(made) default: break }", "for _ in 0..<2 { \(made) }",
        "_ = [box].map { _ in _ = \(made) }",
        "topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: box.bottomAnchor, multiplier: 1)",
        "heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2, constant: 4)",
        "heightAnchor.constraint(equalToConstant: 4)",
        "NSLayoutConstraint.constraints(withVisualFormat: \"H:|[box]|\", options: [], metrics: nil, views: views)",
        """
        NSLayoutConstraint(item: box, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, \
        multiplier: 1, constant: 0)
        """,
        """
        NSLayoutConstraint.init(item: box, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, \
        multiplier: 1, constant: 0)
        """,
        """
        let top: NSLayoutConstraint = .init(item: box, attribute: .top, relatedBy: .equal, toItem: self, \
        attribute: .top, multiplier: 1, constant: 0)
        """,
    ])
    func aConstraintThatIsDroppedIsReported(statement: String) {
        check(Self.card("\(statement)  // expect: never-activated"))
    }

    @Test(arguments: [
        "init() { super.init(frame: .zero); \(made) }  // expect: never-activated",
        "var isWide = true { didSet { \(made) } }  // expect: never-activated",
        "@IBAction func tap() { \(made) }  // expect: never-activated",
        // What may be a value, or belong to a result builder.
        "func make() -> NSLayoutConstraint { \(made) }",
        "var top: NSLayoutConstraint { \(made) }",
        "lazy var top: NSLayoutConstraint = { \(made) }()",
        "@Activating func build() { \(made) }",
        "@Collecting var all: [NSLayoutConstraint] { \(made); \(made) }",
        "func choose() -> NSLayoutConstraint { if box.isHidden { \(made) } else { \(made) } }",
    ])
    func aBodyThatReturnsNothingDropsIt(member: String) {
        check(Self.card("", member))
    }

    @Test(arguments: [
        "\(made).isActive = true", "\(made).isActive = false", "run { \(made) }", "collect { \(made); \(made) }",
        "\(made).activate()", "add(\(made))", "all.append(\(made))", "all += [\(made)]", "return \(made)",
        "let top = isOpen ? \(made) : nil", "top = \(made)", "self.top = \(made)", "#check(\(made))",
        "#expand { _ = \(made) }", "\(made) ~ 999", "activate ~ \(made)", "box.top.constraint(equalTo: topAnchor)",
        "box.snp.topAnchor.constraint(to: topAnchor)", "box.topAnchor.constraint(equalTo: topAnchor, isActive: true)",
        "#if os(iOS)\n\(made)\n#endif", "_ = \(made).with(priority: .required)", "\(made)[keyPath: \\.isActive] = true",
    ])
    func whatIsUsedOrNotKnownIsNotReported(statement: String) {
        check(Self.card(statement, "var top: NSLayoutConstraint?\nvar all: [NSLayoutConstraint] = []"))
    }

    @Test func aMethodOfTheProjectMayActivate() {
        check(
            Self.card(Self.made) + """

                extension NSLayoutYAxisAnchor {
                    @discardableResult
                    func constraint(equalTo other: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
                        fatalError()
                    }
                }
                """)
    }

    // MARK: A local variable keeps it

    @Test(arguments: [
        "", "top.priority = .defaultLow", "top.constant += 4", "// top.isActive = true",
        "if isOpen { top.constant = 2 }", "top.isActive = false", "NSLayoutConstraint.deactivate([top])",
        "UIView.animate(withDuration: 1) { top.identifier = \"edge\" }",
    ])
    func aLocalVariableThatIsOnlyWrittenIsReported(more: String) {
        check(Self.card("let top = \(Self.made)  // expect: never-activated\n\(more)"))
    }

    @Test(arguments: [
        "top.isActive = true", "top.isActive = isOpen", "add(top)", "deactivate([top])",
        "other.isActive = top.isActive", "all.append(top)", "return top", "all = [top]",
        "print(\"\\(top)\")", "XCTAssertEqual(top.constant, 8)", "run { top.isActive = true }", "run { [top] in }",
        "setValue(true, forKeyPath: \"top\")", "#if DEBUG\ntop.isActive = true\n#endif", "top => 4", "/* top */",
        "top[keyPath: \\.isActive] = true", "top.firstItem", "set(\\.top)", "top.setActive(true)", "self.top = top",
        "_ = top", "let other = top", "if let top { }", "(top, box.top).0.isActive = true", "add(&top.constant)",
    ])
    func aLocalVariableThatIsUsedIsNot(more: String) {
        check(Self.card("let top = \(Self.made)\n\(more)", "var top: NSLayoutConstraint?"))
    }

    @Test func aVariableThatIsAssignedLaterCountsToo() {
        check(
            Self.card(
                """
                let top: NSLayoutConstraint
                if isOpen {
                    top = \(Self.made)  // expect: never-activated
                } else {
                    top = box.topAnchor.constraint(equalTo: bottomAnchor)
                }
                top.priority = .defaultLow
                """))
        check(
            Self.card(
                """
                var top = \(Self.made)
                top = make()
                """))
        check(
            Self.card(
                """
                #if os(iOS)
                let top = \(Self.made)
                #endif
                """))
    }

    @Test func aNameIsThatOfItsBlock() {
        check(
            Self.card(
                """
                if isOpen {
                    let top = \(Self.made)  // expect: never-activated
                    top.constant = 3
                } else {
                    let top = \(Self.made)
                    top.isActive = true
                }
                """))
    }

    // MARK: A list keeps it

    @Test(arguments: [
        "let all = [\(made)]  // expect: never-activated",
        "let all = [\(made)]  // expect: never-activated\nNSLayoutConstraint.deactivate(all)",
        "var all: [NSLayoutConstraint] = []\nall.append(\(made))  // expect: never-activated",
        "var all = [NSLayoutConstraint]()\nall += [\(made)]  // expect: never-activated\nall += more()",
        "var all = more()\nall.append(contentsOf: [\(made)])  // expect: never-activated",
        """
        var all = [NSLayoutConstraint]()
        all += NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", views: ["a": a])  // expect: never-activated
        """,
    ])
    func aListThatNothingActivatesIsReported(code: String) {
        check(Self.card(code))
    }

    @Test(arguments: [
        "NSLayoutConstraint.activate(all)", "all.forEach { $0.isActive = true }", "addConstraints(all)",
        "for one in all { one.isActive = true }", "return all", "let more = all + more()", "all[0].isActive = true",
        "all.first?.isActive = true", "all.activate()",
    ])
    func aListThatIsUsedIsNot(use: String) {
        check(Self.card("var all = [\(Self.made)]\n\(use)"))
    }

    // MARK: A property keeps it

    @Test(arguments: [
        ("private var top: NSLayoutConstraint?", "top = \(made)  // expect: never-activated\ntop?.constant = 3"),
        ("private var top: NSLayoutConstraint!", "self.top = \(made)  // expect: never-activated\ntop.constant = 3"),
        ("fileprivate var top: NSLayoutConstraint?", "top = nil\ntop = \(made)  // expect: never-activated"),
        ("private lazy var top = \(made)  // expect: never-activated", "top.constant = isOpen ? 0 : 8"),
        ("private var all: [NSLayoutConstraint] = []", "all = [\(made)]  // expect: never-activated"),
        // What may be used by others, or by other names.
        ("var top: NSLayoutConstraint?", "top = \(made)"),
        ("private(set) var top: NSLayoutConstraint?", "top = \(made)"),
        ("@objc private var top: NSLayoutConstraint?", "top = \(made)"),
        ("private var top: NSLayoutConstraint? { didSet { activate() } }", "top = \(made)"),
        ("private var top: NSLayoutConstraint?", "top = \(made)\ntop?.isActive = isOpen"),
        ("private var top: NSLayoutConstraint?", "top = \(made)\n[top].forEach { $0?.isActive = true }"),
        ("private var top: NSLayoutConstraint?", "top = \(made)\nswitches.append(\\.top)"),
        ("private var top: NSLayoutConstraint?", "top = \(made)\nsetValue(1, forKey: \"top\")"),
        ("private var top: NSLayoutConstraint?", "top = \(made)\nif let top { add(top) }"),
        ("private var top: NSLayoutConstraint?", "top = \(made)\nother.top?.constant = 4"),
        ("private lazy var top = \(made)", "NSLayoutConstraint.activate([top])"),
    ])
    func aPrivatePropertyThatIsOnlyWrittenIsReported(member: String, body: String) {
        check(Self.card(body, member))
    }

    @Test func anotherTypeOfTheFileMayHaveThePropertyToo() {
        let other = """

            final class Other: Base { func layOut() { top = box.topAnchor.constraint(equalTo: topAnchor) } }
            """
        check(Self.card("top = \(Self.made)", "private var top: NSLayoutConstraint?") + other)
    }

    @Test func appKitIsNotRead() {
        check("import AppKit\nfinal class Card: NSView { func layOut() { \(Self.made) } }")
    }

    // MARK: Fixes

    private static func fixed(_ body: String) throws -> String? {
        let text = SourceText(Self.card(body))
        let document = uncancelled { never throws(Cancelled) in
            try SwiftLayoutFormat().parse(text, in: ParseContext(), never)
        }.document
        let finding = try #require(document.problems.first)
        return finding.suggestions.first.map { text.applying($0.edits).string }
    }

    @Test(arguments: [
        (made, "\(made).isActive = true"), ("_ = \(made)", "\(made).isActive = true"),
        ("let top = \(made)\ntop.constant = 3", "let top = \(made)\ntop.constant = 3\ntop.isActive = true"),
        ("let all = [\(made)]", "let all = [\(made)]\nNSLayoutConstraint.activate(all)"),
    ])
    func itIsActivated(before: String, after: String) throws {
        #expect(try Self.fixed(before) == Self.card(after))
    }

    @Test func aStatementThatCannotBeExtendedHasNoFix() throws {
        #expect(try Self.fixed("\(Self.made).priority = .defaultHigh") == nil)
    }
}
