import Features
import LayoutModel
import TestSupport
import Testing

/// Cells in code, in rows of which code states the heights.
@Suite struct SwiftRowHeightTests {
    private static let source = """
        final class List: UIViewController, UITableViewDataSource, UITableViewDelegate {
            static let rowHeight: CGFloat = 60
            let tableView = UITableView()

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                guard let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as? Row else {
                    return UITableViewCell()
                }
                return cell
            }

            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                return 60
            }
        }
        """
    private static let body = "return 60"
    private static let method = """
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                return 60
            }
        """

    /// - Parameters:
    ///   - source: The data source.
    ///   - setUp: More of the initializer of the cell.
    ///   - members: More members of the cell.
    ///   - height: The height of the icon, which has 8 points above and below it.
    ///   - isWrong: Whether a chain of at least 76 points is expected to be reported.
    private func check(
        _ source: String, setUp: String = "", members: String = "",
        height: String = "greaterThanOrEqualToConstant: 60", isWrong: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let fixture = Fixture(
            """
            import UIKit

            final class Row: UITableViewCell {
                private let icon = UIImageView()
                \(members)

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    \(setUp)contentView.addSubview(icon)
                    NSLayoutConstraint.activate([
                        icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                        icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                        icon.heightAnchor.constraint(\(height)),
                        icon.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),\
            \(isWrong ? "  // expect: required-height-in-cell" : "")
                    ])
                }
            }

            \(source)
            """)
        guard let snapshot = fixture.snapshot(of: "Row.swift") else { return }
        for difference in fixture.differences(from: snapshot.findings()) {
            Issue.record("\(difference)", sourceLocation: sourceLocation)
        }
    }

    @Test func aRowThatIsTooLowIsNamed() {
        check(Self.source)
    }

    /// The rows of that height may hide what makes the chain too high.
    @Test func aChainThroughAHiddenViewIsNot() {
        let fixture = Fixture(
            """
            import SnapKit
            import UIKit

            final class Row: UITableViewCell {
                private let stack = UIStackView()
                private let icon = UIView(), badge = UIView()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    stack.axis = .vertical
                    contentView.addSubview(stack)
                    stack.addArrangedSubview(icon)
                    stack.addArrangedSubview(badge)
                    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                    icon.snp.makeConstraints { $0.height.equalTo(40) }
                    badge.snp.makeConstraints { $0.height.equalTo(30) }  // expect: required-size-in-stack
                }

                func configure(isNew: Bool) { badge.isHidden = !isNew }
            }

            \(Self.source)
            """)
        guard let snapshot = fixture.snapshot(of: "Row.swift") else { return }
        #expect(fixture.differences(from: snapshot.findings()) == [])
    }

    @Test(arguments: [
        "return indexPath.row == 0 ? 60 : UITableView.automaticDimension", "60", "List.rowHeight", "Self.rowHeight",
        "if indexPath.row == 1 { return 0 }\nreturn UITableView.automaticDimension",
    ])
    func everyStatedHeightCounts(body: String) {
        check(Self.source.replacing(Self.body, with: body))
    }

    @Test func anAssignedHeightCounts() {
        let assigned = "override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 60 }"
        check(Self.source.replacing(Self.method, with: assigned))
        check(
            Self.source.replacing(Self.method, with: assigned + "\nfunc grow() { tableView.rowHeight = 90 }"),
            isWrong: false)
    }

    /// It may be that of another table, so neither it nor an estimate says how high these rows are.
    @Test(arguments: [
        ("tableView.rowHeight = 60", false), ("tableView.rowHeight = UITableView.automaticDimension", true),
        ("tableView.backgroundColor = .red", true),
    ])
    func anAssignedHeightOfCellsOfSeveralClassesIsNotKnown(setUp: String, isEstimated: Bool) {
        let source = Self.source.replacing(Self.method, with: "func start() { \(setUp) }")
            .replacing("return cell", with: "return indexPath.row == 0 ? Header() : cell")
        check(
            source + "\nfinal class Header: UITableViewCell {}", height: "equalToConstant: 60", isWrong: isEstimated)
    }

    @Test(arguments: [
        "return 76", "return height(at: indexPath)", "return rows[indexPath.row] == 60 ? 80 : 90",
        // What is returned where there is no such row is no height of a row.
        "guard let row = rows.first else { return 0 }\nreturn 80", "if rows.isEmpty { return 0 }\nreturn size",
        "if rows.count == 0 { return 0 }\nreturn size",
    ])
    func otherHeightsAreRight(body: String) {
        check(Self.source.replacing(Self.body, with: body), isWrong: false)
    }

    /// Nothing gives it the row's height then, as `autoresizing-off-in-cell` says.
    @Test func aContentViewWithoutItsMaskIsLeft() {
        let mask = "contentView.translatesAutoresizingMaskIntoConstraints = false"
        check(Self.source, setUp: mask + "  // expect: autoresizing-off-in-cell\n", isWrong: false)
    }

