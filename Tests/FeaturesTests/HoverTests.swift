import Features
import LayoutModel
import SourceText
import TestSupport
import Testing

@Suite struct HoverTests {
    private func hover(_ marked: String, after before: Snapshot? = nil) -> HoverText? {
        let fixture = Fixture(marked)
        guard let snapshot = fixture.snapshot(after: before) else { return nil }
        let text = snapshot.hover(at: fixture.cursor)
        if let range = text?.range, !fixture.ranges.isEmpty { #expect([range] == fixture.ranges) }
        return text
    }

    private func plain(_ marked: String) -> String? { hover(marked)?.plaintext }

    @Test func theFrameIsExplained() {
        let text = plain(
            "layout A { size 320 x 44; label a 40 x 20; «│a».leading == super.leading + 16; a.top == super.top + 12 }")
        #expect(text?.hasPrefix("label a\n\nx 16, y 12, width 40, height 20 at 320 × 44") == true)
        #expect(text?.contains("x 16: a's leading edge should equal the superview's leading edge plus 16") == true)
        #expect(text?.contains("- width 40: ") == true)
    }

    /// Of the 20 gaps and 19 widths that determine the position, those nearest to the view.
    @Test func ofALongChainTheNearestConstraintsAreNamed() throws {
        let names = (0..<19).map { "v\($0)" }
        let row = names.joined(separator: "(4)]-8-[")
        let text = plain(
            "layout A { size 320 x 44; view \(names.joined(separator: ", ")), «│v19»; H:|-16-[\(row)(4)]-8-[v19(4)] }")
        let line = try #require(text?.split(separator: "\n").first { $0.hasPrefix("- x 244: ") })
        let reasons = line.dropFirst("- x 244: ".count).split(separator: "; ")
        #expect(reasons.count == 13)
        #expect(reasons.first == "v19's leading edge should equal v18's trailing edge plus 8")
        #expect(reasons.last == "and 27 more constraints")
    }

    @Test func configurationsWithOtherFramesAreListed() {
        let text = plain(
            """
            layout A {
                size 320 x 44
                sizes 400 x 44, 320 x 80
                label a 40 x 20, b 50 x 20
                a.leading == super.leading
                b.trailing == super.trailing
                gap: b.top == super.top + 4
                a.top == b.top
                collapse a: trailing
                vary a
                state low { gap.constant = 9 }
                state plain { b.text = "x" }
                │b.height == 20
            }
            """)
        #expect(text?.contains("x 270, y 4, width 50, height 20 at 320 × 44") == true)
        #expect(text?.contains("400 × 44                350  4     50      20") == true, "\(text ?? "")")
        #expect(text?.contains("state low               270  9     50      20") == true)
        #expect(text?.contains("320 × 80") == false)
        #expect(text?.contains("plain") == false)
        #expect(text?.contains("a gone") == false)
    }

    @Test func aTextIsAsHighAsItsLines() {
        let text = plain(
            """
            layout A {
                size 200 x 100
                sizes 300 x 100
                label │m 240 x 18 { lines 2 }
                m.horizontalEdges == super.horizontalEdges
                m.top == super.top
            }
            """)
        #expect(text?.contains("x 0, y 0, width 200, height 36 at 200 × 100") == true, "\(text ?? "")")
        #expect(text?.contains(/300 × 100 +0 +0 +300 +18/) == true, "\(text ?? "")")
    }

    @Test func aViewThatIsGoneIsMarkedHidden() {
        let text = plain(
            "layout A { size 320 x 44; label a 40 x 20; a.leading == super.leading; a.top == super.top; vary │a }")
        #expect(text?.contains("a gone (hidden)") == true)
    }

    /// Then it is so at all sizes, and need not be said at each.
    @Test func aViewThatIsHiddenAtFirstIsSaidToBe() {
        let text = plain(
            """
            layout A {
                size 320 x 44
                sizes 400 x 44
                stack row vertical { label a 40 x 20; label │b 40 x 20 { hidden } }
                row.edges == super.edges
            }
            """)
        #expect(text?.contains("at 320 × 44, hidden") == true, "\(text ?? "")")
        #expect(text?.contains("(hidden)") == false, "\(text ?? "")")
    }

    @Test func theMarkdownIsATable() {
        let text = hover("layout A { size 320 x 44; sizes 400 x 44; view a; │a.edges == super.edges }")?.markdown
        #expect(text?.hasPrefix("**view** `a`\n\nx 0, y 0, width 320, height 44 at 320 × 44\n\n") == true)
        #expect(
            text?.contains(
                """
                | other sizes and states | x | y | width | height |
                | --- | --- | --- | --- | --- |
                | 400 × 44 | 0 | 0 | 400 | 44 |
                """
            ) == true)
    }

