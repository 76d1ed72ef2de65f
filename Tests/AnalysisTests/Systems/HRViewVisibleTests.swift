import Testing

/// HRViewVisible, `setVisible(_:)`: what `gone` with its directions does, and where it fails.
@Suite struct HRViewVisibleTests {
    @Test(arguments: [320, 375, 430]) func theTagRowClosesUpInEveryState(width: Int) throws {
        let tags = ["tag1", "tag2", "tag3", "tag4"]
        let solved = try SolvedText(
            """
            size \(width) x 60
            label tag1 36 x 18 "Hot", tag2 40 x 18 "New", tag3 44 x 18 "Sale", tag4 30 x 18 "VIP"
            tag1.leading == super.leading + 16
            H:[tag1(36)]-8-[tag2(40)]-8-[tag3(44)]-8-[tag4(30)]
            tag4.trailing <= super.trailing - 16
            [tag1, tag2, tag3, tag4].top == super.top + 8
            \(tags.map { "collapse \($0): right as hrViewVisible" }.joined(separator: "\n"))
            vary tag1, tag2, tag3, tag4
            """)
        #expect(solved.codes == [])
        #expect(try solved.frame("tag4", gone: ["tag1", "tag3"])[0] == 64)
    }

    @Test func h1LeftIsLeadingToo() throws {
        let solved = try SolvedText(row(collapse: ": left as hrViewVisible"))
        #expect(solved.codes == [])
        #expect(try solved.frame("last", gone: ["middle"])[0] == 64)
    }

