import SourceText
import Testing

/// A view that other code of the project may place.
@Suite struct NeverPlacedInProjectsTests {
    private static func codes(_ other: String) -> [String] {
        let card = """
            import UIKit

            final class Card: UIView {
                let title = UILabel(), line = UILabel()
                init() {
                    super.init(frame: .zero)
                    addSubview(title)
                    addSubview(line)
                    title.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        return findings(in: SourceText(card), with: ["import UIKit\n\n\(other)"]).map(\.code.rawValue)
    }

    @Test(arguments: [
        "final class Page { func show(_ card: Card) { card.line.frame = .zero } }",
        "extension Card { func show() { line.sizeToFit() } }",
        "final class Page { func show(_ other: Other) { other.line.text = \"\" } }",
    ])
    func whatOtherCodeUsesItMayPlace(other: String) {
        #expect(Self.codes(other) == [])
    }

    @Test(arguments: [
        "final class Page { let card = Card() }",
        "final class Page: UIView { let line = UILabel(); func show() { line.text = \"\" } }",
    ])
    func whatNoneUsesNonePlaces(other: String) {
        #expect(Self.codes(other) == ["never-placed"])
    }
}
