import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Constraints that one branch deactivates are there in the worlds of the other branches.
@Suite struct RemovedOnAPathTests {
    /// The constraints that are always there, and those of each world.
    private static func worlds(_ body: String) -> [String] {
        let text = """
            import UIKit

            final class Card: UIView {
                private let box = UIView()
                var isCompact = false, isWide = false

                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    let height = box.heightAnchor.constraint(equalToConstant: 8)
                    height.isActive = true
                    \(body)
                }
            }
            """
        let document = uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(text), in: ParseContext(), cancellation)
        }.document
        // A class of which nothing is certain is no layout.
        guard let layout = document.layouts.first else { return [] }
        let always = layout.constraints.filter(\.isActive).map(\.first.attribute.rawValue)
        return always
            + layout.states.flatMap { state in
                state.changes.flatMap { change in
                    (change.constraints ?? []).map { "\(state.name): \(layout[$0].first.attribute.rawValue)" }
                }
            }
    }

    @Test func theOtherBranchKeepsIt() {
        #expect(Self.worlds("if isCompact { height.isActive = false }") == ["!isCompact: height"])
        #expect(
            Self.worlds("if isCompact { box.alpha = 1 } else { NSLayoutConstraint.deactivate([height]) }")
                == ["isCompact: height"])
    }

    @Test func eachBranchThatLeavesThePathKeepsIt() {
        let code = "if isCompact { if isWide { height.isActive = false } }"
        #expect(Self.worlds(code) == ["!isCompact: height", "isCompact, !isWide: height"])
    }

    @Test func whatReplacesItIsInItsOwnWorld() {
        let code = """
            if isCompact {
                height.isActive = false
                box.widthAnchor.constraint(equalToConstant: 4).isActive = true
            }
            """
        #expect(Self.worlds(code) == ["!isCompact: height", "isCompact: width"])
    }

    @Test func whatFollowsSeveralBranchesMayUndoOneOfThem() {
        let code = """
            let width = box.widthAnchor.constraint(equalToConstant: 4)
            switch style {
            case .plain: return
            case .wide: width.isActive = true
            default: break
            }
            width.isActive = false
            """
        #expect(Self.worlds(code) == ["height"])
    }

    @Test(arguments: [
        "if isCompact { height.isActive = false }\nif isWide { height.isActive = false }",
        "if isCompact { height.isActive = false }\nif isWide { height.isActive = true }",
        "for _ in names { height.isActive = false }",
        "onTap = { height.isActive = false }",
    ])
    func whatChangesMoreThanOnceIsNotKnown(code: String) {
        #expect(Self.worlds(code).isEmpty, "\(code)")
    }
}
