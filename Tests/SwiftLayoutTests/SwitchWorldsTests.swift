import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Switches over one constant of the class take the same case everywhere.
@Suite struct SwitchWorldsTests {
    /// The worlds, each with the attributes that it constrains.
    private static func worlds(_ body: String, _ members: String = "private let style: Style") throws -> [String] {
        let text = """
            import UIKit

            final class Card: UIView {
                private let box = UIView()
                \(members)

                init(style: Style) {
                    self.style = style
                    super.init(frame: .zero)
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    setUp()
                }

                private func setUp() {
                    \(body)
                }
            }
            """
        let layout = try #require(SwiftLayoutFormat().parse(SourceText(text)).document.layouts.first)
        return layout.states.map { state in
            let attributes = state.changes.flatMap { $0.constraints ?? [] }.map { layout[$0].first.attribute.rawValue }
            return "\(state.name): \(attributes.joined(separator: " "))"
        }
    }

    /// Makes a constraint of the box.
    private static func make(_ attribute: String) -> String {
        "box.\(attribute)Anchor.constraint(equalTo: \(attribute)Anchor).isActive = true"
    }

    private static func choose(
        _ attributes: [String], by subject: String = "style", of cases: [String] = [".plain", ".boxed"]
    ) -> String {
        let cases = zip(cases, attributes).map { $0 == "default" ? "default: \(make($1))" : "case \($0): \(make($1))" }
        return "switch \(subject) {\n\(cases.joined(separator: "\n"))\n}\n"
    }

    private static let first = choose(["top", "left"])

    @Test(arguments: ["style", "self.style"])
    func whatIsDoneForOneCaseIsOneWorld(subject: String) throws {
        let worlds = try Self.worlds(Self.first + Self.choose(["bottom", "right"], by: subject))
        #expect(worlds == ["style: .plain: top bottom", "style: .boxed: left right"])
    }

    @Test func aCaseInsideOfItselfIsTaken() throws {
        let inner = "switch style {\ncase .plain: \(Self.make("bottom"))\ncase .boxed: \(Self.make("right"))\n}"
        let outer = "switch style {\ncase .plain: \(inner)\ncase .boxed: \(Self.make("left"))\n}"
        #expect(try Self.worlds(outer) == ["style: .plain: bottom", "style: .boxed: left"])
    }

    @Test func casesWithValuesAreTheSameToo() throws {
        let cases = [".plain", ".boxed(let width)", "default"]
        let code = Self.choose(["top", "left", "leading"], of: cases)
        let worlds = try Self.worlds(code + Self.choose(["bottom", "right", "trailing"], of: cases))
        #expect(
            worlds == [
                "style: .plain: top bottom", "style: .boxed(let width): left right", "style: default: leading trailing",
            ])
    }

    /// Which case is taken may differ, or is not the same question.
    @Test(arguments: [
        ("private var style: Style", choose(["bottom", "right"])),
        ("private let style: Style", "let style = next()\n" + choose(["bottom", "right"])),
        ("private let style: Style", choose(["bottom", "right"], by: "next.style")),
        ("private let style: Style", choose(["bottom", "right"], of: [".plain", "default"])),
        ("private let style: Style", choose(["bottom", "right"], of: [".plain where isWide", ".boxed"])),
    ])
    func othersAreWorldsOfTheirOwn(member: String, second: String) throws {
        let worlds = try Self.worlds(Self.first + second, member)
        #expect(worlds.count == 4)
        #expect(worlds.prefix(2) == ["style: .plain: top", "style: .boxed: left"])
    }

    /// Some case has left the method by then, so that the others are not told apart.
    @Test func whatFollowsAReturnIsNoCase() throws {
        let code = """
            switch style {
            case .plain: return
            case .boxed: \(Self.make("left"))
            case .round: \(Self.make("top"))
            }
            """
        let cases = [".plain", ".boxed", ".round"]
        let worlds = try Self.worlds(code + "\n" + Self.choose(["bottom", "right", "trailing"], of: cases))
        #expect(
            worlds == [
                "style: .boxed: left", "style: .round: top", "style: …, style: .plain: bottom",
                "style: …, style: .boxed: right", "style: …, style: .round: trailing",
            ])
    }
}
