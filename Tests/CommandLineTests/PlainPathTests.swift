import Foundation
import Testing

@testable import plumbline

/// Paths are printed without a leading `./`.
@Suite struct PlainPathTests {
    @Test(arguments: [
        ("a.layout", "a.layout"), ("./a.layout", "a.layout"), (".//a", "a"), ("././a/./b", "a/./b"), (".", "."),
        ("./", "."), ("./.", "."), ("../a", "../a"), (".hidden", ".hidden"), ("/a", "/a"), ("", ""), ("-", "-"),
        ("./-", "./-"), ("./-a", "-a"),
    ])
    func aLeadingDotSaysNothing(path: String, plain: String) {
        #expect(plainPath(path) == plain)
    }

    @Test(arguments: ["text", "json", "sarif", "xcode", "github", "junit"])
    func everyFormatHasPlainPaths(format: String) throws {
        let folder = try TemporaryFolder(["a/b.layout": Sample.error])
        let plain = try Plumbline.run(["check", "a", "--format", format], in: folder.url).output
        #expect(plain.contains("a/b.layout"))
        #expect(try Plumbline.run(["check", "./a", "--format", format], in: folder.url).output == plain)
        #expect(try Plumbline.run(["check", ".", "--format", format], in: folder.url).output == plain)
        #expect(try Plumbline.run(["check", "./a/b.layout", "--format", format], in: folder.url).output == plain)
    }

    @Test(arguments: ["frames", "states"])
    func otherCommandsHavePlainPaths(command: String) throws {
        let folder = try TemporaryFolder(["a.layout": Sample.clean])
        let result = try Plumbline.run([command, "./a.layout", "--format", "json"], in: folder.url)
        #expect(result.output.contains(#""path":"a.layout""#))
    }
}
