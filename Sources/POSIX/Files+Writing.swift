// Files are written as a whole or not at all: a new file beside the old one takes its name when it is complete. A
// symbolic link stays one, and the file that it leads to is written.

extension Files {
    /// Creates or replaces a file with output. An existing file keeps its permissions, and its owner if possible.
    ///
    /// A device or a pipe, such as /dev/stdout, is written to.
    package static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
        var status = stat()
        if stat(path, &status) == 0 {
            // Under /dev, a file's name stands for one that is already open.
            guard status.st_mode & S_IFMT == S_IFREG, !absolute(path).hasPrefix("/dev/") else {
                return try put(bytes, into: path)
            }
            let target = try resolvedTarget(path)
            return try replace(target, with: bytes, status, keepsOwner: false) { () throws(WriteError) in }
        }
        guard errno == ENOENT else { throw .system(SystemError()) }
        // A link that leads nowhere yet.
        if lstat(path, &status) == 0 { return try put(bytes, into: path) }
        try replace(path, with: bytes, nil, keepsOwner: false) { () throws(WriteError) in }
    }

    /// Replaces the content of a source file, unless anything would be lost: the file has changed since `original` was
    /// read, has other names, or would get another owner.
    package static func replace(_ original: [UInt8], of path: String, with bytes: [UInt8]) throws(WriteError) {
        let target = try resolvedTarget(path)
        var status = stat()
        guard stat(target, &status) == 0 else { throw .system(SystemError()) }
        guard status.st_nlink <= 1 else { throw .linked(names: Int(clamping: status.st_nlink)) }
        try replace(target, with: bytes, status, keepsOwner: true) { () throws(WriteError) in
            guard let now = try? contents(of: target, atMost: original.count), now == original else { throw .changed }
        }
    }

    /// The file that a path leads to. Throws if it may not be written: a rename would ignore that.
    private static func resolvedTarget(_ path: String) throws(WriteError) -> String {
        do throws(SystemError) {
            let target = try resolved(path)
            guard access(target, W_OK) == 0 else { throw SystemError() }
            return target
        } catch {
            throw .system(error)
        }
    }

    /// - Parameters:
    ///   - old: the status of the file that is replaced; nil if there is none.
    ///   - check: called last before the file is replaced.
    private static func replace(
        _ target: String, with bytes: [UInt8], _ old: stat?, keepsOwner: Bool, check: () throws(WriteError) -> Void
    ) throws(WriteError) {
        let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
        let temporary = folder + ".plumbline-" + String(UInt64.random(in: .min ... .max), radix: 36)
        let mode = old.map { $0.st_mode & 0o7777 }
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
        guard descriptor >= 0 else { throw .system(SystemError()) }
        do throws(WriteError) {
            defer { close(descriptor) }
            if let old, !give(descriptor, theOwnerOf: old), keepsOwner { throw .otherOwner }
            // After a change of owner, which takes some permissions away.
            guard mode.map({ fchmod(descriptor, $0) == 0 }) ?? true, FileDescriptor(descriptor).put(bytes),
                fsync(descriptor) == 0
            else { throw .system(SystemError()) }
            try check()
            guard rename(temporary, target) == 0 else { throw .system(SystemError()) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func give(_ descriptor: Int32, theOwnerOf old: stat) -> Bool {
        var new = stat()
        guard fstat(descriptor, &new) == 0 else { return false }
        return new.st_uid == old.st_uid && new.st_gid == old.st_gid || fchown(descriptor, old.st_uid, old.st_gid) == 0
    }

    private static func put(_ bytes: [UInt8], into path: String) throws(WriteError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .system(SystemError()) }
        defer { close(descriptor) }
        guard FileDescriptor(descriptor).put(bytes) else { throw .system(SystemError()) }
    }
}
