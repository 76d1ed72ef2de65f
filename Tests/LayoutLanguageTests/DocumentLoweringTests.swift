import LayoutModel
import SourceText
import Testing

@testable import LayoutLanguage

/// A document keeps the model of its layouts, and lowers one again where more is needed.
@Suite struct DocumentLoweringTests {
    private func expectSameAgain(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let document = LayoutLanguageDocument(SourceText(text))
        let layouts = document.document.layouts
        #expect(!layouts.isEmpty, sourceLocation: sourceLocation)
        // Backwards, so that none is the one that was lowered last.
        for index in layouts.indices.reversed() {
            #expect(document.lowering.layout(index)?.layout == layouts[index], sourceLocation: sourceLocation)
        }
        #expect(document.lowering.layout(layouts.count) == nil, sourceLocation: sourceLocation)
        #expect(document.lowering.layout(-1) == nil, sourceLocation: sourceLocation)
    }

    @Test func layoutsWithOneNameKeepTheirKeys() {
        expectSameAgain("layout A { view a }\nlayout A { view b }\nlayout { view c }\nlayout A { label d 5 x 5 }")
    }

    @Test func aLayoutThatACommentHidesStaysPartlyUnknown() {
        expectSameAgain("layout A { view a }\nlayout B {\n view b\n /* never closed\n}")
    }

    @Test func theBudgetOfRangesIsThatOfTheLayoutsBefore() {
        let views = (1...50).map { "a\($0)" }.joined(separator: ", ")
        let lines = String(repeating: "H:[a1..a50(20)]\n", count: 100)
        let layout = "layout L {\nview \(views)\n\(lines)}\n"
        let text = String(repeating: layout, count: 8)
        expectSameAgain(text)
        let counts = LayoutLanguageDocument(SourceText(text)).document.layouts.map(\.constraints.count)
        #expect(Set(counts).count > 1)
    }

    @Test func theSameLayoutIsLoweredOnce() {
        var made = 0
        let document = LayoutLanguageDocument(SourceText("layout A { view a }\nlayout B { view b }"))
        let recent = RecentLowering()
        for index in [0, 0, 1, 1, 0] {
            _ = recent.lowering(of: index) {
                made += 1
                return document.lowering.layout(index)
            }
        }
        #expect(made == 3)
    }
}
