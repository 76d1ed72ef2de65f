import Testing

@Suite struct CollapseTests {
    private let row = """
        size 320 x 44
        label a 40 x 20, b 50 x 20, c 60 x 20
        H:|-16-[a]-8-[b]-12-[c]
        [a, b, c].top == super.top
        """

    @Test func theTrailingEdgeCollapsesTheGapAfterTheView() throws {
        let s = try Solving(row + "\ncollapse b: trailing", gone: ["b"])
        #expect(s["b"] == [64, 0, 0, 20])
        #expect(s["c"] == [64, 0, 60, 20])
    }

    @Test func theLeadingEdgeCollapsesTheGapBeforeTheView() throws {
        let s = try Solving(row + "\ncollapse b: leading", gone: ["b"])
        #expect(s["b"] == [56, 0, 0, 20])
        #expect(s["c"] == [68, 0, 60, 20])
    }

    @Test func allEdgesCollapseBothGapsAndTheHeight() throws {
        let s = try Solving(row + "\ncollapse b: all", gone: ["b"])
        #expect(s["b"] == [56, 0, 0, 0])
        #expect(s["c"] == [56, 0, 60, 20])
    }

    @Test func aViewWithoutCollapseKeepsItsSpace() throws {
        let s = try Solving(row, gone: ["b"])
        #expect(s["b"] == [64, 0, 50, 20])
        #expect(s["c"] == [126, 0, 60, 20])
    }

    @Test func onlyAConstantWidthCollapses() throws {
        let own = try Solving(row + "\nb.width == 70\ncollapse b: trailing", gone: ["b"])
        #expect(own["b"]?[2] == 0)
        let shared = try Solving(row + "\nb.width == a.width\ncollapse b: trailing", gone: ["b"])
        #expect(shared["b"]?[2] == 40)
    }

    @Test func constraintsToSubviewsStay() throws {
        let s = try Solving(
            """
            size 320 x fit
            view box { label inner 40 x 20; inner.edges == super.edges inset 4 }
            label next 40 x 20
            box.top == super.top
            box.leading == super.leading
            next.top == box.bottom + 8
            next.leading == super.leading
            next.bottom == super.bottom
            collapse box: bottom
            """, gone: ["box"])
        // Constraints to subviews do not collapse, so the insets keep the box open.
        #expect(s["box"]?[3] == 28)
        #expect(s["next"]?[1] == 28)
    }

    @Test func theOrderOfStateChangesDoesNotMatter() throws {
        let text =
            row + "\ncollapse a: trailing\ncollapse b: trailing\nstate one { gone a, b }\nstate other { gone b, a }"
        #expect(try Solving(text, state: "one")["c"] == [16, 0, 60, 20])
        #expect(try Solving(text, state: "other")["c"] == [16, 0, 60, 20])
    }
}
