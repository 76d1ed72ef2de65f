import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Which constraints are always active in a class that does not lay out as soon as it is made.
@Suite struct BaseWorldTests {
    private static func active(_ members: String) -> [String] {
        let text = """
            import UIKit

            final class Card: UIView {
                private let box = UIView()
                private var height: NSLayoutConstraint?

            \(members)
            }
            """
        let document = uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(text), in: ParseContext(), cancellation)
        }.document
        guard let layout = document.layouts.first else { return [] }
        return layout.constraints.filter(\.isActive).map { constraint in
            let view = layout[constraint.first.item.view]
            return "\(view.id == .root ? "self" : view.name).\(constraint.first.attribute.rawValue)"
        }.sorted()
    }

    private static let setUp = """
        private func setUp() {
            addSubview(box)
            NSLayoutConstraint.activate([box.topAnchor.constraint(equalTo: topAnchor)])
            height = heightAnchor.constraint(equalTo: box.heightAnchor)
            height?.isActive = true
        }
        """

    /// Whichever of them calls it, it makes the same.
    @Test func whatSeveralMethodsCallIsMadeOnce() {
        let methods = "\nfunc show() { setUp() }\nfunc showAgain() { setUp() }"
        #expect(Self.active(Self.setUp + methods) == ["box.top", "self.height"])
    }

    @Test func whatOneOfThemChangesIsNotAlwaysActive() {
        let methods = "\nfunc show() { setUp() }\nfunc hide() { height?.isActive = false }"
        #expect(Self.active(Self.setUp + methods) == ["box.top"])
    }

    /// A class that lays out by a condition when it is made needs no other method for that.
    @Test func whatIsMadeByConditionComesFirst() {
        let initializer = """
            init(isWide: Bool) {
                super.init(frame: .zero)
                addSubview(box)
                if isWide {
                    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
                } else {
                    box.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                }
            }

            """
        #expect(Self.active(initializer + "func show() { setUp() }\n" + Self.setUp) == [])
    }

    /// While code is being written, what calls a method may still be missing.
    @Test func aMethodThatNothingCallsIsTheLayoutIfThereIsNoOther() {
        #expect(Self.active(Self.setUp) == ["box.top", "self.height"])
        let show =
            "\nfunc show() { addSubview(box); box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }"
        #expect(Self.active(Self.setUp + show) == ["box.leading"])
    }

    @Test func whatAFailingGuardLeavesOutIsNoLayout() {
        let initializer = """
            init?(_ text: String) {
                super.init(frame: .zero)
                guard let words = split(text) else { return }
                addSubview(box)
                box.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
            """
        #expect(Self.active(initializer) == ["box.top"])
    }

    @Test func whatIsMadeOnEitherSideOfAConditionIsNotAlwaysActive() {
        let initializer = """
            init(isTall: Bool) {
                super.init(frame: .zero)
                addSubview(box)
                if isTall {
                    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
                } else {
                    box.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                }
            }
            """
        #expect(Self.active(initializer) == [])
    }

    /// A view that the caller of a method gives is laid out as one of its own.
    @Test func aGivenViewIsAView() {
        let method = """
            func show(_ content: UIView) {
                addSubview(content)
                content.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
            """
        #expect(Self.active(method) == ["content.top"])
    }

    /// It may be one that the class knows, or none.
    @Test(arguments: ["content: UIView", "content: UIView?"])
    func whichViewIsGivenIsNotKnown(parameter: String) {
        let method = """
            func show(_ \(parameter)) {
                addSubview(box)
                box.topAnchor.constraint(equalTo: topAnchor).isActive = true
                if content === box || content == nil {
                    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                } else {
                    box.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
                }
            }
            """
        #expect(Self.active(method) == ["box.top"])
    }
}
