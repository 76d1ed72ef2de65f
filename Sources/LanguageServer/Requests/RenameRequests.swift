import SourceText
import Features
import LanguageServerProtocol

extension DocumentRequest {
    func renameTarget(_ params: TextDocumentPositionParams) throws(ResponseError) -> PrepareRenameResult? {
        do throws(RenameRefusal) {
            return try Rename.target(at: positions.offset(params.position), in: snapshot).map { target in
                PrepareRenameResult(range: positions.range(target.range), placeholder: target.name)
            }
        } catch {
            throw ResponseError(.requestFailed, error.message)
        }
    }

    func rename(_ params: RenameParams) throws(ResponseError) -> WorkspaceEdit? {
        let place = positions.offset(params.position)
        switch Rename.edits(at: place, to: params.newName, in: snapshot) {
        case .success(let edits): return edit(FileEdits(edits, in: snapshot.file))
        case .failure(let refusal): throw ResponseError(.requestFailed, refusal.message)
        }
    }
}
