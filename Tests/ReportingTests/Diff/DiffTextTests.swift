import LayoutModel
import TestSupport
import Testing

@testable import Reporting

@Suite struct DiffTextTests {
    @Test func aLayoutHasABlockWithASectionForEachKind() throws {
        expectSnapshot(
            DiffText.report([try comparedRows()], style: .plain),
            """
            a.layout, Row
              layout
                changed  checked at 120 x 20; before: 100 x 20
              views
                added  "b" (view) in the root view
              constraints
                added  b's width should equal 8
              findings
                new  hint: One says what the other says. (redundant, line 1)

            """)
    }

    @Test func notesAndFilesOfOneVersionAreSaid() throws {
        var file = try compared("", "layout A { size 1 x 1; view a }")
        file.oldPath = nil
        file.status = .added
        file.notes = ["The new version has syntax errors."]
        expectSnapshot(
            DiffText.report([file], style: .plain),
            """
            a.layout (added)
              The new version has syntax errors.

            a.layout (added), A
              layout
                added  2 views, 0 constraints

            """)
    }
}
