/// Access to files and folders by their paths.
package enum Files {
    package static func contents(of path: String) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        guard let bytes = FileDescriptor(descriptor).takeAll() else { throw SystemError() }
        return bytes
    }

    /// Creates or replaces a file.
    package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        guard FileDescriptor(descriptor).put(bytes) else { throw SystemError() }
    }

    /// The names in a folder but `.` and `..`, unordered.
    package static func names(in folder: String) throws(SystemError) -> [String] {
        guard let stream = opendir(folder) else { throw SystemError() }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        guard errno == 0 else { throw SystemError() }
        return names
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

    /// The absolute path without `.` and `..`. Does not follow links.
    package static func absolute(_ path: String) -> String {
        var whole = path
        if !path.hasPrefix("/"), let here = getcwd(nil, 0) {
            whole = String(cString: here) + "/" + path
            free(here)
        }
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The absolute path of the parent folder.
    package static func folder(of path: String) -> String {
        let whole = absolute(path)
        let folder = whole.lastIndex(of: "/").map { whole[..<$0] } ?? ""
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
