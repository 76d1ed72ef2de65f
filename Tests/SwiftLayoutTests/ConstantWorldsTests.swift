import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Constants that conditions decide: each value belongs to a world.
@Suite struct ConstantWorldsTests {
    /// The worlds in which the height of a view is known, with that height.
    private static func worlds(_ body: String, _ members: String = "") throws -> [String] {
        let text = """
            import UIKit

            final class Card: UIView {
                private let box = UIView()
                var isCompact = false, isWide = false
                \(members)

                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    \(body)
                }
            }
            """
        let document = uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(text), in: ParseContext(), cancellation)
        }.document
        return try #require(document.layouts.first).states.flatMap { state in
            state.changes.compactMap { change in
                guard case .setConstant(_, let constant) = change.effect else { return nil }
                return "\(state.name): \(constant.literal ?? .nan)"
            }
        }
    }

    private static let height = "box.heightAnchor.constraint(equalToConstant: height).isActive = true"

    @Test(arguments: [
        "let height: CGFloat = isCompact ? 8 : 16",
        "let height: CGFloat\nif isCompact { height = 8 } else { height = 16 }",
        "let height: CGFloat = if isCompact { 8 } else { 16 }",
        "var height: CGFloat = 16\nif isCompact { height = 8 }",
    ])
    func bothValuesAreWorlds(code: String) throws {
        #expect(try Self.worlds(code + "\n" + Self.height) == ["isCompact: 8.0", "!isCompact: 16.0"])
    }

    @Test func casesOfASwitchAreWorlds() throws {
        let code = """
            let height: CGFloat
            switch style {
            case .plain: height = 8
            case .boxed: height = 2 * 8
            default: height = 0
            }
            """
        #expect(
            try Self.worlds(code + "\n" + Self.height, "var style: Style")
                == ["style: .plain: 8.0", "style: .boxed: 16.0", "style: default: 0.0"])
    }

    @Test func aChoiceInsideOfAnotherIsALongerWorld() throws {
        let code = "let height: CGFloat = isCompact ? 8 : isWide ? 16 : 20"
        #expect(
            try Self.worlds(code + "\n" + Self.height)
                == [
                    "isCompact: 8.0", "!isCompact: nan", "!isCompact, isWide: 16.0",
                    "!isCompact, !isWide: 20.0",
                ])
    }

    @Test func sumsKeepWhatIsNotKnown() throws {
        let code = "let height = (isCompact ? 8 : 16) + 4"
        #expect(try Self.worlds(code + "\n" + Self.height) == ["isCompact: 12.0", "!isCompact: 20.0"])
    }

    @Test func aValueThatIsNotKnownOnSomePathIsNoWorld() throws {
        #expect(try Self.worlds("let height = isCompact ? 8 : measure()\n" + Self.height) == [])
    }

    @Test func aConstantOfAConstraintOfOneWorldHasWorldsInIt() throws {
        let code = """
            if isWide { box.heightAnchor.constraint(equalToConstant: isCompact ? 8 : 16).isActive = true }
            """
        #expect(try Self.worlds(code) == ["isWide, isCompact: 8.0", "isWide, !isCompact: 16.0"])
    }

    @Test func aConditionOfItsOwnDecidesTheConstantInEachWorld() throws {
        let code = """
            let height: CGFloat = isCompact ? 8 : 16
            if isWide { box.heightAnchor.constraint(equalToConstant: height).isActive = true }
            """
        #expect(try Self.worlds(code) == ["isWide, isCompact: 8.0", "isWide, !isCompact: 16.0"])
    }
}
