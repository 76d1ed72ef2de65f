import Analysis
import LayoutModel
import SourceText

/// Findings in the Static Analysis Results Interchange Format, for code scanning.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html, and the requirements of GitHub:
/// https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
package enum CheckSARIF {
    package static func report(_ files: [CheckedFile]) -> String {
        let codes = Set(files.flatMap(\.findings).map(\.code.rawValue)).sorted()
        let driver: JSON = .object([
            ("name", .string("plumbline")),
            ("rules", .array(codes.map(rule))),
        ])
        let run: JSON = .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .string("utf16CodeUnits")),
            ("results", .array(files.flatMap(results))),
        ])
        return JSON.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ]).text + "\n"
    }

    private static func rule(_ code: String) -> JSON {
        var members: [(String, JSON)] = [("id", .string(code))]
        if let page = RulePage.page(for: code) {
            members.append(("shortDescription", .object([("text", .string(page.summary))])))
            members.append(("fullDescription", .object([("text", .string(page.description))])))
            members.append(("help", .object([("text", .string(page.text)), ("markdown", .string(page.text))])))
        }
        return .object(members)
    }

    private static func results(of file: CheckedFile) -> [JSON] {
        guard !file.findings.isEmpty else { return [] }
        let fingerprints = LineFingerprints.fingerprints(of: file.text.string)
        return file.findings.map { finding in
            let line = file.text.lines.line(of: finding.range.start)
            return result(finding, in: file, fingerprints.indices.contains(line) ? fingerprints[line] : nil)
        }
    }

    private static func result(_ finding: Finding, in file: CheckedFile, _ fingerprint: String?) -> JSON {
        var members: [(String, JSON)] = [
            ("ruleId", .string(finding.code.rawValue)),
            ("level", .string(level(finding.severity))),
            ("message", .object([("text", .string(finding.message))])),
            ("locations", .array([.object([("physicalLocation", location(finding.range, in: file.source))])])),
        ]
        if let fingerprint {
            members.append(("partialFingerprints", .object([("primaryLocationLineHash", .string(fingerprint))])))
        }
        let notes = file.related(to: finding)
        if !notes.isEmpty {
            let related = notes.enumerated().map { index, found in
                JSON.object([
                    ("id", .integer(index + 1)),
                    ("physicalLocation", location(found.note.range.range, in: found.source)),
                    ("message", .object([("text", .string(found.note.message))])),
                ])
            }
            members.append(("relatedLocations", .array(related)))
        }
        return .object(members)
    }

    private static func level(_ severity: Finding.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .information, .hint: "note"
        }
    }

    private static func location(_ range: TextRange, in file: ReportedText) -> JSON {
        let start = file.text.lines.position(of: range.start, in: .utf16)
        let end = file.text.lines.position(of: range.end, in: .utf16)
        return .object([
            ("artifactLocation", .object([("uri", .string(file.relativeURI))])),
            (
                "region",
                .object([
                    ("startLine", .integer(start.line + 1)), ("startColumn", .integer(start.character + 1)),
                    ("endLine", .integer(end.line + 1)), ("endColumn", .integer(end.character + 1)),
                ])
            ),
        ])
    }
}
