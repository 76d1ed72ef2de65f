import SourceText
import TestSupport
import Testing

/// What is missing in a world, where constraints in branches decide what is missing.
@Suite struct AmbiguousInWorldsTests {
    private static func card(_ body: String, icon mark: String = "") -> String {
        """
        import UIKit

        final class Card: UIView {
            private let icon = UIImageView()\(mark.isEmpty ? "" : "  // expect: \(mark)")
            private let text = UILabel()
            private let isLarge: Bool
            private let style: Style

            init(isLarge: Bool, style: Style) {
                self.isLarge = isLarge
                self.style = style
                super.init(frame: .zero)
                for view in [icon, text] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(view)
                    view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                }
                icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
                icon.heightAnchor.constraint(equalToConstant: 40).isActive = true
                \(body)
            }

            required init?(coder: NSCoder) { fatalError() }
        }
        """
    }

    private static func below(_ distance: Int) -> String {
        "text.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: \(distance)).isActive = true"
    }

    private static let iconOnTop = "icon.topAnchor.constraint(equalTo: topAnchor).isActive = true"

    @Test func aViewThatNoBranchPlacesIsAmbiguous() throws {
        let branches = "if isLarge { \(Self.below(80)) } else { \(Self.below(8)) }"
        try judgeCode(Self.card(branches, icon: "ambiguous-position"))
        let cases = "switch style {\ncase .plain: \(Self.below(8))\ncase .large: \(Self.below(80))\n}"
        try judgeCode(Self.card(cases, icon: "ambiguous-position"))
    }

    @Test func aViewThatOneBranchDoesNotPlaceIsAmbiguousThere() throws {
        let code = "if isLarge { \(Self.below(80)); \(Self.iconOnTop) } else { \(Self.below(8)) }"
        try judgeCode(Self.card(code, icon: "ambiguous-position"))
        let message = findings(in: SourceText(Self.card(code)), with: []).map(\.message)
        #expect(message.count == 1)
        #expect(message.first?.hasPrefix("Ambiguous vertical position in state \"!isLarge\": ") == true)
    }

    /// What a closure asks is said, and not that it is a closure.
    @Test func aStateInAClosureIsNamedAfterWhatItAsks() {
        let text = SourceText(
            """
            import UIKit

            final class Page: UIViewController {
                private let box = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    Store.shared.load { isLoaded in
                        if isLoaded {
                            self.box.heightAnchor.constraint(equalToConstant: 4).isActive = true
                            self.box.heightAnchor.constraint(equalToConstant: 5).isActive = true
                        }
                    }
                }
            }
            """)
        let conflicts = findings(in: text, with: []).map(\.message).filter { $0.hasPrefix("Conflict") }
        #expect(conflicts.map { $0.prefix { $0 != ":" } } == ["Conflict in state \"isLoaded\""])
    }

    /// Each view has its place in every branch, or whether it has one is not known.
    @Test(arguments: [
        "if isLarge { \(below(80)) } else { \(below(8)) }\n\(iconOnTop)",
        "if isLarge { \(below(80)); \(iconOnTop) } else { \(below(8)); \(iconOnTop) }",
        // Nothing says that both are not there together.
        "if isLarge { \(below(80)) }\nif style == .plain { \(iconOnTop) }",
        "if isLarge { \(below(80)) } else { \(below(8)) }\nif style == .plain { \(iconOnTop) }",
        // Only one of what follows the return is the branch that places it.
        "switch style {\ncase .none: return\ncase .plain: \(iconOnTop)\ncase .large: \(iconOnTop)\n}\n"
            + "if isLarge { \(below(80)) } else { \(below(8)) }",
        // A hidden view needs no place.
        "if isLarge { \(below(80)); \(iconOnTop) } else { \(below(8)); icon.isHidden = true }",
        "if isLarge { \(below(80)); \(iconOnTop) } else { \(below(8)); icon.alpha = 0 }",
        // Another time it may be placed.
        "if isLarge { \(below(80)) } else { \(below(8)) }\nonTap = { [self] in \(iconOnTop) }",
    ])
    func nothingElseIsSaid(body: String) throws {
        try judgeCode(Self.card(body))
    }

    private static func toggled(_ update: String, mark: String = "", access: String = "private ") -> String {
        """
        import UIKit

        final class Card: UIView {
            private let icon = UIView()\(mark)
            private lazy var top = icon.topAnchor.constraint(equalTo: topAnchor)
            private lazy var bottom = icon.bottomAnchor.constraint(equalTo: bottomAnchor)
            \(access)lazy var height = icon.heightAnchor.constraint(equalToConstant: 40)

            init() {
                super.init(frame: .zero)
                addSubview(icon)
                icon.translatesAutoresizingMaskIntoConstraints = false
                icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
                icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            }

            required init?(coder: NSCoder) { fatalError() }

            func set(isOnTop: Bool) {
                \(update)
            }
        }
        """
    }

    @Test func whatAnExchangeLeavesWithoutAPlaceIsAmbiguous() throws {
        let code = "top.isActive = isOnTop; bottom.isActive = !isOnTop"
        try judgeCode(Self.toggled(code + "; height.isActive = true; height.isActive = isOnTop || !isOnTop"))
        try judgeCode(
            Self.toggled(code + "; height.isActive = isOnTop", mark: "  // expect: ambiguous-size"))
        try judgeCode(Self.toggled("height.isActive = true; " + code))
    }

    /// Other files may activate what is not private.
    @Test func whatOthersMayActivateIsNotMissing() throws {
        let code = "top.isActive = isOnTop; bottom.isActive = !isOnTop; height.isActive = isOnTop"
        try judgeCode(Self.toggled(code, access: ""))
    }

    /// What is hidden at first and shown on the way is there in that world, and a stack view takes no room from it.
    @Test(arguments: [("view.isHidden = false", false), ("view.alpha = 1", true)])
    func whatAWorldShowsIsThere(statement: String, isFound: Bool) throws {
        let mark = isFound ? "  // expect: required-size-in-stack" : ""
        try judgeCode(
            """
            import UIKit

            final class Details: UIStackView {
                private let company = UIView()

                init() {
                    super.init(frame: .zero)
                    axis = .vertical
                    addArrangedSubview(company)
                    company.isHidden = true
                }

                private func show(_ view: UIView) {
                    \(statement)
                    view.heightAnchor.constraint(equalToConstant: 32)\(mark)
                        .isActive = true
                }

                func setUp(company name: String?) {
                    if let name, !name.isEmpty { show(company) }
                }
            }
            """)
    }

    /// What hides a view before it is shown for good is no reason; what may run again, or is laid out before, is one.
    @Test(arguments: [
        ("row.isHidden = true; row.isHidden = false", "", false),
        ("hide(); row.isHidden = false", "func hide() { row.isHidden = true }", true),
        ("row.isHidden = true; UIView.animate(withDuration: 1) { self.row.isHidden = false }", "", true),
    ])
    func whatIsShownAtOnceWasNotHidden(body: String, member: String, isFound: Bool) throws {
        let mark = isFound ? "  // expect: required-size-in-stack" : ""
        try judgeCode(
            """
            import UIKit

            final class List: UIStackView {
                private let row = UIView()

                init() {
                    super.init(frame: .zero)
                    axis = .vertical
                    addArrangedSubview(row)
                    row.heightAnchor.constraint(equalToConstant: 32)\(mark)
                        .isActive = true
                    \(body)
                }

                \(member)
            }
            """)
    }
}
