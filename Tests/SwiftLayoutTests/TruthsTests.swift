import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// A condition that never changes is the same one wherever code asks for it.
@Suite struct TruthsTests {
    /// The constraints that are always there, and those of each world.
    private static func worlds(_ body: String, _ members: String = "let isCompact: Bool") -> [String] {
        let text = """
            import UIKit

            final class Card: UIView {
                private let box = UIView()
                \(members)

                init(isCompact: Bool) {
                    self.isCompact = isCompact
                    super.init(frame: .zero)
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    let height = box.heightAnchor.constraint(equalToConstant: 8)
                    let width = box.widthAnchor.constraint(equalToConstant: 8)
                    \(body)
                }

                func layOut() {}
            }
            """
        let document = uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(text), in: ParseContext(), cancellation)
        }.document
        guard let layout = document.layouts.first else { return [] }
        let always = layout.constraints.filter(\.isActive).map(\.first.attribute.rawValue)
        return always
            + layout.states.map { state in
                let changed = state.changes.flatMap { $0.constraints ?? [] }.map { layout[$0].first.attribute.rawValue }
                return "\(state.name): \(changed.joined(separator: ", "))"
            }
    }

    @Test func twoPlacesAreOneWorld() {
        let code = """
            if isCompact { height.isActive = true }
            if self.isCompact { width.isActive = true }
            """
        #expect(Self.worlds(code) == ["isCompact: height, width"])
    }

    @Test func theOppositeIsTheOtherWorld() {
        let code = """
            if !isCompact { height.isActive = true } else { width.isActive = true }
            guard isCompact else { return }
            box.topAnchor.constraint(equalTo: topAnchor).isActive = true
            """
        #expect(Self.worlds(code) == ["isCompact: width, top", "!isCompact: height"])
    }

    @Test func whatTheWorldDecidesIsNotAskedAgain() {
        let code = "if isCompact { if !isCompact { height.isActive = true } else { width.isActive = true } }"
        #expect(Self.worlds(code) == ["isCompact: width"])
    }

    @Test func aTruthActivatesAndItsOppositeDoesNot() {
        let code = "height.isActive = isCompact\nwidth.isActive = !isCompact"
        #expect(Self.worlds(code) == ["isCompact: height", "!isCompact: width"])
    }

    @Test func aTruthThatIsToggledIsItsOpposite() {
        let code = "var isTall = isCompact\nisTall.toggle()\nif isTall { height.isActive = true }"
        #expect(Self.worlds(code) == ["!isCompact: height"])
    }

    @Test func aVariableMayHaveChanged() {
        let code = """
            if self.isCompact { height.isActive = true }
            layOut()
            if self.isCompact { width.isActive = true }
            """
        let worlds = Self.worlds(code, "var isCompact: Bool")
        #expect(worlds == ["self.isCompact: height", "self.isCompact (2): width"])
    }

    @Test func aConstraintThatAPropertyMayHoldIsChangedInItsWorld() {
        let code = """
            if isCompact { extra = box.topAnchor.constraint(equalTo: topAnchor) }
            extra?.constant = 4
            extra?.isActive = true
            if extra == nil { height.isActive = true }
            """
        let members = "let isCompact: Bool; private var extra: NSLayoutConstraint?"
        #expect(Self.worlds(code, members) == ["isCompact: top", "extra == nil: height"])
    }

    @Test func aMethodWithoutAResultHasNoValue() {
        let members = """
            let isCompact: Bool
            func pin(_ edge: NSLayoutYAxisAnchor) -> [NSLayoutConstraint] {
                let made = [box.topAnchor.constraint(equalTo: edge)]
                NSLayoutConstraint.activate(made)
                return made
            }
            func place() { if isCompact { pin(topAnchor) } else { pin(bottomAnchor) } }
            """
        #expect(Self.worlds("place()", members) == ["isCompact: top", "!isCompact: top"])
    }

    @Test func statementsHaveNoValue() {
        let members = """
            let isCompact: Bool
            func pin() -> [NSLayoutConstraint] {
                let made = [box.topAnchor.constraint(equalTo: topAnchor)]
                NSLayoutConstraint.activate(made)
                return made
            }
            func place() { if isCompact { pin() } else { box.alpha = 0 } }
            """
        #expect(Self.worlds("place()", members) == ["isCompact: top"])
    }
}
