import LayoutModel
import TestSupport
import Testing

@testable import Analysis

/// What the rule about conflicts makes of documents.
@Suite struct DrawnConflictTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    private func screen(width: Double, _ relation: String) -> TestDocument {
        .screen(
            [Element(id: "a", frame: [20, 0, 335, 50], attributes: "userLabel=\"Card\"")],
            [
                Pin("1", "a.leading", "root.leading", 20), Pin("2", "root.trailing", "a.trailing", 20),
                Pin("3", "a.top", "root.top"), Pin("4", "a.height", nil, 50),
                Pin("5", "a.width", nil, width, "relation=\"\(relation)\""),
            ])
    }

    @Test func saysOnWhichScreensInOneRange() throws {
        let document = screen(width: 300, "lessThanOrEqual")
        let finding = try #require(document.findings().first)
        #expect(finding.code == "conflict" && finding.severity == .error && finding.subject == "5")
        #expect(
            finding.message
                == "Conflict on screens from 375 points wide: 20 + 300 + 20 = 340 or less, "
                + "but the root view is 375 to 1032 wide. "
                + #"These 3 constraints cannot all hold: "Card".leading == super.leading + 20, "#
                + #"super.trailing == "Card".trailing + 20 and "Card".width <= 300. Remove or relax one of them."#)
        #expect(document[finding.range].hasPrefix("<constraint "))
        #expect(finding.related.map { document[$0.range.range].contains("<constraint") } == [true, true])
        #expect(
            finding.related.map(\.message) == [
                "\"Card\"'s leading edge should equal the superview's leading edge plus 20",
                "The root view's trailing edge should equal \"Card\"'s trailing edge plus 20",
            ])
        let narrow = try #require(screen(width: 340, "greaterThanOrEqual").findings().first)
        #expect(
            narrow.message.hasPrefix(
                "Conflict on screens up to 375 points wide: 20 + 340 + 20 = 380 or more, "
                    + "but the root view is 320 to 375 wide. "))
    }

    /// That the constraints hold where the root has no width at all helps nobody.
    @Test func whatFitsAtNoSizeIsAConflict() throws {
        var pins: [Pin] = .place("a", [0, 0, 100, 50])
        pins[2] = Pin("a3", "a.width", "root.width", 0, "multiplier=\"-1\"")
        let document = TestDocument(
            375, 667, [Element(id: "a", frame: [0, 0, 100, 50], attributes: "userLabel=\"Card\"")], pins)
        let findings = try document.findings()
        #expect(findings.map(\.code) == ["conflict"])
        let finding = try #require(findings.first)
        #expect(finding.subject == "a3" && finding.message.contains("375 points off."))
        #expect(finding.related.map(\.message) == ["\"Card\" cannot have a width below 0"])
    }

    @Test func oneNoteSaysWhatAStackBringsAlong() throws {
        let ids = ["a", "b", "c", "d"]
        let stack = Element(
            tag: "stackView", id: "stack", frame: [0, 0, 375, 50], attributes: "spacing=\"10\" userLabel=\"Row\"",
            subviews: ids.enumerated().map {
                Element(id: $1, frame: [Double($0) * 100, 0, 90, 50], attributes: "userLabel=\"\($1)\"")
            },
            constraints: ids.map { Pin("\($0)w", "\($0).width", nil, 90) })
        let finding = try #require(
            try TestDocument.screen(
                [stack],
                [
                    Pin("1", "stack.leading", "root.leading"), Pin("2", "root.trailing", "stack.trailing"),
                    Pin("3", "stack.top", "root.top"), Pin("4", "stack.height", nil, 50),
                ]
            ).findings().first { $0.code == "conflict" })
        let notes = finding.related.map(\.message).filter { $0.hasPrefix("The stack") }
        #expect(
            notes == [
                "The stack \"Row\" begins with \"a\", ends with \"d\" and keeps its spacing before 3 of its views"
            ])
        #expect(
            finding.message.contains(
                #"cannot hold together with the root view's size, the arrangement of the stack view "Row", "#
                    + #""a".width == 90, "b".width == 90, "c".width == 90 and 2 more: it is 3 to 642 points off."#))
    }

    @Test func takesTheWidthOfATableForThatOfItsHeader() throws {
        let header = Element(
            id: "h", frame: [0, 0, 375, 60], attributes: "key=\"tableHeaderView\"",
            subviews: [Element(id: "a", frame: [0, 0, 375, 60])],
            constraints: [
                Pin("1", "a.leading", "h.leading"), Pin("2", "h.trailing", "a.trailing"), Pin("3", "a.top", "h.top"),
                Pin("4", "h.bottom", "a.bottom"), Pin("5", "a.width", nil, 375),
            ], takesConstraints: false)
        var document = TestDocument.screen([], [])
        document.text = document.text.replacing(
            "<view key=\"view\"", with: "<tableView key=\"view\""
        ).replacing(
            "</view>\n</viewController>", with: "\(header.text)</tableView></viewController>")
        #expect(try document.found() == ["conflict: 5"])
        #expect(try document.findings().first?.message.hasPrefix("Conflict on screens ") == true)
    }

    @Test func doesNotTrustTheMeasuresOfFonts() throws {
        func labels(_ distance: Double) -> TestDocument {
            let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"12\"/>"
            let large = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
            return TestDocument(
                320, 100,
                [
                    Element(tag: "label", id: "a", frame: [0, 10, 60, 21], attributes: "text=\"One\"", inside: large),
                    Element(tag: "label", id: "b", frame: [80, 10, 60, 15], attributes: "text=\"Two\"", inside: font),
                ],
                [
                    Pin("1", "a.leading", "root.leading"), Pin("2", "b.leading", "a.trailing", 20),
                    Pin("3", "a.top", "root.top", 10), Pin("4", "a.lastBaseline", "b.lastBaseline"),
                    Pin("5", "a.centerY", "b.centerY", distance),
                    Pin("6", "b.trailing", "root.trailing", -8, "relation=\"lessThanOrEqual\""),
                ])
        }
        #expect(try labels(0).found() == [])
        #expect(try labels(30).found() == ["conflict: 5"])
    }

    @Test func reportsOfAMacOnlyWhatIsWritten() throws {
        let box = Element(tag: "customView", id: "a", frame: [0, 0, 10, 10])
        let pins: [Pin] = .place("a", [0, 0, 10, 10])
        func mac(_ more: [Pin], _ views: [Element]) -> TestDocument {
            TestDocument(320, 200, views, more, tag: "customView", runtime: "MacOSX.Cocoa")
        }
        #expect(try mac(pins + [Pin("x", "a.width", nil, 20)], [box]).found() == ["conflict: x"])
        let stack = Element(
            tag: "stackView", id: "s", frame: [0, 0, 50, 50],
            attributes: "alignment=\"top\" orientation=\"horizontal\"",
            subviews: [box], constraints: [Pin("y", "a.top", "s.top", 5)])
        #expect(try mac(.place("s", [0, 0, 50, 50]) + [Pin("z", "a.height", nil, 10)], [stack]).found() == [])
    }
}
