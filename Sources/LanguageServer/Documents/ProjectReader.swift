import Analysis
import Features
import LayoutModel
import SourceText

/// Reads texts with the declarations of the other files of the workspace.
struct ProjectReader: Sendable {
    let files = FileTable()
    let index = ProjectIndex()
    let documents: DocumentStore
    let formats: FormatRegistry
    /// Called with open documents that use a declaration that changed in another file.
    let onChange: @Sendable ([OpenDocument]) -> Void

    /// Parses a text, again if a declaration that it uses changes meanwhile.
    ///
    /// - Parameter document: the version whose text it is; nil for a file that is not open. Only the newest version
    ///   changes the index.
    func read(
        _ text: SourceText, at uri: String, as format: any LayoutFormat, openAs document: OpenDocument? = nil,
        lastGood: (any ParsedDocument)? = nil, _ cancellation: Cancellation
    ) throws(Cancelled) -> Snapshot {
        var context = ParseContext()
        context.file = files.id(of: uri)
        context.previous = lastGood
        while true {
            let (project, generation) = index.current
            context.project = project
            let snapshot = try Snapshot(
                reading: text, as: format, in: context, lastGood: lastGood, otherFile: { otherFile($0) }, cancellation)
            guard format.sharesDeclarations,
                let update = documents.whileNewest(
                    document, at: uri, { index.update(context.file, with: snapshot.parsed, readAt: generation) })
            else { return snapshot }
            renew(update.dependents)
            if !update.isOutdated { return snapshot }
        }
    }

    /// Notes what a file declares that is not open, again if a declaration that it uses changes meanwhile.
    func readDeclarations(
        of text: SourceText, at uri: String, as format: any LayoutFormat, _ cancellation: Cancellation
    ) throws(Cancelled) {
        var context = ParseContext()
        context.file = files.id(of: uri)
        while true {
            let (project, generation) = index.current
            context.project = project
            let parsed = try format.parseDeclarations(text, in: context, cancellation)
            guard
                let update = documents.whileNewest(
                    nil, at: uri, { index.update(context.file, with: parsed, readAt: generation) })
            else { return }
            renew(update.dependents)
            if !update.isOutdated { return }
        }
    }

    /// The findings in a file that is not open.
    func findings(
        in located: LocatedText, as format: any LayoutFormat, _ rules: RuleSelection, _ cancellation: Cancellation
    ) throws(Cancelled) -> [Finding] {
        let snapshot = try read(located.text, at: located.uri, as: format, cancellation)
        return try Diagnostics.findings(in: snapshot, rules: rules, cancellation)
    }

    /// Replaces open documents that use changed declarations, to be read again. Other files are read when needed.
    func renew(_ dependents: [FileID]) {
        let open = dependents.compactMap { files.uri(of: $0).flatMap(documents.renew) }
        if !open.isEmpty { onChange(open) }
    }

    func isOpen(_ file: FileID) -> Bool { openDocument(file) != nil }

    private func openDocument(_ file: FileID) -> OpenDocument? {
        files.uri(of: file).flatMap { documents[$0] }
    }

    /// The newest version of a file, in the editor or on disk; nil if it cannot be read.
    func otherFile(_ file: FileID) -> Snapshot.OtherFile? {
        if let open = openDocument(file) {
            return open.format.map { Snapshot.OtherFile(text: open.text, format: $0) }
        }
        guard let path = files.uri(of: file).flatMap(DocumentURI.filePath), let format = formats.format(path: path)
        else { return nil }
        return ClosedFile.text(at: path, as: format).map { Snapshot.OtherFile(text: $0, format: format) }
    }

    /// The text of a file; nil if it cannot be read.
    ///
    /// - Parameter own: the text of the request, which may be an older version of its file.
    func text(of file: FileID, own: LocatedText) -> LocatedText? {
        if file == own.file { return own }
        if let open = openDocument(file) { return open.located }
        guard let uri = files.uri(of: file), let other = otherFile(file) else { return nil }
        return LocatedText(file: file, uri: uri, text: other.text)
    }
}
