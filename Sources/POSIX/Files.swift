/// Access to files and folders by their paths.
package enum Files {
    /// The content of a regular file of at most `limit` bytes. Nothing of any other file is read.
    ///
    /// - Parameter readsStreams: whether a pipe or a device is read too, up to the limit. Only for a path that the user
    ///   gave, such as that of `<(command)`: it may wait for ever.
    package static func contents(
        of path: String, atMost limit: Int, readsStreams: Bool = false
    ) throws(ReadError) -> [UInt8] {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .system(SystemError()) }
        try check(status, readsStreams: readsStreams)
        // Another file may be there by now. Opening a pipe without a writer would wait.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | (readsStreams ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw .system(SystemError()) }
        defer { close(descriptor) }
        guard fstat(descriptor, &status) == 0 else { throw .system(SystemError()) }
        try check(status, readsStreams: readsStreams)
        return try FileDescriptor(descriptor).takeAll(atMost: limit)
    }

    private static func check(_ status: stat, readsStreams: Bool) throws(ReadError) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw .system(SystemError(EISDIR))
        default: if !readsStreams { throw .notAFile }
        }
    }

    /// Creates a folder and its parents if they do not exist.
    package static func makeFolder(_ path: String) throws(SystemError) {
        var end = path.startIndex
        repeat {
            end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
            guard mkdir(String(path[..<end]), 0o777) != 0 else { continue }
            let problem = SystemError()
            if !isFolder(String(path[..<end])) { throw problem }
        } while end != path.endIndex
    }

    /// Whether a path leads to anything. Follows links.
    package static func isThere(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0
    }

    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether the path itself is a symbolic link, wherever it leads.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The absolute path without `.` and `..`. Does not follow links.
    package static func absolute(_ path: String) -> String {
        var whole = path
        if path.utf8.first == UInt8(ascii: "/") {
            if isPlain(path.utf8.dropFirst()) { return path }
        } else if let here = getcwd(nil, 0) {
            let folder = String(cString: here)
            free(here)
            whole = folder + "/" + path
            if folder.utf8.first == UInt8(ascii: "/"), folder.utf8.count > 1, isPlain(path.utf8[...]) { return whole }
        }
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Whether a relative path has no part that is empty, `.` or `..`, as most have none.
    private static func isPlain(_ path: Substring.UTF8View) -> Bool {
        var (length, dots) = (0, 0)
        for byte in path {
            if byte == UInt8(ascii: "/") {
                guard length > 0, length > 2 || dots < length else { return false }
                (length, dots) = (0, 0)
            } else {
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return length > 0 && (length > 2 || dots < length)
    }

    /// The absolute path of the parent folder.
    package static func folder(of path: String) -> String {
        let whole = absolute(path)
        let folder = whole.utf8.lastIndex(of: UInt8(ascii: "/")).map { whole[..<$0] } ?? ""
        return folder.isEmpty ? "/" : String(folder)
    }

    /// The absolute path with all links followed.
    package static func resolved(_ path: String) throws(SystemError) -> String {
        guard let resolved = realpath(path, nil) else { throw SystemError() }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The path of the running program; nil if the system does not provide it.
    package static var executable: String? {
        #if canImport(Darwin)
            var path = [CChar](repeating: 0, count: 4096)
            var size = UInt32(path.count)
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            return path.withUnsafeBufferPointer { $0.baseAddress.flatMap { try? resolved(String(cString: $0)) } }
        #else
            return try? resolved("/proc/self/exe")
        #endif
    }
}
