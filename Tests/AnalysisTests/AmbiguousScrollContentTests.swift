import Analysis
import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

@Suite struct AmbiguousScrollContentTests {
    @Test func atTheScrollView() throws {
        try check(
            """
            size 320 x 200
            scroll page { // expect: ambiguous-scroll-content
                view body
                body.horizontalEdges == super.horizontalEdges
                body.width == frame.width
                body.top == super.top
                body.height == 900
            }
            page.edges == super.edges
            """)
    }

    private static let limited = """
        the bottom edge of "page.body" is only a limit, and nothing determines how high the content of "page" is. \
        Relate that edge with ==
        """
    private static let loose = """
        nothing determines how high the content of "page" is. \
        Pin its subviews to both its top and bottom edges, and give them a height
        """

    @Test(arguments: [("<=", limited), (nil, loose)])
    func theMessageNamesTheEdgeThatLimits(relation: String?, message: String) throws {
        let judging = try Judging(
            """
            size 320 x 200
            scroll page {
                view body
                body.horizontalEdges == super.horizontalEdges
                body.width == frame.width
                body.top == super.top
                body.height == 900
                \(relation.map { "body.bottom \($0) super.bottom" } ?? "")
            }
            page.edges == super.edges
            """)
        #expect(judging.findings.map(\.message) == ["Ambiguous content height: \(message)."])
    }

    @Test func notWhereItHasNothingInIt() throws {
        try check("size 320 x 200\nscroll page\npage.edges == super.edges")
    }

    /// Code that sets the size of the content lays it out by hand. Where it ends the content at the scroll view's own
    /// safe area or readable content guide, the size may be that.
    @Test(arguments: [
        ("", true), ("scroll.contentSize.width = 900", false),
        ("scroll.contentSize = CGSize(width: 900, height: 9)", false),
        // Nobody says whether these guides of a scroll view scroll.
        ("body.trailingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.trailingAnchor).isActive = true", false),
        ("body.leadingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.leadingAnchor).isActive = true", true),
        ("body.trailingAnchor.constraint(equalTo: scroll.readableContentGuide.trailingAnchor).isActive = true", false),
    ])
    func notWhereCodeMaySetTheContentSize(code: String, isFound: Bool) throws {
        try judgeCode(
            """
            import UIKit

            final class Page: UIViewController {
                private let scroll = UIScrollView()  \(isFound ? "// expect: ambiguous-scroll-content" : "")
                private let body = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scroll)
                    scroll.addSubview(body)
                    scroll.translatesAutoresizingMaskIntoConstraints = false
                    body.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        scroll.topAnchor.constraint(equalTo: view.topAnchor),
                        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        body.topAnchor.constraint(equalTo: scroll.topAnchor),
                        body.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                        body.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                        body.widthAnchor.constraint(equalToConstant: 40),
                        body.heightAnchor.constraint(equalToConstant: 40),
                    ])
                    \(code)
                }
            }
            """)
    }

    /// What is as wide as the scroll view whatever it contains never scrolls sideways, so nobody misses the sides.
    @Test(arguments: [
        ("centerXAnchor", "body.widthAnchor.constraint(equalTo: scroll.widthAnchor)", nil),
        ("centerXAnchor", "body.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 0.7)", nil),
        ("centerXAnchor", "body.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32)", nil),
        ("centerXAnchor", "body.widthAnchor.constraint(equalToConstant: 300)", nil),
        ("centerXAnchor", "body.widthAnchor.constraint(equalToConstant: 900)", Finding.Severity.warning),
        ("centerXAnchor", "body.widthAnchor.constraint(equalToConstant: 380)", .warning),
        (
            "centerXAnchor",
            "body.widthAnchor.constraint(equalTo: scroll.widthAnchor),\n"
                + "row.widthAnchor.constraint(equalToConstant: 900)",
            .warning
        ),
        ("centerXAnchor", "body.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: 8)", .warning),
        ("centerXAnchor", "body.widthAnchor.constraint(greaterThanOrEqualToConstant: 300)", .warning),
        ("leadingAnchor", "body.widthAnchor.constraint(equalTo: scroll.widthAnchor)", .information),
        ("frameLayoutGuide.leadingAnchor", "body.trailingAnchor.constraint(equalTo: view.trailingAnchor)", nil),
        ("leadingAnchor", "body.widthAnchor.constraint(equalToConstant: 900)", .warning),
        ("centerXAnchor", "body.widthAnchor.constraint(equalTo: scroll.contentLayoutGuide.widthAnchor)", .warning),
        ("leadingAnchor", "body.trailingAnchor.constraint(equalTo: view.trailingAnchor)", .warning),
    ])
    func sidewaysNothingScrolls(anchor: String, width: String, severity: Finding.Severity?) {
        let text = SourceText(
            """
            import UIKit

            final class Page: UIViewController {
                private let scroll = UIScrollView(), body = UIView(), row = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    for one in [scroll, body, row] { one.translatesAutoresizingMaskIntoConstraints = false }
                    view.addSubview(scroll)
                    scroll.addSubview(body)
                    body.addSubview(row)
                    NSLayoutConstraint.activate([
                        scroll.topAnchor.constraint(equalTo: view.topAnchor),
                        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        body.topAnchor.constraint(equalTo: scroll.topAnchor),
                        body.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                        body.heightAnchor.constraint(equalToConstant: 2000),
                        row.topAnchor.constraint(equalTo: body.topAnchor),
                        row.leadingAnchor.constraint(equalTo: body.leadingAnchor),
                        row.heightAnchor.constraint(equalToConstant: 20),
                        body.\(anchor.split(separator: ".").last ?? "").constraint(equalTo: scroll.\(anchor)),
                        \(width),
                    ])
                }
            }
            """)
        let found = findings(in: text, with: []).filter { $0.code == "ambiguous-scroll-content" }
        #expect(found.map(\.severity) == [severity].compactMap { $0 })
    }

