import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import SwiftLayout

/// How views look that code makes.
@Suite struct AppearancesTests {
    /// The appearance of the property `made` after some statements.
    private func appearance(_ type: String, _ statements: String) throws -> Appearance {
        let text = """
            import UIKit
            final class Screen: UIView {
                let made = \(type)()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    made.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(made)
                    made.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    \(statements)
                }
            }
            """
        let document = SwiftLayoutFormat().parse(SourceText(text)).document
        let layout = try #require(document.layouts.first)
        let view = try #require(layout.views.first { $0.name == "made" })
        return document.sketch.appearances[layout.key]?[view.id] ?? Appearance()
    }

    @Test(
        arguments: [
            ("UIColor.red", Colour(red: 1, green: 0, blue: 0)), (".systemBackground", .system(.background)),
            ("UIColor(white: 0.5, alpha: 1)", Colour(white: 0.5)),
            (
                "UIColor(red: 51 / 255, green: 0, blue: 1, alpha: 0.5)",
                Colour(red: 0.2, green: 0, blue: 1, opacity: 0.5)
            ),
            (".clear", nil), ("theme.colour", nil), ("UIColor(hex: 5)", nil), ("UIColor(white: 1, alpha: 0)", nil),
        ] as [(String, Colour?)])
    func coloursAreLiterals(_ code: String, _ colour: Colour?) throws {
        #expect(try appearance("UIView", "made.backgroundColor = \(code)").background == colour)
    }

    @Test(
        arguments: [
            ("UIFont.systemFont(ofSize: 20)", 20, false), (".boldSystemFont(ofSize: 12)", 12, true),
            (".systemFont(ofSize: 13, weight: .semibold)", 13, true),
            ("UIFont.preferredFont(forTextStyle: .headline)", 17, true),
            ("UIFont(name: \"Avenir-Bold\", size: 15)", 15, true), ("fonts.title", nil, false),
        ] as [(String, Double?, Bool)])
    func fontsHaveASize(_ code: String, _ size: Double?, _ isBold: Bool) throws {
        let found = try appearance("UILabel", "made.font = \(code)")
        #expect(found.fontSize == size && found.isBold == isBold)
    }

    @Test func textsOfControlsAreKnown() throws {
        let button = try appearance(
            "UIButton",
            """
            made.setTitle("Save", for: .normal)
            made.setTitle("Saved", for: .selected)
            made.setTitleColor(.white, for: [])
            made.setImage(UIImage(systemName: "tray"), for: .normal)
            """)
        #expect(button.title == "Save" && button.text == Colour(white: 1) && button.image == "tray")
        let field = try appearance(
            "UITextField", "made.placeholder = \"Name\"; made.borderStyle = .roundedRect; made.textAlignment = .right")
        #expect(field.placeholder == "Name" && field.hasBorder == true && field.alignment == .right)
        #expect(try appearance("UISwitch", "made.isOn = false").isOn == false)
        #expect(try appearance("UILabel", "made.numberOfLines = 0").lines == 0)
    }

    @Test func aValueOfOneBranchIsUnknown() throws {
        let found = try appearance(
            "UIView", "if isWide { made.backgroundColor = .red } else { made.backgroundColor = .blue }")
        #expect(found.background == nil)
    }
}
