import Features
import LayoutModel
import SourceText
import TestSupport
import Testing

/// What an editor shows in Swift code.
@Suite struct SwiftEditorTests {
    private static let card = """
        import UIKit

        final class Card: UIView {
            private let stack = UIStackView()
            private let title = UILabel()
            private let badge = UIView()
            private let shade = UIView()
            var gap: CGFloat = 8

            init() {
                super.init(frame: .zero)
                stack.translatesAutoresizingMaskIntoConstraints = false
                shade.translatesAutoresizingMaskIntoConstraints = false
                addSubview(stack)
                addSubview(shade)
                stack.addArrangedSubview(title)
                stack.addArrangedSubview(badge)
                NSLayoutConstraint.activate([
                    stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
                    stack.trailingAnchor.constraint(equalTo: trailingAnchor),
                    stack.topAnchor.constraint(equalTo: topAnchor),
                    stack.bottomAnchor.constraint(equalTo: bottomAnchor),
                    shade.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
                    shade.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
                    shade.topAnchor.constraint(equalTo: stack.topAnchor),
                ])
                fixHeight()
            }

            func configure(isNew: Bool) {
                badge.isHidden = !isNew
                shade.isHidden = isNew
            }
        }

        extension Card {
            func fixHeight() {
                shade.heightAnchor.constraint(equalToConstant: 4).isActive = true
            }
        }
        """

    /// The hover at the place of the cursor, which stands in a line of the class.
    private func hover(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let plain = line.replacing("│", with: "")
        let fixture = Fixture(Self.card.replacing(plain, with: line))
        let snapshot = try #require(fixture.snapshot(of: "Card.swift"), sourceLocation: sourceLocation)
        return snapshot.hover(at: fixture.cursor)?.plaintext ?? ""
    }

    @Test func aViewIsExplainedWhereItIsDeclaredAndUsed() throws {
        let declared = try hover("let ti│tle = UILabel()")
        #expect(declared.hasPrefix("label title\n"))
        let used = try hover("sha│de.topAnchor")
        #expect(used.contains("view shade\n"))
        #expect(used.contains("at 390 × 844, an assumed size"))
        #expect(used.contains("320 × 568") && used.contains("430 × 932"))
        #expect(used.contains("height 4: shade's height should equal 4"))
        #expect(used.contains("gap is taken as 8"))
    }

    /// A class of the project may have any content, and a text keeps its lines.
    @Test func aViewOfTheProjectsClassIsStretchedBesideAText() throws {
        let fixture = Fixture(
            """
            import UIKit

            final class Chart: UIView {}

            final class Page: UIViewController {
                private let ti│tle = UILabel()
                private let chart = Chart()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    for one in [title, chart] {
                        one.translatesAutoresizingMaskIntoConstraints = false
                        view.addSubview(one)
                        one.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                    }
                    chart.widthAnchor.constraint(equalToConstant: 80).isActive = true
                    title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    chart.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
                    chart.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                }
            }
            """)
        let snapshot = try #require(fixture.snapshot(of: "Page.swift"))
        #expect(snapshot.hover(at: fixture.cursor)?.plaintext.contains("height 20 at 390 × 844") == true)
    }

    @Test func aClassIsSummedUp() throws {
        #expect(try hover("class Ca│rd").contains("Checked at every size."))
    }

    @Test func aConstraintIsASentence() throws {
        let text = try hover("shade.topAnchor.con│straint(equalTo: stack.topAnchor),")
        #expect(text.contains("shade's top edge should equal stack's top edge."))
        #expect(text.contains("Required (priority 1000)."))
    }

    @Test func whatHidingDoesIsTold() throws {
        #expect(try hover("badge.is│Hidden").contains("stack arranges the others without it"))
        #expect(try hover("shade.is│Hidden").contains("isHidden changes no constraint"))
    }

    @Test func codeOfAnExtensionBelongsToTheClass() throws {
        #expect(try hover("shade.heightAnchor.con│straint").contains("should equal 4."))
    }

    @Test func framesAreShownWhereTheyAreKnown() throws {
        let fixture = Fixture(Self.card)
        let snapshot = try #require(fixture.snapshot(of: "Card.swift"))
        let hints = uncancelled { (never) throws(Cancelled) in
            try InlayHints.hints(in: fixture.text.range, of: snapshot, never)
        }
        let texts = hints.map { "\(snapshot.document.layouts[$0.layout][$0.view].path): \($0.text)" }
        #expect(texts.contains("stack: [8, 0, 382 × 844]"), "\(texts)")
    }