    @Test func ambiguousComponentsAreNamed() {
        let text = plain(
            "layout A { size 320 x 44; view │a; a.leading == super.leading; a.top == super.top; a.height == 3 }")
        #expect(
            text?.contains("Ambiguous: the constraints do not determine width. The value is one solution of many.")
                == true)
    }

    @Test func constraintsBrokenByAConflictAreNamed() {
        let text = plain(
            """
            layout A { size 320 x 44; view │a; a.leading == super.leading; a.top == super.top; a.height == 3; \
            a.width == 5; a.width == 6 }
            """
        )
        #expect(
            text?.contains(
                "Constraints of this layout conflict. The frame is computed without: a's width should equal 6") == true)
        #expect(text?.contains("width 5") == true)
    }

    @Test func everyOccurrenceOfAViewHasTheSameHover() {
        let source =
            "layout A { size 320 x 44; view a; H:|-4-[a]-4-|; V:|[a]|; vary a; collapse a: all; state s { gone a } }"
        for (index, _) in source.ranges(of: /\ba\b/).enumerated() where index > 0 {
            var marked = source
            let position = source.ranges(of: /\ba\b/)[index].lowerBound
            marked.insert("│", at: position)
            #expect(plain(marked)?.hasPrefix("view a\n\nx 4, y 0, width 312, height 44") == true, "\(marked)")
        }
    }

    @Test func theLayout() {
        #expect(
            plain("layout «│A» { size 320 x 44; sizes 1 x fit; view a; a.edges == super.edges }")
                == "layout A\n\n1 view, 4 constraints. Checked at 320 × 44; 1 × fit.")
    }

    @Test func aConstraintIsASentence() {
        let source = "layout A { size 320 x 44; view a; a.top │== super.top + 3 @ high }"
        #expect(
            plain(source)
                == "constraint A\n\n- a's top edge should equal the superview's top edge plus 3, at priority 750")
        #expect(
            plain("layout A { size 320 x 44; view a, b; [a, b].top │== super.top }")?.split(separator: "\n").count == 3)
    }

    @Test func aGapOfAVisualFormatLine() {
        #expect(
            plain("layout A { size 320 x 44; view a, b; H:|-7-[a]-│9-[b]-8-| }")
                == "constraint A\n\n- b's leading edge should equal a's trailing edge plus 9")
    }

    @Test func labelsParametersStates() {
        let source =
            """
            layout A { size 9 x 9; param p = 1 in 0...2; view a; g: a.top == super.top + p; state s { gone a; \
            g.constant = 3 } }
            """
        #expect(
            plain(source.replacing("g: ", with: "│g: "))
                == """
                label g

                - a's top edge should equal the superview's top edge plus p

                - in state s, the constant of g is 3
                """
        )
        #expect(
            plain(source.replacing("param p", with: "param │p"))
                == "param p\n\n1, from 0 to 2; checked at all three values.")
        #expect(
            plain(source.replacing("state s", with: "state │s")) == "state s\n\n- a is gone\n- the constant of g is 3")
    }

    @Test func whiteSpaceAndCommentsHaveNoHover() {
        #expect(plain("layout A { size 9 x 9\n │\n view a }") == nil)
        #expect(plain("layout A { size 9 x 9 // a│\n view a }") == nil)
        #expect(plain("│") == nil)
    }

    @Test func aTextWithSyntaxErrorsUsesTheLastGoodVersion() {
        let good = "layout A { size 9 x 9; view a; a.edges == super.edges inset 1 }"
        let before = Fixture(good).snapshot()
        let broken = hover("layout A { size 9 x 9; view ; «│a».top == }", after: before)
        #expect(broken?.plaintext.contains("x 1, y 1, width 7, height 7 at 9 × 9") == true)
        #expect(broken?.plaintext.hasSuffix("From the last version of the file without syntax errors.") == true)
        #expect(hover("layout A { size 9 x 9; view ; │nobody.top == }", after: before) == nil)
    }

    @Test func aCancelledHoverThrows() throws {
        let fixture = Fixture("layout A { size 9 x 9; view a│ }")
        let snapshot = try #require(fixture.snapshot())
        #expect(throws: Cancelled.self) { try Hover.text(at: fixture.cursor, in: snapshot, Cancellation { true }) }
    }

    @Test func markdownEscapesNames() {
        let text = hover("layout A { size 9 x 9; view `a_*b`; │`a_*b`.top == super.top }")?.markdown
        #expect(text?.hasPrefix("**view** `a_*b`") == true)
        #expect(text?.contains("\\`a\\_\\*b\\`'s top edge") == true)
    }

    // MARK: Documents

    private func inDocument(_ piece: String, _ mark: String) -> HoverText? {
        let fixture = Fixture(Documents.marked(piece, as: mark))
        #expect(fixture.text.utf8.count == Documents.storyboard.utf8.count, "\(piece) is not there")
        guard let snapshot = fixture.snapshot(of: "a.storyboard") else { return nil }
        let text = snapshot.hover(at: fixture.cursor)
        if let range = text?.range, !fixture.ranges.isEmpty { #expect([range] == fixture.ranges) }
        return text
    }

    @Test func aViewFromAnywhereInItsElement() {
        for (piece, mark) in [
            ("<label opaque=\"NO\"", "<la│bel opaque=\"NO\""),
            ("userLabel=\"Title\"", "userLabel=\"«Ti│tle»\""),
            ("id=\"ttl-la-001\"", "id=\"«ttl│-la-001»\""),
            ("<rect key=\"frame\" x=\"16\" y=\"28\"", "<rect │key=\"frame\" x=\"16\" y=\"28\""),
            ("firstItem=\"ttl-la-001\"", "firstItem=\"«ttl-la│-001»\""),
            ("destination=\"ttl-la-001\"", "destination=\"«│ttl-la-001»\""),
        ] {
            let text = inDocument(piece, mark)?.plaintext
            #expect(text?.hasPrefix("Label Title\n\nx 16, y ") == true, "\(mark): \(text ?? "nil")")
            #expect(text?.contains("at 375 × 667") == true)
        }
    }

    @Test func aDifferentSavedFrameIsShown() {
        let text = inDocument("id=\"pic-tu-001\"", "id=\"«pic│-tu-001»\"")?.plaintext
        #expect(text?.contains("width 40, height 40 at 375 × 667") == true, "\(text ?? "")")
        #expect(text?.contains("Saved in the document: x 16, y 60, width 40, height 44") == true)
    }

    @Test func aViewOfADocumentIsExplainedAtAFewSizes() {
        let text = inDocument("id=\"tab-le-001\"", "id=\"tab│-le-001\"")?.plaintext
        #expect(text?.contains("- width 375: ") == true, "\(text ?? "")")
        let rows = text?.split(separator: "\n").filter { $0.contains(" × ") && !$0.hasPrefix("x ") } ?? []
        #expect((1...6).contains(rows.count), "\(text ?? "")")
    }

    @Test func theContentSize() {
        let text = inDocument("id=\"ttl-la-001\"", "id=\"ttl│-la-001\"")?.plaintext
        #expect(text?.contains("Content size: ") == true, "\(text ?? "")")
        #expect(text?.contains("(at design time; at run time its content decides)") == true)
    }

    @Test func aConstraintElement() {
        let text = inDocument(
            "<constraint firstItem=\"ttl-la-001\" firstAttribute=\"leading\"",
            "<con│straint firstItem=\"ttl-la-001\" firstAttribute=\"leading\"")?.plaintext
        #expect(text?.hasPrefix("Constraint Title.leading = Safe Area.leading + 16\n\n") == true, "\(text ?? "")")
        #expect(text?.contains("should equal") == true)
        #expect(text?.contains("Required (priority 1000).") == true)
        #expect(text?.contains("Conflicts at") == false)
    }

    @Test func aPlaceholder() {
        let text = inDocument("placeholder=\"YES\"", "place│holder=\"YES\"")?.plaintext
        #expect(
            text?.contains("A placeholder: active in Interface Builder, and removed when the app is built.") == true
        )
    }

    @Test func whereAConstraintIsInstalled() {
        let only = inDocument("constant=\"300\"", "con│stant=\"300\"")?.plaintext
        #expect(only?.contains("Installed only when the width is regular.") == true, "\(only ?? "")")
        let except = inDocument("reference=\"tab-top-01\"", "reference=\"tab│-top-01\"")?.plaintext
        #expect(except?.contains("Installed, except when the width is regular.") == true, "\(except ?? "")")
    }

    @Test func aConflict() throws {
        let more = "<constraint firstAttribute=\"width\" constant=\"50\" id=\"pic-wi-002\"/>"
        let source = Documents.storyboard.replacing(
            "<constraint firstAttribute=\"width\" constant=\"40\" id=\"pic-wi-001\"/>",
            with: "<constraint firstAttribute=\"width\" con│stant=\"40\" id=\"pic-wi-001\"/>\(more)")
        let fixture = Fixture(source)
        let snapshot = try #require(fixture.snapshot(of: "a.storyboard"))
        let text = snapshot.hover(at: fixture.cursor)?.plaintext
        #expect(
            text?.contains("Conflicts at 375 × 667 with:\n\n- \"portrait\"'s width should equal 50")
                == true,
            "\(text ?? "")")
    }

    @Test func aGuide() {
        let text = inDocument("id=\"saf-ea-001\"", "id=\"saf│-ea-001\"")?.plaintext
        #expect(text?.hasPrefix("Safe Area Safe Area\n\nx 0, y ") == true, "\(text ?? "")")
        #expect(text?.contains("Insets: top ") == true)
    }

    @Test func otherObjects() {
        let controller = inDocument("destination=\"det-vc-001\"", "destination=\"│det-vc-001\"")?.plaintext
        #expect(controller == "View Controller Detail")
        let own = inDocument("id=\"lst-vc-001\"", "id=\"│lst-vc-001\"")?.plaintext
        #expect(own == "View Controller FriendListController\n\nClass FriendListController.")
        let outlet = inDocument("property=\"portrait\"", "prop│erty=\"portrait\"")?.plaintext
        #expect(outlet == "Outlet portrait\n\nConnected to \"portrait\", View.")
        #expect(inDocument("<scenes>", "<sce│nes>") == nil)
    }
}
