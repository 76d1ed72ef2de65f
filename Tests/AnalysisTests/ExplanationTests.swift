import Analysis
import AutoLayoutEngine
import Testing

@Suite struct ExplanationTests {
    private func reasons(_ source: String, of path: String, _ component: FrameComponent) throws -> [String] {
        let layout = try Judging(source).document.layouts[0]
        let view = try #require(layout.views.first { $0.path == path })
        let all = Explanation.explain(view.id, in: layout, at: Configuration(baseOf: layout))
        return try #require(all.first { $0.component == component }).reasons.map(\.sentence)
    }

    private let row = """
        size 320 x 44
        label a 40 x 20, b 50 x 20
        H:|-16-[a]-8-[b]
        [a, b].centerY == super.centerY
        """

    @Test func leadsFromTheViewOutwards() throws {
        let sentences = try reasons(row, of: "b", .x)
        #expect(sentences.count == 3)
        #expect(sentences.first == "b's leading edge should equal a's trailing edge plus 8")
        #expect(sentences.dropFirst().contains("a's leading edge should equal the superview's leading edge plus 16"))
        #expect(
            sentences.dropFirst().contains {
                $0.hasPrefix("a hugs its content's width") || $0.hasPrefix("a keeps its content's width")
            })
    }

    @Test func saysThatAWidthIsTheContents() throws {
        let sentences = try reasons(row, of: "b", .width)
        #expect(sentences.count == 1)
        #expect(sentences.first?.contains("content's width") == true)
    }

    @Test func hasNothingToSayOfWhatIsAmbiguous() throws {
        #expect(try reasons("size 320 x 44\nlabel a 40 x 20\na.top == super.top", of: "a", .x) == [])
    }
}
