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
    /// Whether it seems to have layouts of which none could be read, such as code that cannot be followed. Then a
    /// change of them is not among the differences.
    package var isUnread = false
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

    /// Says that a change of some files may be missing, because no layout could be read from them. Nil for none.
    ///
    /// - Parameter most: how many files to name.
    package static func noteAboutUnread(_ files: [ComparedFile], most: Int = .max) -> String? {
        let paths = unreadPaths(files)
        guard !paths.isEmpty else { return nil }
        let more = paths.count > most ? [counted(paths.count - most, "more file")] : []
        return "Not compared, because no layout could be read from it: "
            + (paths.prefix(most).map { "\"\($0)\"" } + more).joined(separator: ", ") + "."
    }

    static func unreadPaths(_ files: [ComparedFile]) -> [String] {
        files.filter(\.isUnread).map { $0.newPath ?? $0.oldPath ?? "" }
    }

    /// The path, or both: `a.xib → b.xib`.
    package var title: String {
        guard let oldPath, let newPath, oldPath != newPath else { return newPath ?? oldPath ?? "" }
        return "\(oldPath) → \(newPath)"
    }

    /// ` (added)` or ` (removed)` for a file that only one version has.
    var titleSuffix: String { status == .added || status == .removed ? " (\(status))" : "" }
}
