import Foundation
import POSIX
import Testing

/// A file is written as a whole or not at all.
@Suite struct FileWritingTests {
    private let folder: String

    init() throws {
        var template = Array("/tmp/plumbline-tests-XXXXXX".utf8CString)
        folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    private func withFile(_ bytes: [UInt8] = [1, 2], _ body: (String) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/file"
        try Files.write(bytes, to: path)
        try body(path)
        // Nothing temporary remains.
        #expect(try FolderEntries(of: folder).names.allSatisfy { !$0.hasPrefix(".") })
    }

    private func contents(_ path: String) throws -> [UInt8] { try Files.contents(of: path, atMost: 99) }

    private func status(_ path: String) throws -> stat {
        var status = stat()
        try #require(lstat(path, &status) == 0)
        return status
    }

    @Test func aReplacedFileKeepsItsPermissionsAndOwner() throws {
        try withFile { path in
            chmod(path, 0o4750)
            let before = try status(path)
            try Files.replace([1, 2], of: path, with: [3])
            let after = try status(path)
            #expect(try contents(path) == [3])
            #expect(after.st_mode == before.st_mode && after.st_uid == before.st_uid && after.st_gid == before.st_gid)
            // It is another file, so a reader of the old one sees all of it.
            #expect(after.st_ino != before.st_ino)
        }
    }

    /// Only the superuser can give files away.
    @Test(.enabled(if: geteuid() == 0), arguments: [false, true]) func theSuperuserKeepsTheOwner(isOutput: Bool) throws
    {
        try withFile { path in
            #expect(chown(path, 1234, 5678) == 0)
            if isOutput {
                try Files.write([3], to: path)
            } else {
                try Files.replace([1, 2], of: path, with: [3])
            }
            let after = try status(path)
            #expect(after.st_uid == 1234 && after.st_gid == 5678)
            #expect(try contents(path) == [3])
        }
    }

    @Test func aChangedFileIsLeftAlone() throws {
        try withFile { path in
            for other in [[], [1], [2, 1], [1, 2, 3]] as [[UInt8]] {
                try Files.write(other, to: path)
                #expect(throws: WriteError.changed) { try Files.replace([1, 2], of: path, with: [3]) }
                #expect(try contents(path) == other)
            }
            unlink(path)
            #expect(throws: WriteError.system(SystemError(ENOENT))) { try Files.replace([1, 2], of: path, with: [3]) }
        }
    }

    @Test func aFileWithOtherNamesIsLeftAlone() throws {
        try withFile { path in
            #expect(link(path, folder + "/other") == 0)
            #expect(throws: WriteError.linked(names: 2)) { try Files.replace([1, 2], of: path, with: [3]) }
            for name in ["/file", "/other"] {
                let kept = try contents(folder + name)
                #expect(kept == [1, 2])
            }
        }
    }

    @Test func symbolicLinksStayLinks() throws {
        try withFile { path in
            let (link, nowhere) = (folder + "/link", folder + "/nowhere")
            #expect(symlink("file", link) == 0 && symlink("new", nowhere) == 0)
            try Files.replace([1, 2], of: link, with: [3])
            #expect(try contents(path) == [3])
            try Files.write([4], to: link)
            #expect(try contents(path) == [4])
            try Files.write([5], to: nowhere)
            #expect(try contents(folder + "/new") == [5])
            for path in [link, nowhere] { #expect(try status(path).st_mode & S_IFMT == S_IFLNK) }
        }
    }

    @Test(.enabled(if: geteuid() != 0)) func aReadOnlyFileIsNotReplaced() throws {
        try withFile { path in
            chmod(path, 0o400)
            #expect(throws: WriteError.system(SystemError(EACCES))) { try Files.write([3], to: path) }
            #expect(throws: WriteError.system(SystemError(EACCES))) { try Files.replace([1, 2], of: path, with: [3]) }
        }
    }

    @Test func aNewFileHasTheUsualPermissions() throws {
        try withFile { path in
            let usual = folder + "/usual"
            #expect(FileManager.default.createFile(atPath: usual, contents: nil))
            let (new, other) = (try status(path), try status(usual))
            #expect(new.st_mode == other.st_mode)
        }
    }

    @Test func aLongNameIsNoProblem() throws {
        try withFile { _ in
            let path = folder + "/" + String(repeating: "a", count: 255)
            try Files.write([1], to: path)
            try Files.replace([1], of: path, with: [2])
            #expect(try contents(path) == [2])
        }
    }

    @Test func devicesAreWrittenTo() throws {
        try Files.write([1], to: "/dev/null")
        #expect(try status("/dev/null").st_mode & S_IFMT == S_IFCHR)
        #expect(throws: WriteError.system(SystemError(ENOENT))) { try Files.write([1], to: "/nowhere/file") }
    }
}
