import TestSupport
import Testing

/// Refactorings of spacers, custom spacing, and the distribution of views.
@Suite struct SpacingRefactoringsTests {
    // MARK: In a stack

    private func column(_ between: String, spacing: String = " spacing 4", more: String = "") -> String {
        """
        layout Column {
            size 320 x fit
            stack s vertical\(spacing) alignment leading {
                label a 40 x 20
                \(between)
                label b 50 x 20
            }
            s.edges == super.edges\(more)
        }
        """
    }

    @Test func aSpacerBecomesCustomSpacing() throws {
        let text = column("spacer 10 after a", more: "\n    vary s.a")
        #expect(
            try Fixing(text).refactorings(at: "spacer").text("Replace the spacer by custom spacing of 18 after \"s.a\"")
                == text.replacing("spacer 10 after a", with: "spacing 18 after a"))
    }

    @Test func aSpacerTiedToTheNextViewIsNotReplaced() throws {
        // Custom spacing would remain when that view is gone and another follows.
        let text = column("spacer 10 after b", more: "\n    vary s.b").replacing(
            "label b 50 x 20", with: "label b 50 x 20; label c 30 x 20")
        #expect(!(try Fixing(text).refactorings(at: "spacer")).contains { $0.title.hasPrefix("Replace") })
    }

    @Test func customSpacingBecomesASpacer() throws {
        let text = column("spacing 18 after a", more: "\n    vary s.a")
        let title = "Replace the custom spacing after \"s.a\" with a spacer of 10 that is hidden with it"
        #expect(
            try Fixing(text).refactorings(at: "a 40").text(title)
                == text.replacing(
                    "label a 40 x 20\n        spacing 18 after a", with: "label a 40 x 20\n        spacer 10 after a"))
    }

    @Test func customSpacingOfSeveralViewsKeepsTheOthers() throws {
        let text = column("label c 30 x 20; spacing 18 after a, c")
        let title = "Replace the custom spacing after \"s.a\" with a spacer of 10 that is hidden with it"
        #expect(
            try Fixing(text).refactorings(at: "a 40").text(title)
                == text.replacing("after a, c", with: "after c").replacing(
                    "label a 40 x 20", with: "label a 40 x 20\n        spacer 10 after a"))
    }

    @Test func customSpacingBelowTheStacksSpacingIsNotReplaced() throws {
        let text = column("spacing 6 after a")
        #expect(!(try Fixing(text).refactorings(at: "a 40")).contains { $0.title.hasPrefix("Replace") })
    }

    @Test func aSpacerCanBeTiedToEitherView() throws {
        let text = column("spacer 10")
        let made = try Fixing(text).refactorings(at: "spacer")
        #expect(try made.text("Tie the spacer to \"s.a\"") == text.replacing("spacer 10", with: "spacer 10 after a"))
        #expect(try made.text("Tie the spacer to \"s.b\"") == text.replacing("spacer 10", with: "spacer 10 after b"))
    }

    // MARK: Among siblings

    private let row = """
        layout Row {
            size 300 x 60
            view a, b
            a.leading == super.leading + 16
            b.leading == a.trailing + 8
            [a, b].size == 40 x 40
            [a, b].centerY == super.centerY
        }
        """

    @Test func siblingsAreDistributedWithSpacers() throws {
        let made = try Fixing(row).refactorings(at: "a, b")
        #expect(
            try made.text("Distribute \"a\" and \"b\" with equal spacers: all gaps are equal") == """
                layout Row {
                    size 300 x 60
                    view a, b
                    spacer gap1, gap2, gap3
                    [a, b].size == 40 x 40
                    [a, b].centerY == super.centerY
                    gap1.leading == super.leading
                    gap1.trailing == a.leading
                    gap2.leading == a.trailing
                    gap2.trailing == b.leading
                    gap3.leading == b.trailing
                    gap3.trailing == super.trailing
                }
                """)
    }

    @Test func siblingsAreDistributedByMultipliers() throws {
        let made = try Fixing(row).refactorings(at: "a, b")
        let title = "Distribute \"a\" and \"b\" by multipliers: gaps of W/3 − w between them and W/3 − w/2 at the edges"
        #expect(
            try made.text(title) == """
                layout Row {
                    size 300 x 60
                    view a, b
                    [a, b].size == 40 x 40
                    [a, b].centerY == super.centerY
                    a.centerX == super.trailing * 0.3333333333333333
                    b.centerX == super.trailing * 0.6666666666666666
                }
                """)
    }

    @Test func notOfferedIfTheGapsDetermineSizes() throws {
        let text = row.replacing(
            "[a, b].size == 40 x 40",
            with: "[a, b].height == 40\n    a.width == b.width\n    b.trailing == super.trailing")
        #expect(!(try Fixing(text).refactorings(at: "a, b")).contains { $0.title.hasPrefix("Distribute") })
    }

    @Test func notOfferedWithoutRoom() throws {
        #expect(
            !(try Fixing(row.replacing("size 300 x 60", with: "size 300 x 60\n    sizes 70 x 60")).refactorings(
                at: "a, b"))
                .contains { $0.title.hasPrefix("Distribute") })
    }

    // MARK: In a document

    private func box(_ id: String, _ x: Int) -> String {
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)">
            <rect key="frame" x="\(x)" y="20" width="60" height="60"/>
            <constraints>
                <constraint firstAttribute="width" constant="60" id="\(id)-w"/>
                <constraint firstAttribute="height" constant="60" id="\(id)-h"/>
            </constraints>
        </view>

        """
    }

    private func pin(
        _ id: String, _ edge: String, _ constant: Int, _ other: String = "roo-tv-iew", _ otherEdge: String? = nil
    )
        -> String
    {
        """
        <constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="\(other)" \
        secondAttribute="\(otherEdge ?? edge)" constant="\(constant)" id="\(id)-\(edge)"/>

        """
    }

    private var document: String {
        IBFixture.xib(
            box("one", 15) + box("two", 95),
            constraints: pin("one", "leading", 15) + pin("two", "leading", 20, "one", "trailing")
                + pin("one", "top", 20)
                + pin("two", "top", 20))
    }

    @Test func multipliersInADocument() throws {
        let made = try Fixing(document, path: "a.xib").refactorings(at: #"<view contentMode="scaleToFill" translates"#)
        let title =
            "Distribute \"one\" and \"two\" by multipliers: gaps of W/3 − w between them and W/3 − w/2 at the edges"
        let text = try made.text(title)
        #expect(text.contains(#"<rect key="frame" x="95" y="20" width="60" height="60"/>"#))
        #expect(text.contains(#"<rect key="frame" x="220" y="20" width="60" height="60"/>"#))
        #expect(
            text.contains(
                #"""
                firstItem="one" firstAttribute="centerX" secondItem="roo-tv-iew" secondAttribute="trailing" \#
                multiplier="0.33333333333333331"
                """#
            ))
        #expect(!text.contains("one-leading") && !text.contains("two-leading"))
    }

    @Test func spacersInADocument() throws {
        let made = try Fixing(document, path: "a.xib").refactorings(at: #"<view contentMode="scaleToFill" translates"#)
        let text = try made.text("Distribute \"one\" and \"two\" with equal spacers: all gaps are equal")
        #expect(text.contains(#"<rect key="frame" x="85" y="20" width="60" height="60"/>"#))
        #expect(text.contains(#"<rect key="frame" x="230" y="20" width="60" height="60"/>"#))
        #expect(text.split(separator: "\n").count { $0.contains(#"userLabel="Spacer""#) } == 3)
        #expect(text.contains(#"<rect key="frame" x="145" y="20" width="85" height="60"/>"#))
    }
}