    @Test func aLensSumsUpTheFindings() throws {
        let snapshot = try #require(Fixture(Self.card).snapshot(of: "Card.swift"))
        let title = CodeLenses.title(ofLayout: 0, in: snapshot, findings: [])
        #expect(title?.hasSuffix("every size: all hold") == true, "\(title ?? "")")
    }

    // MARK: Making views collapsible

    private static let tag = """
        import UIKit

        final class Tag: UIView {
            private let badge = UIImageView()
            private let amount = UILabel()

            init() {
                super.init(frame: .zero)
                for view in [badge, amount] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(view)
                }
                NSLayoutConstraint.activate([
                    badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                    badge.topAnchor.constraint(equalTo: topAnchor),
                    badge.widthAnchor.constraint(equalToConstant: 16),
                    badge.heightAnchor.constraint(equalToConstant: 16),
                    amount.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 4),
                    amount.topAnchor.constraint(equalTo: topAnchor),
                ])
            }
        }

        """

    /// The class after `badge` is made collapsible; nil if that is not offered.
    private static func collapsible(_ code: String) throws -> String? {
        let all = try Fixing(code, path: "Tag.swift").refactorings(at: "badge = UIImageView")
        return all.first { $0.title.hasPrefix("Make \"badge\" collapsible by its trailing edge") }?.text
    }

    @Test func aViewIsMadeCollapsibleByAMethod() throws {
        let after = try #require(try Self.collapsible(Self.tag))
        #expect(after.contains("    func setBadgeHidden(_ isHidden: Bool) {\n        badge.isHidden = isHidden\n"))
        let called = after.replacing(
            "    init()", with: "    func update() { setBadge│Hidden(amount.text == nil) }\n\n    init()")
        let fixture = Fixture(called)
        let snapshot = try #require(fixture.snapshot(of: "Tag.swift"))
        let hover = try #require(snapshot.hover(at: fixture.cursor)?.plaintext)
        #expect(hover.contains("when badge is gone"))
        #expect(hover.contains("amount.leading == badge.trailing + 4"))
        #expect(hover.contains("When shown again, all constants are restored."))
        #expect(!hover.contains("it keeps its space"))
        // It collapses now.
        #expect(try Self.collapsible(after) == nil)
    }

    @Test func aViewWhoseRoomIsNotKnownIsNotMadeCollapsible() throws {
        let unknown = Self.tag.replacing("constant: 4)", with: "constant: Theme.gap)")
        #expect(try Self.collapsible(unknown) == nil)
        let placed = Self.tag.replacing(
            "NSLayoutConstraint.activate([", with: "Theme.place(badge)\n        NSLayoutConstraint.activate([")
        #expect(try Self.collapsible(placed) == nil)
    }

    /// A screen gets no other size and no other safe area because a view is hidden.
    @Test(arguments: [
        ("amount.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor)", true),
        ("amount.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8)", true),
        ("amount.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 28)", false),
        ("amount.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 28)", false),
    ])
    func aViewOfAScreenIsMadeCollapsibleIfTheScreenStays(constraint: String, isOffered: Bool) throws {
        let screen = Self.tag.replacing("final class Tag: UIView", with: "final class Tag: UIViewController")
            .replacing("    init() {\n        super.init(frame: .zero)", with: "    override func viewDidLoad() {")
            .replacing("addSubview(view)", with: "self.view.addSubview(view)")
            .replacing("To: leadingAnchor", with: "To: view.leadingAnchor")
            .replacing("To: topAnchor", with: "To: view.topAnchor")
            .replacing("])\n", with: "    \(constraint),\n        ])\n")
        #expect(try (Self.collapsible(screen) != nil) == isOffered)
    }

    // MARK: Fixes of mistakes in code

    private static func mistaken(_ body: String) -> String {
        """
        import UIKit

        final class Card: UIView {
            private let badge = UIView()

            init() {
                super.init(frame: .zero)
        \(body.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
            }
        }
        """
    }

