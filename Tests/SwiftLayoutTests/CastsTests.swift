import Foundation
import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// A cast succeeds where the class of the view is one below the other, and fails where neither is.
@Suite struct CastsTests {
    /// When a height is required of a view that a method is given: "always", "never", or in which worlds.
    private static func height(of view: String, _ statements: String) throws -> String {
        let text = """
            import UIKit

            protocol Themed {}
            class Card: UIView {}
            final class PriceCard: Card {}

            final class Screen: UIView {
                private let member = \(view)

                init() {
                    super.init(frame: .zero)
                    addSubview(member)
                    member.translatesAutoresizingMaskIntoConstraints = false
                    member.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    lower(member)
                }

                private func lower(_ given: UIView) {
                    \(statements)
                }
            }
            """
        let document = SwiftLayoutFormat().parse(SourceText(text)).document
        let layout = try #require(document.layouts.first { $0.name == "Screen" })
        guard let height = layout.constraints.first(where: { $0.first.attribute == .height }) else { return "never" }
        if height.isActive { return "always" }
        let worlds = layout.states.filter { $0.changes.contains { $0.constraints?.contains(height.id) ?? false } }
        return worlds.map(\.name).joined(separator: ", ")
    }

    private static let forms = [
        "if let found = given as? $ { found.heightAnchor.constraint(equalToConstant: 8).isActive = true }",
        """
        guard let found = given as? $ else { return }
        found.heightAnchor.constraint(equalToConstant: 8).isActive = true
        """,
        "if given is $ { given.heightAnchor.constraint(equalToConstant: 8).isActive = true }",
        "(given as? $)?.heightAnchor.constraint(equalToConstant: 8).isActive = true",
        """
        switch given {
        case let found as $: found.heightAnchor.constraint(equalToConstant: 8).isActive = true
        default: break
        }
        """,
        """
        switch given {
        case is $: given.heightAnchor.constraint(equalToConstant: 8).isActive = true
        default: break
        }
        """,
    ]

    @Test(arguments: forms)
    func aCastToAClassBesideItFails(form: String) throws {
        for (view, type) in [
            ("UISwitch()", "UISegmentedControl"), ("UILabel()", "Card"), ("PriceCard()", "UIButton"),
        ] {
            let code = form.replacingOccurrences(of: "$", with: type)
            #expect(try Self.height(of: view, code) == "never", "\(view) as \(type)")
        }
    }

    @Test(arguments: forms)
    func aCastToAClassAboveItSucceeds(form: String) throws {
        for (view, type) in [("UISwitch()", "UISwitch"), ("UISwitch()", "UIControl"), ("PriceCard()", "Card")] {
            let code = form.replacingOccurrences(of: "$", with: type)
            #expect(try Self.height(of: view, code) == "always", "\(view) as \(type)")
        }
    }

    /// A view may be of a class below its own; what conforms to a protocol, and classes that are not known, may be any.
    @Test(arguments: forms.filter { $0.hasPrefix("if") || $0.hasPrefix("guard") || $0.contains("case is") })
    func anyOtherCastMayDoEither(form: String) throws {
        for (view, type) in [("Card()", "PriceCard"), ("Card()", "Themed"), ("UILabel()", "BadgeLabel")] {
            let code = form.replacingOccurrences(of: "$", with: type)
            let height = try Self.height(of: view, code)
            #expect(height != "always" && height != "never", "\(view) as \(type)")
        }
    }
}
