import Features
import LanguageServerProtocol
import SourceText

extension DocumentRequest {
    func renameTarget(_ params: TextDocumentPositionParams) throws(RenameRefusal) -> PrepareRenameResult? {
        try Rename.target(at: positions.offset(params.position), in: snapshot).map { target in
            PrepareRenameResult(range: positions.range(target.range), placeholder: target.name)
        }
    }

    func rename(_ params: RenameParams) throws(RenameRefusal) -> WorkspaceEdit? {
        let edits = try Rename.edits(at: positions.offset(params.position), to: params.newName, in: snapshot)
        return edit(FileEdits(edits, in: snapshot.file))
    }
}
