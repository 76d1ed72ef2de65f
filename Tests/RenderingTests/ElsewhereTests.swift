import LayoutLanguage
import LayoutModel
import SourceText
import Testing

@testable import Rendering

/// Views that are not in the root when it is shown.
@Suite struct ElsewhereTests {
    @Test func theyAreNotDrawn() throws {
        let text = """
            layout Page {
                size 100 x 100
                view card 40 x 40
                card.leading == super.leading
                card.top == super.top
                view icon
                icon.leading == super.leading + 5
                icon.top == super.top + 5
                icon.width == 20
                icon.height == 20
            }
            """
        var layout = try #require(LayoutLanguageFormat().parse(SourceText(text)).document.layouts.first)
        let whole = try Picture(layout, .init(baseOf: layout))
        #expect(whole.boxes.map(\.name) == ["", "card", "icon"])
        #expect(whole.dimensions.contains { $0.views.contains(ViewID(2)) })
        layout.views[2].isElsewhere = true
        let picture = try Picture(layout, .init(baseOf: layout))
        #expect(picture.boxes.map(\.name) == ["", "card"])
        #expect(!picture.dimensions.contains { $0.views.contains(ViewID(2)) })
    }
}
