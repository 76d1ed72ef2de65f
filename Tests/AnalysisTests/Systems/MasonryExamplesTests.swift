import LayoutModel
import Testing

/// Three Masonry examples: a constant that a parameter drives, the expanding cell, equal spacing in two ways.
@Suite struct MasonryExamplesTests {
    /// A cell with a title, a text that is cut at 64 points, and a button.
    private func cell(cap: String) -> String {
        """
        size 375 x 400
        cell row {
            label title _ x 21 "Title"
            label body 359 x 120 "Long text" { lines 0; compressionResistance vertical 740 }
            button more _ x 32 "More"
            [title, body].horizontalEdges == super.horizontalEdges inset 8
            more.horizontalEdges == super.horizontalEdges
            title.height == 21
            more.height == 32
            title.top == super.top + 4
            body.top == title.bottom + 4
            body.bottom == more.top - 4
            more.bottom == super.bottom
            \(cap)
        }
        row.horizontalEdges == super.horizontalEdges
        row.top == super.top
        """
    }

    /// A picture above a table that is inset by the picture's height; the offset stands for how far the table has been
    /// dragged.
    private func parallax(_ height: String) -> String {
        """
        size 375 x 600
        param drag = 0 in -100...200
        image picture 375 x 235
        picture.horizontalEdges == super.horizontalEdges
        picture.top == super.top
        stretch: picture.height == \(height)
        """
    }

    @Test func p1TheSavedConstraintTakesAnotherNumber() throws {
        let solved = try SolvedText(parallax("235 - drag"))
        #expect(solved.codes == [])
        #expect(try solved.frame("picture")[3] == 235)
        #expect(try solved.frame("picture", parameters: [-100])[3] == 335)
        // It is the number alone that changes; another relation would be another constraint.
        #expect(try SolvedText(parallax("235") + "\nstate s { stretch >= 235 }").codes.contains("syntax"))
    }

    @Test func p2WithAnInsetTheOffsetAtRestIsTheHeight() throws {
        let text = parallax("235 - drag").replacing("drag = 0 in -100...200", with: "drag = -235 in -400...0")
        #expect(try SolvedText(text).frame("picture")[3] == 470)
    }

    @Test func p4TheChainMakesTheHeight() throws {
        let solved = try SolvedText(cell(cap: "body.height == 64 @ high"))
        #expect(solved.codes == [])
        #expect(try solved.frame("row")[3] == 129)
    }

    @Test func p5ARequiredChainFightsTheRow() throws {
        let solved = try SolvedText(cell(cap: "body.height == 64"))
        #expect(solved.codes == ["required-height-in-cell"])
        #expect(
            solved.messages.first?.contains(#"make "row" 4 + 21 + 4 + 64 + 4 + 32 = 129 high, "#) == true)
    }

    @Test func p6TheCapTiesWithTheText() throws {
        let solved = try SolvedText(
            cell(cap: "body.height == 64 @ high").replacing("; compressionResistance vertical 740", with: ""))
        #expect(solved.codes == ["ambiguous-size"])
        #expect(
            solved.messages.first?.contains(
                "the same priority 750, so any height of \"row.body\" from 64 to 120 is equally good") == true)
    }

    @Test func p8SpacersShareTheRoom() throws {
        let solved = try SolvedText(
            """
            size 300 x 60
            view a, b, c
            H:|~[a(32)]~[b(32)]~[c(32)]~|
            [a, b, c].height == 32
            [a, b, c].centerY == super.centerY
            """)
        #expect(solved.codes == [])
        // (300 - 3 * 32) / 4
        #expect(try solved.frame("a")[0] == 51)
        #expect(try solved.frame("b")[0] == 134)
    }

    private func centres(_ width: Int) -> String {
        """
        size \(width) x 60
        view a, b, c
        [a, b, c].size == 32 x 32
        [a, b, c].centerY == super.centerY
        a.centerX == super.trailing * 1/4
        b.centerX == super.trailing * 2/4
        c.centerX == super.trailing * 3/4
        """
    }

    @Test func p9CentresAtFractionsAreNotEqualGaps() throws {
        let solved = try SolvedText(centres(300))
        #expect(solved.codes == [])
        // The gap between is W / (n + 1) - 32, that at the edge W / (n + 1) - 16.
        #expect(try solved.frame("a")[0] == 59)
        #expect(try solved.frame("b")[0] - 91 == 43)
    }

    @Test func p9TheyOverlapWhereTheRoomIsNarrow() throws {
        #expect(try SolvedText(centres(128)).codes == [])
        #expect(try SolvedText(centres(120)).codes == ["spacing-overlap", "spacing-overlap"])
    }

    @Test func p10ALocationIsNoWidth() throws {
        #expect(
            try SolvedText(centres(300).replacing("super.trailing * 1/4", with: "super.width * 1/4")).codes.contains(
                "invalid-pairing"))
    }

    @Test func p10ALocationOfAnotherViewCountsFromTheCorner() throws {
        let text = centres(300).replacing("c.centerX == super.trailing * 3/4", with: "c.centerX == b.centerX * 3/2")
        let judging = try Judging(text, enabled: ["multiplier-origin"].map(FindingCode.init(rawValue:)))
        #expect(judging.findings.filter { $0.severity != .hint }.map(\.code.rawValue) == ["multiplier-origin"])
        #expect(try SolvedText(text).codes == [])
    }

    @Test func p11AVisualFormatLineIsTheSameEquations() throws {
        let line = try SolvedText(
            "size 320 x 44\nview a, b\nH:|-16-[a(40)]-8-[b(==a)]\n[a, b].verticalEdges == super.verticalEdges")
        let equations = try SolvedText(
            """
            size 320 x 44
            view a, b
            a.leading == super.leading * 1 + 16
            a.width == 40
            b.leading == a.trailing * 1 + 8
            b.width == a.width * 1 + 0
            [a, b].verticalEdges == super.verticalEdges
            """)
        for view in ["a", "b"] { #expect(try line.frame(view) == equations.frame(view)) }
    }
}
