import Testing

@Suite struct FixedScreenWidthsTests {
    private static let mark = "  // expect: does-not-fit"

    private func page(_ constraints: String, superclass: String = "UIViewController", rest: String = "") -> String {
        """
        final class Page: \(superclass) {
            private let card = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(card)
                card.snp.makeConstraints {
                    $0.top.equalToSuperview()
                    \(constraints)
                }
            }
            \(rest)
        }
        """
    }

    @Test func aWidthBetweenBothEdgesFitsOneScreen() {
        check(page("$0.leading.trailing.equalToSuperview().inset(20)\n$0.width.equalTo(300)\(Self.mark)"))
        check(page("$0.left.right.equalTo(view.layoutMarginsGuide)\n$0.width.equalTo(300)"))
        check(page("$0.leading.trailing.equalTo(view.safeAreaLayoutGuide)\n$0.width.equalTo(300)"))
    }

    @Test(arguments: [
        "$0.leading.trailing.equalToSuperview()", "$0.leading.equalToSuperview()\n$0.width.equalTo(300)",
        "$0.leading.trailing.equalToSuperview()\n$0.width.equalTo(300).priority(999)",
        "$0.leading.equalToSuperview()\n$0.trailing.lessThanOrEqualToSuperview()\n$0.width.equalTo(300)",
        "$0.leading.trailing.equalToSuperview()\n$0.width.equalTo(view.bounds.width)",
    ])
    func whatGivesWayFitsAllScreens(constraints: String) {
        check(page(constraints))
    }

    /// Who embeds it, or says how large it is, decides its width.
    @Test(arguments: [
        "override var preferredContentSize: CGSize { get { .zero } set {} }", "func embed() { addChild(Page()) }",
        "func widen() { view.widthAnchor.constraint(equalToConstant: 300).isActive = true }",
    ])
    func aPartOfAScreenHasAWidthOfItsOwn(rest: String) {
        let fixed = "$0.leading.trailing.equalToSuperview()\n$0.width.equalTo(300)"
        check(page(rest.contains("widen") ? "$0.leading.trailing.equalToSuperview()" : fixed, rest: rest))
        check(page(fixed, superclass: "SheetController"))
    }
}
