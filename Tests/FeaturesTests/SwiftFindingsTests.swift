import Features
import LayoutModel
import TestSupport
import Testing

/// What is found in Swift code, and what is not because it is not certain.
@Suite struct SwiftFindingsTests {
    /// Checks a class with members and a body of its initializer.
    private func check(
        _ members: String, _ body: String, of superclass: String = "UIView", others: String = "",
        parameters: String = "isWide: Bool", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let fixture = Fixture(
            """
            import UIKit

            final class Card: \(superclass) {
            \(members)

                init(\(parameters)) {
                    super.init(frame: .zero)
            \(body)
                }
            }

            \(others)
            """)
        guard let snapshot = fixture.snapshot(of: "Card.swift") else { return }
        for difference in fixture.differences(from: snapshot.findings()) {
            Issue.record("\(difference)", sourceLocation: sourceLocation)
        }
    }

    // MARK: Views that are hidden in turn

    private static let stack = """
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        stack.addArrangedSubview(code)
        stack.addArrangedSubview(words)
        stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        """

    private static let stacked = """
        private let stack = UIStackView()
        private let code = UIView()
        private let words = UIView()
        """

    /// Each fills the stack while it is shown. Both at once cannot, and never are.
    @Test func viewsThatAreShownInTurnAreNoConflict() {
        check(
            Self.stacked + """

                func show(isCode: Bool) {
                    code.isHidden = !isCode
                    words.isHidden = isCode
                }
                """,
            Self.stack + """

                stack.spacing = 8
                words.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
                words.bottomAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
                """)
    }

    /// What code only shows stays, unless its own class hides it.
    @Test(arguments: [
        ("UIView", "isHidden = isCode", true), ("UIView", "isHidden = true", true),
        ("UIView", "isHidden = false", false),
        ("Badge", "isHidden = false", true), ("Plain", "isHidden = false", false),
    ])
    func aViewThatIsOnlyShownIsNeverHidden(type: String, assignment: String, isFound: Bool) {
        check(
            """
            private let stack = UIStackView()
            private let code = \(type)()
            private let words = UIView()

            func show(isCode: Bool) { code.\(assignment) }
            """,
            Self.stack + """

                code.widthAnchor.constraint(equalToConstant: 30).isActive = true
                words.heightAnchor.constraint(equalToConstant: 20).isActive = true
                code.heightAnchor.constraint(equalToConstant: 40).isActive = true\
                \(isFound ? "  // expect: required-size-in-stack" : "")
                """,
            others: """
                class Badge: UIView {
                    func clear() { isHidden = true }
                }
                class Plain: UIView {}
                """)
    }

    // MARK: Views that go with their room

    private static let row = """
        for view in [first, badge, last] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.topAnchor.constraint(equalTo: topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
        first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
        before.isActive = true
        gap.isActive = true
        width.isActive = true
        """

    private static let rowViews = """
        private let first = UILabel(), badge = UIImageView(), last = UILabel()
        private lazy var before = badge.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 6)
        private lazy var gap = last.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 6)
        private lazy var width = badge.widthAnchor.constraint(equalToConstant: 16)
        """

    @Test func aMethodThatTakesTooLittleAwayLeavesAGap() {
        check(
            Self.rowViews + """

                func setBadgeHidden(_ isHidden: Bool) {
                    badge.isHidden = isHidden  // expect: gap-when-gone
                    width.constant = isHidden ? 0 : 16
                }
                """, Self.row)
        check(
            Self.rowViews + """

                func setBadgeHidden(_ isHidden: Bool) {
                    badge.isHidden = isHidden  // expect: lost-gap
                    width.constant = isHidden ? 0 : 16
                    gap.constant = isHidden ? 0 : 6
                    before.constant = isHidden ? 0 : 6
                }
                """, Self.row)
    }

    @Test func aMethodThatTakesOneGapAwayIsRight() {
        check(
            Self.rowViews + """

                func setBadgeHidden(_ isHidden: Bool) {
                    badge.isHidden = isHidden
                    width.constant = isHidden ? 0 : 16
                    gap.constant = isHidden ? 0 : 6
                }
                """, Self.row)
    }

