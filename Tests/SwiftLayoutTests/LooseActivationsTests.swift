import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

@Suite struct LooseActivationsTests {
    private static func card(_ body: String, _ members: String = "") -> String {
        """
        final class Card: UIView {
            private let box = UIView()
            private let label = UILabel()
        \(members)
            init() {
                super.init(frame: .zero)
                box.translatesAutoresizingMaskIntoConstraints = false
                label.translatesAutoresizingMaskIntoConstraints = false
                addSubview(box)
        \(body)
            }
        }
        """
    }

    @Test func aViewThatIsAddedLaterIsReported() {
        check(
            Self.card(
                """
                label.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true  // expect: no-common-ancestor
                addSubview(label)
                """))
    }

    @Test func aViewThatNobodyCanAddIsReported() {
        check(
            Self.card(
                """
                label.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true  // expect: no-common-ancestor
                """))
    }

    /// The app ends at the first, so it is one mistake.
    @Test func theFirstConstraintOfAViewIsReported() throws {
        let code = Self.card(
            """
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: box.bottomAnchor),  // expect: no-common-ancestor
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
            """)
        check(code)
        let findings = SwiftLayoutFormat().parse(SourceText(code)).document.problems
        #expect(findings.first?.related.count == 2)
    }

    /// A view may add itself to one that it is made with, in an initializer or in what that calls.
    @Test(arguments: [
        ("init(in parent: UIView) { super.init(frame: .zero); parent.addSubview(self) }", true),
        ("init(in superview: UIView) { super.init(frame: .zero); superview.insertSubview(self, at: 0) }", true),
        ("init(in page: UIView) { super.init(frame: .zero); page.subviews[0].addSubview(self) }", true),
        (
            "init(in page: UIView) { super.init(frame: .zero); enter(page) }\n"
                + "func enter(_ page: UIView) { page.addSubview(self) }", true
        ),
        ("init(in parent: UIView) { super.init(frame: .zero); parent.addSubview(UIView()) }", false),
        ("init(in page: UIView) { super.init(frame: .zero) }\nfunc enter() { page.addSubview(self) }", false),
    ])
    func aViewThatAddsItself(members: String, adds: Bool) {
        check(
            """
            class Header: UIView {
                \(members)
            }
            final class TallHeader: Header {}
            final class Page: UIViewController {
                private lazy var header = TallHeader(in: view)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    header.translatesAutoresizingMaskIntoConstraints = false
                    header.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\(
                        adds ? "" : "  // expect: no-common-ancestor")
                }
            }
            """)
    }

    /// Constraints of views that are not known add no view anywhere.
    @Test func whatElseIsConstrainedDoesNotMatter() {
        check(
            Self.card(
                """
                viewWithTag(3)?.snp.makeConstraints { $0.top.equalToSuperview() }
                label.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true  // expect: no-common-ancestor
                addSubview(label)
                """))
    }

    @Test func theViewAboveCounts() {
        check(
            Self.card(
                """
                let row = UIView()
                row.addSubview(label)
                label.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
                label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: no-common-ancestor
                box.addSubview(row)
                label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
                """))
    }

    /// Both have no superview yet, but adding the section to the view would not relate its views.
    @Test func theViewThatIsMissingInsideIsNamed() throws {
        let text = SourceText(
            Self.card(
                """
                let section = UIView()
                let title = UILabel()
                section.addSubview(label)
                label.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
                section.addSubview(title)
                addSubview(section)
                """))
        let document = uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(text, in: ParseContext(), cancellation)
        }.document
        let finding = try #require(document.problems.first)
        #expect(document.problems.count == 1)
        #expect(finding.message.contains("\"title\" has none yet"))
    }

    @Test func aGuideThatIsAddedLaterIsReported() {
        check(
            Self.card(
                """
                let guide = UILayoutGuide()
                guide.topAnchor.constraint(equalTo: topAnchor).isActive = true  // expect: no-common-ancestor
                addLayoutGuide(guide)
                guide.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor).isActive = true
                """))
    }

    @Test(arguments: [
        "place(label)", "if isOpen { addSubview(label) }", "let all = [label]; Helper.add(all)",
        "VStack { label }", "VStack { box; label }", "Presenter().present(self)", "setUp?(label)",
        "addSubview(label); label.removeFromSuperview(); box.addSubview(label)",
    ])
    func whatMayHaveBeenAddedIsNotReported(code: String) {
        check(
            Self.card(
                """
                \(code)
                label.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
                """, "var isOpen = true\nvar setUp: ((UIView) -> Void)?"))
    }

    @Test func codeThatRunsAtAnotherTimeIsNotJudged() {
        check(
            Self.card(
                "",
                """
                func show() { label.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true }
                func add() { addSubview(label) }
                """))
    }

    @Test func aViewThatOthersCanAddIsNotReported() {
        check(
            """
            class Base: UIView {
                let label = UILabel()
                init() {
                    super.init(frame: .zero)
                    fill()
                    label.translatesAutoresizingMaskIntoConstraints = false
                    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
                }
                func fill() {}
            }
            """)
    }

    /// SnapKit ends the app where it finds no superview.
    @Test func whatSnapKitRelatesToNoSuperviewIsReported() {
        check(
            Self.card(
                """
                        label.snp.makeConstraints { make in
                            make.top.equalTo(box.snp.bottom)
                            make.leading.equalToSuperview()  // expect: no-common-ancestor
                        }
                        button.snp.makeConstraints { make in
                            make.leading.equalToSuperview()  // expect: no-common-ancestor
                        }
                        box.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                        addSubview(button)
                """, "    let button = UIButton()"))
    }

    /// Another object may add the view that it is given.
    @Test func whatAnotherObjectAddsIsNotReported() {
        check(
            Self.card(
                """
                        holder.content = label
                        label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                """, "    let holder = Holder()")
                    + """

                    final class Holder: UIView {
                        var content: UIView? { didSet { content.map(addSubview) } }
                    }
                    """)
    }

    @Test(arguments: [
        "place(label)", "let holder = UIStackView(arrangedSubviews: [label])", "if isWide { addSubview(label) }",
        "func add() { addSubview(label) }; onTap = { self.addSubview(self.label) }; start()",
    ])
    func whatMayHaveASuperviewIsNotReported(code: String) {
        check(Self.card("\(code)\nlabel.snp.makeConstraints { $0.top.leading.equalToSuperview() }"))
    }

    /// The views of a controller, and those of a class with heirs, others may add first.
    @Test func whatOthersMayAddFirstIsNotReported() {
        check(
            """
            final class Page: UIViewController {
                let label = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                }
            }

            class Base: UIView {
                let label = UILabel()

                init() {
                    super.init(frame: .zero)
                    build()
                    label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                }

                func build() {}
            }

            class Heir: Base {
                override func build() { addSubview(label) }
            }
            """)
    }
}
