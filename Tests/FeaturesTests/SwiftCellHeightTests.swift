import Features
import LayoutModel
import TestSupport
import Testing

/// Cells in code of which required constraints exclude the height at which a table view lays them out first.
@Suite struct SwiftCellHeightTests {
    private func check(
        _ constraints: String, superclass: String = "UITableViewCell", container: String = "contentView",
        isCentred: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let fixture = Fixture(
            """
            import UIKit

            final class Row: \(superclass) {
                private let icon = UIImageView(), title = UILabel()

                func build() {
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    title.translatesAutoresizingMaskIntoConstraints = false
                    \(container).addSubview(icon)
                    \(container).addSubview(title)
                    let container = \(container)
                    NSLayoutConstraint.activate([
                        icon.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor),
                        \(isCentred ? "title.centerYAnchor.constraint(equalTo: container.centerYAnchor)," : "")
            \(constraints)
                    ])
                }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    build()
                }
            }

            final class List: UITableViewController {
                override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    table.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
                }
            }
            """)
        guard let snapshot = fixture.snapshot(of: "Row.swift") else { return }
        for difference in fixture.differences(from: snapshot.findings()) {
            Issue.record("\(difference)", sourceLocation: sourceLocation)
        }
    }

    private static let high = """
        icon.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
        icon.heightAnchor.constraint(equalToConstant: 60),
        icon.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -8),
        """

    private static let middle = "icon.centerYAnchor.constraint(equalTo: container.centerYAnchor),"

    private static var marked: String {
        high.replacing("constant: -8),", with: "constant: -8),  // expect: required-height-in-cell")
    }

    /// The chain is too high even without its last view, which is not in the way at the estimated height.
    @Test func aPartOfAChainMayBeTooHigh() {
        check(
            """
            icon.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
            icon.heightAnchor.constraint(equalToConstant: 60),
            title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 4),
            title.heightAnchor.constraint(equalToConstant: 20),
            title.bottomAnchor.constraint(equalTo: container.bottomAnchor),  // expect: required-height-in-cell
            """, isCentred: false)
    }

    @Test func aChainFromEdgeToEdgeExcludesTheEstimate() {
        check(Self.marked)
        check(Self.marked, container: "self")
        check(Self.marked, superclass: "UICollectionViewListCell")
    }

    @Test func theHeightOfTheContentViewExcludesIt() {
        let height = "container.heightAnchor.constraint(equalToConstant: 60),"
        check("\(height)  // expect: required-height-in-cell\n\(Self.middle)")
        check("\(height.replacing("60", with: "44"))\n\(Self.middle)")
    }

    @Test(arguments: [
        high.replacing("-8)", with: "-8).with(priority: 999)"),
        high.replacing("60", with: "28"),
        high.replacing("bottomAnchor.constraint(equalTo", with: "bottomAnchor.constraint(greaterThanOrEqualTo"),
        "icon.heightAnchor.constraint(equalToConstant: 60),\n\(middle)",
        // The table view may be given an estimate that is high enough.
        high.replacing("equalToConstant", with: "greaterThanOrEqualToConstant"),
        "container.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),\n\(middle)",
    ])
    func whatFitsOrYieldsIsRight(constraints: String) {
        check(constraints)
    }

    /// Their heights are decided otherwise.
    @Test(arguments: ["UIView", "UICollectionViewCell"])
    func otherViewsAreLeft(superclass: String) {
        check(Self.high, superclass: superclass, container: superclass == "UIView" ? "self" : "contentView")
    }
}
