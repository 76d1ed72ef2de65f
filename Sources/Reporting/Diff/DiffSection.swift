import Comparison
import LayoutModel
import SourceText

/// The differences of one kind in a layout, for people.
package struct DiffSection {
    struct Line {
        /// `added`, `new`; empty for a plain sentence.
        var word: String
        var text: String
    }

    package let title: String
    let lines: [Line]

    /// The lines as texts.
    package var texts: [String] {
        lines.map { $0.word.isEmpty ? $0.text : "\($0.word): \($0.text)" }
    }

    /// The sections of a layout that are not empty.
    package static func sections(of layout: LayoutComparison, in file: ComparedFile) -> [DiffSection] {
        let frames = layout.frames.flatMap { moved in moved.sentences.map { Line(word: "", text: $0) } }
        return [
            DiffSection(title: "layout", lines: settings(of: layout)),
            DiffSection(title: "views", lines: layout.views.map(line)),
            DiffSection(title: "constraints", lines: layout.constraints.map(line)),
            DiffSection(title: "frames", lines: frames),
            DiffSection(title: "findings", lines: lines(of: layout.findings, in: file)),
        ].filter { !$0.lines.isEmpty }
    }

    /// For a layout that is in one version only, how large it is.
    private static func settings(of layout: LayoutComparison) -> [Line] {
        var lines = layout.settings.map { Line(word: "changed", text: $0) }
        if let only = layout.old == nil ? layout.new : layout.new == nil ? layout.old : nil {
            let size = "\(counted(only.views.count, "view")), \(counted(only.constraints.count, "constraint"))"
            lines.append(Line(word: layout.old == nil ? "added" : "removed", text: size))
        }
        return lines
    }

    private static func line(_ view: ViewDifference) -> Line {
        let separator = view.kind == .changed ? ": " : " "
        return Line(word: view.kind.rawValue, text: view.name + separator + view.text)
    }

    private static func line(_ constraint: ConstraintDifference) -> Line {
        let before = constraint.before.map { "; before: \($0)" } ?? ""
        return Line(word: constraint.kind.rawValue, text: constraint.sentence + before)
    }

    static func lines(of findings: FindingComparison, in file: ComparedFile) -> [Line] {
        func line(_ word: String, _ finding: Finding, _ text: SourceText) -> Line {
            let number = text.lines.line(of: finding.range.start) + 1
            return Line(
                word: word,
                text: "\(finding.severity.word): \(finding.message) (\(finding.code.rawValue), line \(number))")
        }
        return findings.appeared.map { line("new", $0, file.newText) }
            + findings.disappeared.map { line("gone", $0, file.oldText) }
    }
}
