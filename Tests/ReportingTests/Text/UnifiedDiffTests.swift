import Reporting
import SourceText
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String, path: String = "a.xib") -> String {
        UnifiedDiff.text(from: SourceText(old), to: SourceText(new), path: path)
    }

    @Test func equalTextsHaveNoDiff() {
        #expect(diff("a\nb\n", "a\nb\n") == "")
    }

    @Test func oneLineChanges() {
        expectSnapshot(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
            """
            --- a.xib
            +++ a.xib
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8

            """)
    }

    @Test func aNameWithSpacesEndsWithATab() {
        #expect(
            diff("😀 1\n", "😀 2\n", path: "my views/a.xib")
                == "--- my views/a.xib\t\n+++ my views/a.xib\t\n@@ -1 +1 @@\n-😀 1\n+😀 2\n")
    }

    /// GNU `patch` reads such names.
    @Test func aNameWithControlCharactersIsQuoted() {
        #expect(
            diff("1\n", "2\n", path: "a\n\u{1B}\"\\b.xib")
                == #"""
                --- "a\012\033\"\\b.xib"
                +++ "a\012\033\"\\b.xib"
                @@ -1 +1 @@
                -1
                +2

                """#)
    }

    @Test func aTerminalShowsControlCharacters() {
        let changed = diff("a\t\u{1B}[2J\r\n", "b\n")
        #expect(UnifiedDiff.terminalText(changed).hasSuffix("@@ -1 +1 @@\n-a\t␛[2J␍\n+b\n"))
    }

    /// `patch` adds up the lines of the hunks before, so each number must be right.
    @Test func theLineNumbersOfLaterHunksCountWhatCameBefore() {
        let old = (1...40).map { "\($0)\n" }
        var new = old
        new[35] = "thirty-six\n"
        new[19...21] = []
        new[2] = "3a\n3b\n3c\n"
        let headers = diff(old.joined(), new.joined()).split(separator: "\n").filter { $0.hasPrefix("@@") }
        #expect(headers == ["@@ -1,6 +1,8 @@", "@@ -17,9 +19,6 @@", "@@ -33,7 +32,7 @@"])
    }

    /// Lines of one text alone, and lines that occur several times.
    @Test func movedAndRepeatedLines() {
        let changed = diff("a\n{\n1\n}\n{\n2\n}\n", "{\n2\n}\nb\n{\n1\n}\n")
        let (old, new) = (changed.split(separator: "\n").dropFirst(3), changed.split(separator: "\n").dropFirst(3))
        #expect(old.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() } == ["a", "{", "1", "}", "{", "2", "}"])
        #expect(new.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() } == ["{", "2", "}", "b", "{", "1", "}"])
    }

    @Test(.timeLimit(.minutes(1))) func aTextInWhichEveryLineChangesTakesNoLongerThanOthers() {
        let lines = (0..<20_000).map { "\($0)\n" }
        let changed = diff(lines.joined(), lines.map { "x" + $0 }.joined())
        #expect(changed.utf8.count { $0 == UInt8(ascii: "\n") } == 40_003)
    }

    @Test func distantChangesAreSeparateHunks() {
        let lines = (1...20).map { "\($0)\n" }
        let changed = lines.map { $0 == "3\n" ? "" : $0 == "18\n" ? "18\n18½\n" : $0 }
        let text = diff(lines.joined(), changed.joined())
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,6 +1,5 @@", "@@ -16,5 +15,6 @@"])
    }

    @Test func aLastLineWithoutABreak() {
        expectSnapshot(
            diff("a\nb", "a\nc"),
            """
            --- a.xib
            +++ a.xib
            @@ -1,2 +1,2 @@
             a
            -b
            \\ No newline at end of file
            +c
            \\ No newline at end of file

            """)
    }

    @Test func anEmptyRangeStartsAtLineZero() {
        #expect(diff("", "a\n") == "--- a.xib\n+++ a.xib\n@@ -0,0 +1 @@\n+a\n")
    }

    @Test func lineEndsAreKept() {
        #expect(diff("a\r\nb\r\n", "a\r\n").hasSuffix("@@ -1,2 +1 @@\n a\r\n-b\r\n"))
    }
}
