import POSIX
import Testing

@Suite struct FilesTests {
    /// Makes a folder for one test.
    private func withFolder(_ body: (String) throws -> Void) throws {
        var template = Array("/tmp/plumbline-tests-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template).map { String(cString: $0) })
        defer { rmdir(made) }
        try body(made)
    }

    @Test(arguments: [0, 1, 70_000, 200_000]) func writtenFilesAreRead(count: Int) throws {
        try withFolder { folder in
            let path = folder + "/file"
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try Files.write(bytes, to: path)
            defer { unlink(path) }
            #expect(try Files.contents(of: path) == bytes)
            try Files.write([7], to: path)
            #expect(try Files.contents(of: path) == [7])
        }
    }

    @Test func namesInAFolder() throws {
        try withFolder { folder in
            try Files.write([], to: folder + "/ä b")
            try Files.makeFolder(folder + "/inner/deep")
            defer {
                unlink(folder + "/ä b")
                rmdir(folder + "/inner/deep")
                rmdir(folder + "/inner")
            }
            #expect(try Files.names(in: folder).sorted() == ["inner", "ä b"])
            #expect(Files.isFolder(folder + "/inner/deep"))
            #expect(!Files.isFolder(folder + "/ä b"))
            // It exists already.
            try Files.makeFolder(folder + "/inner/deep/")
        }
    }

    @Test func errorsHaveAReason() {
        func reason(_ work: () throws -> Void) -> String? {
            do { try work() } catch { return (error as? SystemError)?.reason }
            return nil
        }
        #expect(reason { _ = try Files.contents(of: "/nowhere/file") } == "No such file or directory")
        #expect(reason { _ = try Files.contents(of: "/tmp") } == "Is a directory")
        #expect(reason { _ = try Files.names(in: "/nowhere") } == "No such file or directory")
        #expect(reason { try Files.write([1], to: "/nowhere/file") } == "No such file or directory")
        #expect(reason { try Files.makeFolder("/dev/null/folder") } == "File exists")
    }

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
