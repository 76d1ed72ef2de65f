import Testing

@Suite struct SwiftSourceTests {
    @Test(arguments: [
        ("a // b!\nc", "a      \nc"),
        ("a /* b /* c */ ! */ d", "a                   d"),
        (##"f("x!") + y"##, ##"f("  ") + y"##),
        (##"f("\"!") + y"##, ##"f("   ") + y"##),
        (##"f(#"x"!"#) + y"##, ##"f("     ") + y"##),
        ("\"\"\"\n \"x\"!\n\"\"\"\ny", "\"  \n     \n  \"\ny"),
    ])
    func onlyCodeIsLeft(text: String, code: String) {
        #expect(codeOnly(text) == code)
    }

    @Test func importsAreRead() {
        let text = "import A\n@testable import B\ninternal import struct C.D\n// import E\nlet text = \"import F\"\n"
        let source = SwiftSource(module: "", path: "Sources/X/Y.swift", code: codeOnly(text), text: text)
        #expect(source.imports == ["A", "B", "C"])
        #expect(source.name == "Y")
    }

    @Test func theProjectIsFound() {
        #expect(SwiftSource.sources.contains { $0.path == "Sources/SourceText/LineIndex.swift" })
        #expect(SwiftSource.tests.contains { $0.module == "ArchitectureTests" })
    }
}
