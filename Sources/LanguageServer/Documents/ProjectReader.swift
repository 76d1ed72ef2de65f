import Analysis
import Features
import LayoutModel
import POSIX
import SourceText

/// Reads texts with what the other files of the workspace declare.
struct ProjectReader: Sendable {
    let files = FileTable()
    let index = ProjectIndex()
    let documents: DocumentStore
    let formats: FormatRegistry
    /// Called with documents that are open and use what has just changed in another file.
    let onChange: @Sendable ([OpenDocument]) -> Void

    func read(
        _ text: SourceText, at uri: String, as format: any LayoutFormat, lastGood: (any ParsedDocument)?,
        _ cancellation: Cancellation
    ) throws(Cancelled) -> Snapshot {
        var context = ParseContext()
        context.file = files.id(of: uri)
        context.previous = lastGood
        let otherFile: @Sendable (FileID) -> Snapshot.OtherFile? = { self.otherFile($0) }
        while true {
            let (project, generation) = index.current
            context.project = project
            let snapshot = try Snapshot(
                reading: text, as: format, in: context, lastGood: lastGood, otherFile: otherFile, cancellation)
            guard format.sharesDeclarations else { return snapshot }
            let update = index.update(context.file, with: snapshot.parsed, readAt: generation)
            renew(update.dependents)
            if !update.isOutdated { return snapshot }
        }
    }

    /// What is found in a text that is not open in the editor.
    func findings(
        in located: LocatedText, as format: any LayoutFormat, _ rules: RuleSelection, _ cancellation: Cancellation
    ) throws(Cancelled) -> [Finding] {
        let snapshot = try read(located.text, at: located.uri, as: format, lastGood: nil, cancellation)
        return try Diagnostics.findings(in: snapshot, rules: rules, cancellation)
    }

    /// Has the open ones of some files read anew.
    func renew(_ dependents: [FileID]) {
        let open = dependents.compactMap { files.uri(of: $0).flatMap(documents.renew) }
        if !open.isEmpty { onChange(open) }
    }

    func isOpen(_ file: FileID) -> Bool {
        files.uri(of: file).map { documents[$0] != nil } ?? false
    }

    /// A file of the workspace as it stands now: the newest version in the editor, else the file on disk; nil where it cannot be read.
    func otherFile(_ file: FileID) -> Snapshot.OtherFile? {
        guard let uri = files.uri(of: file) else { return nil }
        if let open = documents[uri] {
            return open.format.map { Snapshot.OtherFile(text: open.text, format: $0) }
        }
        guard let path = DocumentURI.filePath(of: uri), let format = formats.format(path: path),
            let stamp = FileStamp(path), stamp.size <= FileStamp.largestRead,
            let bytes = try? Files.contents(of: path), format.refusal(of: bytes) == nil
        else { return nil }
        return Snapshot.OtherFile(text: SourceText(utf8: bytes), format: format)
    }
}
