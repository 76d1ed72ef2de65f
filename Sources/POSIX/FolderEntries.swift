/// What is in a folder, but `.` and `..`, unordered.
package struct FolderEntries {
    package var names: [String] = []
    /// The names that are not UTF-8, with U+FFFD for what is invalid. No path leads to these entries.
    package var invalid: [(name: String, isFolder: Bool)] = []

    package init(of folder: String) throws(SystemError) {
        guard let stream = opendir(folder) else { throw SystemError() }
        defer { closedir(stream) }
        errno = 0
        while let entry = readdir(stream) {
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    add($0, in: stream)
                }
            }
            errno = 0
        }
        guard errno == 0 else { throw SystemError() }
    }

    private mutating func add(_ bytes: UnsafePointer<CChar>, in stream: OpaquePointer) {
        if let name = String(validatingCString: bytes) {
            if name != ".", name != ".." { names.append(name) }
        } else {
            var status = stat()
            let isFolder = fstatat(dirfd(stream), bytes, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
            invalid.append((String(cString: bytes), isFolder))
        }
    }
}
