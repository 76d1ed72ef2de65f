import LayoutLanguage
import Testing

@Suite struct ConstraintComparisonTests {
    private let base = """
        view a, b
        a.leading == super.leading + 16
        a.width == 40
        a.verticalEdges == super.verticalEdges
        b.leading == a.trailing + 8
        b.width == 60
        b.verticalEdges == super.verticalEdges
        """

    @Test func aChangedConstantSaysWhatItWas() {
        #expect(
            differences(base, base.replacing("a.width == 40", with: "a.width == 50")) == [
                "changed a's width should equal 50; before: 40",
                "\"a\" is 10 points wider",
                "\"b\" moves 10 points right",
            ])
    }

    @Test(arguments: [
        (
            "a.width == 40", "a.width == 40 @ 750",
            "changed a's width should equal 40, at priority 750; before: priority 1000"
        ),
        (
            "a.width == 40", "a.width >= 40 @ 750\na.width == 40",
            "added a's width should be at least 40, at priority 750"
        ),
        (
            "b.width == 60", "b.width == 60\nb.width <= a.width * 2",
            "added b's width should be at most a's width multiplied by 2"
        ),
        ("b.width == 60", "b.width == a.width * 1.5", "removed b's width should equal 60"),
    ])
    func anotherConstraintIsASentence(old: String, new: String, sentence: String) {
        #expect(differences(base, base.replacing(old, with: new)).contains(sentence))
    }

    /// The order of statements and of the items of a constraint means nothing.
    @Test func theSameConstraintsInOtherWordsAreNoDifference() {
        let other = """
            view a, b
            b.width == 60
            [a, b].bottom == super.bottom
            [a, b].top == super.top
            super.leading == a.leading - 16
            a.trailing == b.leading - 8
            a.width == 40
            """
        #expect(differences(base, other) == [])
    }

    @Test func aReversedConstraintWithAnotherConstantIsWordedWhole() {
        let new = base.replacing("b.leading == a.trailing + 8", with: "a.trailing == b.leading - 12")
        #expect(
            differences(base, new) == [
                "changed a's trailing edge should equal b's leading edge minus 12; "
                    + "before: b's leading edge should equal a's trailing edge plus 8",
                "\"b\" moves 4 points right",
            ])
    }
}
