import Analysis
import AutoLayoutEngine
import InterfaceBuilder
import LayoutModel
import SourceText
import TestSupport
import Testing

/// A storyboard's one screen, read for an app in which views collapse in a style, judged and solved in every state.
struct SolvedDocument {
    let layout: Layout
    /// Hints left out.
    let findings: [Finding]

    init(_ document: TestDocument, as style: CollapseStyle? = nil) throws {
        let read = InterfaceBuilderFormat(collapseStyle: style).parse(SourceText(document.text)).document
        #expect(read.problems.map(\.message) == [])
        layout = try #require(read.layouts.first)
        findings = try Checker(.standard).findings(in: read).filter { $0.severity != .hint }
    }

    var codes: [String] { findings.map(\.code.rawValue) }

    var messages: [String] { findings.map(\.message) }

    /// The codes of what is wrong in each state, by the names of the views that are gone in it.
    func states() throws -> [[String]: [String]] {
        let rows = try StateTable(layout, by: Checker(.standard)).rows
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                (row.configuration.gone.sorted().map { layout[$0].name }, row.findings.map(\.code.rawValue))
            })
    }

    /// `[x, y, width, height]` of a view on a screen of this width where these views are gone.
    func frame(_ name: String, width: Double, gone: Set<String>) throws -> [Double] {
        let size = try #require(layout.sizes.map(\.size).first { $0.width == .points(width) })
        let configuration = try #require(
            ConfigurationSpace(layout).configurations.first {
                $0.size == size && Set($0.gone.map { layout[$0].name }) == gone
            })
        var solver = LayoutSolver(layout)
        let solution = solver.solve(configuration)
        let view = try #require(layout.views.first { $0.name == name })
        let frame = solution.frame(of: view.id)
        return [frame.x, frame.y, frame.width, frame.height]
    }
}

extension TestDocument.Element {
    /// A view of that name, which Xcode would show with a note.
    static func noted(_ name: String, _ frame: [Double], note: String?, constraints: [TestDocument.Pin])
        -> TestDocument.Element
    {
        let inside = note.map {
            "<attributedString key=\"userComments\"><fragment content=\"\($0)\"/></attributedString>"
        }
        return TestDocument.Element(
            id: name, frame: frame, attributes: "userLabel=\"\(name)\"", inside: inside ?? "", constraints: constraints)
    }
}
