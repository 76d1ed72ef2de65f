import LogAnalysis
import Analysis
import Features
import LayoutModel
import POSIX
import SourceText

extension Workspace {
    /// The files in which a log's constraints may be written: the newest versions of the open documents, and the files of the folders. Nil
    /// once `flag` is set.
    ///
    /// They are read anew for each question, as a person seldom asks and read documents are large.
    func logWorkspace(open: [OpenDocument], formats: FormatRegistry, _ flag: CancellationFlag) -> LogWorkspace? {
        let found = WorkspaceFiles.paths(below: paths, flag: flag) {
            Self.isSource($0) || formats.format(path: $0) != nil
        }
        guard let found else { return nil }
        var files: [LogWorkspace.File] = []
        var openPaths: Set<String> = []
        for document in open {
            guard let path = DocumentURI.filePath(of: document.uri), let snapshot = document.snapshot else { continue }
            openPaths.insert(path)
            files.append(LogWorkspace.File(path: path, text: document.text, document: snapshot.document))
        }
        for path in found where !openPaths.contains(path) {
            if flag.isCancelled { return nil }
            guard let format = formats.format(path: path), let stamp = FileStamp(path),
                stamp.size <= FileStamp.largestRead, let bytes = try? Files.contents(of: path),
                format.refusal(of: bytes) == nil
            else { continue }
            let text = SourceText(utf8: bytes)
            files.append(
                LogWorkspace.File(path: path, text: text, document: Snapshot(reading: text, as: format).document))
        }
        files.sort { $0.path < $1.path }
        return LogWorkspace(files: files, sourcePaths: found.filter(Self.isSource))
    }

    private static func isSource(_ path: String) -> Bool {
        [".swift", ".m", ".mm"].contains { path.hasSuffix($0) }
    }
}
