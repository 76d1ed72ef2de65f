import Foundation
import TestSupport
import Testing

/// Rewriting literals in the source of a test. The sources here are read as raw text, so that they look like what they
/// are.
@Suite struct SnapshotFilesTests {
    /// A source file in a folder of its own.
    private final class Source {
        let path: String
        let files = SnapshotFiles()
        private let folder: URL

        init(_ text: String) throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            path = folder.appendingPathComponent("Tests.swift").path
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }

        deinit { try? FileManager.default.removeItem(atPath: folder.path) }

        var text: String { String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self) }

        func replace(_ expected: String, with actual: String, line: Int, column: Int = 1) throws(SnapshotRefusal) {
            try files.replace(expected, with: actual, inCallAt: line, column, ofFile: path)
        }
    }

    /// The source after one value in the call in its first line has become another.
    private func rewritten(_ source: String, _ expected: String, _ actual: String) throws -> String {
        let file = try Source(source)
        try file.replace(expected, with: actual, line: 1)
        return file.text
    }

    @Test func aLiteralOfOneLine() throws {
        #expect(try rewritten(#"expect(a, "old")"#, "old", "new") == #"expect(a, "new")"#)
        #expect(try rewritten(#"expect(a, "old")"#, "old", "") == #"expect(a, "")"#)
        #expect(try rewritten(#"expect(a, "")"#, "", "new") == #"expect(a, "new")"#)
    }

    @Test func escapes() throws {
        #expect(
            try rewritten(##"expect(a, "\t\"\\(a)\\\u{E4}\'")"##, "\t\"\\(a)\\ä'", "\\(b) \"c\"\t\r\0\u{7}\u{2028}")
                == ##"expect(a, "\\(b) \"c\"\t\r\0\u{7}\u{2028}")"##)
        #expect(try rewritten(#"expect("old")"#, "old", "👨‍👩‍👧 e\u{301}") == "expect(\"👨‍👩‍👧 e\u{301}\")")
    }

    @Test func aRawLiteralStaysRaw() throws {
        #expect(
            try rewritten(###"expect(#"o"l\d"#)"###, "o\"l\\d", #"a "b" \c \(d)"#) == ###"expect(#"a "b" \c \(d)"#)"###)
        #expect(try rewritten(###"expect(#"\#t"#)"###, "\t", "a\tb") == ###"expect(#"a\#tb"#)"###)
        // What would end the literal or be an escape in it is escaped itself.
        #expect(try rewritten(###"expect(#"old"#)"###, "old", "\"\"a\"#b\\#n") == ###"expect(#"\#""a\#"#b\#\#n"#)"###)
        #expect(try rewritten(###"expect(##"old"##)"###, "old", "a\"#b\\#n") == ###"expect(##"a"#b\#n"##)"###)
    }

    @Test func aLiteralOfSeveralLines() throws {
        let source = #"""
                expect(
                    a,
                    """
                    old
                      "lines" \
                    go on \\

                    """)
            """#
        #expect(
            try rewritten(source, "old\n  \"lines\" go on \\\n", "new\n\n    \\(text) \"\"\"\" and\t") == #"""
                    expect(
                        a,
                        """
                        new

                            \\(text) ""\"" and\t
                        """)
                """#)
        #expect(
            try rewritten(source, "old\n  \"lines\" go on \\\n", "") == #"""
                    expect(
                        a,
                        """
                        """)
                """#)
    }

    @Test func aLiteralOfSeveralLinesThatIsRaw() throws {
        let source = "expect(\n    ##\"\"\"\n    a\\##\n    b \\c\n    \"\"\"##)\n"
        #expect(
            try rewritten(source, "ab \\c", "\"\"\"## \\##t \\t \ni ")
                == "expect(\n    ##\"\"\"\n    \"\"\\##\"## \\##\\##t \\t\\##u{20}\n    i\\##u{20}\n    \"\"\"##)\n")
    }

    @Test func severalLinesInPlaceOfOne() throws {
        #expect(
            try rewritten("    expect(a, \"old\")", "old", "a\nb")
                == "    expect(a, \"\"\"\n        a\n        b\n        \"\"\")")
        let source = try Source("expect(\n    a,\n    \"\")\n")
        try source.replace("", with: "\n", line: 1)
        #expect(source.text == "expect(\n    a,\n    \"\"\"\n\n\n    \"\"\")\n")
    }

    @Test(arguments: ["", "#"], [" ", "-"])
    func longLinesAreContinued(signs: String, separator: String) throws {
        let value = (1...100).map { "\"\\\($0)" }.joined(separator: separator)
        let source = try Source("expect(\(signs)\"old\"\(signs))\n")
        try source.replace("old", with: value + "\nb", line: 1)
        #expect(source.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
        #expect(source.text.split(separator: "\n").count > 4)
        // It is found again by its new value.
        try Source(source.text).replace(value + "\nb", with: "new", line: 1)
    }

    @Test func noOtherLiteralIsTouched() throws {
        let source = #"""
            expect("old") // "old" (
            /* " ( /* */ */ check(one("a)"), "\(two("old"))", second: "old", "other")
            expect("old")
            """#
        let file = try Source(source)
        try file.replace("old", with: "new", line: 2)
        #expect(file.text == source.replacing("second: \"old\"", with: "second: \"new\""))
        try file.replace("other", with: "others", line: 2, column: 18)
        let text = source.replacing("second: \"old\"", with: "second: \"new\"").replacing(
            "\"other\"", with: "\"others\"")
        #expect(file.text == text)
    }

    /// Later calls have the lines of the file as it was at first.
    @Test func severalInOneFileAtOnce() async throws {
        let lines = (0..<40).map { "    expect(\($0), \"old \($0)\")\n" }
        let source = try Source(lines.joined())
        let (files, path) = (source.files, source.path)
        await withTaskGroup { group in
            for index in lines.indices {
                group.addTask {
                    #expect(throws: Never.self) {
                        try files.replace(
                            "old \(index)", with: "new\n\(index)", inCallAt: index + 1, 11, ofFile: path)
                    }
                }
            }
        }
        let expected = lines.indices.map {
            "    expect(\($0), \"\"\"\n        new\n        \($0)\n        \"\"\")\n"
        }
        #expect(source.text == expected.joined())
    }

    @Test func oneCallWithDifferentTexts() throws {
        let source = try Source("expect(\"old\")")
        try source.replace("old", with: "new", line: 1)
        try source.replace("old", with: "new", line: 1)
        #expect(throws: SnapshotRefusal.severalValues(line: 1)) { try source.replace("old", with: "other", line: 1) }
        #expect(source.text == "expect(\"new\")")
    }

    @Test func whatCannotBeFoundIsReported() throws {
        let source = try Source("expect(text)\nexpect(\"\\(old)\")\nexpect(\"old\", \"old\")\nexpect(\"old")
        for line in [0, 1, 2, 9] {
            #expect(throws: SnapshotRefusal.noLiteral(line: line)) {
                try source.replace("old", with: "new", line: line)
            }
        }
        #expect(throws: SnapshotRefusal.severalLiterals(line: 3)) { try source.replace("old", with: "new", line: 3) }
        #expect(throws: SnapshotRefusal.unreadable("/nowhere.swift")) {
            try source.files.replace("old", with: "new", inCallAt: 1, 1, ofFile: "/nowhere.swift")
        }
    }

    @Test func aFileThatSomebodyElseChangedIsLeftAlone() throws {
        let source = try Source("expect(\"old\")\nexpect(\"old\")\n")
        try source.replace("old", with: "new", line: 1)
        try Data("edited".utf8).write(to: URL(fileURLWithPath: source.path))
        #expect(throws: SnapshotRefusal.changedSinceTheTestsBegan(source.path)) {
            try source.replace("old", with: "new", line: 2)
        }
        #expect(source.text == "edited")
    }
}
