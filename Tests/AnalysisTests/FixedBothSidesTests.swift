import LayoutModel
import TestSupport
import Testing

@testable import Analysis

@Suite struct FixedBothSidesTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    /// A text in a box that is as wide as `box` says.
    private func badge(
        _ text: String, _ box: Pin = Pin("w", "box.width", nil, 100), lines: Int = 1, more: [Pin] = []
    ) -> TestDocument {
        let label = Element(
            tag: "label", id: "l", frame: [4, 5, 92, 20], attributes: "text=\"\(text)\" numberOfLines=\"\(lines)\"")
        let around = Element(
            id: "box", frame: [0, 0, 100, 30], subviews: [label],
            constraints: [
                Pin("1", "l.leading", "box.leading", 4), Pin("2", "box.trailing", "l.trailing", 4),
                Pin("3", "l.centerY", "box.centerY"),
            ])
        return TestDocument(
            320, 60, [around],
            [
                box, Pin("h", "box.height", nil, 30), Pin("x", "box.leading", "root.leading"),
                Pin("y", "box.top", "root.top"),
            ]
                + more)
    }

    @Test func namesTheWidthAndBothConstraints() throws {
        let document = badge("Unread mail")
        let finding = try #require(document.findings().first)
        #expect(finding.code == "fixed-both-sides" && finding.severity == .warning && finding.subject == "l")
        #expect(
            finding.message
                == #"Fixed width: constants on both sides make "Unread mail" 92 wide on every screen, "#
                + "so a longer text is cut off. Turn one of them into >=, or let the text wrap.")
        #expect(finding.related.map { document[$0.range.range].contains("id=\"1\"") } == [true, false])
    }

    @Test func saysNothingWhereThereIsRoomOrNoWords() throws {
        #expect(try badge("Mail").found() == [])
        #expect(try badge("00000000000").found() == [])
        #expect(try badge("Unread mail", lines: 2).found() == [])
    }

    @Test func saysNothingWhereTheScreenOrAPriorityHasPartInIt() throws {
        let screen = Pin("w", "root.trailing", "box.trailing")
        #expect(!(try badge("Unread mail", screen).found().contains("fixed-both-sides: l")))
        let optional = Pin("w", "box.width", nil, 100, "priority=\"999\"")
        #expect(try badge("Unread mail", optional).found() == [])
        let least = Pin("w", "box.width", nil, 100, "relation=\"greaterThanOrEqual\"")
        #expect(!(try badge("Unread mail", least).found().contains("fixed-both-sides: l")))
    }

    @Test func leavesAChosenWidthAlone() throws {
        let free = Pin("w", "l.width", nil, 92)
        #expect(try badge("Unread mail", free).found() == [])
    }
}
