import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import SourceText
import Testing

/// The values that are ambiguous in their own right, as `path axis kind`.
@Suite struct AmbiguousValueTests {
    private func ambiguous(_ text: String) throws -> [String] {
        let document = LayoutLanguageFormat().parse(SourceText("layout Test {\n\(text)\n}")).document
        let layout = try #require(document.layouts.first)
        #expect(document.problems.map(\.message) == [])
        var solver = LayoutSolver(layout)
        _ = solver.solve(Configuration(baseOf: layout))
        return try solver.ambiguousValues(.never).map { "\(layout[$0.view].path) \($0.axis) \($0.kind)" }
    }

    @Test func aDeterminedLayoutHasNone() throws {
        #expect(try ambiguous("size 100 x 100\nview a\na.edges == super.edges") == [])
    }

    @Test func aViewThatOnlyFollowsIsNotReported() throws {
        let text = """
            size 320 x 100
            view a, b
            a.leading == super.leading
            b.leading == a.trailing + 8
            b.width == 40
            [a, b].top == super.top
            [a, b].height == 20
            """
        #expect(try ambiguous(text) == ["a horizontal size"])
    }

    @Test func onlyTheFirstViewOfALooseChainIsReported() throws {
        let text = """
            size 320 x 100
            label a 40 x 20, b 40 x 20
            b.leading == a.trailing + 8
            [a, b].top == super.top
            """
        #expect(try ambiguous(text) == ["a horizontal position"])
    }

    @Test func allViewsThatShareASpaceAreReported() throws {
        let text = """
            size 320 x 44
            label a 40 x 20, b 40 x 20, c 40 x 20
            H:|-8-[a]-8-[b]-8-[c]-8-|
            [a, b, c].top == super.top
            """
        #expect(try ambiguous(text) == ["a horizontal size", "b horizontal size", "c horizontal size"])
    }

    @Test func aViewInsideAnAmbiguousOneIsNotReported() throws {
        let text = """
            size 320 x 100
            view outer { view inner; inner.edges == super.edges inset 4 }
            outer.leading == super.leading
            outer.top == super.top
            outer.height == 50
            """
        #expect(try ambiguous(text) == ["outer horizontal size"])
    }

    @Test func limitsLeaveAPositionAmbiguous() throws {
        let text = """
            size 320 x 100
            label a 40 x 20
            a.leading >= super.leading + 8
            a.trailing <= super.trailing - 8
            a.top == super.top
            """
        #expect(try ambiguous(text) == ["a horizontal position"])
    }

    @Test func aScrollViewsContentIsReportedAtTheScrollView() throws {
        let text = """
            size 320 x 200
            scroll page { view body; body.leading == super.leading; body.verticalEdges == super.verticalEdges; \
            body.size == 100 x 900 }
            page.edges == super.edges
            """
        #expect(try ambiguous(text) == ["page horizontal scrollContent"])
    }

    @Test func aTextOfUnknownSizeIsNotReported() throws {
        let text = """
            size 320 x 44
            label a "Something", b "Else"
            H:|-8-[a]-8-[b]-8-|
            [a, b].top == super.top
            """
        #expect(try ambiguous(text) == [])
    }

    @Test func aSpacersUnusedAxisIsNotReported() throws {
        let text = """
            size 300 x 60
            view a
            spacer left, right
            H:|[left][a(40)][right]|
            a.top == super.top
            a.height == 40
            """
        #expect(try ambiguous(text) == [])
    }
}
