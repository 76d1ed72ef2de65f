import SourceText
import TestSupport
import Testing

@testable import Reporting

@Suite struct CheckTextTests {
    private func check(
        _ files: [CheckedFile], style: Style = .plain, _ expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectSnapshot(CheckText.report(files, style: style), expected, sourceLocation: sourceLocation)
    }

    @Test func noFindingsPrintNothing() {
        check([checkedFile("a.layout", "layout A {}\n")], "")
    }

    @Test func findingsAndRelatedRangesAreUnderlined() {
        check(
            [
                checkedFile(
                    "a.layout", "view a\n‹a.width == 40«too wide»\n\n\n\n\n\n\n\n‹a.width == 50«+the other one»\n")
            ],
            """
            a.layout:2:1: error: too wide [conflict]
               2 | a.width == 40
                 | ^^^^^^^^^^^^^
              the other one:
              10 | a.width == 50
                 | ~~~~~~~~~~~~~


            """)
    }

    @Test func onlyTheFirstOfManyRelatedPlacesArePrinted() {
        let others = (1...30).map { "‹b\($0)«+number \($0)»\n" }.joined()
        let report = CheckText.report([checkedFile("a.layout", "‹a«no»\n" + others)], style: .plain)
        #expect(report.contains("  number 24:\n") && !report.contains("number 25"))
        #expect(report.hasSuffix("  and 6 more places, which \"--format json\" lists\n\n"), "\(report)")
    }

    @Test func redundantConstraintsAreCountedUnlessSelected() {
        var file = checkedFile("a.layout", "‹a«no»\n‹b«no»\n‹c«no»\n", code: "redundant", severity: .hint)
        file.layouts = [
            ReportedLayout(name: "Row", range: TextRange(0, 3)), ReportedLayout(name: "", range: TextRange(4, 5)),
        ]
        check(
            [file],
            """
            a.layout:1:1: hint: 2 redundant constraints in "Row"; "--select redundant" lists them [redundant]

            a.layout:3:1: hint: 1 redundant constraint; "--select redundant" lists it [redundant]


            """)
        let listed = CheckText.report([file], style: .plain, selected: [.redundant])
        #expect(listed.hasPrefix("a.layout:1:1: hint: no [redundant]\n  1 | a\n"))
    }

    @Test func wideCharactersAreTwoColumnsWide() {
        check(
            [checkedFile("标签.layout", "label 标签 \"😀 热卖\"; ‹不存在«no such view».leading\n", severity: .warning)],
            """
            标签.layout:1:18: warning: no such view [conflict]
              1 | label 标签 "😀 热卖"; 不存在.leading
                |                       ^^^^^^


            """)
    }

    @Test func tabsBecomeSpaces() {
        check(
            [checkedFile("my layouts/a.layout", "\tview\t‹a«unused»\n", severity: .hint)],
            """
            my layouts/a.layout:1:7: hint: unused [conflict]
              1 |     view    a
                |             ^


            """)
    }

    @Test func anEmptyRangeAtTheEndOfTheTextHasAMark() {
        check(
            [checkedFile("a.layout", "layout A {\n«a brace is missing»", code: "syntax")],
            """
            a.layout:2:1: error: a brace is missing [syntax]
              2 |
                | ^


            """)
    }

    @Test func onlyTheFirstLineOfARangeIsShown() {
        check(
            [checkedFile("a.layout", "‹layout A {\r\n}«empty»\r\n", severity: .information)],
            """
            a.layout:1:1: information: empty [conflict]
              1 | layout A {
                | ^^^^^^^^^^


            """)
    }

    @Test func aVeryLongLineIsCutAroundTheRange() {
        let filler = String(repeating: "é", count: 300)
        let report = CheckText.report([checkedFile("a.layout", "\(filler)‹here«x»\(filler)")], style: .plain)
        let lines = report.split(separator: "\n")
        #expect(
            lines[1] == "  1 | …" + String(repeating: "é", count: 40) + "here" + String(repeating: "é", count: 118)
                + "…")
        #expect(lines[2] == "    | " + String(repeating: " ", count: 41) + "^^^^")
    }

    @Test func aFileCannotForgeOutput() {
        check(
            [checkedFile("a\u{1B}[2J.layout", "view \u{1B}[31m\u{202E}‹b\u{7F}«odd\nname»")],
            """
            a␛[2J.layout:1:12: error: odd␊name [conflict]
              1 | view ␛[31m\u{FFFD}b␡
                |            ^^


            """)
    }

    @Test func theColouredStyleAddsColours() {
        check(
            [checkedFile("a.layout", "‹a«bad»", severity: .warning)], style: .coloured,
            "\u{1B}[1ma.layout:1:1:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m bad [conflict]\n"
                + "  \u{1B}[2m1 |\u{1B}[0m a\n  \u{1B}[2m  |\u{1B}[0m \u{1B}[1;33m^\u{1B}[0m\n\n")
    }

    @Test func theSummaryCountsBySeverity() {
        let file = checkedFile("a.layout", "‹a«x»‹b«y»")
        let hint = checkedFile("b.layout", "‹a«x»", severity: .hint)
        let information = checkedFile("b.layout", "‹a«x»", severity: .information)
        #expect(
            CheckText.summary([file, hint, information], style: .plain)
                == "2 errors, 1 information, 1 hint in 3 files.\n")
        #expect(CheckText.summary([checkedFile("a.layout", "")], style: .plain) == "No findings in 1 file.\n")
    }
}
