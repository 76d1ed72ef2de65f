import Foundation
import POSIX
import Testing

@Suite struct FilesTests {
    /// Makes a folder for one test.
    private func withFolder(_ body: (String) throws -> Void) throws {
        var template = Array("/tmp/plumbline-tests-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template).map { String(cString: $0) })
        defer { try? FileManager.default.removeItem(atPath: made) }
        try body(made)
    }

    @Test(arguments: [0, 1, 70_000, 200_000]) func writtenFilesAreRead(count: Int) throws {
        try withFolder { folder in
            let path = folder + "/file"
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try Files.write(bytes, to: path)
            #expect(try Files.contents(of: path, atMost: count) == bytes)
            try Files.write([7], to: path)
            #expect(try Files.contents(of: path, atMost: 1) == [7])
            #expect(throws: ReadError.tooLarge(limit: 0)) { try Files.contents(of: path, atMost: 0) }
        }
    }

    @Test func namesInAFolder() throws {
        try withFolder { folder in
            try Files.write([], to: folder + "/ä b")
            try Files.makeFolder(folder + "/inner/deep")
            #expect(try FolderEntries(of: folder).names.sorted() == ["inner", "ä b"])
            #expect(Files.isFolder(folder + "/inner/deep"))
            #expect(!Files.isFolder(folder + "/ä b"))
            // It exists already.
            try Files.makeFolder(folder + "/inner/deep/")
        }
    }

    @Test func errorsHaveAReason() {
        func reason(_ work: () throws -> Void) -> String? {
            do { try work() } catch {
                return (error as? SystemError)?.reason ?? (error as? ReadError)?.reason
                    ?? (error as? WriteError)?.reason
            }
            return nil
        }
        #expect(reason { _ = try Files.contents(of: "/nowhere/file", atMost: 1) } == "No such file or directory")
        #expect(reason { _ = try Files.contents(of: "/tmp", atMost: 1) } == "Is a directory")
        #expect(reason { _ = try Files.contents(of: "/dev/zero", atMost: 1) } == "it is a pipe or a device")
        #expect(reason { _ = try FolderEntries(of: "/nowhere") } == "No such file or directory")
        #expect(reason { try Files.write([1], to: "/tmp") } == "Is a directory")
        #expect(reason { try Files.write([1], to: "/nowhere/file") } == "No such file or directory")
        #expect(reason { try Files.makeFolder("/dev/null/folder") } == "File exists")
    }

    // MARK: Files that are not what they seem

    @Test func largeFilesAreRefusedUnread() throws {
        try withFolder { folder in
            let path = folder + "/large"
            try Files.write([], to: path)
            // Without a block on the disk.
            #expect(truncate(path, 3 << 30) == 0)
            #expect(throws: ReadError.tooLarge(limit: 64 << 20)) { try Files.contents(of: path, atMost: 64 << 20) }
        }
    }

    @Test func onlyRegularFilesAreRead() throws {
        try withFolder { folder in
            let (pipe, link) = (folder + "/pipe", folder + "/link")
            #expect(mkfifo(pipe, 0o600) == 0)
            #expect(symlink("/dev/zero", link) == 0)
            // Opening the pipe would wait for a writer.
            #expect(throws: ReadError.notAFile) { try Files.contents(of: pipe, atMost: 9) }
            #expect(throws: ReadError.notAFile) { try Files.contents(of: link, atMost: 9) }
        }
    }

    @Test func streamsAreReadUpToALimit() throws {
        #expect(throws: ReadError.tooLarge(limit: 1 << 20)) {
            try Files.contents(of: "/dev/zero", atMost: 1 << 20, readsStreams: true)
        }
        #expect(try Files.contents(of: "/dev/null", atMost: 0, readsStreams: true) == [])
    }

    #if os(Linux)
        // Other systems have no such names.
        @Test func namesThatAreNotUTF8AreListed() throws {
            try withFolder { folder in
                for name in [[0x63, 0xE9], [0xFF]] as [[UInt8]] {
                    let path = Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]
                    let made = path.withUnsafeBytes { bytes in
                        bytes.baseAddress.map { mkdir($0.assumingMemoryBound(to: CChar.self), 0o700) }
                    }
                    #expect(made == 0)
                }
                try Files.write([], to: folder + "/ok")
                let entries = try FolderEntries(of: folder)
                #expect(entries.names == ["ok"])
                #expect(entries.invalid.map(\.name).sorted() == ["c\u{FFFD}", "\u{FFFD}"])
                #expect(entries.invalid.allSatisfy { $0.isFolder })
            }
        }
    #endif

    // MARK: Paths

    @Test(arguments: [
        ("/a/b", "/a/b"), ("/a/./b/../c/", "/a/c"), ("/../a", "/a"), ("/", "/"), ("//a//b", "/a/b"),
    ])
    func absolutePathsAreNormalized(path: String, expected: String) {
        #expect(Files.absolute(path) == expected)
    }

    @Test func relativePathsBeginInTheWorkingFolder() throws {
        #expect(try Files.absolute("x/../y") == Files.resolved(".") + "/y")
    }
}
