import POSIX

/// Identifies one state of a file without reading it.
package struct FileStamp: Hashable, Sendable {
    private let seconds: Int
    private let nanoseconds: Int
    private let number: UInt64
    package let size: Int

    /// The size in bytes above which files that are not open are skipped.
    static let largestRead = 8 << 20

    /// Nil if there is no file.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
            let modified = status.st_mtimespec
        #else
            let modified = status.st_mtim
        #endif
        seconds = Int(modified.tv_sec)
        nanoseconds = Int(modified.tv_nsec)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int(status.st_size)
    }
}
