import Features
import LayoutModel
import Testing

/// Fixes of what the code of a class says as a whole; those of single mistakes are in `SwiftEditorTests`.
@Suite struct SwiftFixesTests {
    private func fixes(_ code: String, of name: String) throws -> [Fixing.Result] {
        try Fixing(code, path: "Card.swift").fixes(of: name)
    }

    // MARK: A constraint that says nothing

    private func sized(_ line: String) -> String {
        """
        final class Card: UIView {
            private let badge = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(badge)
                badge.snp.makeConstraints { make in
                    make.top.leading.equalToSuperview()
        \(line)            make.size.equalTo(20)
                }
            }
        }
        """
    }

    @Test(arguments: [
        "make.width.equalTo(badge.snp.width)", "make.width.equalTo(badge)", "make.top.equalTo(badge.snp.top)",
    ])
    func aConstraintOfAnAnchorWithItselfIsRemoved(line: String) throws {
        let fixes = try fixes(sized("            \(line)\n"), of: "self-reference")
        #expect(try fixes.text("Remove this constraint") == sized(""))
    }

    @Test func oneOfSeveralInAChainIsLeft() throws {
        #expect(try fixes(sized("            make.width.top.equalTo(badge)\n"), of: "self-reference").isEmpty)
    }

    // MARK: A screen of one width

    private func screen(_ fields: String) -> String {
        """
        final class Page: UIViewController {
            private let name = UITextField(), password = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(name)
                view.addSubview(password)
                name.snp.makeConstraints {
                    $0.top.equalTo(view.safeAreaLayoutGuide)
                    $0.leading.trailing.equalToSuperview().inset(24)
        \(fields)
            }
        }
        """
    }

    private func screen(name: String, password: String) -> String {
        screen(
            name + """
                        }
                        password.snp.makeConstraints {
                            $0.top.equalTo(name.snp.bottom)
                            $0.leading.trailing.equalToSuperview().inset(24)

                """ + password + "        }")
    }

    private let width = "            $0.width.equalTo(327)\n"
    private let lowered = "            $0.width.equalTo(327).priority(999)\n"

    @Test func aWidthThatIsANumberIsRemoved() throws {
        let fixes = try fixes(screen(name: width, password: ""), of: "does-not-fit")
        #expect(try fixes.text("Remove name.width == 327") == screen(name: "", password: ""))
        #expect(try fixes.text("Lower name.width == 327 to priority 999") == screen(name: lowered, password: ""))
        #expect(fixes.map(\.isPreferred) == [true, false])
    }

    @Test func allThatAreAsWideAreRemoved() throws {
        let fixes = try fixes(screen(name: width, password: width), of: "does-not-fit")
        #expect(try fixes.text("Remove name.width == 327 and 1 other width") == screen(name: "", password: ""))
    }

    private let helped = """
        final class Page: UIViewController {
            private let banner = UIImageView(), badge = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                [banner, badge].forEach { view.addSubview($0) }
                banner.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
                badge.snp.makeConstraints { $0.top.leading.equalTo(banner) }
                size(banner, 375)
                size(badge, 24)
            }
            private func size(_ item: UIView, _ length: CGFloat) {
                item.snp.makeConstraints { $0.width.height.equalTo(length) }
            }
        }
        """

    /// Their widths are no other ones of the same screen.
    @Test func aWidthThatOtherViewsGetToIsLeft() throws {
        #expect(try fixes(helped, of: "does-not-fit").isEmpty)
    }

    /// The getter would need a `return`.
    @Test func aListThatIsReturnedGetsNoStatements() throws {
        let code = """
            final class Page: UIViewController {
                private let name = UITextField()
                private var widths: [NSLayoutConstraint] {
                    [
                        name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
                        name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
                        name.widthAnchor.constraint(equalToConstant: 327),
                    ]
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    name.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(name)
                    name.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    NSLayoutConstraint.activate(widths)
                }
            }
            """
        #expect(try fixes(code, of: "does-not-fit").isEmpty)
    }

    // MARK: Conflicts

    private func arranged(_ line: String) -> String {
        """
        final class Card: UIView {
            private let icon = UIImageView(), title = UILabel()
            private lazy var row = UIStackView(arrangedSubviews: [icon, title])
            init() {
                super.init(frame: .zero)
                addSubview(row)
                row.snp.makeConstraints { make in
                    make.edges.equalToSuperview()
                }
                icon.snp.makeConstraints { make in
                    make.width.equalTo(20)
        \(line)        }
            }
        }
        """
    }

