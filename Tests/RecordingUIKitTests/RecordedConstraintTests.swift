import RecordingUIKit
import Testing

@Suite struct RecordedConstraintTests {
    @Test(arguments: [
        (RecordedConstraint(first: "a", firstAttribute: "width", constant: 16), "a.width == 16 @ 1000"),
        (
            RecordedConstraint(
                first: "a", firstAttribute: "top", relation: ">=", multiplier: 0.5, second: "b",
                secondAttribute: "bottom", constant: -4.5, priority: 750, identifier: "gap"),
            "a.top >= 0.5 * b.bottom - 4.5 @ 750 \"gap\""
        ),
        (
            RecordedConstraint(first: "a", firstAttribute: "left", second: "self", secondAttribute: "left"),
            "a.left == self.left @ 1000"
        ),
        // Nothing is multiplied where there is no second side.
        (RecordedConstraint(first: "a", firstAttribute: "height", multiplier: 2, constant: 3), "a.height == 3 @ 1000"),
    ])
    func isALine(constraint: RecordedConstraint, line: String) {
        #expect(constraint.description == line)
    }

    @Test func numbersThatDifferByRoundingAreEqual() {
        let sum = RecordedConstraint(first: "a", firstAttribute: "width", constant: 0.1 + 0.2)
        #expect(sum == RecordedConstraint(first: "a", firstAttribute: "width", constant: 0.3))
        #expect(
            RecordedConstraint(first: "a", firstAttribute: "width", constant: -0.0).description.hasSuffix("0 @ 1000"))
    }

    @Test func saysWhatIsOnlyOnOneSide() {
        let width = RecordedConstraint(first: "a", firstAttribute: "width", constant: 1)
        let height = RecordedConstraint(first: "a", firstAttribute: "height", constant: 2)
        #expect(compare(recorded: [width, height], read: [height, width]).isEmpty)
        let difference = compare(recorded: [width, width], read: [width, height])
        #expect(difference.description == "- a.width == 1 @ 1000\n+ a.height == 2 @ 1000")
        #expect(!difference.isEmpty)
    }
}
