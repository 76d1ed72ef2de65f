import SourceText
import Synchronization

/// Numbers the files of a session.
final class FileTable: Sendable {
    private struct Files {
        /// By ``DocumentURI/identity(of:)``.
        var ids: [String: FileID] = [:]
        var uris: [String] = []
    }

    private let files = Mutex(Files())

    /// The number of a file. A new file gets the next one.
    func id(of uri: String) -> FileID {
        let identity = DocumentURI.identity(of: uri)
        return files.withLock { files in
            if let known = files.ids[identity] { return known }
            files.uris.append(uri)
            let id = FileID(Int32(clamping: files.uris.count))
            files.ids[identity] = id
            return id
        }
    }

    /// The URI with which the file was numbered.
    func uri(of file: FileID) -> String? {
        files.withLock { files in
            let index = Int(file.number) - 1
            return files.uris.indices.contains(index) ? files.uris[index] : nil
        }
    }
}
