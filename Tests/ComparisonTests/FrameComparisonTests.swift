import LayoutLanguage
import Testing

@Suite struct FrameComparisonTests {
    private func differing(_ old: String, _ new: String) -> [String] {
        differences(
            document("layout L {\n\(old)\n}", as: LayoutLanguageFormat()),
            document("layout L {\n\(new)\n}", as: LayoutLanguageFormat())
        ).filter { $0.contains(" points ") }
    }

    private let base = """
        size 300 x 50
        sizes 400 x 50
        view a, b
        a.leading == super.leading + 10
        a.width == 100
        b.leading == a.trailing + 10
        b.trailing == super.trailing - 10
        [a, b].verticalEdges == super.verticalEdges
        """

    @Test func viewsThatMoveTogetherShareASentence() {
        let new = base.replacing("super.leading + 10", with: "super.leading + 30")
        #expect(
            differing(base, new) == [
                "\"a\" moves 20 points right", "\"b\" moves 20 points right and is 20 points narrower",
            ])
        let lower = base.replacing(
            "[a, b].verticalEdges == super.verticalEdges", with: "[a, b].top == super.top; [a, b].height == 20")
        #expect(differing(base, lower) == ["\"a\" and \"b\" are 30 points shorter"])
    }

    @Test func theSizesAreNamedWhereNotAll() {
        let new = base.replacing("a.width == 100", with: "a.width == 100 @ 750; a.width >= super.width * 0.3")
        #expect(
            differing(base, new) == [
                "\"a\" is 20 points wider at 400 x 50",
                "\"b\" moves 20 points right and is 20 points narrower at 400 x 50",
            ])
    }

    @Test func aStateIsNamed() {
        let states = base + "\nstate wide { w.constant = 150 }"
        let old = states.replacing("a.width == 100", with: "w: a.width == 100")
        #expect(
            differing(old, old.replacing("150", with: "160")) == [
                "\"a\" is 10 points wider in state \"wide\"",
                "\"b\" moves 10 points right and is 10 points narrower in state \"wide\"",
            ])
    }

    @Test func manyDifferencesAreARange() {
        let sizes = "size 300 x 50; sizes 320 x 50, 340 x 50, 360 x 50, 380 x 50"
        let old = base.replacing("size 300 x 50\nsizes 400 x 50", with: sizes)
        let new = old.replacing("a.width == 100", with: "a.width == super.width * 0.5")
        #expect(
            differing(old, new) == [
                "\"a\" is 50 to 90 points wider", "\"b\" moves 50 to 90 points right and is 50 to 90 points narrower",
            ])
    }

    /// Any width would do, so another one is no difference.
    @Test func anAmbiguousValueIsNotCompared() {
        let old = "size 300 x 50; view a; a.leading == super.leading; a.verticalEdges == super.verticalEdges"
        let new = old + "; a.width >= 20"
        #expect(differing(old, new) == [])
    }

    @Test func aViewInAnotherSuperviewIsComparedOnTheScreen() {
        let old =
            "size 300 x 50; view p; p.leading == super.leading + 40; view a 10 x 10; a.leading == super.leading + 50"
        let new = old.replacing("view p;", with: "view p { view a 10 x 10; a.leading == super.leading + 10 };")
            .replacing("; view a 10 x 10; a.leading == super.leading + 50", with: "")
        #expect(differing(old, new) == [])
    }
}
