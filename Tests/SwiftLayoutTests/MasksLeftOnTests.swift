import Testing

@Suite struct MasksLeftOnTests {
    private static func card(_ body: String, _ members: String = "") -> String {
        """
        final class Badge: UIView {}
        final class Card: UIView {
            private let box = UIView()
        \(members)
            init() {
                super.init(frame: .zero)
                addSubview(box)
        \(body)
            }
        }
        """
    }

    @Test func theFirstConstraintIsMarked() {
        check(
            Self.card(
                """
                box.topAnchor.constraint(equalTo: topAnchor).isActive = true  // expect: autoresizing-left-on
                box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                """))
    }

    /// Constraints that put a view where its frame has it say what its mask says.
    @Test(arguments: [
        ("x: 8, y: 0, width: 80, height: 80", "", false), ("x: 8, y: 4, width: 80, height: 80", "", true),
        ("x: 8, y: 0, width: side, height: side", "", false), ("x: side, y: 0, width: 80, height: 80", "", true),
        ("x: 8, y: 0, width: 80, height: 80", "box.widthAnchor.constraint(equalToConstant: 90).isActive = true", true),
    ])
    func aFrameAtThePlaceOfTheConstraints(frame: String, more: String, isReported: Bool) {
        check(
            Self.card(
                """
                box.leftAnchor.constraint(equalTo: leftAnchor, constant: 8).isActive = true\(
                    isReported ? "  // expect: autoresizing-left-on" : "")
                box.topAnchor.constraint(equalTo: topAnchor).isActive = true
                \(more)
                """
            ).replacing("box = UIView()", with: "box = UIView(frame: CGRect(\(frame)))"))
    }

    /// With a stray character before it, what turns the mask off is no assignment.
    @Test func aStrayOperator() {
        check(
            Self.card(
                """
                setNeedsLayout()
                ∏
                box.translatesAutoresizingMaskIntoConstraints = false
                box.topAnchor.constraint(equalTo: topAnchor).isActive = true
                """))
    }

    @Test func aControllersViewsAreReported() {
        check(
            """
            final class Page: UIViewController {
                private let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: view.topAnchor)  // expect: autoresizing-left-on
                    ])
                }
            }
            """)
    }

    /// A controller may turn off the mask of its view when it loads it.
    @Test(arguments: [
        ("UIViewController", true), ("Plain", true), ("Search", false), ("Results", false), ("Made", false),
    ])
    func theViewOfAnotherController(controller: String, isReported: Bool) {
        check(
            """
            final class Plain: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.alpha = 0.5
                }
            }
            class Search: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.translatesAutoresizingMaskIntoConstraints = false
                }
            }
            final class Results: Search {}
            final class Made: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    self.view.translatesAutoresizingMaskIntoConstraints = false
                }
            }
            final class Page: UIViewController {
                private let search = \(controller)()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(search.view)
                    search.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\(
                        isReported ? "  // expect: autoresizing-left-on" : "")
                }
            }
            """)
    }

    /// The view inside is the one that is placed, on whichever side of the constraint it is.
    @Test func theSecondViewMayBeTheOneInside() {
        check(
            Self.card("leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true  // expect: \(Self.code)"))
        check(
            Self.card("topAnchor.constraint(lessThanOrEqualTo: box.topAnchor).isActive = true  // expect: \(Self.code)")
        )
    }

    private static let code = "autoresizing-left-on"

    /// Foundation lays nothing out; whoever else gets the view may do so.
    @Test(arguments: [
        ("NotificationCenter.default.addObserver(self, selector: #selector(go), name: .some, object: nil)", true),
        ("NotificationCenter.default.removeObserver(self)", true),
        (
            "Timer.scheduledTimer(timeInterval: 1, target: self, selector: go, userInfo: nil, repeats: true)",
            true
        ),
        ("Layouter.shared.add(self)", false), ("Layouter.shared.addObserver(box, selector: 1)", false),
    ])
    func anObserverOfFoundationIsNotLaidOut(call: String, isReported: Bool) {
        let mark = isReported ? "  // expect: \(Self.code)" : ""
        check(Self.card("\(call)\nbox.topAnchor.constraint(equalTo: topAnchor).isActive = true\(mark)"))
    }

