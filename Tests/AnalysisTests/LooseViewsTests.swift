import LayoutModel
import SourceText
import TestSupport
import Testing

/// Views that a class fills, and that UIKit or other code puts where they belong.
@Suite struct LooseViewsTests {
    private static func page(_ give: String, _ members: String = "", isConflict: Bool = true) -> String {
        """
        import SnapKit
        import UIKit

        final class Page: UIViewController {
            private let table = UITableView()
            private let header = UIView()
            private let icon = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(table)
                table.snp.makeConstraints { $0.edges.equalToSuperview() }
                header.addSubview(icon)
                icon.snp.makeConstraints {
                    $0.edges.equalToSuperview()
                    $0.height.equalTo(30)
                    $0.height.equalTo(40)\(isConflict ? "  // expect: conflict" : "")
                }
                \(give)
            }
        \(members)
        }
        """
    }

    @Test(arguments: [
        "table.tableHeaderView = header", "navigationItem.titleView = header", "table.backgroundView = header",
        "navigationItem.rightBarButtonItem = UIBarButtonItem(customView: header)",
        "table.tableFooterView = header", "Cards.show(header)",
    ])
    func whatIsInThemIsJudged(give: String) throws {
        try judgeCode(Self.page(give))
    }

    /// Nobody ever sees it, so nothing is solved.
    @Test func aViewThatNothingGetsIsNot() throws {
        try judgeCode(Self.page("header.backgroundColor = .red", isConflict: false))
        let members = "    func show() { navigationItem.titleView = header }"
        try judgeCode(Self.page("header.backgroundColor = .red", members))
    }

    @Test func aHiddenViewOfATitleMustBeAbleToVanish() throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Page: UIViewController {
                private let icon = UIImageView()
                private let name = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.titleView = UIStackView(arrangedSubviews: [icon, name])
                    icon.snp.makeConstraints { $0.width.equalTo(26) }  // expect: required-size-in-stack
                }

                func update(_ user: User) { icon.isHidden = user.icon == nil }
            }
            """)
    }

    /// How large they are somebody else says.
    @Test func theirOwnSizeIsNotMissing() throws {
        try judgeCode(
            Self.page("table.tableHeaderView = header", isConflict: false).replacing("$0.height.equalTo(40)", with: ""))
    }

    /// They are in another view than the root.
    @Test func noConstraintLeavesThem() throws {
        let code = Self.page(
            """
            table.tableHeaderView = header
                    icon.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 10).isActive = true
                    icon.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                    icon.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            """, isConflict: false
        ).replacing("$0.height.equalTo(40)", with: "")
        try judgeCode(code)
    }

    /// What is done to a view that is asked for where UIKit keeps it is not known.
    @Test(arguments: ["(navigationItem.titleView as? Card)?.fold()", "navigationItem.titleView?.subviews.forEach(fix)"])
    func aViewThatIsAskedForAgainIsLeftOut(use: String) throws {
        try judgeCode(Self.page("navigationItem.titleView = header\n        \(use)", isConflict: false))
    }

    private static let makeBox = """
        let box = UIView()
        let line = UIView()
        box.addSubview(line)
        line.snp.makeConstraints {
            $0.edges.equalToSuperview()
            $0.height.equalTo(1)
            $0.height.equalTo(2)  // expect: conflict
        }
        return box
        """

    @Test func whatAMethodMakesAndReturnsIsJudged() throws {
        try judgeCode(
            Self.page(
                "table.tableHeaderView = header",
                """
                    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                        \(Self.makeBox)
                    }
                """))
    }

    /// Views without subviews too, in whatever they are put.
    @Test(arguments: [
        "navigationItem.rightBarButtonItem = UIBarButtonItem(customView: mark)",
        "navigationController?.navigationBar.addSubview(mark)", "Cards.window()?.addSubview(mark)", "_ = mark",
    ])
    func theirSizesAreJudged(give: String) throws {
        try judgeCode(
            Self.page(
                """
                let mark = UIButton()
                        mark.widthAnchor.constraint(equalToConstant: 30).isActive = true
                        mark.widthAnchor.constraint(equalToConstant: 40).isActive = true  // expect: conflict
                        \(give)
                """, isConflict: false
            ).replacing("$0.height.equalTo(40)", with: ""))
    }

    /// UIKit asks for it.
    @Test func whatIsShownAboveTheKeyboardIsJudged() throws {
        try judgeCode(
            Self.page(
                "table.tableHeaderView = header",
                """
                    private lazy var bar: UIView = {
                        \(Self.makeBox)
                    }()

                    override var inputAccessoryView: UIView? { bar }
                """))
    }

    /// A variable of the class may have the name of what UIKit keeps.
    @Test func aVariableOfAnyNameIsItsOwn() throws {
        try judgeCode(
            """
            import UIKit

            final class Page: UIViewController {
                func show(_ user: User) {
                    let titleView = UIView()
                    let icon = UIImageView()  // expect: ambiguous-position
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    titleView.addSubview(icon)
                    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
                    icon.widthAnchor.constraint(equalToConstant: 47).isActive = true  // expect: conflict
                    navigationItem.titleView = titleView
                }
            }
            """)
    }
}
