import Features
import LanguageServerProtocol
import LayoutModel
import SourceText

extension Session {
    mutating func open(_ item: TextDocumentItem) {
        noticeChangedSettings()
        let own = fileSettings(item.uri)
        let path = DocumentURI.path(of: item.uri)
        let format = environment.formats.collapsing(in: own.collapseStyle)
            .format(path: path, languageID: item.languageId)
        let document = OpenDocument(
            uri: item.uri, version: item.version, text: SourceText(item.text), format: format,
            isLog: format == nil && LogSnapshot.isLog(path: path, languageID: item.languageId), rules: own.rules,
            reader: reader)
        documents[item.uri] = document
        changed.insert(item.uri)
        // The projects around the workspace have been read.
        if format?.sharesDeclarations == true, workspace.folder(ofFileAt: path) == nil { readDeclarations() }
        renewDependents(of: document)
    }

    mutating func change(_ params: DidChangeTextDocumentParams) {
        let uri = params.textDocument.uri
        noticeChangedSettings(of: uri)
        guard let document = documents[uri] else {
            log.write(.warning, "An edit of \(uri) was ignored: the document is not open.")
            return
        }
        let change = ContentChange(replacements: params.contentChanges, encoding: client.encoding)
        if change.hasNegativePositions {
            // If the edit were ignored, the texts of the client and the server would differ from now on.
            log.write(
                .warning, "An edit of \(uri) has a negative line or character; it was applied at the nearest position.")
        }
        documents[uri] = document.changed(by: change, to: params.textDocument.version)
        pending.stopWork(on: document.uri)
        changed.insert(document.uri)
    }

    /// Shows what was left out of a document because its text was being typed, and what its changes mean for others.
    mutating func save(_ uri: String) {
        guard var document = documents[uri] else { return }
        if document.isBeingTyped {
            document = document.renewed()
            documents[uri] = document
            changed.insert(document.uri)
            requests.refreshDiagnostics()
        }
        renewDependents(of: document)
    }

    /// Checks the open documents again for which the newest declarations of a document may matter.
    private func renewDependents(of document: OpenDocument) {
        guard document.format?.sharesDeclarations == true else { return }
        declarationQueue.async { [reader] in
            // It may not have been read yet.
            uncancelled { (never) throws(Cancelled) in _ = try document.snapshot(never) }
            reader.renewOutdated()
        }
    }

    mutating func close(_ uri: String) {
        guard let document = documents[uri] else {
            log.write(.warning, "\(uri) was closed, but is not open.")
            return
        }
        documents[uri] = nil
        pending.stopWork(on: document.uri)
        tokenResults.forget(document.uri)
        changed.remove(document.uri)
        publisher.clear(document, for: diagnosticConverter)
        // The file on disk counts from now on.
        if document.format?.sharesDeclarations == true { readDeclarations() }
    }

    var diagnosticConverter: DiagnosticConverter {
        DiagnosticConverter(
            client: client, pages: settings.pages ?? environment.installedPages(), reader: reader)
    }

    mutating func checkChanged() {
        guard !changed.isEmpty else { return }
        let converter = diagnosticConverter
        for uri in changed.sorted() {
            if let document = documents[uri] { publisher.check(document, for: converter) }
        }
        changed = []
    }
}
