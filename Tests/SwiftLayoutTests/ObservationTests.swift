import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Views that are hidden and shown with another one, and what is hidden for good.
@Suite struct ObservationTests {
    private static func layout(_ tie: String, _ members: String = "") throws -> Layout {
        let code = """
            import UIKit

            final class Column: UIView {
                private let stack = UIStackView()
                private let note = UILabel(), button = UIButton()
                private let gap = UIView()
                private var isShort = false
                private var observation: NSKeyValueObservation?

                init() {
                    super.init(frame: .zero)
                    addSubview(stack)
                    stack.axis = .vertical
                    gap.heightAnchor.constraint(equalToConstant: 8).isActive = true
                    note.isHidden = isShort
                    \(tie)
                    for view in [note, gap, button] { stack.addArrangedSubview(view) }
                }
                \(members)
            }
            """
        let document = uncancelled { never throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(code), in: ParseContext(), never)
        }.document
        return try #require(document.layouts.first)
    }

    /// `gap after note`, one for each view that follows another one, and the views that vary.
    private static func ties(_ tie: String, _ members: String = "") throws -> [String] {
        let layout = try layout(tie, members)
        return layout.views.compactMap { view in
            view.spacer?.after.map { "\(view.name) after \(layout[$0].name)" }
        } + layout.vary.map { layout[$0.view].name }
    }

    @Test(arguments: [
        "observation = note.observe(\\.isHidden) { [weak gap] note, _ in gap?.isHidden = note.isHidden }",
        """
        gap.isHidden = note.isHidden
        observation = note.observe(\\UILabel.isHidden, options: [.new]) { [gap] _, change in
            gap.isHidden = change.newValue ?? false
        }
        """,
        "note.publisher(for: \\.isHidden).assign(to: \\.isHidden, on: gap).store(in: &subscriptions)",
        "note.publisher(for: \\.isHidden).sink { [gap] in gap.isHidden = $0 }.store(in: &subscriptions)",
    ])
    func aViewThatObservesAnotherOneFollowsIt(tie: String) throws {
        #expect(try Self.ties(tie) == ["gap after note", "note"])
    }

    @Test(arguments: [
        "gap.isHidden = note.isHidden",
        "observation = note.observe(\\.isHidden) { [gap] note, _ in gap.isHidden = !note.isHidden }",
    ])
    func aCopyOrTheOppositeIsNoTie(tie: String) throws {
        #expect(try Self.ties(tie) == ["note", "gap"])
    }

    @Test func aSpacerOfTheLibraryFollowsItsView() throws {
        let layout = try Self.layout("stack.addArrangedSubview(note.createSpacer(12, axis: .vertical))")
        let spacer = try #require(layout.views.first { $0.spacer != nil })
        #expect(spacer.spacer?.after.map { layout[$0].name } == "note" && spacer.kind == .view)
        #expect(layout.constraints.contains { $0.first == Anchor(Item(spacer.id), .height) })
    }

    @Test func togglingHidesAndShows() throws {
        #expect(try Self.ties("", "func toggle() { button.isHidden.toggle() }") == ["note", "button"])
    }

    // MARK: Collapsing by content

    @Test(arguments: [("UIView()", Collapse.Occasion.always), ("UISwitch()", .never), ("UILabel()", .byCode)])
    func aViewCollapsesByItsContent(make: String, occasion: Collapse.Occasion) throws {
        let code = """
            final class Card: UIView {
                private let badge = \(make)
                init() {
                    super.init(frame: .zero)
                    addSubview(badge)
                    badge.translatesAutoresizingMaskIntoConstraints = false
                    let top = badge.topAnchor.constraint(equalTo: topAnchor, constant: 8)
                    top.isActive = true
                    badge.fd_collapsibleConstraints = [top]
                    badge.fd_autoCollapse = true
                }
            }
            """
        let document = uncancelled { never throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(code), in: ParseContext(), never)
        }.document
        #expect(document.layouts.first?.collapses.map(\.occasion) == [occasion])
    }

    // MARK: Hidden for good

    private static func card(_ members: String) -> String {
        """
        final class Card: UIView {
            private let badge = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(badge)
            }
            \(members)
        }
        """
    }

    @Test func whatNothingShowsAgainIsReported() {
        check(
            Self.card(
                """
                func hide() { badge.setVisible(.invisible) }  // expect: not-restored
                func show() { badge.setVisible(.visible(direction: .all)) }
                """))
    }

    @Test(arguments: [
        "func show() { badge.setVisible(.visible(direction: .all)); badge.isHidden = false }",
        "func show(_ isShown: Bool) { badge.setVisible(.visible(direction: .all)); badge.isHidden = !isShown }",
        "func other() {}",
        "func show() { badge.setVisible(.visible(direction: .all)); reveal(badge) }",
    ])
    func whatMayBeShownAgainIsNot(show: String) {
        check(Self.card("func hide() { badge.setVisible(.invisible) }\n" + show))
    }
}
