import Testing

/// Calls of the libraries that hide views which do nothing, or after which a view does not come back as it was.
@Suite struct VisibilityMistakesTests {
    private static func card(_ methods: String, _ body: String = "", members: String = "") -> String {
        """
        final class Card: UIView {
            private let badge = UIView(), title = UILabel(), other = UIView()
            private let box = FlexibleBox()
            private lazy var gap = badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4)
        \(members)
            init() {
                super.init(frame: .zero)
                addSubview(title)
                addSubview(badge)
                badge.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
                badge.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                badge.widthAnchor.constraint(equalToConstant: 16).isActive = true
                title.translatesAutoresizingMaskIntoConstraints = false
                badge.translatesAutoresizingMaskIntoConstraints = false
                gap.isActive = true
        \(body)
            }
        \(methods)
        }
        """
    }

    // MARK: HRViewVisible

    private static func directions(_ gone: String, _ visible: String) -> String {
        """
        func hide() { badge.setVisible(.gone(direction: \(gone))) }
        func show() {
            badge.setVisible(.visible(direction: \(visible)))
        }
        """
    }

    @Test(arguments: [
        (".all", ".left"), ("[.left, .top]", ".left"), ("[.left, .top]", ".top"), (".all", "[.top, .bottom]"),
        (".left", "[]"),
    ])
    func aGapThatVisibleDoesNotRestoreIsReported(gone: String, visible: String) {
        let code = Self.directions(gone, visible).replacing("))\n}", with: "))  // expect: not-restored\n}")
        check(Self.card(code))
    }

    @Test(arguments: [
        (".all", ".all"), (".left", ".all"), ("[.left, .top]", "[.top, .left]"),
        // These have no gap, or one of 0.
        ("[.left, .right]", ".left"), ("[.top, .bottom]", ".top"),
        // Not known.
        (".all", "directions"), ("directions", ".left"),
    ])
    func whatIsRestoredOrNotKnownIsNotReported(gone: String, visible: String) {
        check(Self.card(Self.directions(gone, visible), members: "var directions: UIView.Direction = .all"))
    }

    @Test func severalCallsRestoreTogether() {
        check(
            Self.card(
                Self.directions("[.left, .top]", ".left")
                    + "\nfunc showMore() { badge.setVisible(.visible(direction: .top)) }"))
        // Others may show a view that is not private.
        let reachable = Self.directions(".all", ".left").replacing("badge", with: "view")
        check(
            Self.card(
                reachable,
                "addSubview(view)\nview.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true",
                members: "let view = UIView()"))
    }

    @Test func aViewWithoutSuperviewStaysAsItIs() {
        check(
            Self.card(
                "",
                """
                other.setVisible(.gone(direction: .left))  // expect: collapse-without-effect
                addSubview(other)
                other.setVisible(.gone(direction: .left))
                """))
        check(Self.card("func hide() { other.setVisible(.gone(direction: .left)) }", "addSubview(other)"))
        check(Self.card("", "place(other)\nother.setVisible(.gone(direction: .left))\naddSubview(other)"))
        check(
            Self.card(
                "",
                """
                if isOpen { addSubview(other) }
                other.setVisible(.gone(direction: .left))
                addSubview(other)
                """, members: "var isOpen = true"))
    }

    // MARK: FlexibleBox

    @Test(arguments: ["resumeViewSpace", "toggle"])
    func aViewThatWasNeverAddedComesBackWithoutItsSize(method: String) {
        let code = "func show() { box.\(method)(badge) }"
        check(Self.card("\(code)  // expect: not-restored", "box.addViews([title])"))
        check(Self.card(code, "box.addViews([title, badge])"))
        check(Self.card(code, "box.addView(badge)"))
        check(Self.card(code, "box.addViews(views)", members: "var views: [UIView] { subviews }"))
        check(Self.card(code, "Setup.add(to: box)"))
        check(Self.card(code + "\nfunc add() { box.addView(badge) }"))
        check(Self.card(code.replacing("badge", with: "other")))
    }

    @Test func aViewIsAddedBeforeItsSpaceIsFreed() {
        let show = "func show() { box.resumeViewSpace(badge) }"
        check(Self.card(show, "box.freeViewSpace(badge)\nbox.addViews([badge])  // expect: not-restored"))
        check(Self.card(show, "box.addViews([badge])\nbox.freeViewSpace(badge)"))
        check(Self.card(show + "\nfunc hide() { box.freeViewSpace(badge) }", "box.addViews([badge])"))
    }

    // MARK: FDCollapsibleConstraints

    @Test func aCollectionIsNeeded() {
        let code = "func hide() { badge.fd_collapsed = true }"
        check(Self.card("\(code)  // expect: collapse-without-effect"))
        check(Self.card(code, "badge.fd_collapsibleConstraints = [gap]"))
        check(Self.card(code + "\nfunc fill() { badge.fd_collapsibleConstraints = [gap] }"))
        check(Self.card(code, "fill(badge)"))
        check(Self.card(code.replacing("badge", with: "outlet"), members: "@IBOutlet private var outlet: UIView!"))
    }
}