    /// Its room stays, as it does in most apps: the view may be an overlay.
    @Test func aViewThatIsOnlyHiddenIsLeft() {
        check(
            Self.rowViews + """

                func setBadgeHidden(_ isHidden: Bool) { badge.isHidden = isHidden }
                """, Self.row)
    }

    @Test func aLibraryThatLosesAGapIsReported() {
        check(
            Self.rowViews + """

                func hide() {
                    badge.setVisible(.gone(direction: [.left, .right]))  // expect: lost-gap
                }
                """, Self.row)
    }

    // MARK: Texts that share a space

    private func checkRow(
        _ kinds: String, _ more: String = "", of superclass: String = "UITableViewHeaderFooterView",
        expecting: String = ""
    ) {
        check(
            kinds + expecting,
            """
            for view in [first, last] as [UIView] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
                view.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
            first.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            last.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).isActive = true
            last.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            \(more)
            """, of: superclass)
    }

    @Test(arguments: ["UILabel(), last = UILabel()", "UITextField(), last = UIButton()"])
    func textsOfEqualPrioritiesTie(kinds: String) {
        checkRow("private let first = \(kinds)", expecting: "  // expect: ambiguous-size")
    }

    /// Whoever uses it may leave its width to the texts.
    @Test func aViewMayBeAsWideAsItsTexts() {
        checkRow("private let first = UILabel(), last = UILabel()", of: "UIView")
    }

    @Test(arguments: [
        "first.setContentHuggingPriority(.defaultHigh, for: .horizontal)",
        "first.widthAnchor.constraint(equalToConstant: 40).isActive = true",
    ])
    func aPriorityOrALengthDecides(more: String) {
        checkRow("private let first = UILabel(), last = UILabel()", more)
    }

    /// Its content may have no size, or its class another priority.
    @Test(arguments: ["UIImageView()", "Badge()"])
    func otherContentsAreLeft(kind: String) {
        checkRow("private let first = UILabel(), last = \(kind)")
    }

    // MARK: Signs

    @Test func aDistanceWithTheWrongSignIsAHint() {
        check(
            "private let badge = UILabel()",
            """
            badge.translatesAutoresizingMaskIntoConstraints = false
            addSubview(badge)
            badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
            badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 8).isActive = true  // expect: wrong-sign
            badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
            """)
    }

    @Test func aConflictThatOneViewBringsIsOne() {
        check(
            Self.stacked + """

                func show(isCode: Bool) { code.isHidden = !isCode }
                """,
            Self.stack + """

                stack.heightAnchor.constraint(equalToConstant: 40).isActive = true
                words.heightAnchor.constraint(equalToConstant: 50).isActive = true  // expect: conflict
                """)
    }

    /// However large the view is: the size at which code is drawn is only assumed.
    @Test func howFarAConflictIsOffDoesNotDependOnTheAssumedSize() throws {
        let fixture = Fixture(
            """
            import UIKit
            import SnapKit

            final class Card: UIViewController {
                private let search = UIView(), banner = UIView(), list = UIView()

                override func viewDidLoad() {
                    [search, list, banner].forEach { view.addSubview($0) }
                    search.snp.makeConstraints {
                        $0.top.equalTo(view.safeAreaLayoutGuide)
                        $0.top.equalTo(banner.snp.bottom).offset(10)
                        $0.leading.trailing.equalToSuperview()
                    }
                    list.snp.makeConstraints {
                        $0.top.equalTo(search.snp.bottom).offset(26)
                        $0.bottom.equalToSuperview().inset(60)
                        $0.leading.trailing.equalToSuperview()
                    }
                    banner.snp.makeConstraints { $0.bottom.leading.trailing.equalToSuperview() }
                }
            }
            """)
        let findings = try #require(fixture.snapshot(of: "Card.swift")).findings()
        let conflict = try #require(findings.first { $0.code == "conflict" })
        #expect(conflict.message.contains("it is 96 points off"), "\(conflict.message)")
    }

