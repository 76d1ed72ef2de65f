import SourceText
import TestSupport
import Testing

/// Two methods of a cell that different tables call are not called for one cell.
@Suite struct MethodCallersTests {
    private static func row(_ superclass: String) -> SourceText {
        SourceText(
            """
            import UIKit

            final class Row: \(superclass) {
                private let icon = UIImageView()

                func showLarge(_ name: String) {
                    addSubview(icon)
                    icon.snp.makeConstraints {
                        $0.top.leading.equalToSuperview()
                        $0.width.equalTo(40)
                        $0.height.equalTo(40)
                    }
                }

                func showSmall(_ name: String) {
                    icon.snp.makeConstraints { $0.height.equalTo(20) }
                }
            }
            """)
    }

    private static func codes(_ others: String..., superclass: String = "UICollectionViewCell") -> [String] {
        findings(in: row(superclass), with: others.map { "import UIKit\n\n\($0)" }).map(\.code.rawValue)
    }

    private static func list(_ name: String, _ calls: String...) -> String {
        """
        final class \(name): UIViewController {
            let items = UICollectionView()

            func item(at place: IndexPath) -> UICollectionViewCell {
                guard let row = items.dequeueReusableCell(withReuseIdentifier: "row", for: place) as? Row else {
                    return UICollectionViewCell()
                }
                \(calls.joined(separator: "\n        "))
                return row
            }
        }
        """
    }

    private static let (large, small) = ("row.showLarge(\"\")", "row.showSmall(\"\")")

    @Test func theCellsOfTwoListsAreNotTheSame() {
        #expect(Self.codes(Self.list("Shop", Self.large), Self.list("Search", Self.small)) == [])
        // Any other view may be handed on.
        let lists = (Self.list("Shop", Self.large), Self.list("Search", Self.small))
        #expect(Self.codes(lists.0, lists.1, superclass: "UIView") == ["conflict"])
    }

    @Test(arguments: [
        list("Shop", large, small),
        list("Shop", large) + "\nextension Shop { func shrink(_ row: Row) { row.showSmall(\"\") } }",
        list("Shop", large).replacing("final ", with: "") + "\n"
            + list("Search", small).replacing("UIViewController", with: "Shop"),
        list("Shop", large) + "\nfunc shrink(_ row: Row) { row.showSmall(\"\") }",
        list("Shop", large) + "\nextension Row { func shrink() { showSmall(\"\") } }",
    ])
    func whatOneListCallsIsForOneCell(code: String) {
        #expect(Self.codes(code, "final class Other {}") == ["conflict"])
    }

    /// A cell that others are given, or that a table is asked for later, may be that of another class.
    @Test(arguments: [
        (list("Shop", large, "presenter.didShow(row)"), list("Search", small)),
        (list("Shop", large), "final class Model { func shrink(_ row: Row) { row.showSmall(\"\") } }"),
        (
            list("Shop", large),
            "final class Model { func shrink() { (table.cellForRow(at: place) as? Row)?.showSmall(\"\") } }"
        ),
        (list("Shop", large), "final class Model { var row: Row?\n func shrink() { row?.showSmall(\"\") } }"),
    ])
    func aCellThatIsHandedOnMayBeTheSame(first: String, second: String) {
        #expect(Self.codes(first, second) == ["conflict"])
    }
}