    /// With a lower priority it would never hold.
    @Test func whatAStackNeverLetsHoldIsRemoved() throws {
        let fixes = try fixes(arranged("            make.leading.equalToSuperview().offset(16)\n"), of: "conflict")
        #expect(try fixes.text("Remove icon.leading == row.leading + 16") == arranged(""))
        #expect(fixes.first?.title == "Remove icon.leading == row.leading + 16")
        #expect(fixes.first?.isPreferred == true)
    }

    private func resized(_ call: String, made: String = "make.width.height.equalTo(20)") -> String {
        """
        final class Card: UIView {
            private let icon = UIImageView()
            init() {
                super.init(frame: .zero)
                addSubview(icon)
                icon.snp.makeConstraints { make in
                    make.top.leading.equalToSuperview()
                    \(made)
                }
            }
            func enlarge() {
                icon.snp.\(call) { make in
                    make.width.height.equalTo(40)
                }
            }
        }
        """
    }

    @Test func whatIsMadeAgainUpdatesWhatIsThere() throws {
        let fixes = try fixes(resized("makeConstraints"), of: "conflict")
        let title = "Update the constraints that are there instead of adding others"
        #expect(try fixes.text(title) == resized("updateConstraints"))
        #expect(fixes.count { $0.title == title } == 1)
        #expect(fixes.first?.isPreferred == true)
    }

    private func folded(_ call: String) -> String {
        """
        final class Card: UIView {
            private let icon = UIImageView()
            init() {
                super.init(frame: .zero)
                addSubview(icon)
                icon.snp.makeConstraints { make in
                    make.top.leading.width.equalToSuperview()
                    make.height.equalTo(20)
                }
            }
            func unfold() { icon.snp.\(call) { $0.height.equalTo(40) } }
            func fold() { icon.snp.\(call) { $0.height.equalTo(20) } }
        }
        """
    }

