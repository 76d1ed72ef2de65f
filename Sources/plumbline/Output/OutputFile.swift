import POSIX

/// Writes files.
enum OutputFile {
    /// Replaces a file as a whole or not at all: writes a temporary file beside it and renames that.
    ///
    /// The permissions stay the same. If the path is a symbolic link, the file it points to is replaced.
    static func replace(_ path: String, with bytes: [UInt8]) throws(UsageError) {
        guard let target = try? Files.resolved(path) else { throw failure(path) }
        var status = stat()
        guard stat(target, &status) == 0 else { throw failure(path) }
        // A rename would ignore that the file is read-only.
        guard access(target, W_OK) == 0 else { throw failure(path) }
        var temporary = Array((target + ".plumbline-XXXXXX").utf8CString)
        let descriptor = mkstemp(&temporary)
        guard descriptor >= 0 else { throw failure(path) }
        let isWritten =
            FileDescriptor(descriptor).put(bytes) && fchmod(descriptor, status.st_mode & 0o7777) == 0
            && fsync(descriptor) == 0
        let problem = isWritten ? nil : failure(path)
        close(descriptor)
        if let problem {
            unlink(temporary)
            throw problem
        }
        guard rename(temporary, target) == 0 else {
            let problem = failure(path)
            unlink(temporary)
            throw problem
        }
    }

    /// Creates or overwrites a file. It may be a device or a pipe, such as /dev/stdout, which cannot be replaced.
    static func write(_ bytes: [UInt8], to path: String) throws(UsageError) {
        do throws(SystemError) {
            try Files.write(bytes, to: path)
        } catch {
            throw UsageError("\"\(path)\" cannot be written: \(error.reason).")
        }
    }

    /// The error of the last system call.
    private static func failure(_ path: String) -> UsageError {
        UsageError("\"\(path)\" cannot be written: \(SystemError().reason).")
    }
}
