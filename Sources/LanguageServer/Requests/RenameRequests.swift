import Features
import LanguageServerProtocol
import SourceText

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
        do throws(RenameRefusal) {
            let edits = try Rename.edits(at: positions.offset(params.position), to: params.newName, in: snapshot)
            return edit(FileEdits(edits, in: snapshot.file))
        } catch {
            throw ResponseError(.requestFailed, error.message)
        }
    }
}
