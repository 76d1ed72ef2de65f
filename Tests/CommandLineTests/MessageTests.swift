import Foundation
import Testing

/// Messages about wrong usage and unreadable files, which name the cause and the way to fix it.
@Suite struct MessageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "a.layout": Sample.choices, "plain.layout": Sample.clean, "empty.layout": "", "notes.txt": "",
            "none/readme.md": "",
        ])
        try folder.write(Data("layout A {\n\n  \u{FF}".utf16.flatMap { [UInt8($0 & 0xFF)] }), to: "latin.layout")
        try folder.write(Data([0xFF, 0xFE, 0x6C, 0x00]), to: "wide.layout")
        try folder.write(Data([0xFE, 0xFF, 0x00, 0x3C]), to: "marked.xib")
        try folder.write(Data([0x3C, 0x00, 0x61, 0x00]), to: "unmarked.xib")
        try folder.write(Data([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]), to: "wider.xib")
        try folder.write(Data([0, 0, 0, 0x3C, 0, 0, 0, 0x61]), to: "widest.xib")
        // Like the beginning of an image or an archive: zero bytes, control characters, halves of surrogate pairs.
        let noise: [UInt8] = [0x00, 0x1F, 0xD8, 0x03, 0x81, 0xDC, 0xFF, 0x00, 0x00, 0x00, 0x8B, 0xDC]
        try folder.write(Data(noise), to: "noise.xib")
        try folder.write(Data([0xFF, 0xFE] + noise), to: "marked-noise.xib")
        try folder.write(Data("NIBArchive".utf8) + [0x01, 0x00, 0xFF], to: "archive.xib")
        try folder.write(Data("bplist00".utf8) + [0xD4, 0xFF], to: "list.storyboard")
    }

    @Test(arguments: [
        ("chek a.layout", #"There is no command "chek". Did you mean "check"?"#),
        ("--verison", #"There is no option "--verison". Did you mean "--version"?"#),
        ("--version a.layout", #""--version" takes no arguments: plumbline --version."#),
        (
            "frames -",
            #"Only "check", "fix", "format", "log" and "show" read standard input, "-". "#
                + #"A file with that name is "./-"."#
        ),
        (
            "check a.layout --strict --fail-on hint",
            #""--strict" and "--fail-on" cannot be combined. Each of them says which findings fail."#
        ),
        ("check a.layout --max-warnings few", #""--max-warnings" needs a number of 0 or more, not "few"."#),
        ("check *.json", #"No file that Plumbline reads (.layout, .xib, .storyboard, .swift) matches "*.json"."#),
        ("check a.layout --formt json", #""check" has no option "--formt". Did you mean "--format"?"#),
        ("check a.layout --format", #""--format" needs a value: --format text|json|sarif|xcode|github|junit."#),
        (
            "check a.layout --format yaml",
            #""--format" cannot be "yaml". It is one of "text", "json", "sarif", "xcode", "github", "junit"."#
        ),
        ("check a.layout --strict=yes", #""--strict" takes no value."#),
        ("check a.layout --enable cliped", #"There is no code "cliped". Did you mean "clipped"?"#),
        ("check a.layout --jobs 0", #""--jobs" needs a number of 1 or more, not "0"."#),
        ("check a.layout --color red", #""--color" cannot be "red". It is one of "auto", "always", "never"."#),
        ("check gone.layout", #""gone.layout" cannot be read: No such file or directory."#),
        ("check notes.txt", #""notes.txt" is not a file that Plumbline reads (.layout, .xib, .storyboard, .swift)."#),
        (
            "check none",
            #"The folder "none" contains no file that Plumbline reads (.layout, .xib, .storyboard, .swift)."#
        ),
        (
            "check latin.layout",
            #""latin.layout" is not UTF-8 text: the first invalid byte is on line 3. Save it as UTF-8."#
        ),
        ("check wide.layout", #""wide.layout" is UTF-16 text. Save it as UTF-8."#),
        ("check marked.xib", #""marked.xib" is UTF-16 text. Save it as UTF-8."#),
        ("check unmarked.xib", #""unmarked.xib" is UTF-16 text. Save it as UTF-8."#),
        ("check wider.xib", #""wider.xib" is UTF-32 text. Save it as UTF-8."#),
        ("check widest.xib", #""widest.xib" is UTF-32 text. Save it as UTF-8."#),
        ("check noise.xib", #""noise.xib" is a binary file, not text."#),
        (
            "check marked-noise.xib",
            #""marked-noise.xib" is a binary file, not text."#
        ),
        ("check archive.xib", #""archive.xib" is a compiled nib; use the .xib or .storyboard that it was made from."#),
        (
            "frames list.storyboard",
            #""list.storyboard" is a compiled nib; use the .xib or .storyboard that it was made from."#
        ),
        ("frames", #""frames" needs one file: plumbline frames FILE. The current folder has 13."#),
        ("frames a.layout plain.layout", #""frames" needs one file: plumbline frames FILE."#),
        ("frames none", #""none" is a folder; "frames" needs a file."#),
        ("frames gone.layout", #""gone.layout" cannot be read: No such file or directory."#),
        ("frames notes.txt", #""notes.txt" is not a file that Plumbline reads (.layout, .xib, .storyboard, .swift)."#),
        ("frames a.layout --layout Crad", #""a.layout" has no layout "Crad". Did you mean "Card"?"#),
        ("frames a.layout --layout Zebra", #""a.layout" has no layout "Zebra". There are "Row", "Card"."#),
        ("frames empty.layout --layout Card", #""empty.layout" has no layout "Card". It declares none."#),
        ("frames a.layout --state baer", #"There is no state "baer" in "a.layout". Did you mean "bare"?"#),
        ("frames plain.layout --state bare", #"There is no state "bare" in "plain.layout". It declares none."#),
        (
            "frames a.layout --layout Card --state bare",
            #"There is no state "bare" in the layout "Card". It declares none."#
        ),
        ("frames a.layout --gone frist", #"There is no view "frist" in "a.layout". Did you mean "first"?"#),
        (
            "frames a.layout --hide first,zzzzz",
            #"There is no view "zzzzz" in "a.layout". There are "first", "middle", "photo"."#
        ),
        (
            "frames a.layout --state bare --gone photo",
            #"No layout of "a.layout" has the state "bare" and the view "photo" together."#
        ),
        ("frames a.layout --set gpa=3", #"There is no parameter "gpa" in "a.layout". Did you mean "gap"?"#),
        ("frames a.layout --set gap", #""--set" needs a parameter and a number, such as offset=20, not "gap"."#),
        ("frames a.layout --set gap=wide", #""--set gap=wide": "wide" is not a number."#),
        ("frames a.layout --set gap=inf", #""--set gap=inf": "inf" is not a number."#),
        (
            "frames a.layout --size big",
            #"""
            "--size" needs a width and a height, such as 375x667 or 375xfit, or a device, such as iPhone15, not "big".
            """#
        ),
        (
            "frames a.layout --size -3x5",
            #"""
            "--size" needs a width and a height, such as 375x667 or 375xfit, or a device, such as iPhone15, not "-3x5".
            """#
        ),
        ("frames a.layout --size iPhon15", #"There is no device "iPhon15". Did you mean "iPhone15"?"#),
        ("explain", #""explain" needs one code: plumbline explain CODE. "plumbline help explain" lists them."#),
        ("explain redundnat", #"There is no code "redundnat". Did you mean "redundant"?"#),
        ("explain zebra", #"There is no code "zebra". "plumbline help explain" lists them."#),
        (
            "help zebra",
            #"""
            There is no help on "zebra". There are "check", "frames", "render", "states", "show", "diff", "fix", \#
            "format", "log", "init", "settings", "explain", ….
            """#
        ),
    ])
    func messagesNameTheCause(arguments: String, message: String) throws {
        let result = try Plumbline.run(arguments.split(separator: " ").map(String.init), in: folder.url)
        #expect(result.complaints == "plumbline: \(message)\n")
        #expect(result.output == "" || result.output.hasPrefix(#"{"version""#))
        #expect(result.status == 2)
    }
}
