import LayoutModel
import Testing

@testable import Analysis

@Suite struct DoesNotFitTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    private func stacked(_ height: Double, saved: Double, _ more: [Pin] = []) -> TestDocument {
        TestDocument(
            320, saved, [Element(id: "a", frame: [0, 8, 320, height], attributes: "userLabel=\"Photo\"")],
            [
                Pin("a1", "a.leading", "root.leading"), Pin("a2", "trailing", "a.trailing"),
                Pin("a3", "a.top", "root.top", 8), Pin("a4", "bottom", "a.bottom", 8),
                Pin("a5", "a.height", nil, height),
            ] + more)
    }

    @Test func saysHowMuchIsMissingAtTheSavedSize() throws {
        let document = stacked(60, saved: 44)
        let findings = try document.findings()
        #expect(findings.map(\.code) == ["does-not-fit"])
        let finding = try #require(findings.first)
        #expect(
            finding.message
                == "Does not fit: 8 + 60 + 8 = 76, but the root view was saved 44 high. "
                + #"These 3 constraints cannot all hold: "Photo".top == super.top + 8, "Photo".height == 60 and "#
                + #"super.bottom == "Photo".bottom + 8. Save the root view at another height, or relax a constraint."#)
        #expect(finding.severity == .warning)
        #expect(finding.related.count == 2)
        #expect(document[finding.range].hasPrefix("<constraint") && document[finding.range].contains("id=\"a4\""))
    }

    @Test(arguments: [76, 75, 76.5])
    func allowsForARoundedSize(saved: Double) throws {
        #expect(try stacked(60, saved: saved).found() == [])
    }

    @Test func isInformationWhereAViewIsHidden() throws {
        let box = Element(id: "a", frame: [0, 8, 320, 60], attributes: "hidden=\"YES\"")
        let pins = [
            Pin("a1", "a.leading", "root.leading"), Pin("a2", "trailing", "a.trailing"),
            Pin("a3", "a.top", "root.top", 8), Pin("a4", "bottom", "a.bottom", 8), Pin("a5", "a.height", nil, 60),
        ]
        let findings = try TestDocument(320, 44, [box], pins).findings()
        #expect(findings.map(\.code) == ["does-not-fit"] && findings.allSatisfy { $0.severity == .information })
    }

    @Test func leavesToConflictWhatHoldsAtAnySize() throws {
        #expect(try stacked(60, saved: 44, [Pin("a6", "a.height", nil, 50)]).found() == ["conflict: a6"])
    }

    @Test func leavesToConflictWhatHoldsOnAScreen() throws {
        let document = TestDocument.screen(
            [Element(id: "a", frame: [0, 0, 375, 50])],
            [
                Pin("a1", "a.leading", "root.leading"), Pin("a2", "trailing", "a.trailing"),
                Pin("a3", "a.top", "root.top"), Pin("a4", "a.height", nil, 50),
                Pin("a5", "a.width", nil, 340, "relation=\"lessThanOrEqual\""),
            ])
        #expect(try document.found() == ["conflict: a5"])
    }

    @Test func concludesNothingFromTheSizeOfAText() throws {
        let label = Element(
            tag: "label", id: "l", frame: [0, 0, 320, 90],
            attributes: "text=\"Words\" verticalCompressionResistancePriority=\"1000\"")
        let document = TestDocument(
            320, 44, [label],
            [
                Pin("l1", "l.leading", "root.leading"), Pin("l2", "trailing", "l.trailing"),
                Pin("l3", "l.top", "root.top"), Pin("l4", "bottom", "l.bottom"),
            ])
        #expect(try document.found() == [])
    }
}
