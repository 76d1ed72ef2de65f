import Testing

/// Fixes for views that collapse too much, too little, or differently from each other.
@Suite struct CollapseFixesTests {
    /// A row of three views with gaps of 8. The middle view can be gone.
    private func row(
        _ collapse: String, _ middle: String = "middle.width == 50",
        gaps: String = "middle.leading == first.trailing + 8\n    last.leading == middle.trailing + 8",
        more: String = ""
    ) -> String {
        """
        layout Row {
            size 320 x 44
            view first, middle, last
            first.leading == super.leading + 16
            \(gaps)
            [first, last].width == 40
            \(middle)
            [first, middle, last].height == 20
            [first, middle, last].top == super.top + 12
            \(collapse)
            vary middle\(more)
        }
        """
    }

    // MARK: Lost gaps

    @Test func aLostGapIsRestoredByCollapsingOneEdgeOnly() throws {
        let text = row("collapse middle: leading trailing")
        let fixes = try Fixing(text).fixes(of: "lost-gap")
        #expect(
            fixes.map(\.title) == [
                "Collapse \"middle\" by its trailing edge only", "Collapse \"middle\" by its leading edge only",
            ])
        #expect(fixes.first?.text == text.replacing("leading trailing", with: "trailing"))
        #expect(try Fixing(text).fixed == fixes.first?.text)
    }

    @Test func theDefaultEdgesOfALibraryAreWrittenOut() throws {
        let text = row("collapse middle as hrViewVisible")
        let fixes = try Fixing(text).fixes(of: "lost-gap")
        #expect(
            fixes.first?.text
                == text.replacing(
                    "collapse middle as", with: "collapse middle: trailing top bottom as"))
    }

    @Test func viewsThatAreGoneTogetherCollapseTheSameEdge() throws {
        let text = row(
            "collapse middle: trailing\n    collapse last: leading",
            more:
                """
                , last
                    view end
                    end.leading == last.trailing + 8
                    end.size == 9 x 20
                    end.top == first.top
                """
        )
        let fixes = try Fixing(text).fixes(of: "gap-when-gone")
        #expect(fixes.first?.title == "Collapse \"middle\" and \"last\" by their trailing edges")
        #expect(fixes.first?.text == text.replacing("last: leading", with: "last: trailing"))
    }

    // MARK: FlexibleBox

    private let box = """
        layout Box {
            size 375 x 72
            view blue, black, red
            blue.leading == super.leading + 16
            GAPS
            [black, red].width == 37
            [blue, black, red].top == super.top + 24
            [blue, black, red].height == 24
            collapse black as flexibleBox
            collapse red as flexibleBox
            vary black, red
        }
        """

    @Test func aGapWithoutAnOwnerIsReversed() throws {
        let text = box.replacing(
            "GAPS",
            with: """
                blue.trailing == black.leading - 10
                    red.leading == black.trailing + 10 // between
                    super.trailing == red.trailing + 10
                """)
        let fixes = try Fixing(text).fixes(of: "gap-when-gone")
        #expect(fixes.first?.title == "Reverse first and second item of blue.trailing == black.leading - 10")
        #expect(fixes.first?.isPreferred == true)
        #expect(
            fixes.first?.text
                == text.replacing(
                    "blue.trailing == black.leading - 10", with: "black.leading == blue.trailing + 10"))
    }

    @Test func aLostGapIsRestoredByReversingAConstraint() throws {
        let text = box.replacing(
            "GAPS",
            with: """
                black.leading == blue.trailing + 10
                    red.leading == black.trailing + 10
                    red.trailing == super.trailing - 10
                """)
        let fixes = try Fixing(text).fixes(of: "lost-gap")
        #expect(
            fixes.map(\.title).contains(
                "Reverse first and second item of red.trailing == super.trailing - 10"), "\(fixes.map(\.title))")
        #expect(
            fixes.first { $0.title.hasPrefix("Reverse") }?.text
                == text.replacing("red.trailing == super.trailing - 10", with: "super.trailing == red.trailing + 10"))
    }

    // MARK: Shared gaps

    @Test func aSharedGapIsCollapsedByOneViewOnly() throws {
        let text = row(
            "collapse first: trailing as hrViewVisible\n    collapse middle: leading as hrViewVisible"
        ).replacing("super.leading + 16", with: "super.leading")
        let fixes = try Fixing(text).fixes(of: "shared-gap")
        #expect(
            fixes.map(\.title) == [
                "Collapse \"middle\" by its trailing edge", "Collapse \"first\" by its leading edge",
            ])
        #expect(fixes.first?.text == text.replacing("middle: leading", with: "middle: trailing"))
        #expect(fixes.allSatisfy { !$0.isPreferred })
        #expect(try Fixing(text).fixed == text)
    }

    // MARK: Collections of constraints

    private let listed = "lead: middle.leading == first.trailing + 8\n    trail: last.leading == middle.trailing + 8"

    @Test func aCollectionWithBothGapsLosesOne() throws {
        let text = row("collapse middle: lead trail wide as fdCollapsible", "wide: middle.width == 50", gaps: listed)
        let fixes = try Fixing(text).fixes(of: "lost-gap")
        #expect(
            fixes.map(\.title) == [
                "Keep middle.leading == first.trailing + 8 when \"middle\" collapses",
                "Keep last.leading == middle.trailing + 8 when \"middle\" collapses",
            ])
        #expect(fixes.first?.text == text.replacing("lead trail wide", with: "trail wide"))
    }

    @Test func aCollectionWithoutAGapGetsOne() throws {
        let text = row("collapse middle: wide as fdCollapsible", "wide: middle.width == 50", gaps: listed)
        let fixes = try Fixing(text).fixes(of: "gap-when-gone")
        #expect(fixes.first?.title == "Collapse last.leading == middle.trailing + 8 with \"middle\"")
        #expect(fixes.first?.text == text.replacing(": wide as", with: ": wide trail as"))
    }

    // MARK: Collapsing without effect

    @Test func aWidthThatDependsOnAnotherBecomesAConstant() throws {
        let text = row("collapse middle: trailing", "middle.width == first.width")
        let fixes = try Fixing(text).fixes(of: "collapse-without-effect")
        #expect(
            fixes.first?.title == "Give \"middle\" a width of its own, 40, in place of middle.width == first.width")
        #expect(fixes.first?.text.contains("middle.width == 40\n") == true)
        #expect(fixes.first?.text.contains("middle.width == first.width") == false)
        #expect(fixes.allSatisfy { !$0.isPreferred })
    }

    @Test func aWidthThatDiffersBetweenSizesIsNotMadeConstant() throws {
        let text = row("collapse middle: trailing", "middle.width == super.width * 0.25")
            .replacing("size 320 x 44", with: "size 320 x 44\n    sizes 400 x 44")
        let fixes = try Fixing(text).fixes(of: "collapse-without-effect")
        #expect(!fixes.contains { $0.title.contains("of its own") })
    }

    @Test func anEdgeOnTheWrongAxisIsReplaced() throws {
        let text = """
            layout Column {
                size 320 x fit
                view banner
                label title 40 x 20 "Title"
                banner.horizontalEdges == super.horizontalEdges inset 16
                banner.top == super.top + 8
                banner.height == 60
                title.top == banner.bottom + 8
                title.leading == super.leading + 16
                title.bottom == super.bottom - 8
                collapse banner: leading
                vary banner
            }
            """
        let fixes = try Fixing(text).fixes(of: "collapse-without-effect")
        #expect(
            fixes.map(\.title) == [
                "Collapse \"banner\" by its bottom edge instead", "Collapse \"banner\" by its top edge instead",
            ])
        #expect(fixes.first?.text == text.replacing("banner: leading", with: "banner: bottom"))
    }

    // MARK: Not restored

    @Test func theViewOrTheStateStopsChangingTheConstant() throws {
        let text = row(
            "collapse middle: leading as hrViewVisible",
            gaps: "lead: middle.leading == first.trailing + 8\n    last.leading == middle.trailing + 8",
            more: "\n    state s {\n        gone middle\n        lead.constant = 20\n    }")
        let fixes = try Fixing(text).fixes(of: "not-restored")
        #expect(
            fixes.map(\.title) == [
                "Collapse \"middle\" by its trailing edge",
                "Do not change the constant of middle.leading == first.trailing + 8 in the state \"s\"",
            ])
        #expect(fixes.first?.text == text.replacing("middle: leading", with: "middle: trailing"))
        #expect(fixes.last?.text == text.replacing("        lead.constant = 20\n", with: ""))
        #expect(try Fixing(text).fixed == text)
    }

    // MARK: The style of the layout

    @Test(arguments: ["", " as hrViewVisible", " as uiViewVisibility"])
    func aViewIsMadeCollapsibleInTheStyleOfTheOthers(style: String) throws {
        let text = row("collapse middle: trailing\(style)")
        let made = try Fixing(text).refactorings(at: "last")
        #expect(
            made.first { $0.title.hasPrefix("Make \"last\" collapsible by its") }?.text.contains(
                "collapse middle: trailing\(style)\n    collapse last: ") == true, "\(made.map(\.title))")
        #expect(
            made.first { $0.title.hasPrefix("Make \"last\" collapsible by its") }?.title.hasSuffix("edge\(style)")
                == true)
    }

    @Test func flexibleBoxReversesAGapThatItCannotFind() throws {
        let text = box.replacing(
            "GAPS",
            with: """
                black.leading == blue.trailing + 10
                    red.leading == black.trailing + 10
                    red.trailing == super.trailing - 10
                """
        ).replacing("    collapse red as flexibleBox\n", with: "").replacing("vary black, red", with: "vary black")
        let made = try Fixing(text).refactorings(at: "red")
        #expect(
            try made.text(
                "Make \"red\" collapsible as flexibleBox. Reverse first and second item of "
                    + "red.trailing == super.trailing - 10")
                == text.replacing("red.trailing == super.trailing - 10", with: "super.trailing == red.trailing + 10")
                .replacing("black as flexibleBox", with: "black as flexibleBox\n    collapse red as flexibleBox"))
    }

    // MARK: Labels for a collection

    private let apart = """
        layout Row {
            size 320 x 44
            view first, middle, last, end
            first.leading == super.leading
            lead: middle.leading == first.trailing + 8
            last.leading == middle.trailing + 8
            end.leading == last.trailing + 8
            [first, end].width == 40
            wide: middle.width == 50
            last.width == 60
            [first, middle, last, end].height == 20
            [first, middle, last, end].top == super.top + 12
            collapse middle: wide lead as fdCollapsible
        }
        """

    private let title = "Make \"last\" collapsible by its trailing edge with FDCollapsibleConstraints"

    @Test func constraintsWithoutLabelsGetThem() throws {
        let made = try Fixing(apart).refactorings(at: "last")
        #expect(
            try made.text(title)
                == apart.replacing("    end.leading", with: "    lastTrailing: end.leading")
                .replacing("    last.width", with: "    lastWidth: last.width")
                .replacing(
                    "as fdCollapsible",
                    with: "as fdCollapsible\n    collapse last: lastWidth lastTrailing as fdCollapsible"))
    }

    @Test func aLabelThatExistsGetsANumber() throws {
        let text = apart.replacing("[first, end].width", with: "lastWidth: [first, end].width")
        let made = try Fixing(text).refactorings(at: "last")
        #expect(try made.text(title).contains("    lastWidth2: last.width == 60\n"))
    }

    @Test func aStatementAboutSeveralViewsIsNotLabelled() throws {
        let text = apart.replacing("[first, end].width", with: "[first, last, end].width")
            .replacing("    last.width == 60\n", with: "")
        let made = try Fixing(text).refactorings(at: "last")
        // A plain collapse is offered instead.
        #expect(made.first?.title == "Make \"last\" collapsible by its trailing edge")
    }

    // MARK: The side in right-to-left text

    @Test func aSideIsReplacedByLeadingOrTrailing() throws {
        let text = row("collapse middle: left as hrViewVisible", gaps: mirroredGaps)
            .replacing("size 320 x 44", with: "size 320 x 44\n    direction rightToLeft")
        let fixes = try Fixing(text).fixes(of: "mirrored-collapse")
        #expect(
            fixes.map(\.title) == [
                "Collapse \"middle\" by its leading edge: the same gap collapses",
                "Collapse \"middle\" by its trailing edge: the gap on its left collapses",
            ])
        #expect(fixes.first?.text == text.replacing("middle: left", with: "middle: leading"))
        #expect(fixes.last?.text == text.replacing("middle: left", with: "middle: trailing"))
        // Only the user knows which edge is meant.
        #expect(try Fixing(text).fixed == text)
    }

    private let mirroredGaps = "middle.leading == first.trailing + 8\n    last.leading == middle.trailing + 8"

    // MARK: Subviews that are still drawn

    private func badge(_ body: String, x: Int = 4) -> String {
        """
        layout Row {
            size 320 x 44
            view badge\(body)
            label title 100 x 20 "Title"
            badge.leading == super.leading + 16
            badge.width == 28
            title.leading == badge.trailing + 8
            [badge, title].top == super.top + 12
            badge.height == 20
            badge.count.leading == badge.leading + \(x)
            badge.count.top == badge.top + 2
            collapse badge: trailing as hrViewVisible
        }
        """
    }

    @Test(arguments: [
        (" { label count 20 x 16 \"3\" }", " { clipsToBounds; label count 20 x 16 \"3\" }"),
        (
            " {\n        lines 1\n        label count 20 x 16 \"3\"\n    }",
            " {\n        lines 1\n        clipsToBounds\n        label count 20 x 16 \"3\"\n    }"
        ),
    ])
    func aCollapsedViewClipsItsSubviews(body: String, fixed: String) throws {
        let fixes = try Fixing(badge(body)).fixes(of: "drawn-when-gone")
        #expect(fixes.map(\.title) == ["Let \"badge\" clip its subviews"])
        #expect(fixes.first?.text == badge(fixed))
        #expect(try Fixing(badge(body)).fixed == badge(fixed))
    }

    @Test func clippingIsNotOfferedIfItCutsVisibleSubviews() throws {
        #expect(try Fixing(badge(" { label count 20 x 16 \"3\" }", x: 12)).fixes(of: "drawn-when-gone").isEmpty)
    }

    // MARK: Other views than the neighbours

    @Test func viewsThatFallOnOneAnotherAreTiedApart() throws {
        let text = """
            layout Row {
                size 300 x 60
                label a 40 x 18, b 40 x 18, c 40 x 18
                a.leading == super.leading + 16
                b.leading == a.trailing + 8
                c.leading == a.trailing + 56
                [a, b, c].top == super.top + 12
                collapse a: trailing
            }
            """
        let fixes = try Fixing(text).fixes(of: "overlap-when-gone")
        #expect(
            fixes.map(\.title) == [
                "Collapse \"a\" by its leading edge",
                "Replace c.leading == a.trailing + 56 with c.leading == b.trailing + 8",
            ])
        #expect(fixes.first?.text == text.replacing("collapse a: trailing", with: "collapse a: leading"))
    }

    @Test func aViewThatLeavesItsSuperviewStaysInside() throws {
        let text = """
            layout Card {
                size 300 x 100
                image icon 80 x 40
                label caption 60 x 18
                icon.leading == super.leading + 16
                icon.top == super.top + 8
                icon.size == 80 x 40
                caption.centerX == icon.centerX
                caption.top == icon.bottom + 4
                collapse icon: leading bottom
            }
            """
        let fixes = try Fixing(text).fixes(of: "clipped-when-gone")
        #expect(fixes.map(\.title) == ["Collapse \"icon\" only by its bottom edge"])
    }

    /// The badge is centred on the time, which is at the edge.
    @Test func nothingIsMadeCollapsibleThatPushesAnotherViewOut() throws {
        let text = """
            layout Cell {
                size 375 x 120
                label title 120 x 20, time 50 x 16, badge 24 x 24
                title.leading == super.leading + 16
                title.top == super.top + 12
                time.trailing == super.trailing - 16
                time.top == title.top
                title.trailing <= time.leading - 8
                badge.centerX == time.centerX
                badge.top == time.bottom + 6
            }
            """
        let titles = try Fixing(text).refactorings(at: "time").map(\.title)
        #expect(!titles.contains { $0.contains("by its trailing edge") })
    }
}
