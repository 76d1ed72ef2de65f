import LayoutModel
import SourceText

/// Findings as JSON, each as a `Diagnostic` of the Language Server Protocol with UTF-16 positions.
package enum CheckJSON {
    package static func report(_ files: [CheckedFile]) -> String {
        JSON.object([
            ("version", .integer(1)),
            ("files", .array(files.map(object))),
        ]).text + "\n"
    }

    private static func object(_ file: CheckedFile) -> JSON {
        .object([
            ("path", .string(file.path)),
            ("diagnostics", .array(file.findings.map { diagnostic($0, in: file) })),
        ])
    }

    /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#diagnostic
    private static func diagnostic(_ finding: Finding, in file: CheckedFile) -> JSON {
        var members: [(String, JSON)] = [
            ("range", range(finding.range, in: file.text)),
            ("severity", .integer(finding.severity.rawValue)),
            ("code", .string(finding.code.rawValue)),
            ("source", .string("plumbline")),
            ("message", .string(finding.message)),
        ]
        if finding.isUnnecessary { members.append(("tags", .array([.integer(1)]))) }
        let related = file.related(to: finding).map { source, _, note in
            JSON.object([
                (
                    "location",
                    .object([("uri", .string(source.uri)), ("range", range(note.range.range, in: source.text))])
                ),
                ("message", .string(note.message)),
            ])
        }
        members.append(("relatedInformation", .array(related)))
        return .object(members)
    }

    private static func range(_ range: TextRange, in text: SourceText) -> JSON {
        .object([("start", position(range.start, in: text)), ("end", position(range.end, in: text))])
    }

    private static func position(_ offset: UTF8Offset, in text: SourceText) -> JSON {
        let position = text.lines.position(of: offset, in: .utf16)
        return .object([("line", .integer(position.line)), ("character", .integer(position.character))])
    }
}
