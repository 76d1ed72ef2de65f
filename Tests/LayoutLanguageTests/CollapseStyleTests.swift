import LayoutModel
import SourceText
import Testing

@testable import LayoutLanguage

/// `collapse VIEW: … as STYLE`.
@Suite struct CollapseStyleTests {
    private func read(_ statement: String) throws -> (collapse: Collapse?, problems: [Finding]) {
        let text = "layout L {\nsize 100 x 40\nview a, b\ngap: b.leading == a.trailing + 8\n\(statement)\n}"
        let document = LayoutLanguageFormat().parse(SourceText(text)).document
        return (try #require(document.layouts.first).collapses.first, document.problems)
    }

    @Test(arguments: [
        ("collapse a: trailing", CollapseStyle.plain, [Edge.trailing]),
        ("collapse a: trailing as flexibleBox", .flexibleBox, [.trailing]),
        ("collapse a as flexibleBox", .flexibleBox, [.leading, .trailing]),
        ("collapse a as hrViewVisible", .hrViewVisible, [.leading, .trailing, .top, .bottom]),
        ("collapse a: left top as hrViewVisible", .hrViewVisible, [.left, .top]),
        ("collapse a as uiViewVisibility", .uiViewVisibility, []),
        ("collapse a: gap as fdCollapsible", .fdCollapsible, []),
    ])
    func collapsesAreRead(statement: String, style: CollapseStyle, edges: [Edge]) throws {
        let (collapse, problems) = try read(statement)
        #expect(problems.map(\.message) == [])
        #expect(collapse?.style == style)
        #expect(collapse?.edges == Set(edges))
        #expect(collapse?.constraints == (style == .fdCollapsible ? [ConstraintID(0)] : []))
    }

    @Test(arguments: [
        ("collapse a", "syntax"), ("collapse a: as flexibleBox", "syntax"), ("collapse a: trailing as", "syntax"),
        ("collapse a: trailing as flexBox", "syntax"), ("collapse a: gap as flexibleBox", "syntax"),
        ("collapse a: trailing as fdCollapsible", "unknown-name"), ("collapse a: gap", "syntax"),
    ])
    func invalidCollapsesAreRefused(statement: String, code: String) throws {
        let (collapse, problems) = try read(statement)
        #expect(problems.map(\.code.rawValue) == [code])
        #expect(collapse == nil)
    }

    @Test func aMisspelledStyleHasASuggestion() throws {
        let problem = try #require(try read("collapse a as flexibleBx").problems.first)
        #expect(problem.message.contains("`flexibleBx` is not a collapse style."))
        #expect(problem.suggestions.first?.edits.first?.replacement == "flexibleBox")
    }
}