    private static let lowerLimit = """
        heading.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),
        content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
        """

    private static let lowerLimitInside = """
        grid.topAnchor.constraint(equalTo: heading.bottomAnchor),
        grid.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        grid.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        grid.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        grid.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
        """

    /// Where one view fills the content, its own size is what is missing, or an equality beside its lower limit.
    @Test(arguments: [
        (
            "",
            "nothing determines how high \"content\" is. Pin its subviews to both its top and bottom edges.",
            "End \"content\" at the bottom edge of \"heading\""
        ),
        (
            "heading.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),",
            "nothing determines how high \"content\" is: only an inequality relates the bottom edge of \"heading\" to "
                + "it. Relate that edge with ==.",
            "End \"content\" at the bottom edge of \"heading\""
        ),
        (
            lowerLimit,
            "its height has only a lower limit, content.height >= scroll.frame.height. Add the same with == and a low "
                + "priority, such as 250.",
            "Add content.height == scroll.frame.height @ 250"
        ),
        (
            lowerLimitInside,
            "nothing determines how high \"content\" is: the height of \"grid\" in it has only a lower limit, "
                + "grid.height >= 32. Add the same with == and a low priority, such as 250.",
            "Add grid.height == 32 @ 250"
        ),
    ])
    func theViewThatFillsTheContentIsNamed(constraints: String, reason: String, fix: String) throws {
        let text = SourceText(
            """
            import UIKit

            final class Page: UIViewController {
                private let scroll = UIScrollView(), content = UIView(), heading = UILabel()
                private let grid = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scroll)
                    scroll.addSubview(content)
                    content.addSubview(heading)
                    \(constraints.contains("grid") ? "content.addSubview(grid)" : "")
                    for one in [scroll, content, heading, grid] {
                        one.translatesAutoresizingMaskIntoConstraints = false
                    }
                    NSLayoutConstraint.activate([
                        scroll.topAnchor.constraint(equalTo: view.topAnchor),
                        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                        heading.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
                        heading.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                        \(constraints)
                    ])
                }
            }
            """)
        let parsed = SwiftLayoutFormat().parse(text)
        let finding = try #require(Checker(.standard).findings(in: parsed.document).first)
        let start = "Ambiguous content height: \"content\" fills the content of \"scroll\", and "
        #expect(finding.message == start + reason)
        let layout = try #require(parsed.document.layouts.first)
        let search = try #require(try RepairSearch(for: finding.code, in: layout, by: .standard, .never))
        var budget = RepairBudget()
        let repairs = try search.repairs(of: finding, budget: &budget) { parsed.editing.textEdits(for: $0, in: 0) }
        #expect(repairs.first?.repair.title == fix)
    }

    /// A view with a frame says nothing of how large the content is: code does.
    @Test func aViewWithAFrameLeavesTheContentAlone() throws {
        try judgeCode(
            """
            import UIKit

            final class Ticker: UIView {
                private let scroll = UIScrollView()
                private let label = UILabel()  // expect: never-placed

                private func setUp() {
                    addSubview(scroll)
                    scroll.addSubview(label)
                    scroll.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        scroll.topAnchor.constraint(equalTo: topAnchor),
                        scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
                        scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
                        scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
                    ])
                }
            }
            """)
    }
}
