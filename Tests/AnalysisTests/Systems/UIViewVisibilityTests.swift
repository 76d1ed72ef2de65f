import Testing

/// The two libraries called UIView-Visibility: the first constraint that is found, and the sizes.
@Suite struct UIViewVisibilityTests {
    /// Two constraints on the edge by which the view collapses.
    private func twice(_ style: String) -> String {
        row(
            collapse: ": trailing as \(style)",
            gaps: [
                "middle.leading == first.trailing + 8", "last.leading >= middle.trailing + 4",
                "last.leading == middle.trailing + 8",
            ])
    }

    @Test func n1OnlyTheFirstMatchGoes() throws {
        #expect(try Fixture(twice("hrViewVisible")).codes == [])
        #expect(try Fixture(twice("uiViewVisibility")).codes == ["gap-when-gone"])
    }

    @Test func n1BothSizesGoWhateverTheDirection() throws {
        let fixture = try Fixture(row(collapse: ": leading as uiViewVisibility"))
        #expect(fixture.codes == [])
        #expect(try fixture.frame("middle", gone: ["middle"])[3] == 0)
    }

    @Test func n2LeftAndRightAreNotFound() throws {
        let gaps = ["middle.left == first.right + 8", "last.left == middle.right + 8"]
        #expect(try Fixture(row(collapse: ": left as hrViewVisible", gaps: gaps)).codes == [])
        #expect(try Fixture(row(collapse: ": leading as uiViewVisibility", gaps: gaps)).codes == ["gap-when-gone"])
    }

    @Test func m3WithoutADirectionBothGapsStay() throws {
        #expect(try Fixture(row(collapse: " as uiViewVisibility")).codes == ["gap-when-gone"])
    }
}
