import Foundation
import Testing

/// Files, names and numbers that want to hang the program, exhaust it, or speak in its name.
@Suite struct HostileFilesTests {
    /// Runs the program in a shell with little time and memory. `$PLUMBLINE` is its path.
    private func run(_ script: String, in folder: TemporaryFolder) throws -> Plumbline.Result {
        try Plumbline.run(
            ["-c", "ulimit -t 20; ulimit -v 4000000\n" + script], of: URL(fileURLWithPath: "/bin/sh"), in: folder.url,
            environment: ["PLUMBLINE": Plumbline.binary.path])
    }

    // MARK: What is read

    @Test(arguments: [
        ("mkfifo .plumbline.json", "it is a pipe or a device"),
        ("mkdir .plumbline.json", "Is a directory"),
        ("truncate -s 3G .plumbline.json", "it is larger than 1 MB"),
    ])
    func settingsAreSmallFiles(make: String, reason: String) throws {
        let folder = try TemporaryFolder(["a.layout": Sample.clean])
        for command in ["check .", "check a.layout", "frames a.layout", "fix ."] {
            // Standard input is a pipe that never ends.
            let setUp = "mkfifo in; exec 3<>in; rm -rf in .plumbline.json; \(make)"
            let result = try run("\(setUp)\n\"$PLUMBLINE\" \(command) <&3", in: folder)
            #expect(result.status == 2)
            #expect(
                result.complaints.contains("/.plumbline.json\" cannot be read: \(reason).\n"), "\(result.complaints)")
        }
    }

    @Test(arguments: ["/dev/zero", "/dev/stdin", "../outside.json"])
    func settingsAreNotReadThroughALinkOutOfTheProject(target: String) throws {
        let folder = try TemporaryFolder([
            "outside.json": #"{"disable": ["unknown-name"]}"#, "App/.git/HEAD": "", "App/a.layout": Sample.error,
        ])
        let result = try run("cd App; ln -s \(target) .plumbline.json; \"$PLUMBLINE\" check .", in: folder)
        #expect(result.status == 2)
        #expect(result.output.contains("[unknown-name]"))
        let complaint = "/App/.plumbline.json\" was not read, because it is a link out of the project"
        #expect(result.complaints.contains(complaint))
    }

    @Test(arguments: [
        ("cd App; ln -s ../shared/settings.json .plumbline.json; mkdir ../.git", "check ."),
        ("ln -s ../shared/settings.json App/.plumbline.json", "check App"),
        ("mkdir App/own; mv shared/settings.json App/own; ln -s own/settings.json App/.plumbline.json", "check App"),
        ("ln -s \"$PWD/shared/settings.json\" App/.plumbline.json; mkdir .git; cd shared", "check ../App"),
    ])
    func settingsMayBeALinkWithinTheProject(make: String, command: String) throws {
        let folder = try TemporaryFolder([
            "shared/settings.json": #"{"disable": ["unknown-name"]}"#, "App/a.layout": Sample.error,
        ])
        let result = try run("\(make)\n\"$PLUMBLINE\" \(command)", in: folder)
        #expect(!result.complaints.contains("was not read"), "\(result.complaints)")
        #expect(!result.output.contains("[unknown-name]"))
    }

    @Test(arguments: [
        ("ln -s /dev/zero x.layout", "it is a pipe or a device"), ("mkfifo x.layout", "it is a pipe or a device"),
        ("truncate -s 3G x.layout", "it is larger than 64 MB"),
    ])
    func namedFilesAreFiles(make: String, reason: String) throws {
        let folder = try TemporaryFolder(["a.layout": Sample.clean])
        for command in ["check", "frames", "show", "fix", "format", "render", "states"] {
            let result = try run("test -e x.layout || \(make)\n\"$PLUMBLINE\" \(command) x.layout", in: folder)
            #expect(result.status == 2)
            #expect(
                result.complaints.contains("plumbline: \"x.layout\" cannot be read: \(reason).\n"),
                "\(command): \(result.complaints)")
        }
    }

    @Test(arguments: [
        ("log /dev/zero", "\"/dev/zero\" cannot be read: it is larger than 256 MB."),
        ("check a.layout --baseline /dev/zero", "The baseline \"/dev/zero\" cannot be read: it is larger than 64 MB."),
        ("check a.layout --config /dev/zero", "\"/dev/zero\" cannot be read: it is larger than 1 MB."),
        (
            "check - --stdin-filename a.layout < /dev/zero",
            "Standard input cannot be read: it is larger than 64 MB."
        ),
    ])
    func streamsAreBounded(command: String, complaint: String) throws {
        let folder = try TemporaryFolder(["a.layout": Sample.clean])
        let result = try run("\"$PLUMBLINE\" \(command)", in: folder)
        #expect(result.status == 2)
        #expect(result.complaints.contains(complaint), "\(result.complaints)")
    }

    /// As from `<(command)` in a shell.
    @Test func aPipeIsReadWhereTheUserNamesOne() throws {
        let folder = try TemporaryFolder(["a.layout": Sample.error])
        let result = try run(
            "echo '{\"disable\": [\"unknown-name\"]}' | \"$PLUMBLINE\" check a.layout --config /dev/fd/0", in: folder)
        #expect(result.status == 0 && result.complaints == "No findings in 1 file.\n", "\(result.complaints)")
    }

    // MARK: What is written

    @Test func onlyABaselineIsReplacedByABaseline() throws {
        let folder = try TemporaryFolder(["a.layout": Sample.error, "b.layout": Sample.error, "empty.json": ""])
        let refused = try run("\"$PLUMBLINE\" check --write-baseline a.layout b.layout", in: folder)
        #expect(refused.status == 2)
        #expect(
            refused.complaints
                == "plumbline: \"a.layout\" is not a baseline and is not replaced. Name another file, or delete it.\n")
        #expect(try String(contentsOf: folder.url.appendingPathComponent("a.layout"), encoding: .utf8) == Sample.error)
        for name in ["new.json", "new.json", "empty.json", "/dev/stdout"] {
            #expect(try run("\"$PLUMBLINE\" check b.layout --write-baseline \(name)", in: folder).status == 0)
        }
    }

    @Test func aDrawingDoesNotReplaceWhatALinkLeadsTo() throws {
        let folder = try TemporaryFolder(["a.layout": Sample.clean])
        let result = try run("ln -s a.layout a.svg; \"$PLUMBLINE\" render a.layout -o a.svg", in: folder)
        #expect(result.status == 2)
        #expect(result.complaints.contains("/a.layout\", which is not replaced by a drawing."), "\(result.complaints)")
    }

    @Test func filesWithOtherNamesAreNotFixed() throws {
        let twice = "layout Card {\n    view photo\n    photo.edges == super.edges\n    photo.top == super.top\n}\n"
        let folder = try TemporaryFolder(["a.layout": twice])
        let result = try run("ln a.layout b.layout; \"$PLUMBLINE\" fix a.layout", in: folder)
        #expect(result.status == 2 && result.output == "")
        #expect(
            result.complaints.hasPrefix(
                "plumbline: \"a.layout\" was not changed: it has 2 names (hard links); replace it with a copy first."),
            "\(result.complaints)")
    }

    // MARK: What is printed

    /// No run prints a control character, nor a line that the program did not begin.
    @Test(arguments: [
        #"printf '{"disable":["\\n::error::x\\n\\u001b[2J"]}' >.plumbline.json; "$PLUMBLINE" check a.layout"#,
        #"printf '{"\\n::error::x\\u001b":1}' >.plumbline.json; "$PLUMBLINE" check a.layout"#,
        #"printf '{"ignore":[{"path":"\\n::error::x","code":"conflict"}]}' >.plumbline.json; "$PLUMBLINE" check ."#,
        #"mkdir "$BAD"; printf '{' >"$BAD/.plumbline.json"; cp a.layout "$BAD"; "$PLUMBLINE" check "$BAD""#,
        #"mkdir "$BAD"; "$PLUMBLINE" check "$BAD" "$BAD/none.layout""#,
        #"cp a.layout "$BAD.layout"; "$PLUMBLINE" check . --format github"#,
        #"cp a.layout "$BAD.layout"; "$PLUMBLINE" check . --format json"#,
        #"cp a.layout "$BAD.layout"; "$PLUMBLINE" check . --format xcode"#,
        #"cp a.layout "$BAD.layout"; "$PLUMBLINE" check . --format junit"#,
        #"cp a.layout "$BAD.layout"; "$PLUMBLINE" fix "$BAD.layout" --enable spacing"#,
        #"(printf ' '; cat a.layout) >"$BAD.layout"; "$PLUMBLINE" format "$BAD.layout""#,
        #""$PLUMBLINE" check a.layout "--$BAD""#, #""$PLUMBLINE" "$BAD""#, #""$PLUMBLINE" explain "$BAD""#,
        #""$PLUMBLINE" check a.layout --format "$BAD""#, #""$PLUMBLINE" frames a.layout --size "$BAD""#,
        #""$PLUMBLINE" check a.layout --config "$BAD""#, #""$PLUMBLINE" render a.layout -o "$BAD.svg/x.svg""#,
        #""$PLUMBLINE" --stdio "$BAD" </dev/null"#,
    ])
    func namesDoNotControlTheTerminal(script: String) throws {
        let folder = try TemporaryFolder(["a.layout": Sample.error.replacing("foto", with: "`fo\u{1B}\u{7}to`")])
        let result = try run("BAD=$(printf 'a\\n::error::x\\033[2J\\007\\302\\233b')\n" + script, in: folder)
        let printed = result.output + result.complaints
        #expect(!printed.isEmpty)
        #expect(!printed.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        #expect(!printed.split(separator: "\n").contains { $0.hasPrefix("::error::x") }, "\(printed)")
    }

    // MARK: Names

    #if os(Linux)
        @Test func namesThatAreNotUTF8AreReported() throws {
            let folder = try TemporaryFolder(["a.layout": Sample.clean])
            let result = try run(
                #"""
                bad=$(printf 'caf\351'); cp a.layout "$bad.layout"; cp a.layout "$bad.txt"; mkdir "$bad"
                "$PLUMBLINE" check .; "$PLUMBLINE" check "$bad.layout"
                """#, in: folder)
            #expect(result.status == 2)
            #expect(
                result.complaints == """
                    plumbline: "caf\u{FFFD}" cannot be read: its name is not UTF-8. Rename it.
                    plumbline: "caf\u{FFFD}.layout" cannot be read: its name is not UTF-8. Rename it.
                    No findings in 1 file.
                    plumbline: "caf\u{FFFD}.layout" cannot be read: its name is not UTF-8. Rename it.

                    """)
        }
    #endif

    // MARK: Numbers

    @Test(arguments: [
        "frames a.layout --draw --size 1e308x1e308", "render a.layout --size 1e26x1e26",
        "frames a.layout --size 1000000001xfit", "frames b.layout --set gap=-1e300",
    ])
    func numbersAreBounded(command: String) throws {
        let folder = try TemporaryFolder(["a.layout": Sample.clean, "b.layout": Sample.choices])
        let result = try run("\"$PLUMBLINE\" \(command)", in: folder)
        #expect(result.status == 2)
        #expect(
            result.complaints.contains(" is too large: the largest length is 1000000000 points."),
            "\(result.complaints)")
    }
}
