import Testing

@Suite struct ClippedWhenGoneTests {
    private func card(_ collapse: String, _ tie: String = "caption.centerX == icon.centerX") -> String {
        """
        size 300 x 100
        image icon 80 x 40
        label caption 60 x 18
        icon.leading == super.leading + 16
        icon.top == super.top + 8
        icon.size == 80 x 40
        \(tie)
        caption.top == icon.bottom + 4
        \(collapse)
        """
    }

    @Test func aViewCentredOnOneThatCollapses() throws {
        let judging = try Judging(card("collapse icon: leading bottom"))
        #expect(judging.codes == ["10: clipped-when-gone"])
        #expect(
            judging.findings.first?.message
                == #"Hiding "icon" moves "caption" 30 points beyond the root view, because of "#
                + #"caption.centerX == icon.centerX. "#
                + #"Collapse "icon" only by its bottom edge: write "collapse icon: bottom"."#)
    }

    @Test func notOnTheOtherAxis() throws {
        try check(card("collapse icon: bottom"))
    }

    @Test func notWhereItIsOutsideAnyway() throws {
        try check(card("collapse icon: leading bottom", "caption.centerX == icon.leading"))
    }

    @Test func atTheFarEdge() throws {
        let judging = try Judging(
            """
            size 300 x 100
            label time 50 x 16
            image badge 24 x 24
            time.trailing == super.trailing - 4
            time.top == super.top + 8
            badge.centerX == time.centerX
            badge.top == time.bottom + 4
            collapse time: trailing bottom
            """)
        #expect(judging.codes == ["9: clipped-when-gone"])
        #expect(judging.findings.first?.message.hasPrefix(#"Hiding "time" moves "badge" 12 points beyond"#) == true)
    }

    @Test func aContainerThatBecomesTooSmall() throws {
        try check(
            """
            size 300 x 100
            view box {
                label title 100 x 18
                label note 60 x 18
            }
            box.top == super.top
            box.leading == super.leading
            box.title.verticalEdges == box.verticalEdges
            box.title.leading == box.leading + 8
            box.title.trailing == box.trailing - 8
            box.note.leading == box.leading + 8
            box.note.top == box.top
            collapse box.title: trailing // expect: clipped-when-gone
            """)
    }

    @Test func notInAScrollView() throws {
        try check(
            """
            size 300 x 100
            scroll page {
                label title 100 x 200
                label note 60 x 18
            }
            page.edges == super.edges
            page.title.leading == page.content.leading
            page.title.trailing == page.content.trailing
            page.title.verticalEdges == page.content.verticalEdges
            page.note.leading == page.title.leading
            page.note.bottom == page.title.bottom
            collapse page.title: bottom
            """)
    }

    @Test func whatLeavesItsSuperviewIsNoOverlapToo() throws {
        try check(
            card("collapse icon: leading bottom // expect: clipped-when-gone").replacing(
                "image icon",
                with: "label mark 20 x 18\nmark.leading == super.leading\nmark.top == super.top\nimage icon"))
    }
}