    /// A data source that states no number of sections has one.
    @Test func aSectionThatIsNotThereHasNoRows() {
        let body = "if indexPath.section == 0 { return 70 }\nreturn 60"
        let source = Self.source.replacing(Self.body, with: body)
        check(source, isWrong: false)
        let sections = "func numberOfSections(in tableView: UITableView) -> Int { 2 }"
        let both = source.replacing("    static let rowHeight", with: "    \(sections)\n    static let rowHeight")
        check(both)
        // The cell may be in the higher rows alone.
        check(both.replacing("return 70", with: "return 80"), isWrong: false)
    }

    /// Which rows have which cell is not known, so none is known to have the height.
    @Test(arguments: [
        ("return cell", "return indexPath.row == 0 ? Header() : cell\n"),
        ("return cell", "if indexPath.row == 0 { return UITableViewCell() }\nreturn cell"),
        ("return cell", "return made(for: indexPath)"),
        ("as? Row", "as? Header"),
    ])
    func cellsOfSeveralClassesAreLeft(part: String, replacement: String) {
        let header = "\nfinal class Header: UITableViewCell {}"
        let source = Self.source.replacing(Self.body, with: "return indexPath.row == 0 ? 90 : 60")
        check(source.replacing(part, with: replacement) + header, isWrong: false)
    }

    /// A placeholder is shown where there are no rows, and another cell need not be of the other height.
    @Test(arguments: [
        "if rows.isEmpty { return 90 }\nreturn 60", "if rows.count == 0 { return 90 }\nreturn 60",
        "guard indexPath.row > 0 else { return 90 }\nreturn 60", "return 0",
    ])
    func aHeightOfSomeRowsMayBeThatOfOtherCells(body: String) {
        let source = Self.source.replacing(Self.body, with: body)
            .replacing("return cell", with: "return indexPath.row == 0 ? Header() : cell")
        check(source + "\nfinal class Header: UITableViewCell {}", isWrong: false)
    }

    @Test func aSubclassMayStateOthers() {
        let other =
            "class Other: List { override func tableView(_: UITableView, heightForRowAt: IndexPath) -> CGFloat { 90 } }"
        check(Self.source.replacing("final class List", with: "class List") + "\n" + other, isWrong: false)
    }

    @Test func rowsWithoutATextHaveAHeight() {
        check(Self.source.replacing(Self.body, with: "if rows[indexPath.row].isEmpty { return 60 }\nreturn 90"))
    }

    @Test func oneHeightOfAllRowsIsThatOfTheCellToo() {
        let source = Self.source.replacing("return cell", with: "return indexPath.row == 0 ? Header() : cell")
        check(source + "\nfinal class Header: UITableViewCell {}")
    }

    /// A cell may leave a gap between rows.
    @Test(arguments: [
        (
            "override var frame: CGRect { get { super.frame } set { super.frame = newValue.insetBy(dx: 0, dy: 4) } }",
            false
        ),
        ("override func layoutSubviews() { contentView.frame = contentView.frame.insetBy(dx: 0, dy: 4) }", false),
        ("override func layoutSubviews() { self.contentView.frame.size.height -= 8 }", false),
        ("override func layoutSubviews() { layer.cornerRadius = contentView.frame.height / 2 }", true),
        ("override func layoutSubviews() { icon.layer.cornerRadius = icon.frame.height / 2 }", true),
    ])
    func cellsThatChangeTheirFrameAreLeft(method: String, isWrong: Bool) {
        check(Self.source, members: method, isWrong: isWrong)
    }

    /// The cell itself has the height of the row.
    @Test func aContentViewOfAnotherSizeSaysNothingOfTheCell() {
        let fixture = Fixture(
            """
            import UIKit

            final class Row: UITableViewCell {
                private let icon = UIImageView()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    addSubview(icon)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        icon.leadingAnchor.constraint(equalTo: leadingAnchor),
                        icon.heightAnchor.constraint(equalToConstant: 68),
                        icon.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                        icon.bottomAnchor.constraint(equalTo: bottomAnchor),  // expect: required-height-in-cell
                    ])
                }

                override func layoutSubviews() { contentView.frame = contentView.frame.insetBy(dx: 0, dy: 4) }
            }

            \(Self.source)
            """)
        guard let snapshot = fixture.snapshot(of: "Row.swift") else { return }
        for difference in fixture.differences(from: snapshot.findings()) { Issue.record("\(difference)") }
    }

    /// A row is drawn as high as it is shown.
    @Test(arguments: [(body, 60.0), ("return UITableView.automaticDimension", 44)])
    func theStatedHeightIsTheAssumedOne(body: String, height: Double) throws {
        let text = """
            import UIKit

            final class Row: UITableViewCell {
                private let icon = UIImageView()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(icon)
                    icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
                }
            }

            \(Self.source.replacing(Self.body, with: body))
            """
        let snapshot = try #require(Fixture(text).snapshot(of: "Row.swift"))
        let layout = try #require(snapshot.document.layouts.first)
        #expect(layout.sizes[0].size.height == .preferred(height))
    }
}