    /// A view with a frame that contains views with constraints, however these are written.
    @Test(arguments: [
        "box.trailingAnchor.constraint(equalTo: line.trailingAnchor).isActive = true",
        "box.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:|[line]|\", views: [\"line\": line]))",
    ])
    func whatPlacesViewsInsideIsNotReported(code: String) {
        check(
            Self.card(
                """
                box.addSubview(line)
                line.translatesAutoresizingMaskIntoConstraints = false
                \(code)
                """, "private let line = UIView()"))
    }

    @Test(arguments: [
        "box.translatesAutoresizingMaskIntoConstraints = false", "prepare(box)",
        "if isOpen { box.translatesAutoresizingMaskIntoConstraints = false }", "Layout.prepare(self)",
        "subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
        "[box].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
        "box.frame = CGRect(x: 0, y: 0, width: 40, height: 40)",
    ])
    func whatMayBeTurnedOffIsNotReported(code: String) {
        check(
            Self.card(
                """
                \(code)
                box.topAnchor.constraint(equalTo: topAnchor).isActive = true
                """, "var isOpen = true"))
    }

    /// A library's initializer may turn the mask off; UIKit's own do not.
    @Test(arguments: [("UIView(withAutoLayout: true)", false), ("UIView(frame: .zero)", true)])
    func whatALibraryMakesIsNotReported(view: String, isReported: Bool) {
        check(
            """
            final class Card: UIView {
                private let box = \(view)
                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.topAnchor.constraint(equalTo: topAnchor).isActive = true\(
                        isReported ? "  // expect: autoresizing-left-on" : "")
                }
            }
            """)
    }

    /// What a branch does to a view that it has made stays done when the branch returns.
    @Test func theMaskOfAViewThatABranchMakesIsOff() {
        check(
            """
            class Page: UIViewController {
                private var glow: UIView?
                func update(isOn: Bool) {
                    if isOn {
                        if glow != nil { return }
                        let box = UIView()
                        box.translatesAutoresizingMaskIntoConstraints = false
                        view.addSubview(box)
                        box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                        glow = box
                        return
                    }
                    glow?.removeFromSuperview()
                }
            }
            """)
    }

    @Test(arguments: [
        // Only something else is measured from it.
        "label.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true",
        // It may turn the mask off by itself.
        "badge.topAnchor.constraint(equalTo: topAnchor).isActive = true",
        // A stack does.
        "row.topAnchor.constraint(equalTo: label.topAnchor).isActive = true",
    ])
    func otherViewsAreNotReported(code: String) {
        check(
            Self.card(
                """
                label.translatesAutoresizingMaskIntoConstraints = false
                addSubview(label)
                addSubview(badge)
                addSubview(stack)
                stack.addArrangedSubview(row)
                \(code)
                """,
                """
                private let label = UILabel(), badge = Badge(), stack = UIStackView(), row = UIView()
                """))
    }

    /// Whoever makes the object may turn the masks of its views off.
    @Test(arguments: [
        ("badge.box.translatesAutoresizingMaskIntoConstraints = false", ""),
        ("badge.box.translatesAutoresizingMaskIntoConstraints = true", "  // expect: autoresizing-left-on"),
        ("badge.box.backgroundColor = .red", "  // expect: autoresizing-left-on"),
    ])
    func aMaskThatOtherCodeTurnsOffIsNotLeftOn(code: String, mark: String) {
        check(
            """
            final class Badge: UIView {
                let box = UIView()
                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.topAnchor.constraint(equalTo: topAnchor).isActive = true\(mark)
                }
            }
            final class Page: UIViewController {
                let badge = Badge()
                override func viewDidLoad() { \(code) }
            }
            """)
    }
}
