import Foundation
import LanguageServerProtocol
import Testing

@testable import Reporting

@Suite struct CheckJSONTests {
    private func check(_ files: [CheckedFile], _ expected: String) {
        #expect(CheckJSON.report(files) == expected + "\n")
    }

    @Test func noFiles() {
        check([], #"{"version":1,"files":[]}"#)
    }

    @Test func aFileWithoutFindingsIsListed() {
        check(
            [checkedFile("my layouts/a.layout", "layout A {}")],
            #"{"version":1,"files":[{"path":"my layouts/a.layout","diagnostics":[]}]}"#)
    }

    @Test func positionsCountUTF16FromZero() {
        check(
            [checkedFile("a b.layout", "\n😀标‹\"x\"«say \"x\"\t\u{1}» ‹y«+too»", severity: .warning)],
            #"{"version":1,"files":[{"path":"a b.layout","diagnostics":[{"#
                + #""range":{"start":{"line":1,"character":3},"end":{"line":1,"character":6}},"severity":2,"#
                + #""code":"conflict","source":"plumbline","message":"say \"x\"\t\u0001","#
                + #""relatedInformation":[{"location":{"uri":"file:///work/a%20b.layout","#
                + #""range":{"start":{"line":1,"character":7},"end":{"line":1,"character":8}}},"message":"too"}]}]}]}"#)
    }

    @Test func unnecessaryCodeIsTagged() {
        var file = checkedFile("a.layout", "‹a«x»", code: "redundant", severity: .hint)
        file.findings[0].isUnnecessary = true
        check(
            [file],
            #"{"version":1,"files":[{"path":"a.layout","diagnostics":[{"#
                + #""range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}},"severity":4,"#
                + #""code":"redundant","source":"plumbline","message":"x","tags":[1],"relatedInformation":[]}]}]}"#)
    }

    /// The report does not use the protocol's types, to keep the order of members.
    @Test func everyFindingIsADiagnosticOfTheProtocol() throws {
        var file = checkedFile("a.layout", "😀‹x«wrong» ‹y«+too»", severity: .hint)
        file.findings[0].isUnnecessary = true
        let report = try JSONDecoder().decode(Report.self, from: Data(CheckJSON.report([file]).utf8))
        func range(_ start: Int, _ end: Int) -> PositionRange {
            PositionRange(start: Position(line: 0, character: start), end: Position(line: 0, character: end))
        }
        let related = DiagnosticRelatedInformation(
            location: Location(uri: "file:///work/a.layout", range: range(4, 5)), message: "too")
        #expect(
            report.files.map(\.diagnostics) == [
                [
                    Diagnostic(
                        range: range(2, 3), severity: .hint, code: "conflict", message: "wrong", tags: [.unnecessary],
                        relatedInformation: [related])
                ]
            ])
    }

    private struct Report: Decodable {
        struct File: Decodable {
            var diagnostics: [Diagnostic]
        }

        var files: [File]
    }
}
