import POSIX

/// The kind of file at a path.
enum PathKind {
    case file
    case folder
    /// A pipe or a device. Reading it may never end.
    case stream
    case missing(reason: String)

    init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            self = .missing(reason: SystemError().reason)
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG: self = .file
        default: self = .stream
        }
    }
}