    /// Asking for the view loads it, so that `viewDidLoad` has run by the next statement.
    @Test func theInitializerOfAControllerMayLoadItsView() throws {
        let fixture = Fixture(
            """
            import UIKit

            final class Card: UIViewController {
                private let title = UILabel(), list = UIView()

                init() {
                    super.init(nibName: nil, bundle: nil)
                    view.addSubview(list)
                    list.translatesAutoresizingMaskIntoConstraints = false
                    list.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
                    list.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                    list.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
                    list.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(title)
                    title.translatesAutoresizingMaskIntoConstraints = false
                    title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                }
            }
            """)
        let snapshot = try #require(fixture.snapshot(of: "Card.swift"))
        #expect(fixture.differences(from: snapshot.findings()) == [])
    }

    /// Whoever else shows a view may hide others with it.
    @Test(arguments: [("", ""), ("func show() { close.isHidden = false }", "  // expect: conflict")])
    func aViewThatOnlyOthersShowIsNoState(method: String, expected: String) {
        check(
            """
            let back = UIButton(), close = UIButton()
            private let stack = UIStackView()
            \(method)
            """,
            """
            stack.spacing = 16
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
            stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            stack.addArrangedSubview(back)
            stack.addArrangedSubview(close)
            close.centerXAnchor.constraint(equalTo: stack.centerXAnchor).isActive = true\(expected)
            close.isHidden = true
            """)
    }

    @Test func aConflictInEveryStateIsOne() {
        check(
            Self.stacked + """

                func show(isCode: Bool) {
                    code.isHidden = !isCode
                    words.isHidden = isCode
                }
                """,
            Self.stack + """

                stack.widthAnchor.constraint(equalToConstant: 40).isActive = true
                stack.widthAnchor.constraint(equalToConstant: 50).isActive = true  // expect: conflict
                """)
    }

    /// With the line hidden as well, but who mends it as it is at first need not be told that.
    @Test func aDistanceThatAStackNeverKeepsIsOneConflict() {
        check(
            Self.stacked + """

                private let line = UIView(), more = UIView()
                func show(isCode: Bool) { line.isHidden = isCode }
                """,
            Self.stack + """

                stack.addArrangedSubview(line)
                stack.addArrangedSubview(more)
                line.topAnchor.constraint(equalTo: words.bottomAnchor).isActive = true
                words.topAnchor.constraint(equalTo: code.bottomAnchor).isActive = true
                more.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 5).isActive = true  // expect: conflict
                """)
    }

    /// What is told at first is another constraint, so what breaks without a view is told as well.
    @Test func aConflictThatIsNotToldAtFirstIsTold() {
        check(
            Self.stacked + """

                func show(isCode: Bool) { code.isHidden = isCode }
                """,
            Self.stack + """

                stack.distribution = .fillEqually
                stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
                words.heightAnchor.constraint(equalToConstant: 20).isActive = true  // expect: conflict
                """)
    }

    // MARK: Stacks of which a part is known

    @Test(arguments: [
        "stack.setCustomSpacing(isWide ? 4 : 8, after: code)", "stack.spacing = isWide ? 4 : 8",
        "if isWide { stack.addArrangedSubview(UILabel()) }",
    ])
    func aHiddenViewHasNoLengthInAnyStack(line: String) {
        check(
            Self.stacked + """

                func show(isCode: Bool) { code.isHidden = !isCode }
                """,
            Self.stack + """

                \(line)
                code.heightAnchor.constraint(equalToConstant: 20).isActive = true  // expect: required-size-in-stack
                """)
    }

    @Test func aStackOfUnknownDistancesPlacesNothingForCertain() {
        check(
            Self.stacked,
            Self.stack + """

                stack.spacing = isWide ? 4 : 8
                stack.heightAnchor.constraint(equalToConstant: 40).isActive = true
                code.heightAnchor.constraint(equalToConstant: 20).isActive = true
                words.heightAnchor.constraint(equalToConstant: 20).isActive = true
                """)
    }

    // MARK: What is read

    private static let badge = """
        badge.translatesAutoresizingMaskIntoConstraints = false
        addSubview(badge)
        badge.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        badge.widthAnchor.constraint(equalToConstant: 20).isActive = true
        badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
        """

