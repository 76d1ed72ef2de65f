import Features
import LayoutModel
import TestSupport
import Testing

/// Cells of collection views in code, in items of which code states the sizes.
@Suite struct SwiftItemHeightTests {
    private static let grid = """
        final class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            private let layout = UICollectionViewFlowLayout()

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
                guard let tile = cell as? Tile else { return cell }
                return tile
            }

            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                let side = (collectionView.frame.width - 8) / 2
                return CGSize(width: side, height: 60)
            }
        }
        """

    /// - Parameters:
    ///   - source: The data source.
    ///   - members: More members of the cell, whose chain of 76 points is expected to be reported.
    private func check(
        _ source: String, _ members: String = "", isWrong: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let fixture = Fixture(
            """
            import UIKit

            final class Tile: UICollectionViewCell {
                private let icon = UIImageView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(icon)
                    NSLayoutConstraint.activate([
                        icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                        icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                        icon.heightAnchor.constraint(equalToConstant: 60),
                        icon.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),\
            \(isWrong ? "  // expect: required-height-in-cell" : "")
                    ])
                }
            \(members)
            }

            \(source)
            """)
        guard let snapshot = fixture.snapshot(of: "Tile.swift") else { return }
        for difference in fixture.differences(from: snapshot.findings()) {
            Issue.record("\(difference)", sourceLocation: sourceLocation)
        }
    }

    @Test func anItemOfAnotherHeightIsNamed() {
        check(Self.grid)
        check(Self.grid.replacing("height: 60", with: "height: 76"), isWrong: false)
        check(Self.grid.replacing("height: 60", with: "height: side"), isWrong: false)
    }

    @Test(arguments: [
        "return .init(width: 80, height: 60)", "let height: CGFloat = 60\nreturn CGSize(width: 80, height: height)",
    ])
    func everyWayToStateItCounts(body: String) {
        let method = "let side = (collectionView.frame.width - 8) / 2\n        return CGSize(width: side, height: 60)"
        check(Self.grid.replacing(method, with: body))
    }

    /// Where items find their own sizes, or the layout asks for none.
    @Test(arguments: [
        "layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize",
        "collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in nil }",
    ])
    func othersAreNotHeldToIt(statement: String) {
        let load = "override func viewDidLoad() { super.viewDidLoad(); \(statement) }"
        check(Self.grid.replacing("private let layout", with: load + "\n    private let layout"), isWrong: false)
    }

    /// Which of them is that of an item that is there is not known.
    @Test func severalSizesAreNone() {
        let method = "let side = (collectionView.frame.width - 8) / 2\n        return CGSize(width: side, height: 60)"
        let choice = "indexPath.item == 0 ? CGSize(width: 80, height: 60) : CGSize(width: 1, height: 1)"
        check(Self.grid.replacing(method, with: choice), isWrong: false)
    }

    /// Others may be shown beside it.
    @Test func aCellThatIsNotCastIsOfAnyClass() {
        let cast = "guard let tile = cell as? Tile else { return cell }\n        return tile"
        check(Self.grid.replacing(cast, with: "(cell as? Tile)?.isHidden = false\n        return cell"), isWrong: false)
    }

    @Test func anotherFileMayMakeTheLayout() {
        check(Self.grid.replacing("UICollectionViewFlowLayout()", with: "Layouts.grid"), isWrong: false)
        check(Self.grid + "\nfinal class Waterfall: UICollectionViewLayout {}", isWrong: false)
    }

    @Test func aCollectionViewOfADocumentMayLetItemsFindTheirSizes() {
        let outlet = "@IBOutlet var collectionView: UICollectionView!\n    private let layout"
        check(Self.grid.replacing("private let layout", with: outlet), isWrong: false)
    }

    @Test func aCellThatFindsItsOwnSizeIsNotHeldToIt() {
        let fitting = """
                override func preferredLayoutAttributesFitting(
                    _ attributes: UICollectionViewLayoutAttributes
                ) -> UICollectionViewLayoutAttributes { attributes }
            """
        check(Self.grid, fitting, isWrong: false)
    }
}
