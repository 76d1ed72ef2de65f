import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import Rendering

@Suite struct ComparisonPageTests {
    private func picture(_ text: String, marked: Set<ViewID> = []) throws -> Picture {
        let parsed = uncancelled { (never) throws(Cancelled) in
            try LayoutLanguageFormat().parse(SourceText(text), in: ParseContext(), never)
        }
        let layout = try #require(parsed.document.layouts.first)
        var picture = try Picture(layout, .init(baseOf: layout))
        picture.marked = marked
        return picture
    }

    private let row = "layout Row { size 300 x 40; view a, b; [a, b].edges == super.edges inset 4 }"

    @Test func bothPicturesStandBesideTheSentences() throws {
        let page = ComparisonPage.text([
            ComparisonPage.Block(
                title: "a.layout, Row", old: try picture(row), new: try picture(row, marked: [ViewID(2)]),
                sections: [("frames", ["\"b\" moves 4 points right"])])
        ])
        #expect(page.matches(of: /<svg xmlns/).count == 2)
        #expect(page.matches(of: /<rect class="box moved"/).count == 1)
        #expect(page.contains("<h2>a.layout, Row</h2>"))
        #expect(page.contains("<h3>frames</h3>\n<ul>\n<li>&quot;b&quot; moves 4 points right</li>"))
        #expect(page.contains("1 layout with differences"))
    }

    @Test func aNoteStandsAboveTheLayouts() {
        #expect(ComparisonPage.text([], note: "Not <b>").contains("<p>Not &lt;b&gt;</p>"))
    }

    @Test func aVersionThatDoesNotExistHasNoPicture() throws {
        let page = ComparisonPage.text([
            ComparisonPage.Block(title: "Row", new: try picture(row), sections: [("layout", ["added: 3 views"])])
        ])
        #expect(!page.contains("Before") && page.contains("After"))
    }

    @Test func namesAreNeverMarkupAndNothingIsLoaded() throws {
        let page = ComparisonPage.text([
            ComparisonPage.Block(title: "<script>x</script>", sections: [("a", ["<img src=//x>"])])
        ])
        #expect(!page.contains("<script") && !page.contains("<img"))
        #expect(page.contains("default-src 'none'"))
        #expect(!page.contains("http:") && !page.contains("https:"))
    }
}
