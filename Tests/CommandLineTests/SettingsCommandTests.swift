import Foundation
import TestSupport
import Testing

/// `plumbline settings`: the settings in force and where they come from.
@Suite struct SettingsCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            ".plumbline.json": """
            {"enable": ["clipped", "truncated"], "disable": ["redundant"], "exclude": ["Pods"], "ignore": [
                {"path": "App", "code": "misplaced"}, {"path": "Other", "code": "conflict"},
                {"path": "App/a.xib", "object": "abc-de-fgh", "code": "conflict"}]}
            """,
            "App/a.xib": "", "Pods/b.layout": "", "own/.plumbline.json": #"{"collapseStyle": "flexibleBox"}"#,
            "own/c.layout": "", "broken/.plumbline.json": "{", "broken/d.layout": "",
        ])
    }

    private func settings(_ arguments: String...) throws -> Plumbline.Result {
        try Plumbline.run(["settings"] + arguments, in: folder.url)
    }

    @Test func eachValueHasAnOrigin() throws {
        let result = try settings("./App/a.xib", "--enable", "zero-size", "--disable", "clipped")
        #expect(result.status == 0)
        expectSnapshot(
            result.output,
            """
            App/a.xib, with the settings of .plumbline.json
              setting        value                                     from
              enable         zero-size                                 --enable
              enable         truncated                                 .plumbline.json
              disable        clipped                                   --disable
              disable        redundant                                 .plumbline.json
              collapseStyle  plain                                     default
              exclude        Pods                                      .plumbline.json
              ignore         misplaced in App                          .plumbline.json
              ignore         conflict in App/a.xib, object abc-de-fgh  .plumbline.json

            """)
    }

    @Test func theNearestFileIsNamed() throws {
        let own = try settings("own/c.layout").output
        #expect(own.hasPrefix("own/c.layout, with the settings of own/.plumbline.json\n"))
        #expect(own.contains("collapseStyle  flexibleBox  own/.plumbline.json\n"))
        let style = try settings("own/c.layout", "--collapse-style", "hrViewVisible").output
        #expect(style.contains("collapseStyle  hrViewVisible  --collapse-style\n"))
        let named = try settings("App/a.xib", "--config", "own/.plumbline.json").output
        #expect(named.hasPrefix("App/a.xib, with the settings of own/.plumbline.json\n"))
    }

    @Test func anExcludedFileIsNamedSo() throws {
        #expect(try settings("Pods/b.layout").output.hasSuffix("  It is skipped when a folder is checked.\n"))
    }

    @Test func aFolderHasTheEntriesOfItsFiles() throws {
        let here = try settings().output
        #expect(here.hasPrefix("The current folder, with the settings of .plumbline.json\n"))
        #expect(here.contains("conflict in Other") && here.contains("object abc-de-fgh"))
        let app = try settings("App").output
        #expect(!app.contains("conflict in Other") && app.contains("object abc-de-fgh"))
    }

    @Test func unreadableSettingsAreAFailure() throws {
        let result = try settings("broken/d.layout")
        #expect(result.status == 2 && result.complaints.contains("is not JSON"))
        #expect(try settings("missing.layout").status == 2)
    }
}
