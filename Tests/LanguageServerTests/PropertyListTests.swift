import Testing

@testable import LanguageServer

@Suite struct PropertyListTests {
    private func list(_ text: String) -> PropertyList? { PropertyList(Array(text.utf8)) }

    @Test func dictionariesArraysAndStringsAreRead() {
        let text = """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                objects = {
                    /* Begin of a section */
                    8A1 /* A.swift in Sources */ = {isa = PBXBuildFile; path = "Own \\"View\\".swift"; };
                };
                list = (a/b.swift, "<group>", );
                last = ( one );
                none = ();
            }

            """
        #expect(
            list(text)
                == .dictionary([
                    "archiveVersion": .string("1"),
                    "objects": .dictionary([
                        "8A1": .dictionary(["isa": .string("PBXBuildFile"), "path": .string("Own \"View\".swift")])
                    ]),
                    "list": .array([.string("a/b.swift"), .string("<group>")]),
                    "last": .array([.string("one")]), "none": .array([]),
                ]))
    }

    @Test func slashesOfPathsStartNoComment() {
        #expect(list("{ a = x/y/z; b = http://c; }")?["b"] == .string("http://c"))
        #expect(list("{ a = \"/* x */ // y\"; }")?["a"]?.string == "/* x */ // y")
        #expect(list("{ a = \"one\\ntwo\"; }")?["a"]?.string == "one\ntwo")
    }

    @Test(arguments: [
        "", "{", "{ a = 1 }", "{ a = (1 2); }", "{ a = \"b; }", "{ a = \"b\\", "{ a = \"\\U00e9\"; }", "{ = 1; }",
        "{ a = 1; } b",
        "{ a = /* 1; }",
        "{\n<<<<<<< HEAD\n a = 1;\n=======\n a = 2;\n>>>>>>> other\n}", "<?xml version=\"1.0\"?>",
    ])
    func textThatIsNoneIsRefused(_ text: String) {
        #expect(list(text) == nil)
    }

    @Test func deepNestingIsRefused() {
        #expect(list(String(repeating: "(", count: 60) + String(repeating: ")", count: 60)) != nil)
        #expect(list(String(repeating: "(", count: 100_000)) == nil)
    }
}
