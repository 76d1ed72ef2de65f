import LayoutModel
import SourceText
import TestSupport
import Testing

/// Constraints that a helper function makes: their place is the call.
@Suite struct HelperConstraintsTests {
    private static let tile = SourceText(
        """
        import UIKit

        final class Tile: UIView {
            let icon = UIImageView()

            init() {
                super.init(frame: .zero)
                addSubview(icon)
                icon.pin(20)
                icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            }

            required init?(coder: NSCoder) { fatalError() }
        }
        """)

    private static func findings(_ body: String) -> [Finding] {
        let helper = """
            import UIKit

            extension UIView {
                func pin(_ size: CGFloat) {
                    translatesAutoresizingMaskIntoConstraints = false
                    \(body)
                }
            }
            """
        return AnalysisTests.findings(in: tile, with: [helper]).filter { [.error, .warning].contains($0.severity) }
    }

    /// Two that one call makes are two.
    @Test func twoOfOneCallCanConflict() throws {
        let found = Self.findings(
            """
            widthAnchor.constraint(equalToConstant: size).isActive = true
            heightAnchor.constraint(equalToConstant: size).isActive = true
            heightAnchor.constraint(equalToConstant: 10).isActive = true
            """)
        #expect(found.map(\.code) == ["conflict"])
        let conflict = try #require(found.first)
        #expect(Self.tile[conflict.range] == "icon.pin(20)")
        let made = try #require(conflict.related.first { $0.message == "It is made here" })
        #expect(made.range.file != conflict.related.first?.range.file)
    }

    @Test func oneThatIsMadeInALoopIsOne() {
        let found = Self.findings(
            """
            for _ in 0..<2 {
                widthAnchor.constraint(equalToConstant: size).isActive = true
                heightAnchor.constraint(equalToConstant: size).isActive = true
            }
            """)
        #expect(found.map(\.code) == [])
    }

    @Test func whatIsRefusedIsShownInTheHelperToo() throws {
        let found = Self.findings(
            """
            widthAnchor.constraint(equalToConstant: size).isActive = true
            heightAnchor.constraint(equalTo: bottomAnchor).isActive = true
            """)
        let refused = try #require(found.first { $0.code == "invalid-pairing" })
        #expect(Self.tile[refused.range] == "icon.pin(20)")
        #expect(refused.related.map(\.message) == ["It is made here"])
    }

    /// Where a helper sets something twice, only the helper can be changed.
    @Test func aDuplicateOfOneCallIsToldOfTheHelper() throws {
        let twice = """
            import UIKit

            extension UIView {
                func fix() {
                    widthAnchor.constraint(equalToConstant: 20).isActive = true
                    heightAnchor.constraint(equalToConstant: 20).isActive = true
                    widthAnchor.constraint(equalToConstant: 20).isActive = true
                }
            }
            """
        let text = SourceText(Self.tile.string.replacing("icon.pin(20)", with: "icon.fix()"))
        let found = AnalysisTests.findings(in: text, with: [twice]).filter { $0.code == "duplicate-constraint" }
        #expect(
            found.map(\.message) == [
                "Duplicate: the helper that is called here sets icon.width == 20 twice. One of the two can be removed "
                    + "there."
            ])
        #expect(found.first?.related.map(\.message) == ["It is also made here", "It is made here"])
        #expect(found.first?.isUnnecessary == false)
    }

    @Test func aDuplicateOfAHelperIsNoneOfTheCall() throws {
        let text = SourceText(
            Self.tile.string.replacing(
                "icon.pin(20)",
                with: "icon.widthAnchor.constraint(equalToConstant: 20).isActive = true\n        icon.pin(20)"))
        let pin = """
            extension UIView {
                func pin(_ size: CGFloat) { widthAnchor.constraint(equalToConstant: size).isActive = true }
            }
            """
        let found = AnalysisTests.findings(in: text, with: [pin]).filter { $0.code == "duplicate-constraint" }
        #expect(
            found.map(\.message) == [
                "Duplicate: another constraint already sets icon.width == 20. The helper that is called here sets it "
                    + "again."
            ])
        #expect(found.first?.isUnnecessary == false)
    }

    /// What is written in an extension in another file is told at the class, and leads there.
    @Test func aFindingInAnotherFileLeadsThere() throws {
        let text = SourceText(Self.tile.string.replacing("icon.pin(20)", with: "setUp()"))
        let setUp = """
            extension Tile {
                func setUp() {
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    icon.widthAnchor.constraint(equalToConstant: 4).isActive = true
                    icon.widthAnchor.constraint(equalToConstant: 5).isActive = true
                }
            }
            """
        let conflict = try #require(
            AnalysisTests.findings(in: text, with: [setUp]).first { $0.code == "conflict" })
        #expect(text[conflict.range] == "Tile")
        let places = conflict.related.map { "\($0.message): \(SourceText(setUp)[$0.range.range])" }
        #expect(
            places == [
                "It is written here: icon.widthAnchor.constraint(equalToConstant: 5)",
                "icon's width should equal 4: icon.widthAnchor.constraint(equalToConstant: 4)",
            ])
    }
}
