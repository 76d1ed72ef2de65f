import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// What methods of a class, or libraries, do to the room of a view that they hide.
@Suite struct CodeCollapsesTests {
    private static func layout(_ members: String, start: String = "") throws -> Layout {
        let code = """
            import UIKit

            final class Row: UIView {
                private let badge = UIView()
                private let title = UILabel()
                private lazy var gap = title.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 4)
                private lazy var width = badge.widthAnchor.constraint(equalToConstant: 16)
                private lazy var none = badge.widthAnchor.constraint(equalToConstant: 0)
                private var isWide = false
                private let box = FlexibleBox()

                init() {
                    super.init(frame: .zero)
                    addSubview(badge)
                    addSubview(title)
                    badge.translatesAutoresizingMaskIntoConstraints = false
                    title.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        badge.leadingAnchor.constraint(equalTo: leadingAnchor), gap, width,
                    ])
                    \(start)
                }

                \(members)
            }
            """
        let document = uncancelled { never throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(code), in: ParseContext(), never)
        }.document
        return try #require(document.layouts.first)
    }

    /// `badge: zero title.leading == badge.trailing + 4`, one for each view that collapses.
    private static func collapses(_ members: String, start: String = "") throws -> [String] {
        let layout = try layout(members, start: start)
        return layout.collapses.map { collapse in
            func text(_ word: String, _ ids: [ConstraintID]) -> String {
                guard !ids.isEmpty else { return "" }
                let words = layout.notation.words
                return " \(word) " + ids.map { words.equation(layout[$0], in: layout) }.joined(separator: ", ")
            }
            let edges = collapse.edges.collapseClause(collapse.style)
            return layout[collapse.view].path + edges + text("zero", collapse.constraints)
                + text("active", collapse.installed) + text("inactive", collapse.deactivated)
        }
    }

    /// The constants of the constraints that are active at first; nil for one that is not known.
    private static func constants(_ members: String) throws -> [Double?] {
        try layout(members).constraints.filter(\.isActive).map(\.constant.literal)
    }

    // MARK: Methods

    @Test(arguments: [
        "badge.isHidden = isHidden; gap.constant = isHidden ? 0 : 4; width.constant = isHidden ? 0 : 16",
        """
        badge.isHidden = isHidden
        if isHidden {
            gap.constant = 0
            width.constant = 0
        } else {
            gap.constant = 4
            width.constant = 16
        }
        """,
    ])
    func constantsAreZeroWhileAViewIsHidden(body: String) throws {
        let method = "func setBadgeHidden(_ isHidden: Bool, animated: Int) {\n\(body)\n}"
        #expect(
            try Self.collapses(method) == ["badge zero title.leading == badge.trailing + 4, badge.width == 16"])
        #expect(try Self.constants(method) == [0, 4, 16])
        // Whoever calls it does nothing else.
        let called = "func configure(_ price: Price) { setBadgeHidden(!price.isSale, animated: 1) }\n" + method
        #expect(try Self.collapses(called).count == 1 && Self.constants(called) == [0, 4, 16])
    }

    /// The room of another view changes: the badge goes, and its own room may stay.
    @Test func aConstantOfAnotherViewIsNoRoomOfTheHiddenOne() throws {
        let method = """
            private lazy var top = title.topAnchor.constraint(equalTo: topAnchor, constant: 18)
            func setBadgeHidden(_ isHidden: Bool) {
                badge.isHidden = isHidden
                top.constant = isHidden ? 0 : 18
            }
            """
        #expect(try Self.collapses(method, start: "top.isActive = true") == [])
    }

    @Test func aPrivateMethodThatTheInitializerCallsIsOne() throws {
        let method = """
            func configure(_ price: Price) { setBadgeHidden(!price.isSale) }
            private func setBadgeHidden(_ isHidden: Bool) {
                badge.isHidden = isHidden
                gap.constant = isHidden ? 0 : 4
            }
            """
        #expect(
            try Self.collapses(method, start: "setBadgeHidden(false)") == [
                "badge zero title.leading == badge.trailing + 4"
            ])
    }

    private static let hiding = """
        func show(_ isShown: Bool) { setBadgeHidden(!isShown); title.isHidden = !isShown }
        func setBadgeHidden(_ isHidden: Bool) {
            badge.isHidden = isHidden
            gap.constant = isHidden ? 0 : 4
            none.isActive = isHidden
            width.constant = isHidden ? 0 : 16
        }
        """

    /// The layout is that in which the view is shown, whether the initializer hides it, shows it again, or leaves that
    /// to another method.
    @Test(arguments: [
        "", "setBadgeHidden(true)", "setBadgeHidden(false)", "setBadgeHidden(true); setBadgeHidden(false)",
        "setBadgeHidden(isWide)", "show(false)", "show(true)",
    ])
    func theInitializerMayHideTheView(start: String) throws {
        #expect(
            try Self.collapses(Self.hiding, start: start) == [
                "badge zero title.leading == badge.trailing + 4, badge.width == 16 active badge.width == 0"
            ])
        let layout = try Self.layout(Self.hiding, start: start)
        #expect(layout.constraints.filter(\.isActive).map(\.constant.literal) == [0, 4, 16])
        #expect(layout.constraints.filter { !$0.isActive }.map(\.constant.literal) == [0])
    }

    /// What the method is to bring back is not what it found, or other code does the same.
    @Test(arguments: ["gap.constant = 6; setBadgeHidden(true)", "none.isActive = true; setBadgeHidden(true)"])
    func theInitializerMayLeaveSomethingElse(start: String) throws {
        #expect(try Self.collapses(Self.hiding, start: start) == [])
    }

    /// SnapKit's constraint is made after the method was called, so the gap stays until it is called again.
    @Test func whatIsMadeLaterIsNotHiddenAtFirst() throws {
        func collapses(_ start: String) throws -> Int {
            try Self.collapses(
                """
                private var top: Constraint?
                private func build() {
                    title.snp.makeConstraints { top = $0.top.equalTo(badge.snp.bottom).offset(8).constraint }
                }
                func setBadgeHidden(_ isHidden: Bool) {
                    badge.isHidden = isHidden
                    top?.update(offset: isHidden ? 0 : 8)
                }
                """, start: start
            ).count
        }
        #expect(try collapses("build(); setBadgeHidden(true)") == 1)
        #expect(try collapses("setBadgeHidden(true); build()") == 0)
    }

    @Test func constraintsAreExchangedWhileAViewIsHidden() throws {
        let method = """
            func show(_ isShown: Bool) {
                badge.isHidden = !isShown
                gap.constant = isShown ? 4 : 0
                NSLayoutConstraint.deactivate([isShown ? none : width])
                NSLayoutConstraint.activate([isShown ? width : none])
            }
            """
        #expect(
            try Self.collapses(method) == [
                "badge zero title.leading == badge.trailing + 4 active badge.width == 0 inactive badge.width == 16"
            ])
        #expect(try Self.constants(method) == [0, 4, 16])
    }

    @Test(arguments: [
        // Shown again with another constant, or with none.
        "badge.isHidden = isHidden; gap.constant = isHidden ? 0 : 8",
        "badge.isHidden = isHidden; if isHidden { gap.constant = 0 }",
        // Smaller, not gone.
        "badge.isHidden = isHidden; gap.constant = isHidden ? 2 : 4",
        // What else decides is not known.
        "badge.isHidden = isHidden; if isWide { gap.constant = isHidden ? 0 : 4 }",
        "badge.isHidden = isHidden || isWide; gap.constant = isHidden ? 0 : 4",
        // Two views in one method.
        "badge.isHidden = isHidden; title.isHidden = isHidden; gap.constant = isHidden ? 0 : 4",
    ])
    func whatIsNotUndoneMakesNothingCollapsible(body: String) throws {
        let method = "func setBadgeHidden(_ isHidden: Bool) { \(body) }"
        #expect(try Self.collapses(method) == [])
        #expect(try Self.constants(method) == [0, nil, 16])
    }

    @Test func aConstraintThatOtherCodeChangesIsNotKnown() throws {
        let method = """
            func setBadgeHidden(_ isHidden: Bool) { badge.isHidden = isHidden; gap.constant = isHidden ? 0 : 4 }
            func tighten() { gap.constant = 2 }
            """
        #expect(try Self.collapses(method) == [])
        #expect(try Self.constants(method) == [0, nil, 16])
    }

    @Test func hidingAloneMakesNothingCollapsible() throws {
        #expect(try Self.collapses("func setBadgeHidden(_ isHidden: Bool) { badge.isHidden = isHidden }") == [])
    }

    // MARK: Libraries

    @Test(arguments: [
        ("badge.setVisible(.gone(direction: .left))", "badge: left as hrViewVisible"),
        ("badge.setVisible(.gone(direction: [.right, .top]))", "badge: right top as hrViewVisible"),
        (
            "badge.setVisibility(.gone, affectedMarginDirections: .right)", "badge: right as uiViewVisibility"
        ),
        ("badge.visibility = .Gone(.Horizontally)", "badge: leading as uiViewVisibilitySwift"),
        (
            "badge.fd_collapsibleConstraints = [gap, width]",
            "badge as fdCollapsible zero title.leading == badge.trailing + 4, badge.width == 16"
        ),
        ("box.freeViewSpace(badge)", "badge: leading trailing as flexibleBox"),
        ("box.toggle(badge)", "badge: leading trailing as flexibleBox"),
    ])
    func aLibraryMakesAViewGone(call: String, collapse: String) throws {
        let method = "func hide() { \(call) }"
        #expect(try Self.collapses(method) == [collapse])
        #expect(try Self.constants(method) == [0, 4, 16])
    }

    @Test func edgesOfSeveralCallsAreTakenTogether() throws {
        let calls = [".gone(direction: .left)", ".gone(direction: .top)", ".visible(direction: .left)"]
        let body = calls.map { "badge.setVisible(\($0))" }.joined(separator: "; ")
        #expect(try Self.collapses("func hide() { \(body) }") == ["badge: left top as hrViewVisible"])
    }

    @Test(arguments: [
        "badge.setVisible(.gone)", "badge.setVisible(.gone(direction: edges))", "badge.setVisible(false)",
    ])
    func aMethodOfTheSameNameMayDoAnything(call: String) throws {
        let layout = try Self.layout("func hide() { \(call) }")
        #expect(layout.collapses.isEmpty && layout.isPartiallyKnown(ViewID(1)))
    }
}
