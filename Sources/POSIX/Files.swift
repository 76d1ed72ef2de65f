/// Files and folders by their paths.
package enum Files {
    package static func contents(of path: String) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        guard let bytes = FileDescriptor(descriptor).takeAll() else { throw SystemError() }
        return bytes
    }

    /// Writes a file anew.
    package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        guard FileDescriptor(descriptor).put(bytes) else { throw SystemError() }
    }

    /// The names in a folder, those that say "here" and "above" left out, in no order.
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

    /// Makes a folder where there is none yet, and those around it.
    package static func makeFolder(_ path: String) throws(SystemError) {
        var end = path.startIndex
        repeat {
            end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
            guard mkdir(String(path[..<end]), 0o777) != 0 else { continue }
            let problem = SystemError()
            if !isFolder(String(path[..<end])) { throw problem }
        } while end != path.endIndex
    }

    /// Whether there is anything at a path, also where it leads through links.
    package static func isThere(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0
    }

    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The path from the root of the file system, without steps that lead nowhere. Links stay as they are.
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

    /// The folder of what stands at a path, from the root of the file system.
    package static func folder(of path: String) -> String {
        let whole = absolute(path)
        let folder = whole.lastIndex(of: "/").map { whole[..<$0] } ?? ""
        return folder.isEmpty ? "/" : String(folder)
    }

    /// The path with its links resolved.
    package static func resolved(_ path: String) throws(SystemError) -> String {
        guard let resolved = realpath(path, nil) else { throw SystemError() }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The program that is running; nil where the system does not tell.
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
