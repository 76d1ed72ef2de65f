import LayoutModel
import Testing

@testable import Analysis

@Suite struct ArrangedViewMistakesTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    @Test func constraintsThatOneStackViewContradictsAreOneConflict() throws {
        let stack = Element(
            tag: "stackView", id: "s", frame: [0, 0, 320, 80], attributes: "axis=\"vertical\" userLabel=\"Rows\"",
            subviews: [
                Element(id: "a", frame: [0, 0, 320, 40], constraints: [Pin("h", "height", nil, 40)]),
                Element(id: "b", frame: [0, 40, 320, 40], attributes: "userLabel=\"Line\""),
            ],
            constraints: [
                Pin("x1", "trailing", "b.trailing", 16), Pin("x2", "b.leading", "s.leading", 16),
                Pin("x3", "b.top", "a.bottom", 16),
            ])
        let document = TestDocument(
            320, 80, [stack],
            [
                Pin("1", "s.leading", "root.leading"), Pin("2", "trailing", "s.trailing"),
                Pin("3", "s.top", "root.top"), Pin("4", "bottom", "s.bottom"),
            ])
        let findings = try document.findings().filter { $0.code == "conflict" }
        #expect(findings.count == 1)
        let end =
            "2 more constraints of \"Line\" cannot hold either, because the stack view \"Rows\" arranges it. "
            + "Remove them all."
        #expect(findings.first?.message.hasSuffix(end) == true)
    }
}
