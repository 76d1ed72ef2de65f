import Foundation
import Testing

/// Which findings make `check` fail, and `--quiet`.
@Suite struct FailureRuleTests {
    private static let hint =
        "layout Card {\n    size 320 x 100\n    view photo\n    photo.left == super.left + 8\n"
        + "    photo.top == super.top\n    photo.size == 20 x 20\n}\n"
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "clean.layout": Sample.clean, "error.layout": Sample.error, "warning.layout": Sample.warning,
            "other.layout": Sample.warning, "hint.layout": Self.hint,
        ])
    }

    private func check(_ arguments: String) throws -> Plumbline.Result {
        try Plumbline.run(["check"] + arguments.split(separator: " ").map(String.init), in: folder.url)
    }

    @Test(arguments: [
        ("warning.layout --fail-on error", 0), ("warning.layout --fail-on warning", 1),
        ("warning.layout --fail-on hint", 1), ("hint.layout --fail-on information", 0),
        ("hint.layout --fail-on hint", 1), ("clean.layout --fail-on hint", 0),
        ("warning.layout other.layout --max-warnings 2", 0), ("warning.layout other.layout --max-warnings 1", 1),
        ("error.layout --max-warnings 9", 1), ("hint.layout --max-warnings 0", 0),
        ("warning.layout --fail-on never", 2), ("warning.layout --strict --max-warnings 1", 2),
    ])
    func theStatusFollowsTheRule(arguments: String, status: Int32) throws {
        #expect(try check(arguments).status == status)
    }

    @Test func tooManyWarningsAreCounted() throws {
        let result = try check("warning.layout other.layout --max-warnings 1")
        #expect(
            result.complaints
                == "2 warnings in 2 files.\nplumbline: 2 warnings, and \"--max-warnings\" allows 1\n")
    }

    @Test func quietPrintsOnlyWhatFails() throws {
        let all = "error.layout warning.layout hint.layout"
        let error = try check("error.layout").output
        let quiet = try check("\(all) --quiet")
        #expect(quiet.status == 1 && quiet.output == error && quiet.complaints.isEmpty)
        #expect(try check("\(all) --quiet --fail-on warning").output == error + check("warning.layout").output)
        #expect(try check("\(all) --quiet --max-warnings 1").output == error)
        #expect(try check("\(all) --quiet --max-warnings 0").output == error + check("warning.layout").output)
        let none = try check("warning.layout --quiet --format json")
        #expect(none.output == #"{"version":1,"files":[{"path":"warning.layout","diagnostics":[]}]}"# + "\n")
        #expect(try check("warning.layout missing.layout --quiet").complaints.contains("missing.layout"))
    }
}