    @Test func h1InRightToLeftTextLeftIsStillLeading() throws {
        let text = "direction rightToLeft\n" + row(collapse: ": left as hrViewVisible")
        let solved = try SolvedText(text)
        #expect(solved.codes == ["mirrored-collapse"])
        #expect(
            solved.messages.first?.contains(
                "which is the gap at its leading edge, on the right in right-to-left text. ") == true)
        // The gap between "first" and "middle" went: 320 - 16 - 40 - 8 - 40.
        #expect(try solved.frame("last", gone: ["middle"])[0] == 216)
        #expect(try SolvedText(text.replacing("left as", with: "leading as")).codes == [])
        #expect(try SolvedText(row(collapse: ": left as hrViewVisible")).codes == [])
    }

    @Test func h2AllDirectionsLoseBothGaps() throws {
        let solved = try SolvedText(row(collapse: " as hrViewVisible"))
        #expect(solved.codes == ["lost-gap"])
        #expect(try solved.frame("last", gone: ["middle"])[0] == 56)
    }

    @Test func h3VerticalDirectionsTakeTheHeight() throws {
        let solved = try SolvedText(
            """
            size 320 x fit
            view a, b, c
            V:|-8-[a(20)]-6-[b(30)]-10-[c(20)]-8-|
            [a, b, c].horizontalEdges == super.horizontalEdges
            collapse b: bottom as hrViewVisible
            vary b
            """)
        #expect(solved.codes == [])
        #expect(try solved.frame("", gone: ["b"])[3] == 62)
    }

    @Test func h5WhatIsHiddenIsNeverShown() throws {
        let text = row(collapse: ": leading as hrViewVisible")
        let hidden = text.replacing("view first, middle, last", with: "view first, middle { hidden }, last")
        #expect(try SolvedText(hidden).codes == ["not-restored"])
        #expect(try SolvedText(hidden + "\nstate full { show middle }").codes == [])
        #expect(try SolvedText(text + "\nstate away { hide middle }").codes == ["not-restored"])
        #expect(try SolvedText(hidden.replacing(" as hrViewVisible", with: "")).codes == [])
    }

    @Test func h5GoneDoesNotHide() throws {
        let text = row(
            collapse: ": leading as hrViewVisible",
            more: "middle.text.leading == middle.leading + 4\nmiddle.text.top == middle.top"
        ).replacing("view first, middle, last", with: "view first, middle { label text 30 x 16 \"Hot\" }, last")
        let solved = try SolvedText(text)
        #expect(solved.codes == ["drawn-when-gone"])
        #expect(
            solved.messages.first?.hasPrefix(
                #"Still drawn: "middle.text" is 30 x 16 while "middle" around it is collapsed, "#) == true)
        #expect(try SolvedText(text.replacing("{ label", with: "{ clipsToBounds; label")).codes == [])
        #expect(try SolvedText(text.replacing(" as hrViewVisible", with: "")).codes == [])
    }

    @Test func h6NoDirectionIsRefused() throws {
        #expect(try SolvedText(row(collapse: ":")).codes.contains("syntax"))
    }

    @Test func h7TheSecondItemMatchesToo() throws {
        let solved = try SolvedText(
            row(
                collapse: ": trailing as hrViewVisible",
                gaps: ["middle.leading == first.trailing + 8", "middle.trailing == last.leading - 8"]))
        #expect(solved.codes == [])
    }

    @Test func h8GoneTwiceIsGoneOnce() throws {
        let solved = try SolvedText(row(collapse: ": leading as hrViewVisible") + "\nstate s { gone middle, middle }")
        #expect(solved.codes == [])
        #expect(try solved.frame("last", gone: ["middle"]) == solved.frame("last", gone: ["middle"], state: "s"))
        #expect(try solved.frame("last")[0] == 122)
    }

    @Test func h9AConstantSetWhileGoneIsOverwritten() throws {
        let text = row(collapse: ": leading as hrViewVisible")
            .replacing("middle.leading == first", with: "lead: middle.leading == first")
        #expect(try SolvedText(text + "\nstate s { gone middle; lead.constant = 20 }").codes == ["not-restored"])
        #expect(try SolvedText(text + "\nstate s { lead.constant = 20 }").codes == [])
    }

    @Test func h10AnInequalityGoesToZeroAsWell() throws {
        let solved = try SolvedText(
            row(
                collapse: ": trailing as hrViewVisible",
                middle: "middle.width <= 200\nmiddle.width >= 30\nmiddle.width == 60 @ high"))
        #expect(solved.codes == [])
        #expect(try solved.frame("middle", gone: ["middle"])[2] == 0)
    }

    @Test(arguments: ["middle.width == super.width * 0.25", "middle.width == first.width"])
    func h11AWidthThatAnotherViewGivesIsNotReached(width: String) throws {
        let solved = try SolvedText(row(collapse: ": trailing as hrViewVisible", middle: width))
        #expect(solved.codes == ["collapse-without-effect"])
    }

    @Test func h12AConstraintOfASubviewLosesItsConstant() throws {
        let text = """
            size 320 x 100
            view box { view inner { self.height == 10 } }
            box.leading == super.leading
            box.top == super.top
            box.width == 100
            box.height == 40
            box.inner.width == box.width - 32
            box.inner.centerX == box.centerX
            box.inner.top == box.top
            collapse box: trailing
            vary box
            """
        // The language leaves it alone, so that the width would fall below zero; the library zeroes it.
        #expect(try SolvedText(text).codes == ["conflict"])
        let library = try SolvedText(text.replacing("trailing\nvary", with: "trailing as hrViewVisible\nvary"))
        #expect(library.codes == [])
        #expect(try library.frame("box.inner", gone: ["box"])[2] == 0)
    }

    @Test func h13OneGapOfTwoViews() throws {
        let text = row(
            collapse: ": leading as hrViewVisible", more: "collapse first: trailing as hrViewVisible")
        // With both of them gone the gaps on either side are left.
        #expect(try SolvedText(text).codes == ["gap-when-gone", "shared-gap"])
        #expect(try SolvedText(text.replacing("super.leading + 16", with: "super.leading")).codes == ["shared-gap"])
    }

    @Test func h14TheContentsWidthGoesToZeroToo() throws {
        let solved = try SolvedText(
            row(collapse: ": trailing as hrViewVisible").replacing(
                "view first, middle, last", with: "view first, last\nlabel middle 50 x 20"))
        #expect(solved.codes == [])
    }

    @Test func h15RequiredPaddingsInsideConflict() throws {
        let solved = try SolvedText(
            """
            size 320 x 100
            view box { view inner; inner.horizontalEdges == super.horizontalEdges inset 8; inner.width >= 20 }
            box.leading == super.leading
            box.verticalEdges == super.verticalEdges
            box.inner.verticalEdges == box.verticalEdges
            box.width == 100
            collapse box: trailing as hrViewVisible
            vary box
            """)
        #expect(solved.codes == ["conflict"])
        #expect(solved.messages.first?.hasPrefix(#"Conflict when "box" is hidden: "#) == true)
    }
}
