import LayoutModel
import TestSupport
import Testing

@testable import Analysis

@Suite struct CentreAndMarginsTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    /// A title between the margins of its superview, with one more constraint.
    private func title(_ more: String, size: String = "320 x 568", margins: String = "") throws -> [String] {
        try Judging(
            """
            size \(size)
            \(margins)
            label title "Title"
            title.leading == super.margins.leading + 8
            title.trailing == super.margins.trailing - 8
            title.top == super.top
            \(more)
            """
        ).codes
    }

    @Test func aCentreBesideBothMargins() throws {
        try check(
            """
            size 320 x 568
            label title "Title"
            title.leading == super.margins.leading + 8
            title.trailing == super.margins.trailing - 8
            title.top == super.top
            title.centerX == super.centerX // expect: centre-and-margins
            """)
    }

    @Test func aCentreBesideBothEdgesOfTheSafeArea() throws {
        try check(
            """
            size 320 x 568
            view list
            list.top == super.safeArea.top
            list.bottom == super.safeArea.bottom
            list.horizontalEdges == super.horizontalEdges
            super.centerY == list.centerY // expect: centre-and-margins
            """)
    }

    @Test func saysWhatMustBeTheSame() throws {
        let label = Element(tag: "label", id: "l", frame: [8, 10, 304, 21], attributes: "text=\"Title\"")
        let pins = [
            Pin("1", "l.leading", "root.leadingMargin"), Pin("2", "root.trailingMargin", "l.trailing"),
            Pin("3", "l.centerX", "root.centerX"), Pin("4", "l.top", "root.top", 10),
        ]
        let document = TestDocument(320, 44, [label], pins)
        let finding = try #require(document.findings().first)
        #expect(finding.code == "centre-and-margins" && finding.severity == .information && finding.subject == "3")
        #expect(finding.message.hasSuffix("only where the leading and trailing margins are the same. Remove it."))
        #expect(finding.related.count == 2)
        #expect(try document.findings().count == 1)
    }

    @Test(arguments: [
        "title.centerX == super.centerX @ 750", "title.centerX >= super.centerX",
        "title.centerX == super.margins.centerX",
    ]) func notWhereItGivesWayOrFollows(centre: String) throws {
        #expect(try !title(centre).contains { $0.hasSuffix("centre-and-margins") })
    }

    @Test func leavesToConflictWhatNeverHolds() throws {
        let codes = try title("title.centerX == super.centerX + 4")
        #expect(codes.contains { $0.hasSuffix("conflict") } && !codes.contains { $0.hasSuffix("centre-and-margins") })
    }

    @Test func betweenPlainEdgesItIsOnlyRedundant() throws {
        try check(
            """
            size 320 x 568
            label title "Title"
            title.horizontalEdges == super.horizontalEdges
            title.top == super.top
            title.centerX == super.centerX // expect: redundant
            """)
    }
}
