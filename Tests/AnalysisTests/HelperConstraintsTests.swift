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
}
