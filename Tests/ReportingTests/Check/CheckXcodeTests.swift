import TestSupport
import Testing

@testable import Reporting

@Suite struct CheckXcodeTests {
    @Test func noFindingsPrintNothing() {
        #expect(CheckXcode.report([checkedFile("a.layout", "")]) == "")
    }

    @Test func findingsAndRelatedInformationHaveALineEach() {
        let file = checkedFile("my layouts/a.layout", "\n\t😀‹x«too\nwide»\n‹y«+the other»")
        let hint = checkedFile("b.layout", "‹x«unused»", code: "redundant", severity: .hint)
        expectSnapshot(
            CheckXcode.report([file, hint]),
            """
            /work/my layouts/a.layout:2:6: error: too␊wide [conflict]
            /work/my layouts/a.layout:3:1: note: the other
            /work/b.layout:1:1: note: unused [redundant]

            """)
    }
}
