import Analysis
import Features
import LanguageServerProtocol
import LayoutModel
import POSIX
import SourceText

extension DocumentRequest {
    /// Entries of the project's settings that suppress findings in a range, for a format without suppressions.
    /// A settings file that does not exist is created if the client can create files.
    func projectSuppressions(in range: TextRange, findings: [Finding]) -> [CodeAction] {
        guard let path = DocumentURI.filePath(of: document.uri), !projects.isBroken(forFileAt: path) else { return [] }
        let suppressible = findings.suppressible(in: range, of: snapshot.document).filter {
            snapshot.parsed.editing.edits(suppressing: $0) == nil
        }
        return suppressible.compactMap { finding in
            guard let id = snapshot.document.innermostObjectID(around: finding.range.start),
                let edit = edit(ignoring: finding.code, at: id, inFileAt: path)
            else { return nil }
            return CodeAction(
                title: CodeActions.suppressionTitle(finding), kind: EditorAction.Kind.quickfix.rawValue,
                diagnostics: [diagnostics.diagnostic(finding, of: document.located)], edit: edit)
        }
    }

    private func edit(ignoring code: FindingCode, at id: String, inFileAt path: String) -> WorkspaceEdit? {
        let known = projects.file(forFileAt: path)
        guard let folder = known?.folder ?? workspace.folder(ofFileAt: path) else { return nil }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        guard path.hasPrefix(prefix) else { return nil }
        let entry = ProjectFile.IgnoredFindings(
            path: String(path.dropFirst(prefix.count)), code: code.rawValue, object: id)
        let uri = FileURI.uri(ofPath: prefix + ProjectFile.name)
        guard known != nil else {
            guard client.capabilities.documentChanges, client.capabilities.createsFiles else { return nil }
            let start = Position(line: 0, character: 0)
            let text = TextDocumentEdit.Replacement(
                range: PositionRange(start: start, end: start), newText: ProjectFile.text(ignoring: entry))
            return WorkspaceEdit(creating: uri, TextDocumentEdit(uri: uri, version: nil, edits: [text]))
        }
        guard let bytes = try? Files.contents(of: prefix + ProjectFile.name, atMost: ProjectFiles.largest) else {
            return nil
        }
        let text = SourceText(utf8: bytes)
        guard let edit = ProjectFile.edit(adding: entry, to: text, in: folder) else { return nil }
        let edits = PositionConverter(text: text, encoding: client.encoding).edits([edit])
        return self.edit([TextDocumentEdit(uri: uri, version: nil, edits: edits)])
    }
}
