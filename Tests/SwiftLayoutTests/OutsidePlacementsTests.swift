import LayoutModel
import SourceText
import Testing

@testable import SwiftLayout

/// Which views a file relates as members of other objects.
@Suite struct OutsidePlacementsTests {
    private static let cell = """
        import UIKit

        class Cell: UIView {
            let badge = UIView()

            init() {
                super.init(frame: .zero)
                addSubview(badge)
                badge.translatesAutoresizingMaskIntoConstraints = false
                badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
        }
        """

    private func names(_ code: String) -> [String] { OutsidePlacements(in: Array(code.utf8)).all.map(\.name) }

    @Test(arguments: [
        "tip.badge.topAnchor", "page.tip.badge.snp", "$0.badge.snp.makeConstraints {}", "cells[0].badge.widthAnchor",
        "makeTip().badge.leadingAnchor", "(tip as Tip).badge.topAnchor", "tip?.badge.topAnchor",
        "tip!.badge?.topAnchor", "tip.badge\n        .topAnchor", "tip\n    .badge.snp", "Tip.shared.badge.snp",
        "tip.badge.pin(to: page)", "tip.badge.anchor(top: page)", "tip.badge.edges()", "tip.badge.constrain([width])",
        "tip.badge.autoSetDimension(.width, toSize: 8)",
        "tip.badge.addSubview(icon)", "tip.badge.insertSubview(icon, at: 0)", "tip.badge.addArrangedSubviews(icons)",
        "tip.badge.contentSize = size", "tip.badge.contentSize.height = 8", "tip.badge.setContentSize()",
        "tip.badge.contentSize.width += 8", "tip.badge.frame = frame", "cells[0].badge.frame = .zero",
        "embed(list, in: tip.badge)", "add(child: list, into: page.tip.badge)",
        "addChild(list, containerView: tip.badge) {}", "install(list, inside: tip.badge, 8)",
    ])
    func membersOfOtherObjectsAreFound(code: String) {
        #expect(names(code) == ["badge"])
    }

    /// A part is one of that class alone.
    @Test(arguments: [
        "let icon = Tip().badge", "[Tip().badge, other]", "Tip(text: \"Hi\", at: place(0)).badge", "Page.Tip().badge",
    ])
    func partsOfNewObjectsAreFoundWithTheirClass(code: String) {
        #expect(names(code) == ["Tip().badge"])
    }

    @Test(arguments: [
        "badge.topAnchor", "self.badge.topAnchor", "self?.badge.snp", "super.badge.snp", ".badge.topAnchor",
        "tip.topAnchor", "tip.badge().topAnchor", "tip.badge.topAnchors", "tip.badge.snapped", "topAnchor", "snp", "",
        "tip.view.topAnchor", "cell.safeAreaLayoutGuide.topAnchor", "tip.badge.layer.topAnchor_",
        "badge.addSubview(icon)", "self.badge.addSubview(icon)", "tip.addSubview(icon)", "addSubview(icon)",
        "badge.pin(to: page)", "self.badge.constrain([width])", "tip.badge.pin", "tip.pin(to: page)",
        "tip.badge.automatic()", "tip.badge.removeArrangedSubview(icon)", "tip.badge.addSubviewsOf(icon)",
        "tip.badge.contentSize == size", "let height = tip.badge.contentSize.height + 8", "tip.badge.contentSize",
        "badge.contentSize = size", "tip.setContentSize()", "tip.badge.adjustsFontForContentSizeCategory = true",
        "tip.badge.invalidateIntrinsicContentSize()", "makeTip().badge", "Tip().badge()", "(Tip()).badge", "().badge",
        "Tip().", ").badge", "embed(list, in: badge)", "embed(list, in: self.badge)", "embed(list, in: tip.badge.",
        "tip.badge.frame == frame", "let frame = tip.badge.frame", "badge.frame = frame", "tip.frame = frame",
        "self.badge.frame = frame", "tip.badge.frames = frames",
        "touch.location(in: tip.badge)", "embed(list, with: tip.badge)", "embed(list, in: ",
    ])
    func othersAreNot(code: String) {
        #expect(names(code) == [])
    }

    @Test func eachNameIsFoundOnce() {
        let code = "a.first.topAnchor == b.first.topAnchor; a.last.snp; c.first.snp"
        #expect(names(code) == ["first", "last"])
        #expect(OutsidePlacements(in: Array(code.utf8)).all.first?.range == TextRange(2, 17))
    }

    /// A view may be placed in a file that names the class, or one that inherits from it.
    @Test(arguments: [("Cell", true), ("WideCell", true), ("Other", false)])
    func aViewIsHeldByCodeThatNamesItsClass(type: String, isHeld: Bool) throws {
        let page = "final class WideCell: Cell {}"
        let user = "func place(_ one: \(type)) { one.badge.constrain([]) }"
        #expect(try isBadgeHeld(Self.cell, [page, user]) == isHeld)
    }

    /// A view controller reaches a view by way of another view, whose class it need not name.
    @Test(arguments: [
        ("root.ticketView.badge.snp.makeConstraints {}", true),
        ("root.smallTicketView.badge.snp.makeConstraints {}", true),
        ("root.title.badge.snp.makeConstraints {}; root.ticketView.badge.isHidden = true", true),
        ("root.header.badge.snp.makeConstraints {}", false), ("root.view.badge.snp.makeConstraints {}", false),
    ])
    func aViewIsHeldByCodeThatCallsItsHolderLikeTheClass(use: String, isHeld: Bool) throws {
        let cell = Self.cell.replacing("Cell", with: "SmallTicketView")
        #expect(try isBadgeHeld(cell, ["func place(_ root: Page) { \(use) }"]) == isHeld)
    }

    @Test func aViewOfAnObjectThatIsMadeForItIsHeld() throws {
        #expect(try isBadgeHeld(Self.cell, ["final class Page { let badge = Cell().badge }"]))
    }

    private func isBadgeHeld(_ cell: String, _ others: [String]) throws -> Bool {
        let document = ReadConstraints.parse(cell, withOthers: others)
        let layout = try #require(document.layouts.first)
        let badge = try #require(layout.views.first { $0.name == "badge" })
        return layout.partiallyKnown[.horizontal].contains(badge.id)
    }
}
