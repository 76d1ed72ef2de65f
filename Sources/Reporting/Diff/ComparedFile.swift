import Comparison
import LayoutModel
import SourceText

/// Two versions of a file, and what differs between them.
package struct ComparedFile: Sendable {
    package enum Status: String, Sendable {
        case added, removed, modified, renamed
    }

    /// Nil for a file that was added.
    package var oldPath: String?
    /// Nil for a file that was removed.
    package var newPath: String?
    package var status: Status
    /// Sentences about what could not be compared.
    package var notes: [String]
    package var comparison: DocumentComparison?
    /// The texts, for the lines of findings.
    package var oldText: SourceText
    package var newText: SourceText

    package init(
        oldPath: String?, newPath: String?, status: Status, notes: [String] = [], comparison: DocumentComparison? = nil,
        oldText: SourceText = SourceText(""), newText: SourceText = SourceText("")
    ) {
        self.oldPath = oldPath
        self.newPath = newPath
        self.status = status
        self.notes = notes
        self.comparison = comparison
        self.oldText = oldText
        self.newText = newText
    }

    /// Whether there is nothing to report.
    package var isEmpty: Bool { notes.isEmpty && comparison?.isEmpty ?? true }

    /// Whether a frame or a finding differs, or may differ in a version that could not be read.
    package var changesFramesOrFindings: Bool { !notes.isEmpty || comparison?.changesFramesOrFindings ?? false }

    /// The path, or both: `a.xib → b.xib`.
    package var title: String {
        guard let oldPath, let newPath, oldPath != newPath else { return newPath ?? oldPath ?? "" }
        return "\(oldPath) → \(newPath)"
    }

    /// ` (added)` or ` (removed)` for a file that only one version has.
    var titleSuffix: String { status == .added || status == .removed ? " (\(status))" : "" }
}
