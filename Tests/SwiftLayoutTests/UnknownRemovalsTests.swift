import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Which views may be meant where code takes a view out of its superview that is not known.
@Suite struct UnknownRemovalsTests {
    /// The constraints that are certain in a class that places `box` by its leading edge, and may put its views back;
    /// see ``ViewRemovalsTests``.
    private static func certain(_ members: String, _ body: String = "", box: String = "UIView") -> [Attribute] {
        let text = """
            import UIKit

            final class Card: UIView {
                let box = \(box)()
                let inner = UIView()
                \(members)

                func putBack() {
                    addSubview(box)
                    box.addSubview(inner)
                }

                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.addSubview(inner)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    inner.translatesAutoresizingMaskIntoConstraints = false
                    \(body)
                    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    inner.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
                }
            }
            """
        let layout = uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(text), in: ParseContext(), cancellation)
        }.document.layouts.first
        return layout?.constraints.map(\.first.attribute) ?? []
    }

    @Test(arguments: [
        ("func clear() { for view in subviews { view.removeFromSuperview() } }", ""),
        ("func clear() { subviews.forEach { $0.removeFromSuperview() } }", ""),
        ("func clear() { subviews.first { $0.tag == 4 }?.removeFromSuperview() }", ""),
        ("func clear() { viewWithTag(4)?.removeFromSuperview() }", "box.tag = 4"),
        ("var shown: UIView?; func clear() { shown?.removeFromSuperview() }", "manager.take(box)"),
        (
            "var all: [UIView] = []; func clear() { all.filter(isOld).forEach { $0.removeFromSuperview() } }",
            "all = [box]"
        ),
        ("lazy var all = [1: box]; func clear(_ at: Int) { all[at]?.removeFromSuperview() }", "_ = all"),
        ("var shown: UIView? { didSet { oldValue?.removeFromSuperview() } }", "shown = box"),
        (
            """
            enum Content { case view(UIView), text }
            var shown: Content?
            func clear() { if case .view(let view)? = shown { view.removeFromSuperview() } }
            """, "shown = .view(box)"
        ),
    ])
    func aViewThatMayBeMeantIsNotCertainlyThere(members: String, body: String) {
        #expect(Self.certain(members, body) == [.top], "\(members)")
    }

    /// What empties a view before it is filled finds nothing in it.
    @Test(arguments: [
        ("for view in list.subviews { view.removeFromSuperview() }", true),
        ("list.arrangedSubviews.forEach { $0.removeFromSuperview() }", true),
        ("manager.take(list); list.arrangedSubviews.forEach { $0.removeFromSuperview() }", false),
    ])
    func aViewThatIsEmptyLosesNothing(code: String, isCertain: Bool) {
        let fill = "list.addArrangedSubview(row); row.widthAnchor.constraint(equalTo: list.widthAnchor).isActive = true"
        let found = Self.certain(
            "private let list = UIStackView(), row = UIView()", "addSubview(list); \(code); \(fill)")
        #expect(found.contains(.width) == isCertain, "\(code)")
    }

    /// What a method clears away it has made the time before.
    @Test(arguments: [
        ("clear(); fill()", true), ("fill(); clear()", false),
        ("clear(); fill(); for view in box.subviews { view.removeFromSuperview() }", false),
    ])
    func whatIsMadeAfterwardsStays(calls: String, isCertain: Bool) {
        let found = Self.certain(
            """
            func reload() {
                \(calls)
            }
            private func clear() { box.subviews.forEach { $0.removeFromSuperview() } }
            private func fill() {
                let row = UIView()
                box.addSubview(row)
                row.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
            }
            """, "reload()")
        #expect(found.contains(.width) == isCertain)
    }

    @Test(arguments: [
        "var hud: UIView?; func clear() { hud?.removeFromSuperview() }",
        "var page = PageViewController(); func clear() { page.view.removeFromSuperview() }",
        "var pages: [UIViewController] = []; func clear() { pages.forEach { $0.view.removeFromSuperview() } }",
    ])
    func aViewOfSomebodyElseLeavesTheOthers(members: String) {
        #expect(Self.certain(members) == [.leading, .top], "\(members)")
    }

    /// Somebody has `box` and what they keep may be it.
    @Test(arguments: [
        "var shown: UIView?; func clear() { self.shown!.removeFromSuperview() }",
        "var shown: Showing?; func clear() { shown?.removeFromSuperview() }",
        "var shown: UILabel?; func clear(_ shown: UIView?) { if true { shown?.removeFromSuperview() } }",
        "var shown: UIControl?; func clear() { shown?.removeFromSuperview() }",
        "var shown: [Hud] = []; func clear() { shown.first?.removeFromSuperview() }",
        "var hud: Hud?, shown: UIView?; func clear() { hud?.removeFromSuperview(); shown?.removeFromSuperview() }",
    ])
    func aPropertyMayHoldAViewOfItsType(members: String) {
        #expect(Self.certain(members, "manager.take(box)", box: "UIButton") == [.top], "\(members)")
    }

    @Test(arguments: [
        "var shown: UILabel?; func clear() { shown?.removeFromSuperview() }",
        "var shown: UIImageView!; func clear() { self.shown.removeFromSuperview() }",
    ])
    func aPropertyHoldsNoViewOfAnotherClass(members: String) {
        #expect(Self.certain(members, "manager.take(box)", box: "UIButton") == [.leading, .top], "\(members)")
    }

    @Test func subviewsOfAViewAreMeantAndNotTheViewItself() {
        #expect(Self.certain("func clear() { box.subviews.forEach { $0.removeFromSuperview() } }") == [.leading])
    }

    @Test func subviewsOfSubviewsAreMeant() {
        let members = """
            func clear() {
                for view in subviews {
                    for inner in view.subviews { inner.removeFromSuperview() }
                }
            }
            """
        #expect(Self.certain(members).isEmpty)
    }
}