    @Test func aMaskIsTurnedOffWhereTheViewIsAdded() throws {
        let body = """
            addSubview(badge)  // above all
            NSLayoutConstraint.activate([
                badge.topAnchor.constraint(equalTo: topAnchor),
                badge.leadingAnchor.constraint(equalTo: leadingAnchor),
                badge.widthAnchor.constraint(equalToConstant: 20),
                badge.heightAnchor.constraint(equalToConstant: 20),
            ])
            """
        let fixes = try Fixing(Self.mistaken(body), path: "Card.swift").fixes(of: "autoresizing-left-on")
        let off = "badge.translatesAutoresizingMaskIntoConstraints = false"
        #expect(
            try fixes.text("Set badge.translatesAutoresizingMaskIntoConstraints to false")
                == Self.mistaken(body.replacing("above all\n", with: "above all\n\(off)\n")))
    }

    @Test func aSideFollowsTheTextDirection() throws {
        func body(_ anchor: String) -> String {
            """
            badge.translatesAutoresizingMaskIntoConstraints = false
            addSubview(badge)
            NSLayoutConstraint.activate([
                badge.leadingAnchor.constraint(equalTo: \(anchor), constant: 8),
                badge.topAnchor.constraint(equalTo: topAnchor),
                badge.widthAnchor.constraint(equalToConstant: 20),
                badge.heightAnchor.constraint(equalToConstant: 20),
            ])
            """
        }
        let fixes = try Fixing(Self.mistaken(body("leftAnchor")), path: "Card.swift").fixes(of: "invalid-pairing")
        #expect(
            try fixes.text("Replace leftAnchor with leadingAnchor") == Self.mistaken(body("leadingAnchor")))
    }

    @Test func aViewIsAddedBeforeItsConstraint() throws {
        let lines = [
            "badge.translatesAutoresizingMaskIntoConstraints = false",
            "badge.topAnchor.constraint(equalTo: topAnchor).isActive = true",
            "badge.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true",
            "badge.widthAnchor.constraint(equalToConstant: 20).isActive = true",
            "badge.heightAnchor.constraint(equalToConstant: 20).isActive = true", "addSubview(badge)",
        ]
        let code = Self.mistaken(lines.joined(separator: "\n"))
        let fixes = try Fixing(code, path: "Card.swift").fixes(of: "no-common-ancestor")
        let sorted = [lines[0], lines[5]] + lines[1...4]
        #expect(
            try fixes.text("Add \"badge\" to its superview before this constraint")
                == Self.mistaken(sorted.joined(separator: "\n")))
    }

    /// A view that nothing adds is added like the one that it is related to.
    @Test(arguments: [
        ("addSubview(title)", "addSubview(title)\n        addSubview(badge)"),
        ("self.addSubview(self.title)", "self.addSubview(self.title)\n        self.addSubview(self.badge)"),
        ("[title].forEach(addSubview)", "[title, badge].forEach(addSubview)"),
        ("[title].forEach { addSubview($0) }", "[title, badge].forEach { addSubview($0) }"),
        ("for view in [self.title] { addSubview(view) }", "for view in [self.title, self.badge] { addSubview(view) }"),
    ])
    func aForgottenViewIsAddedBesideAnother(added: String, both: String) throws {
        let code = """
            import UIKit

            final class Card: UIView {
                private let title = UILabel(), badge = UIView()

                init() {
                    super.init(frame: .zero)
                    [title, badge].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
                    \(added)
                    NSLayoutConstraint.activate([
                        title.topAnchor.constraint(equalTo: topAnchor),
                        title.leadingAnchor.constraint(equalTo: leadingAnchor),
                        badge.topAnchor.constraint(equalTo: title.bottomAnchor),
                        badge.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                        badge.widthAnchor.constraint(equalToConstant: 8),
                        badge.heightAnchor.constraint(equalToConstant: 8),
                    ])
                }
            }
            """
        let fixes = try Fixing(code, path: "Card.swift").fixes(of: "no-common-ancestor")
        #expect(
            try fixes.text("Add \"badge\" beside \"title\"")
                == code.replacing("        \(added)", with: "        \(both)"))
    }

    /// Where it is to be inside of a view, it is added to that one.
    @Test(arguments: [
        ("badge.topAnchor.constraint(equalTo: box.topAnchor)", "box.addSubview(badge)", "title"),
        ("badge.topAnchor.constraint(equalTo: box.bottomAnchor)", "addSubview(badge)", "box"),
    ])
    func aForgottenViewIsAddedWhereItIsToBe(constraint: String, added: String, other: String) throws {
        let code = """
            import UIKit

            final class Card: UIView {
                private let box = UIView(), title = UILabel(), badge = UILabel()

                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.addSubview(title)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                    title.snp.makeConstraints { $0.edges.equalToSuperview() }
                    badge.translatesAutoresizingMaskIntoConstraints = false
                    \(constraint).isActive = true
                    badge.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
                }
            }
            """
        let fixes = try Fixing(code, path: "Card.swift").fixes(of: "no-common-ancestor")
        #expect(try fixes.text("Add \"badge\" beside \"\(other)\"").contains("\n        \(added)\n"))
    }

    // MARK: SnapKit

    private static func pinned(_ chain: String) -> String {
        mistaken(
            """
            addSubview(badge)
            badge.snp.makeConstraints { make in
                make.size.equalTo(20)
                make.top.equalToSuperview()
                \(chain)
            }
            """)
    }

    @Test func aChainWithoutARelationIsRelatedToTheSuperview() throws {
        let fixing = try Fixing(Self.pinned("make.leading"), path: "Card.swift")
        #expect(
            try fixing.fixes(of: "snapkit-no-relation").text("Relate it to the superview")
                == Self.pinned("make.leading.equalToSuperview()"))
    }

    @Test(arguments: [
        ("make.leading.equalTo(self.snp.top)", "make.leading.equalTo(self.snp.leading)", "top with leading"),
        (
            "make.leading.equalTo(title.snp.top).offset(4)", "make.leading.equalTo(title.snp.trailing).offset(4)",
            "top with trailing"
        ),
    ])
    func anEdgeOfTheOtherAxisIsReplaced(chain: String, fixed: String, change: String) throws {
        func code(_ chain: String) -> String {
            Self.pinned("title.snp.makeConstraints { $0.edges.equalToSuperview() }\n\(chain)")
                .replacing("let badge = UIView()", with: "let title = UILabel(), badge = UIView()")
                .replacing("addSubview(badge)", with: "addSubview(title)\naddSubview(badge)")
        }
        let fixes = try Fixing(code(chain), path: "Card.swift").fixes(of: "invalid-pairing")
        #expect(try fixes.text("Replace \(change)") == code(fixed))
    }

    // MARK: Fixes

    private static func code(_ lines: String) -> String {
        """
        import UIKit

        final class Card: UIView {
            private let badge = UIView()

            init() {
                super.init(frame: .zero)
                badge.translatesAutoresizingMaskIntoConstraints = false
                addSubview(badge)
                NSLayoutConstraint.activate([
        \(lines.split(separator: "\n").map { "            " + $0 }.joined(separator: "\n"))
                ])
            }
        }
        """
    }

    private static let determined = """
        badge.leadingAnchor.constraint(equalTo: leadingAnchor),
        badge.topAnchor.constraint(equalTo: topAnchor),
        badge.widthAnchor.constraint(equalToConstant: 20),
        """

    @Test func whatIsMissingIsAdded() throws {
        let fixes = try Fixing(Self.code(Self.determined), path: "Card.swift").fixes(of: "ambiguous-size")
        #expect(
            try fixes.text("Add badge.bottom == self.bottom")
                == Self.code(Self.determined + "\nbadge.bottomAnchor.constraint(equalTo: bottomAnchor),"))
    }

    @Test func oneOfTwoSizesIsRemoved() throws {
        let height = "badge.heightAnchor.constraint(equalToConstant: 20),"
        let wide = "\nbadge.widthAnchor.constraint(equalToConstant: 30),"
        let fixes = try Fixing(Self.code(Self.determined + "\n" + height + wide), path: "Card.swift")
            .fixes(of: "conflict")
        #expect(try fixes.text("Remove badge.width == 30") == Self.code(Self.determined + "\n" + height))
        #expect(fixes.allSatisfy { !$0.isPreferred })
    }

    @Test func aRepeatedConstraintIsRemovedByFix() throws {
        let height = "badge.heightAnchor.constraint(equalToConstant: 20),"
        let again = "\nbadge.topAnchor.constraint(equalTo: topAnchor),"
        let fixed = try Fixing(Self.code(Self.determined + "\n" + height + again), path: "Card.swift").fixed
        #expect(fixed == Self.code(Self.determined + "\n" + height))
    }
}
