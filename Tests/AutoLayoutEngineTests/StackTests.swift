import Testing

/// UIStackView's distributions and alignments, on both axes.
@Suite struct StackTests {
    private func row(_ options: String, _ views: String, size: String = "300 x 50") throws -> Solving {
        try Solving("size \(size)\nstack s horizontal \(options) { \(views) }\ns.edges == super.edges")
    }

    @Test func fillStretchesTheLastOfEquallyHuggingViews() throws {
        let s = try row("spacing 10", "label a 40 x 20; label b 50 x 20")
        #expect(s["s.a"] == [0, 0, 40, 50])
        #expect(s["s.b"] == [50, 0, 250, 50])
        #expect(s.ambiguous == [])
    }

    @Test func fillStretchesTheViewThatHugsLeast() throws {
        let s = try row("spacing 10", "label a 40 x 20 { hugging 100 }; label b 50 x 20")
        #expect(s["s.a"] == [0, 0, 240, 50])
        #expect(s["s.b"] == [250, 0, 50, 50])
    }

    /// Views that hug alike give way from the last to the first, but none before a view that hugs less by one.
    @Test func fillStretchesTheViewThatHugsLeastAmongManyViews() throws {
        let others = (1...120).map { "label v\($0) 2 x 20 { hugging 250 }" }.joined(separator: "; ")
        let s = try row("", "label first 40 x 20 { hugging 249 }; \(others)")
        #expect(s["s.first"] == [0, 0, 60, 50])
        #expect(s["s.v120"] == [298, 0, 2, 50])
    }

    @Test func fillCompressesTheLastOfEquallyResistingViews() throws {
        let s = try row("", "label a 200 x 20; label b 150 x 20")
        #expect(s["s.a"] == [0, 0, 200, 50])
        #expect(s["s.b"] == [200, 0, 100, 50])
    }

    @Test func fillEquallyMakesAllViewsEquallyLong() throws {
        let s = try row("spacing 15 distribution fillEqually", "label a 40 x 20; label b 50 x 20; view c")
        #expect(s["s.a"] == [0, 0, 90, 50])
        #expect(s["s.b"] == [105, 0, 90, 50])
        #expect(s["s.c"] == [210, 0, 90, 50])
    }

    @Test func fillProportionallyFollowsTheContents() throws {
        let s = try row("distribution fillProportionally", "label a 50 x 20; label b 100 x 20")
        #expect(s["s.a"] == [0, 0, 100, 50])
        #expect(s["s.b"] == [100, 0, 200, 50])
    }

    @Test func equalSpacingSharesTheRest() throws {
        let s = try row(
            "distribution equalSpacing alignment center", "label a 40 x 20; label b 50 x 20; label c 60 x 20")
        #expect(s["s.a"] == [0, 15, 40, 20])
        #expect(s["s.b"] == [115, 15, 50, 20])
        #expect(s["s.c"] == [240, 15, 60, 20])
    }

    @Test func equalCenteringSpacesCentresEqually() throws {
        let s = try row(
            "distribution equalCentering alignment top", "label a 40 x 20; label b 50 x 20; label c 60 x 20")
        #expect(s["s.a"] == [0, 0, 40, 20])
        // The centres of the outer two are at 20 and 270, so that of the middle one is at 145.
        #expect(s["s.b"] == [120, 0, 50, 20])
        #expect(s["s.c"] == [240, 0, 60, 20])
    }

    @Test(arguments: [
        ("top", 0.0, 20.0), ("leading", 0, 20), ("center", 15, 20), ("bottom", 30, 20), ("trailing", 30, 20),
        ("fill", 0, 50),
    ])
    func viewsAreAlignedAcrossTheAxis(alignment: String, y: Double, height: Double) throws {
        let s = try row("alignment \(alignment)", "label a 300 x 20")
        #expect(s["s.a"] == [0, y, 300, height])
    }

