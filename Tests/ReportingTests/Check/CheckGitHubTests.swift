import TestSupport
import Testing

@testable import Reporting

@Suite struct CheckGitHubTests {
    @Test func noFindingsPrintNothing() {
        #expect(CheckGitHub.report([checkedFile("a.layout", "")]) == "")
    }

    @Test func oneCommandForEachFinding() {
        let file = checkedFile("my, layouts/a:b.layout", "\n😀标‹xy«50%: too wide»\n‹y«+the other»", severity: .warning)
        let lines = checkedFile("b.layout", "‹x\ny«open»", code: "syntax")
        let hint = checkedFile("b.layout", "«here»", code: "redundant", severity: .hint)
        expectSnapshot(
            CheckGitHub.report([file, lines, hint]),
            """
            ::warning file=my%2C layouts/a%3Ab.layout,line=2,endLine=2,col=3,endColumn=4,title=conflict\
            ::50%25: too wide%0Aline 3: the other
            ::error file=b.layout,line=1,endLine=2,title=syntax::open
            ::notice file=b.layout,line=1,endLine=1,col=1,endColumn=1,title=redundant::here

            """)
    }

    @Test func controlCharactersAreShown() {
        let report = CheckGitHub.report([checkedFile("a\u{1B}b\u{7}.layout", "«x\u{1B}[2J\u{9B}\ny»")])
        #expect(report.hasPrefix("::error file=a␛b␇.layout,line=1,"))
        #expect(report.unicodeScalars.count { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) } == 1)
    }

    /// GitHub compares paths as texts, so no file would match `./a.layout`.
    @Test func aLeadingDotIsRemovedFromPaths() {
        let report = CheckGitHub.report([checkedFile("./my layouts/a.layout", "«x»")])
        #expect(report.hasPrefix("::error file=my layouts/a.layout,line=1,"))
    }
}
