import LayoutModel
import TestSupport
import Testing

@testable import Analysis

@Suite struct EdgeAndSafeAreaTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    /// A list that fills the view of a nib, with two more constraints.
    private func document(_ pins: Pin...) -> TestDocument {
        let list = Element(id: "list", frame: [0, 0, 320, 200], attributes: "userLabel=\"List\"")
        let sides = [Pin("bottom", "root.bottom", "list.bottom"), Pin("trailing", "root.trailing", "list.trailing")]
        return TestDocument(
            320, 200, [list], sides + pins, inside: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
    }

    private let leading = Pin("leading", "list.leading", "root.leading")
    private let top = Pin("top", "list.top", "root.top")

    @Test func anEdgeTiedToBoth() throws {
        let document = document(leading, top, Pin("2", "safe.top", "list.top"))
        let finding = try #require(document.findings().first)
        #expect(finding.code == "edge-and-safe-area" && finding.severity == .warning)
        #expect(finding.subject == "2")
        #expect(finding.message.contains("where the inset of the safe area is 0. "))
        #expect(finding.related.map { document[$0.range.range].contains("id=\"top\"") } == [true])
        #expect(try document.findings().count == 1)
    }

    @Test func leavesToConflictWhatNeverHolds() throws {
        #expect(try document(leading, top, Pin("2", "list.top", "safe.top", 20)).findings().map(\.code) == ["conflict"])
    }

    @Test func notWhereOnlyOneIsRequiredOrEqual() throws {
        for attributes in [#"priority="750""#, #"relation="greaterThanOrEqual""#] {
            let codes = try document(leading, top, Pin("2", "list.top", "safe.top", 0, attributes)).found()
            #expect(codes == [])
        }
    }

    @Test func notForDifferentEdges() throws {
        #expect(try document(Pin("1", "list.leading", "safe.leading"), top).found() == [])
    }

    @Test func inALayout() throws {
        try check(
            """
            size 320 x 568
            view list
            list.edges == super.edges
            list.leading == super.safeArea.leading // expect: edge-and-safe-area
            """)
    }

    @Test func eitherOneCanBeRemoved() throws {
        let judging = try Judging(
            """
            layout Screen {
                size 320 x 568
                view list
                list.leading == super.leading
                list.trailing == super.trailing
                list.verticalEdges == super.verticalEdges
                list.leading == super.safeArea.leading
            }
            """)
        let finding = try #require(judging.findings.first { $0.code == "edge-and-safe-area" })
        let layout = try #require(judging.document.layouts.first)
        let search = try #require(try RepairSearch(for: "edge-and-safe-area", in: layout, by: .standard, .never))
        var budget = RepairBudget()
        let repairs = try search.repairs(of: finding, budget: &budget, writtenBy: judging.written).map(\.repair)
        #expect(repairs.count == 2 && repairs.allSatisfy { $0.kind == .openChoice && $0.title.hasPrefix("Remove ") })
    }
}
