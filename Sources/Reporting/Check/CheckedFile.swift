import LayoutModel
import SourceText

/// A file with its findings.
package struct CheckedFile: Sendable {
    package var file: FileID
    package var source: ReportedText
    /// In order of their ranges.
    package var findings: [Finding]
    /// The layouts of the file.
    package var layouts: [ReportedLayout]
    /// The texts of other files that the findings refer to.
    package var others: [FileID: ReportedText]

    package init(
        file: FileID = .alone, source: ReportedText, findings: [Finding], layouts: [ReportedLayout] = [],
        others: [FileID: ReportedText] = [:]
    ) {
        self.file = file
        self.source = source
        self.findings = findings
        self.layouts = layouts
        self.others = others
    }

    package var path: String { source.path }
    package var text: SourceText { source.text }

    /// The related information of a finding, each with its text and its line as `line 3` or, in another file,
    /// `b.layout line 3`. Files that were not read are left out.
    func related(to finding: Finding) -> [(source: ReportedText, line: String, note: Finding.Related)] {
        finding.related.compactMap { note in
            let isOwn = note.range.file == file
            guard let source = isOwn ? source : others[note.range.file] else { return nil }
            let line = source.text.lines.line(of: note.range.range.start) + 1
            return (source, isOwn ? "line \(line)" : "\(source.plainPath) line \(line)", note)
        }
    }
}

/// A layout of a file, to say where findings are.
package struct ReportedLayout: Sendable {
    package var name: String
    package var range: TextRange

    package init(name: String, range: TextRange) {
        self.name = name
        self.range = range
    }
}

extension Finding.Severity {
    /// The word that compilers print.
    var word: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .information: "information"
        case .hint: "hint"
        }
    }
}
