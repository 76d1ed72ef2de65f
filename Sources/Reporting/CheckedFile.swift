import LayoutModel
import SourceText

/// A file that was checked, and what was found in it.
package struct CheckedFile: Sendable {
    package var file: FileID
    package var source: ReportedText
    /// In order of place.
    package var findings: [Finding]
    /// The other files that the findings name places of.
    package var others: [FileID: ReportedText]

    package init(
        file: FileID = .alone, source: ReportedText, findings: [Finding], others: [FileID: ReportedText] = [:]
    ) {
        self.file = file
        self.source = source
        self.findings = findings
        self.others = others
    }

    package var path: String { source.path }
    package var text: SourceText { source.text }

    /// The places that have part in a finding, each with its text and with how a line of it is called: `line 3`,
    /// `b.layout line 3`.
    func related(to finding: Finding) -> [(source: ReportedText, line: String, place: Finding.Related)] {
        finding.related.compactMap { place in
            let isOwn = place.range.file == file
            guard let source = isOwn ? source : others[place.range.file] else { return nil }
            let line = source.text.lines.line(of: place.range.range.start) + 1
            return (source, isOwn ? "line \(line)" : "\(source.plainPath) line \(line)", place)
        }
    }
}

extension Finding.Severity {
    /// As compilers print it.
    var word: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .information: "information"
        case .hint: "hint"
        }
    }
}
