import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import SourceText
import Testing

/// Texts of unknown length in frames that are shown to a person.
@Suite struct LikelyContentsTests {
    private func heights(_ constraint: String) throws -> (judged: Double, shown: Double) {
        let source = SourceText(
            "layout A { size 100 x 100; label a \"Name\"; H:|[a]|; a.top == super.top; \(constraint) }")
        let layout = try #require(LayoutLanguageFormat().parse(source).document.layouts.first)
        let view = try #require(layout.views.first { $0.name == "a" }).id
        var solver = LayoutSolver(layout)
        let configuration = Configuration(baseOf: layout)
        let shown = solver.solve(configuration, isShown: true)
        #expect(shown.frame(of: view).height == solver.anchorPositions.rectangle(of: Item(view)).height)
        let judged = solver.solve(configuration)
        return (judged.frame(of: view).height, shown.frame(of: view).height)
    }

    /// A finding must not depend on a guess, but a picture should not show an empty text.
    @Test func shownContentsResistWeakConstraints() throws {
        let heights = try heights("a.height == 0 @200")
        #expect(heights.judged == 0 && heights.shown == 20.5)
    }

    @Test(arguments: ["a.height == 0", "a.height == 0 @800"])
    func contentsGiveWayToStrongConstraints(constraint: String) throws {
        let heights = try heights(constraint)
        #expect(heights.judged == 0 && heights.shown == 0)
    }

    @Test func unconstrainedContentsAreTheSameWhenShown() throws {
        let heights = try heights("")
        #expect(heights.judged == 20.5 && heights.shown == 20.5)
    }
}
