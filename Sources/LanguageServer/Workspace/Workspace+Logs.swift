import Features
import LanguageServerProtocol
import LayoutModel
import LogAnalysis
import SourceText

extension Workspace {
    /// The files in which a log's constraints may be written: the open documents and the files of the folders.
    ///
    /// They are read for each request. Requests are rare, and parsed documents are large.
    func logWorkspace(
        open: [OpenDocument], _ reader: ProjectReader, _ cancellation: Cancellation
    ) throws(Cancelled) -> LogWorkspace {
        let formats = reader.formats
        let found = try WorkspaceFiles.paths(below: folders, cancellation) {
            Self.isSource($0) || formats.format(path: $0) != nil
        }
        var files: [LogWorkspace.File] = []
        var openPaths: Set<String> = []
        for document in open {
            guard let path = DocumentURI.filePath(of: document.uri),
                let snapshot = try document.snapshot(cancellation)
            else { continue }
            openPaths.insert(path)
            files.append(Self.file(path, snapshot))
        }
        for path in found where !openPaths.contains(path) {
            try cancellation.check()
            guard let format = formats.format(path: path), let text = ClosedFile.text(at: path, as: format) else {
                continue
            }
            let uri = FileURI.uri(ofPath: path)
            let project = reader.indexes.index(ofFileAt: path).current.project
            guard
                format.mayContainLayouts(text.utf8)
                    || format.isLaidOutElsewhere(reader.files.id(of: uri), in: project)
            else { continue }
            files.append(Self.file(path, try reader.read(text, at: uri, as: format, cancellation)))
        }
        files.sort { $0.path < $1.path }
        return LogWorkspace(files: files, sourcePaths: found.filter(Self.isSource))
    }

    private static func file(_ path: String, _ snapshot: Snapshot) -> LogWorkspace.File {
        LogWorkspace.File(
            path: path, id: snapshot.context.file, text: snapshot.text, document: snapshot.document)
    }

    private static func isSource(_ path: String) -> Bool {
        [".swift", ".m", ".mm"].contains { path.hasSuffix($0) }
    }
}
