import SourceText
import Testing

/// Cells of table views whose estimated row height other code of the project sets.
@Suite struct RowEstimateTests {
    /// A cell that is 76 points high for certain.
    private static let row = """
        final class Row: UITableViewCell {
            private let icon = UIImageView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(icon)
                icon.snp.makeConstraints { make in
                    make.top.bottom.leading.equalToSuperview().inset(8)
                    make.size.equalTo(60)
                }
            }
        }
        """

    private static func list(_ estimate: String) -> String {
        """
        final class List: UIViewController, UITableViewDataSource {
            private let table = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                table.register(Row.self, forCellReuseIdentifier: "row")
                \(estimate)
            }
            func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                table.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
            }
        }
        """
    }

    private static let page = """
        final class Page: UIViewController, UITableViewDataSource {
            private let content = Content()
            func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                table.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
            }
        }
        """

    private static func content(_ estimate: String) -> String {
        "final class Content: UIView { let table = UITableView(); func build() { \(estimate) } }"
    }

    /// The height named by the finding; nil if there is none.
    private static func height(_ others: String...) -> String? {
        let found = findings(in: SourceText(row), with: others.map { "import UIKit\n\n\($0)" })
        let message = found.first { $0.code == "required-height-in-cell" }?.message
        return message?.firstMatch(of: /at height ([0-9]+), the estimated height/).map { String($0.1) }
    }

    @Test(arguments: [
        ("", "44"), ("table.estimatedRowHeight = 100", "100"),
        ("table.estimatedRowHeight = UITableView.automaticDimension", "44"),
    ])
    func theTableOfTheCellSaysItsEstimate(estimate: String, height: String) {
        #expect(Self.height(Self.list(estimate)) == height)
    }

    /// Rows that are estimated as high as they are, in code that may set it or that may not.
    @Test(arguments: [
        "table.estimatedRowHeight = 76", "table.estimatedRowHeight = height(of: table)",
        "table.estimatedRowHeight = 0", "table.estimatedRowHeight = 100; other.estimatedRowHeight = 80",
        "table.estimatedRowHeight = 60; table.estimatedRowHeight += 16",
    ])
    func anEstimateThatMayFitIsNoFinding(estimate: String) {
        #expect(Self.height(Self.list(estimate)) == nil)
    }

    @Test func aDelegateMayEstimateEachRow() {
        let method = "func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat { 76 }"
        #expect(Self.height(Self.list("}\n    \(method)\n    func build() {")) == nil)
    }

    @Test func theViewOfTheDataSourceMaySetIt() {
        #expect(Self.height(Self.page, Self.content("table.estimatedRowHeight = 80")) == "80")
        #expect(Self.height(Self.page, Self.content("table.estimatedRowHeight = 76")) == nil)
    }

    @Test(arguments: [
        "final class Other: UIView { func build() { table.estimatedRowHeight = 80 } }",
        "// As Row does.\nfinal class Other: UIView { func build() { table.estimatedRowHeight = 80 } }",
    ])
    func otherTablesSayNothing(other: String) {
        #expect(Self.height(Self.list(""), other) == "44")
        #expect(Self.height(Self.page, Self.content(""), other) == "44")
    }

    /// A data source may be apart from what makes its table.
    @Test(arguments: [
        "", "final class Content: UIView {}", "class Content: UIView { @IBOutlet var table: UITableView! }",
    ])
    func aTableThatIsNotSeenMayHaveAnotherEstimate(content: String) {
        #expect(Self.height(Self.page, content) == nil)
    }

    @Test func rowsWhoseHeightsOthersStateAreNotMeasured() {
        #expect(Self.height(Self.page, Self.content("table.rowHeight = 76")) == nil)
        #expect(Self.height(Self.page, Self.content("table.rowHeight = UITableView.automaticDimension")) == "44")
        let base =
            "class Base: UIViewController { func tableView(_: Any, heightForRowAt: IndexPath) -> CGFloat { 76 } }"
        #expect(Self.height(Self.list("").replacing(": UIViewController", with: ": Base"), base) == nil)
    }

    /// Rows of several classes may each be as high as its constraints say.
    @Test(arguments: [
        ("return path.row == 0 ? 30 : 76", nil), ("return size", nil),
        ("return path.row == 0 ? 30 : UITableView.automaticDimension", "44"),
    ])
    func aHeightForEachRowIsNotMeasured(body: String, height: String?) {
        let list = Self.list("").replacing(
            "table.dequeueReusableCell",
            with: "if path.row == 0 { return table.dequeueReusableCell(withIdentifier: \"o\", for: path) as! Other }\n"
                + "        return table.dequeueReusableCell"
        )
        let method = "func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { \(body) }"
        let other = "final class Other: UITableViewCell {}"
        #expect(
            Self.height(
                list.replacing("override func viewDidLoad", with: "\(method)\n    override func viewDidLoad"), other)
                == height)
        #expect(Self.height(list, other) == "44")
    }

    /// A base class and an extension need not be called, and a delegate need not be asked.
    @Test(arguments: [
        (list("table.style()"), "extension UITableView { func style() { self.estimatedRowHeight = 76 } }"),
        (
            list("").replacing(": UIViewController", with: ": Base"),
            "class Base: UIViewController { func style(_ table: UITableView) { table.estimatedRowHeight = 76 } }"
        ),
        (
            list("}\n    let helper = Helper()\n    func build() {"),
            "class Helper { func tableView(_ t: UITableView, estimatedHeightForRowAt p: IndexPath) -> CGFloat { 76 } }"
        ),
    ])
    func whatMaySetItLeavesItOpen(list: String, other: String) {
        #expect(Self.height(list, other) == nil)
    }

    /// Of two apps in a project each has its own class of the name.
    @Test func rowsOfAnotherAppDoNotCount() {
        let other = Self.list("table.estimatedRowHeight = 100") + "\n" + Self.row
        func height(_ list: String) -> String? {
            let found = findings(
                in: ("/p/One/Row.swift", SourceText(Self.row)),
                with: [("/p/One/List.swift", list), ("/p/Two/List.swift", other)])
            let message = found.first { $0.code == "required-height-in-cell" }?.message
            return message?.firstMatch(of: /at height ([0-9]+)/).map { String($0.1) }
        }
        let fixed = "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 90 }"
        #expect(height(Self.list("}\n    \(fixed)\n    func build() {")) == "90")
    }
}
