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
        check(page("$0.leading.trailing.equalTo(view.safeAreaLayoutGuide)\n$0.width.equalTo(300)\(Self.mark)"))
        check(
            page(
                "$0.leading.equalTo(view.safeAreaLayoutGuide).offset(20)\n$0.trailing.equalToSuperview().inset(20)\n"
                    + "$0.width.equalTo(335)\(Self.mark)"))
    }

    /// Through another length that is fixed.
    @Test func aWidthThatFollowsFromOthersFitsOneScreen() {
        check(page("$0.width.equalToSuperview()\(Self.mark)\n$0.width.equalTo(300)"))
        check(page("$0.width.equalToSuperview().multipliedBy(0.5)\(Self.mark)\n$0.width.equalTo(180)"))
        check(
            page(
                "$0.leading.trailing.equalToSuperview().inset(16)\n$0.height.equalTo(200)\n"
                    + "$0.width.equalTo(card.snp.height).multipliedBy(1.5)\(Self.mark)"))
        check(page("$0.width.equalToSuperview().multipliedBy(0.5)\n$0.width.lessThanOrEqualTo(180)"))
        check(page("$0.leading.equalToSuperview()\n$0.width.equalTo(card.snp.height)\n$0.height.equalTo(200)"))
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
        check(page(fixed, superclass: "UIAlertController"))
    }

    private func loaded(_ controller: String, superclass: String = "UIView", isWrong: Bool = true) -> String {
        """
        final class ProfileView: \(superclass) {
            private let card = UIView()

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(card)
                card.snp.makeConstraints {
                    $0.top.equalToSuperview()
                    $0.leading.trailing.equalToSuperview().inset(20)
                    $0.width.equalTo(335)\(isWrong ? Self.mark : "")
                }
            }
        }

        \(controller)
        """
    }

    /// Its safe area has insets at its sides then.
    @Test(arguments: [
        "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }",
        "func inset() { additionalSafeAreaInsets.left = 45 }",
    ])
    func aScreenThatIsNotUprightIsNot(member: String) {
        check(page("$0.leading.trailing.equalTo(view.safeAreaLayoutGuide)\n$0.width.equalTo(300)", rest: member))
    }

    /// The view that a controller loads is as wide as the screen.
    @Test(arguments: [
        "override func loadView() { view = ProfileView() }",
        "let profile = ProfileView()\noverride func loadView() {\nview = profile\n}",
        "private lazy var profile: ProfileView = ProfileView(frame: .zero)\n"
            + "override func loadView() {\nself.view = profile\n}",
        "private let profile = ProfileView()\noverride func loadView() {\nself.view = self.profile\n}",
    ])
    func aLoadedViewIsAsWideAsTheScreen(members: String) {
        check(loaded("final class Profile: UIViewController {\n\(members)\n}"))
    }

    @Test(arguments: [
        "", "final class Profile: UIViewController {\nlet profile = ProfileView()\n}",
        "final class Profile: UIViewController {\noverride func viewDidLoad() { view.addSubview(ProfileView()) }\n}",
        "final class Profile: Base<ProfileView> {}",
        "final class Wrapper: UIView {\nvar view: UIView!\nfunc fill() {\nview = ProfileView()\naddSubview(view)\n}\n}",
        "final class Host: NSObject {\nlet card = ProfileView()\nfunc show() {\nview = card\n}\n}",
        "final class Profile: UIViewController {\nfunc show() {\nlet view: UIView\nview = ProfileView()\n}\n}",
        "final class Profile: UIViewController {\nfunc show() { holder.view = ProfileView() }\n}",
        "final class Profile: UIViewController {\nlet card: ProfileView = .init()\n"
            + "override func loadView() { view = ProfileView() }\n}",
        "final class Profile: UIViewController {\noverride func loadView() { view = ProfileView() }\n}\n"
            + "typealias Card = ProfileView",
        "final class Profile: UIViewController {\nlet card = ProfileView()\noverride func loadView() { view = card }\n"
            + "func move() { box.addSubview(card) }\n}",
        "final class Profile: UIViewController {\nlet card = ProfileView()\nfunc show() {\nsubview = card\n}\n}",
        "final class Profile: UIViewController {\nlet card = ProfileView()\nfunc show() {\nbox.view = card\n}\n}",
        "final class Profile: UIViewController {\n"
            + "lazy var card: ProfileView = {\nlet view = ProfileView()\nreturn view\n}()\n}",
        "final class Profile: UIViewController {\noverride func loadView() { view = ProfileView() }\n}\n"
            + "final class Box: UIViewController {\noverride func viewDidLoad() { addChild(Profile()) }\n}",
        "final class Profile: UIViewController {\noverride func loadView() { view = ProfileView() }\n}\n"
            + "final class Page: UIViewController {\nlet header = ProfileView()\n}",
    ])
    func aViewThatMayBeAPartOfAScreenIsNot(controller: String) {
        check(loaded(controller, isWrong: false))
    }

    @Test func aCellIsNoScreen() {
        let loading = "final class Profile: UIViewController {\noverride func loadView() { view = ProfileView() }\n}"
        check(loaded(loading, superclass: "UIScrollView", isWrong: false))
    }
}
