import Analysis
import Features
import LayoutModel
import SourceText

/// Reads texts with the declarations of the other files of their projects.
struct ProjectReader: Sendable {
    let files = FileTable()
    let indexes = ProjectIndexes()
    /// The closed files whose declarations the indexes have.
    let stamps = ReadStamps()
    let documents: DocumentStore
    let formats: FormatRegistry
    /// Whether no target compiles the file at a path; see ``UncompiledFiles``.
    var isUncompiled: @Sendable (String) -> Bool = { _ in false }
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
        try upToDate(at: uri, openAs: document) { (context) throws(Cancelled) in
            var context = context
            context.previous = lastGood
            let snapshot = try Snapshot(
                reading: text, as: format, in: context, lastGood: lastGood, otherFile: { otherFile($0) }, cancellation)
            return (snapshot, format.sharesDeclarations ? snapshot.parsed : nil)
        }
    }

    /// Notes what a file declares that is not open, again if a declaration that it uses changes meanwhile.
    func readDeclarations(
        of text: SourceText, at uri: String, as format: any LayoutFormat, _ cancellation: Cancellation
    ) throws(Cancelled) {
        try upToDate(at: uri, openAs: nil) { (context) throws(Cancelled) in
            ((), try format.parseDeclarations(text, in: context, cancellation))
        }
    }

    /// Reads with the project as it is, and notes what the text declares.
    ///
    /// - Parameter read: answers what it read, and what of it the index is to know; nil for nothing.
    private func upToDate<Result>(
        at uri: String, openAs document: OpenDocument?,
        _ read: (ParseContext) throws(Cancelled) -> (result: Result, declaring: (any ParsedDocument)?)
    ) throws(Cancelled) -> Result {
        var context = ParseContext()
        context.file = files.id(of: uri)
        let path = DocumentURI.filePath(of: uri)
        context.path = path
        let index = indexes.index(ofFileAt: path)
        let isShared = path.map { !isUncompiled($0) } ?? true
        while true {
            let generation: Int
            (context.project, generation) = index.current
            let (result, parsed) = try read(context)
            // Whoever keeps a project makes the next change copy it.
            context.project = .empty
            if document != nil { stamps.forget(context.file) }
            guard let parsed,
                let update = documents.whileNewest(
                    document, at: uri,
                    {
                        index.update(
                            context.file, with: parsed, readAt: generation, isOpen: document != nil, isShared: isShared)
                    })
            else { return result }
            renew(update.dependents)
            for outer in path.map(indexes.outerIndexes(ofFileAt:)) ?? [] {
                renew(outer.declare(isShared ? parsed.declarations : [], of: context.file))
            }
            if !update.isOutdated { return result }
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

    /// Replaces open documents that depend on all of a project that has changed since they were read.
    ///
    /// That is done when a file is saved, not while one types: any change may matter to all of them.
    func renewOutdated() { renew(indexes.all.flatMap(\.outdated)) }

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