    /// Else the other method would add to what the first one has changed.
    @Test func allMethodsUpdate() throws {
        let fixes = try fixes(folded("makeConstraints"), of: "conflict")
        #expect(
            try fixes.text("Update the constraints that are there instead of adding others")
                == folded("updateConstraints"))
    }

    private func animated(_ line: String) -> String {
        """
        final class Card: UIView {
            private let icon = UIImageView(), title = UILabel()
            private lazy var row = UIStackView(arrangedSubviews: [icon, title])
            init() {
                super.init(frame: .zero)
                addSubview(row)
                row.snp.makeConstraints { $0.edges.equalToSuperview() }
                icon.snp.makeConstraints { $0.size.equalTo(20) }
                UIView.animate(withDuration: 1) {
        \(line)        } completion: { _ in
                    self.isOpaque = true
                }
            }
        }
        """
    }

    @Test func whatElseACallGetsStays() throws {
        let line = "self.icon.leadingAnchor.constraint(equalTo: self.row.leadingAnchor, constant: 8).isActive = true"
        let fixes = try fixes(animated("            \(line)\n"), of: "conflict")
        #expect(try fixes.text("Remove icon.leading == row.leading + 8") == animated(""))
    }

    @Test func whatIsMadeAgainOtherwiseCannotUpdate() throws {
        let made = "make.width.height.greaterThanOrEqualTo(60)"
        let fixes = try fixes(resized("makeConstraints", made: made), of: "conflict")
        #expect(!fixes.isEmpty)
        #expect(fixes.allSatisfy { !$0.text.contains("updateConstraints") })
    }

    private func rotated(_ height: String) -> String {
        """
        final class Card: UIView {
            private let icon = UIImageView()
            init() {
                super.init(frame: .zero)
                icon.translatesAutoresizingMaskIntoConstraints = false
                addSubview(icon)
                icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
        \(height)    }
            func enlarge() {
                icon.heightAnchor.constraint(equalToConstant: 40).isActive = true
            }
        }
        """
    }

    @Test func whatIsAlwaysThereGivesWayToWhatAMethodAdds() throws {
        let height = "icon.heightAnchor.constraint(equalToConstant: 20)"
        let fixes = try fixes(rotated("        \(height).isActive = true\n"), of: "conflict")
        let lowered = """
                    let iconHeight = \(height)
                    iconHeight.priority = UILayoutPriority(999)
                    iconHeight.isActive = true

            """
        #expect(try fixes.text("Lower icon.height == 20 to priority 999") == rotated(lowered))
    }

    // MARK: What one line makes for several views

    private func icons(_ priority: String) -> String {
        """
        final class Card: UIView {
            private let icon = UIImageView(), badge = UIImageView()
            private lazy var row = UIStackView(arrangedSubviews: [icon, badge])
            init() {
                super.init(frame: .zero)
                addSubview(row)
                row.snp.makeConstraints { $0.top.leading.bottom.equalToSuperview() }
                [icon, badge].forEach {
                    $0.snp.makeConstraints { make in
                        make.width.equalTo(20)\(priority)
                        make.height.equalTo(20)
                    }
                }
            }
            func hide() { icon.isHidden = true }
            func show() { icon.isHidden = false }
        }
        """
    }

    @Test func aLoopLowersAllThatItMakes() throws {
        let fixes = try fixes(icons(""), of: "required-size-in-stack")
        #expect(
            try fixes.text("Lower icon.width == 20 and 1 other made there to priority 999")
                == icons(".priority(999)"))
    }

    // MARK: The content of a scroll view

    private func scrolled(_ width: String) -> String {
        """
        final class Page: UIViewController {
            private let scroll = UIScrollView(), content = UIView(), title = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(scroll)
                scroll.addSubview(content)
                content.addSubview(title)
                scroll.snp.makeConstraints { make in
                    make.edges.equalToSuperview()
                }
                title.snp.makeConstraints { make in
                    make.edges.equalToSuperview()
                }
                content.snp.makeConstraints { make in
                    make.top.bottom.equalTo(scroll.contentLayoutGuide)
                    \(width)
                }
            }
        }
        """
    }

    @Test func aContentOfTheRightWidthIsPinned() throws {
        let width = "make.width.equalTo(scroll.frameLayoutGuide).offset(8)"
        let fixes = try fixes(scrolled(width), of: "ambiguous-scroll-content")
        let text = try fixes.text("Pin \"content\" to both the leading and the trailing edge of the content")
        #expect(text.contains("make.leading.equalTo(scroll.contentLayoutGuide)"))
        #expect(text.contains("make.trailing.equalTo(scroll.contentLayoutGuide)"))
    }

    @Test func whatIsPinnedToTheVisibleFrameLeavesTheContentAsWide() throws {
        let width = """
            make.leading.equalTo(scroll.frameLayoutGuide)
            make.trailing.equalTo(scroll.frameLayoutGuide).offset(8)
            """
        let fixes = try fixes(scrolled(width), of: "ambiguous-scroll-content")
        let text = try fixes.text("Make the content as wide as the scroll view")
        #expect(text.contains("scroll.contentLayoutGuide.snp.makeConstraints { make in"))
        #expect(text.contains("make.width.equalTo(scroll.frameLayoutGuide)"))
    }

    /// As high as the scroll view it would never scroll.
    @Test func aContentThatScrollsEndsWithItsViews() throws {
        let width = """
            make.leading.trailing.equalTo(scroll.frameLayoutGuide)
                    }
                    scroll.contentLayoutGuide.snp.makeConstraints { make in
                        make.width.equalTo(scroll.frameLayoutGuide)
            """
        let code = scrolled(width).replacing("make.top.bottom.equalTo", with: "make.top.equalTo")
        let titles = try fixes(code, of: "ambiguous-scroll-content").map(\.title)
        #expect(titles.first == "End the content at the bottom edge of \"content\"")
        #expect(!titles.contains("Make the content as high as the scroll view"))
    }

    // MARK: Views that are not always there

    private func shown(isLarge: String, show: String) -> String {
        """
        final class Card: UIView {
            private let title = UILabel(), badge = UIView(), note = UILabel()
            init(isLarge: Bool) {
                super.init(frame: .zero)
                addSubview(title)
                NSLayoutConstraint.activate([
                    title.topAnchor.constraint(equalTo: topAnchor),
                    title.leadingAnchor.constraint(equalTo: leadingAnchor),
                ])
                for view in [title, badge, note] { view.translatesAutoresizingMaskIntoConstraints = false }
                if isLarge {
        \(isLarge)
                }
            }
            func show() {
        \(show)
            }
        }
        """
    }

    private static let added = """
        addSubview(note)
        NSLayoutConstraint.activate([note.topAnchor.constraint(equalTo: title.bottomAnchor)])
        """

    /// It is not in the view yet where other constraints are activated.
    @Test func aViewThatIsAddedLaterIsNotConstrainedBefore() throws {
        for code in [shown(isLarge: Self.added, show: ""), shown(isLarge: "", show: Self.added)] {
            #expect(try fixes(code, of: "ambiguous-position").filter { $0.title.hasPrefix("Add ") }.map(\.title) == [])
        }
    }

    @Test func nothingIsPlacedByAViewThatIsAddedLater() throws {
        let badge = """
            addSubview(badge)
            badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
            badge.leadingAnchor.constraint(equalTo: title.trailingAnchor).isActive = true
            badge.heightAnchor.constraint(equalToConstant: 9).isActive = true
            """
        let note = """
            addSubview(note)
            note.topAnchor.constraint(equalTo: topAnchor).isActive = true
            note.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 200).isActive = true
            """
        let code = shown(isLarge: "", show: note).replacing("for view in", with: "\(badge)\nfor view in")
        let titles = try fixes(code, of: "ambiguous-size").map(\.title).filter { $0.hasPrefix("Add ") }
        #expect(!titles.isEmpty)
        #expect(titles.allSatisfy { !$0.contains("note") }, "\(titles)")
    }

    // MARK: What else a fix changes

    private func branched(_ constraint: String) -> String {
        """
        final class Card: UIView {
            private let title = UILabel(), action = UIButton(type: .system)
            init(showsAction: Bool) {
                super.init(frame: .zero)
                addSubview(title)
                addSubview(action)
                title.translatesAutoresizingMaskIntoConstraints = false
                action.translatesAutoresizingMaskIntoConstraints = false
                title.topAnchor.constraint(equalTo: topAnchor).isActive = true
                title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                action.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
                if showsAction {
                    \(constraint).isActive = true
                } else {
                    title.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                }
            }
        }
        """
    }

    /// A leading edge beside the centre would stretch the button where it is shown.
    @Test func whatIsFreeInOneStateIsNotDecidedAgainstAnother() throws {
        let centred = branched("action.centerXAnchor.constraint(equalTo: centerXAnchor)")
        #expect(try fixes(centred, of: "ambiguous-position").map(\.title) == ["Add action.centerX == self.centerX"])
        let leading = branched("action.leadingAnchor.constraint(equalTo: leadingAnchor)")
        let titles = try fixes(leading, of: "ambiguous-position").map(\.title)
        #expect(!titles.isEmpty && titles.allSatisfy { $0.contains("action.leading == ") })
    }

    /// Where a view is that nothing places, it may as well be inside.
    @Test func aFreeViewDoesNotLeaveItsSuperview() throws {
        let code = """
            final class Popup: UIViewController {
                private let dim = UIView(), card = UIView(), title = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(dim)
                    view.addSubview(card)
                    card.addSubview(title)
                    dim.snp.makeConstraints { $0.edges.equalToSuperview() }
                    card.snp.makeConstraints {
                        $0.leading.trailing.equalToSuperview().inset(32)
                    }
                    title.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
                }
            }
            """
        let titles = try fixes(code, of: "ambiguous-position").map(\.title)
        #expect(titles.contains("Add card.centerY == view.centerY"))
        #expect(!titles.contains { $0.contains("dim") })
    }

    /// What a limit keeps outside leaves its superview by no fix.
    @Test func aViewThatALimitKeepsOutsideMayStayThere() throws {
        let code = """
            final class Page: UIViewController {
                private let shadow = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(shadow)
                    shadow.snp.makeConstraints {
                        $0.leading.trailing.equalToSuperview()
                        $0.height.equalTo(66)
                        $0.bottom.greaterThanOrEqualToSuperview().offset(11)
                    }
                }
            }
            """
        let titles = try fixes(code, of: "ambiguous-position").map(\.title)
        #expect(titles.contains("Make shadow.bottom >= view.bottom + 11 an equality"))
    }

    private func scrolling(_ rest: String) -> String {
        """
        final class Page: UIViewController {
            private let scroll = UIScrollView(), content = UIView(), button = UIButton(type: .system)
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(scroll)
                scroll.addSubview(content)
                content.addSubview(button)
                scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                content.snp.makeConstraints {
                    $0.edges.width.equalToSuperview()
                    $0.height.greaterThanOrEqualToSuperview()
                }
                button.snp.makeConstraints {
                    $0.centerX.bottom.equalToSuperview()
                    $0.top.greaterThanOrEqualToSuperview()
                    $0.height.equalTo(44)
        \(rest)
                }
            }
        }
        """
    }

    /// The content is free all the time, which is said once nothing conflicts.
    @Test func whatAConflictHidesKeepsNoFixBack() throws {
        let code = scrolling("            $0.height.equalTo(52)")
        let fixes = try Fixing(code, path: "Card.swift").fixes(of: "conflict", hiding: "ambiguous-scroll-content")
        #expect(fixes.map(\.title) == ["Remove button.height == 52", "Remove button.height == 44"])
    }
}
