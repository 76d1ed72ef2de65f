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
        #expect(try SolvedText(twice("hrViewVisible")).codes == [])
        #expect(try SolvedText(twice("uiViewVisibility")).codes == ["gap-when-gone"])
    }

    @Test func n1BothSizesGoWhateverTheDirection() throws {
        let solved = try SolvedText(row(collapse: ": leading as uiViewVisibility"))
        #expect(solved.codes == [])
        #expect(try solved.frame("middle", gone: ["middle"])[3] == 0)
    }

    @Test func n2LeftAndRightAreNotFound() throws {
        let gaps = ["middle.left == first.right + 8", "last.left == middle.right + 8"]
        #expect(try SolvedText(row(collapse: ": left as hrViewVisible", gaps: gaps)).codes == [])
        #expect(try SolvedText(row(collapse: ": leading as uiViewVisibility", gaps: gaps)).codes == ["gap-when-gone"])
    }

    @Test func m3WithoutADirectionBothGapsStay() throws {
        #expect(try SolvedText(row(collapse: " as uiViewVisibility")).codes == ["gap-when-gone"])
    }

    @Test func n1AndN2TheMessageSaysWhatIsNotFound() throws {
        let first = try SolvedText(twice("uiViewVisibility")).messages.first
        #expect(first?.contains("another comes before last.leading == middle.trailing + 8") == true)
        let gaps = ["middle.left == first.right + 8", "last.left == middle.right + 8"]
        let second = try SolvedText(row(collapse: ": leading as uiViewVisibility", gaps: gaps)).messages.first
        #expect(second?.contains(" ignores left and right: use leading and trailing in middle.left == ") == true)
    }

    // MARK: The Swift library

    /// A box whose width comes from what is in it.
    private func box(_ more: String = "") -> String {
        """
        size 320 x 100
        view box { view inner }
        view below
        box.leading == super.leading + 16
        box.top == super.top + 8
        box.inner.leading == box.leading + 4
        width: box.trailing == box.inner.trailing + 4
        box.inner.top == box.top
        box.bottom == box.inner.bottom
        box.inner.size == 40 x 20
        below.leading == box.trailing + 10
        below.top == super.top + 8
        below.size == 30 x 20
        collapse box as uiViewVisibilitySwift
        vary box
        \(more)
        """
    }

    @Test func m1WhatWasSwitchedOffComesBack() throws {
        #expect(try SolvedText(box()).codes == ["gap-when-gone"])
        #expect(
            try SolvedText(
                box("state wide { deactivate width; box.width == 1 }".replacing("; box.width == 1", with: ""))
            )
            .codes.contains("not-restored"))
    }

    @Test func m2WhatTheViewHoldsIsSwitchedOff() throws {
        let solved = try SolvedText(box())
        #expect(try solved.frame("box")[2] == 48)
        #expect(try solved.frame("box", gone: ["box"])[2] == 0)
        // Its subviews' constraints are among them; they do not get in the way of the zero.
        #expect(!solved.codes.contains("conflict"))
    }

    @Test func m2TheOtherAxisLosesItsHeightToo() throws {
        let text = box().replacing("below.top == super.top + 8", with: "below.top == box.bottom + 6")
        #expect(try SolvedText(text).codes.contains("ambiguous-position"))
        #expect(
            try !SolvedText(text.replacing(" as uiViewVisibilitySwift", with: ": trailing")).codes.contains(
                "ambiguous-position"))
    }

    @Test func m3GapsStayInTheSwiftLibrary() throws {
        let solved = try SolvedText(row(collapse: " as uiViewVisibilitySwift"))
        #expect(solved.codes == ["gap-when-gone"])
        #expect(solved.messages.first?.contains(" UIViewVisibility sets no gap to 0. ") == true)
        #expect(try solved.frame("last", gone: ["middle"])[0] == 72)
    }
}