    @Test func aClosureOfThenIsReadInItsPlace() {
        check(
            """
            private let badge = UIView().then {  // expect: ambiguous-position
                $0.translatesAutoresizingMaskIntoConstraints = false
                $0.widthAnchor.constraint(equalToConstant: 20).isActive = true
                $0.widthAnchor.constraint(equalToConstant: 30).isActive = true  // expect: conflict
            }
            """,
            """
            addSubview(badge)
            badge.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
            """)
    }

    @Test func aStaticFunctionIsCalledInAnInitialValue() {
        check(
            """
            private let badge: UIView = {  // expect: ambiguous-position
                let view = makeBadge()
                return view
            }()

            class func makeBadge() -> UIView { UIView() }
            """, Self.badge)
    }

    @Test func aProductIsANumber() {
        check(
            """
            private let badge = UIView()  // expect: ambiguous-position
            private let image = UIImageView()
            """,
            Self.badge + """

                addSubview(image)
                image.snp.makeConstraints { make in
                    make.top.leading.equalToSuperview()
                    make.height.equalTo(size.width * 0.5)
                }
                """)
    }

    @Test func aClassThatIsNotAmongTheSourcesIsAView() {
        check(
            """
            private let badge = UIView()  // expect: ambiguous-position
            private let marquee = MarqueeLabel(frame: .zero)
            """,
            Self.badge + """

                addSubview(marquee)
                marquee.translatesAutoresizingMaskIntoConstraints = false
                marquee.topAnchor.constraint(equalTo: topAnchor).isActive = true
                marquee.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                """)
    }

    @Test func aLazyViewIsTheSameOnEveryPath() {
        check(
            """
            private lazy var badge: UIView = {  // expect: ambiguous-position
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                return view
            }()
            """,
            """
            if isWide { badge.backgroundColor = .red }
            """ + "\n" + Self.badge)
    }

    @Test func aFunctionWithoutLayoutMayCallItself() {
        check(
            """
            private let badge = UIView()  // expect: ambiguous-position

            func depth(of view: UIView?) -> Int {
                guard let view else { return 0 }
                return depth(of: view.superview) + 1
            }
            """, Self.badge)
    }

    @Test func whatIsActiveNeedNotBeAConstraint() {
        check(
            """
            private let badge = UIView()  // expect: ambiguous-position
            private let search = UISearchController()

            func cancel() { search.isActive = false }
            """,
            Self.badge.replacing(
                "badge.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true",
                with: "let leading = badge.leadingAnchor.constraint(equalTo: leadingAnchor)\nleading.isActive = true"))
    }

    @Test func aViewThatIsGivenIsHeld() {
        check(
            "private let badge = UIView()  // expect: ambiguous-position",
            Self.badge + """

                addSubview(cover)
                cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
                """, parameters: "cover: UIView")
    }

    // MARK: Result builders

    private static let builder = """
        extension UIView {
            func add(_ view: UIView, @ConstraintBuilder constraints: () -> [NSLayoutConstraint]) {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
                NSLayoutConstraint.activate(constraints())
            }
        }
        """

    @Test func statementsOfABuilderAreCollected() {
        check(
            "private let badge = UIView()  // expect: ambiguous-position",
            """
            add(badge) {
                badge.leadingAnchor.constraint(equalTo: leadingAnchor)
                badge.widthAnchor.constraint(equalToConstant: 20)
                badge.heightAnchor.constraint(equalToConstant: 20)
            }
            """, others: Self.builder)
    }

    @Test func aConditionOfABuilderIsAPath() {
        check(
            "private let badge = UIView()",
            """
            add(badge) {
                badge.leadingAnchor.constraint(equalTo: leadingAnchor)
                badge.topAnchor.constraint(equalTo: topAnchor)
                badge.heightAnchor.constraint(equalToConstant: 20)
                if isWide {
                    badge.widthAnchor.constraint(equalToConstant: 40)
                    badge.heightAnchor.constraint(equalToConstant: 30)  // expect: conflict
                } else {
                    badge.widthAnchor.constraint(equalToConstant: 20)
                }
            }
            """, others: Self.builder)
    }
}