    @Test func firstBaselineLinesUpTexts() throws {
        let s = try row("alignment firstBaseline", "label a 100 x 20; label b 200 x 30")
        // Both texts are centred in their labels, so equal baselines are equal centres.
        let (a, b) = (try #require(s["s.a"]), try #require(s["s.b"]))
        #expect(a[1] + 10 == b[1] + 15)
    }

    @Test func customSpacingDisappearsWithItsView() throws {
        let text = """
            size 300 x fit
            stack s vertical spacing 4 alignment leading {
                label a 40 x 20; label b 40 x 20; label c 40 x 20
                spacing 16 after b
            }
            s.edges == super.edges
            """
        let all = try Solving(text)
        #expect(all["s.b"] == [0, 24, 40, 20])
        #expect(all["s.c"] == [0, 60, 40, 20])
        let without = try Solving(text, gone: ["s.b"])
        #expect(without["s.c"] == [0, 24, 40, 20])
        #expect(without[""] == [0, 0, 300, 44])
    }

    @Test func aGoneViewIsNotArrangedAndHasNoLength() throws {
        let s = try Solving(
            """
            size 300 x 50
            stack s horizontal spacing 10 { label a 40 x 20; label b 50 x 20; label c 60 x 20 }
            s.edges == super.edges
            """,
            gone: ["s.b"])
        #expect(s["s.a"] == [0, 0, 40, 50])
        #expect(s["s.b"]?[0] == 50)
        #expect(s["s.b"]?[2] == 0)
        #expect(s["s.c"] == [50, 0, 250, 50])
        #expect(s.ambiguous == [])
    }

    @Test func aRequiredWidthDoesNotKeepAGoneViewOpen() throws {
        let s = try Solving(
            """
            size 300 x 50
            stack s horizontal { label a 40 x 20; view b { self.width == 80 } }
            s.edges == super.edges
            """,
            gone: ["s.b"])
        #expect(s["s.a"] == [0, 0, 300, 50])
        #expect(s["s.b"]?[2] == 0)
        #expect(s.solution.conflicts.isEmpty)
    }

    @Test func spacersAddToTheSpacing() throws {
        let s = try Solving(
            """
            size 300 x fit
            stack s vertical spacing 4 alignment leading { label a 40 x 20; spacer 10 after a; label b 40 x 20 }
            s.edges == super.edges
            """)
        #expect(s["s.b"] == [0, 38, 40, 20])
        let without = try Solving(
            """
            size 300 x fit
            stack s vertical spacing 4 alignment leading { label a 40 x 20; spacer 10 after a; label b 40 x 20 }
            s.edges == super.edges
            """, gone: ["s.a"])
        #expect(without["s.b"] == [0, 0, 40, 20])
    }

    @Test func rightToLeftLayoutsMirrorStacks() throws {
        let s = try Solving(
            """
            size 300 x 50
            direction rightToLeft
            stack s horizontal spacing 10 { label a 40 x 20; label b 50 x 20 }
            s.edges == super.edges
            """
        )
        #expect(s["s.a"] == [260, 0, 40, 50])
        #expect(s["s.b"] == [0, 0, 250, 50])
    }

    @Test func anEmptyStackIsAsSmallAsPossible() throws {
        let s = try Solving("size 300 x 50\nstack s horizontal { }\ns.leading == super.leading\ns.top == super.top")
        #expect(s["s"] == [0, 0, 0, 0])
        #expect(s.ambiguous == [])
    }

    @Test func aTextOfUnknownSizeIsNotCollapsed() throws {
        let s = try Solving(
            """
            size 300 x fit
            stack s vertical { label a "A"; label b "B" }
            s.edges == super.edges
            """)
        let (a, b) = (try #require(s["s.a"]), try #require(s["s.b"]))
        #expect(a[3] > 10 && b[3] == a[3])
        #expect(s[""]?[3] == a[3] + b[3])
    }
}
