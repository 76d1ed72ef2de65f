import Foundation
import Testing

/// `.plumbline.json` and baselines, with the commands that use them.
@Suite struct ProjectTests {
    /// The codes of the findings in each file.
    private func found(_ arguments: [String], in folder: TemporaryFolder) throws -> [String: [String]] {
        let result = try Plumbline.run(["check", "--format", "json"] + arguments, in: folder.url)
        #expect(result.complaints == "")
        let files = try CheckOutput(result.output).files
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.diagnostics.map(\.code)) })
    }

    @Test func theNearestSettingsApply() throws {
        let folder = try TemporaryFolder([
            ".plumbline.json": #"{"disable": ["unknown-name"], "exclude": ["Pods"]}"#,
            "a.layout": Sample.error, "Pods/b.layout": Sample.error, "deep/er/c.layout": Sample.error,
            "own/.plumbline.json": "{}", "own/d.layout": Sample.error,
        ])
        #expect(
            try found(["."], in: folder) == [
                "a.layout": [], "deep/er/c.layout": [], "own/d.layout": ["unknown-name"],
            ])
        #expect(try found(["Pods/b.layout"], in: folder) == ["Pods/b.layout": []])
        #expect(try found(["a.layout", "--enable", "unknown-name"], in: folder) == ["a.layout": ["unknown-name"]])
        #expect(
            try found(["a.layout", "--config", "own/.plumbline.json"], in: folder) == ["a.layout": ["unknown-name"]])
    }

    /// Silence would look as if all was well.
    @Test func aFolderOfWhichAllIsExcludedIsNamed() throws {
        let folder = try TemporaryFolder([
            ".plumbline.json": #"{"exclude": ["Old"]}"#, "Old/a.layout": Sample.error, "b.layout": Sample.error,
        ])
        let old = try Plumbline.run(["check", "Old"], in: folder.url)
        #expect(old.status == 0)
        #expect(
            old.complaints == """
                Nothing in "Old" was read: its 1 file is excluded, by the settings, by "--exclude", as \
                code of others or because no target compiles it.

                """)
        #expect(try !Plumbline.run(["check", "."], in: folder.url).complaints.contains("was read"))
        let none = try Plumbline.run(["check", ".", "--exclude", "b.layout"], in: folder.url)
        #expect(none.complaints.contains("its 2 files are excluded"), "\(none)")
    }

    @Test func settingsApplyToStates() throws {
        let gap = """
            layout Row {
                size 320 x 44
                label first 40 x 20, middle 50 x 20, last 40 x 20
                H:|-8-[first]-8-[middle]-8-[last]
                [first, middle, last].centerY == super.centerY
                vary middle
            }
            """
        let folder = try TemporaryFolder([
            "gap/a.layout": gap, "none/.plumbline.json": "{", "none/a.layout": gap,
        ])
        func states(_ arguments: String...) throws -> (status: Int32, output: String) {
            let result = try Plumbline.run(["states"] + arguments, in: folder.url)
            return (result.status, result.output)
        }
        #expect(try states("gap/a.layout").output.contains("gap-when-gone"))
        try folder.write(Data(#"{"disable": ["gap-when-gone"]}"#.utf8), to: "gap/.plumbline.json")
        let quiet = try states("gap/a.layout")
        #expect(quiet.status == 0)
        #expect(!quiet.output.contains("gap-when-gone"))
        #expect(try states("none/a.layout", "--config", "gap/.plumbline.json").output == quiet.output)
        #expect(try states("none/a.layout").status == 2)
    }

    @Test func findingsAreIgnoredByObject() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
                <objects>
                    <view contentMode="scaleToFill" id="iN0-l3-epB">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
            id="aaa-bb-ccc">
                                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                            </view>
                        </subviews>
                        <constraints>
                            <constraint firstItem="aaa-bb-ccc" firstAttribute="top" secondItem="iN0-l3-epB" \
            secondAttribute="top" id="c1"/>
                            <constraint firstItem="aaa-bb-ccc" firstAttribute="leading" secondItem="iN0-l3-epB" \
            secondAttribute="leading" id="c2"/>
                            <constraint firstAttribute="bottom" secondItem="aaa-bb-ccc" secondAttribute="bottom" \
            id="c3"/>
                        </constraints>
                    </view>
                </objects>
            </document>
            """
        func settings(_ entry: String) -> String { #"{"ignore": [{"path": "a.xib", \#(entry)}]}"# }
        let folder = try TemporaryFolder(["a.xib": xib])
        #expect(try found(["a.xib"], in: folder) == ["a.xib": ["ambiguous-size"]])
        try folder.write(
            Data(settings(#""object": "aaa-bb-ccc", "code": "ambiguous-size", "reason": "set in code""#).utf8),
            to: ".plumbline.json")
        #expect(try found(["a.xib"], in: folder) == ["a.xib": []])
        try folder.write(
            Data(settings(#""object": "aaa-bb-ccc", "code": "ambiguous-position""#).utf8), to: ".plumbline.json")
        #expect(try found(["a.xib"], in: folder)["a.xib"]?.sorted() == ["ambiguous-size", "unused-ignore"])
        try folder.write(
            Data(settings(#""object": "zzz-zz-zzz", "code": "ambiguous-size""#).utf8), to: ".plumbline.json")
        #expect(try found(["a.xib"], in: folder)["a.xib"]?.sorted() == ["ambiguous-size", "unused-ignore"])
    }

    @Test func unreadableSettingsAreReportedOnce() throws {
        let folder = try TemporaryFolder([
            ".plumbline.json": #"{"disabel": []}"#, "a.layout": Sample.error, "b.layout": Sample.warning,
        ])
        let result = try Plumbline.run(["check", ".", "--format", "json"], in: folder.url)
        #expect(result.status == 2)
        #expect(
            result.complaints.components(separatedBy: "there is no setting \"disabel\". Did you mean \"disable\"?")
                .count == 2)
        #expect(try CheckOutput(result.output).files.map(\.diagnostics.count) == [1, 1])
        #expect(try Plumbline.run(["check", "a.layout", "--config", "none.json"], in: folder.url).status == 2)
    }

    @Test func filesWithUnreadableSettingsAreNotFixed() throws {
        let text = "layout A {\n size 320 x 100\n view a\n a.edges == super.edges\n a.top == super.top\n}\n"
        let folder = try TemporaryFolder([".plumbline.json": #"{"exclude": ["Old"],}"#, "Old/a.layout": text])
        let file = folder.url.appendingPathComponent("Old/a.layout")
        #expect(try Plumbline.run(["fix", "."], in: folder.url).status == 2)
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
        try folder.write(Data("{}".utf8), to: ".plumbline.json")
        #expect(try Plumbline.run(["fix", "."], in: folder.url).status == 0)
        #expect(try String(contentsOf: file, encoding: .utf8) != text)
    }

    @Test func theSchemaHasEverySettingAndCode() throws {
        let text = try Plumbline.run(["help", "schema"]).output
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let properties = try #require(json["properties"] as? [String: Any])
        let names = ["$schema", "collapseStyle", "disable", "enable", "exclude", "ignore", "sourceLink"]
        #expect(properties.keys.sorted() == names)
        let disable = try #require(properties["disable"] as? [String: Any])
        let codes = try #require((disable["items"] as? [String: Any])?["enum"] as? [String])
        #expect(codes.contains("gap-when-gone"))
        for code in codes { #expect(try Plumbline.run(["explain", code]).status == 0) }
    }

    @Test func aBaselineMatchesFindingsThatMoved() throws {
        let folder = try TemporaryFolder(["a/x.layout": Sample.error, "a/y.layout": Sample.warning])
        let written = try Plumbline.run(["check", "a", "--write-baseline", "known.json"], in: folder.url)
        #expect(written.status == 0)
        #expect(written.output == "")
        #expect(written.complaints == "plumbline: wrote 2 findings to \"known.json\"\n")
        try folder.write(Data(("\n\n" + Sample.error).utf8), to: "a/x.layout")
        #expect(try found(["a", "--baseline", "known.json"], in: folder) == ["a/x.layout": [], "a/y.layout": []])
        #expect(try Plumbline.run(["check", "a", "--baseline", "known.json", "--strict"], in: folder.url).status == 0)

        try folder.write(Data(Sample.clean.utf8), to: "a/y.layout")
        let fewer = try Plumbline.run(
            ["check", ".", "--baseline", "../known.json"], in: folder.url.appendingPathComponent("a"))
        #expect(fewer.status == 0)
        #expect(
            fewer.complaints.hasPrefix(
                "plumbline: 1 finding of the baseline no longer exists; update it with"))
    }

    @Test func onlyFindingsOfCheckedOrDeletedFilesAreStale() throws {
        let folder = try TemporaryFolder(["a.layout": Sample.error, "b.layout": Sample.warning])
        _ = try Plumbline.run(["check", ".", "--write-baseline", "known.json"], in: folder.url)
        let part = ["check", "a.layout", "--baseline", "known.json"]
        #expect(try Plumbline.run(part, in: folder.url).complaints == "No new findings in 1 file.\n")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("b.layout"))
        #expect(
            try Plumbline.run(part, in: folder.url).complaints.hasPrefix(
                "plumbline: 1 finding of the baseline no longer exists"))
    }

    @Test func anInvalidBaselineIsReported() throws {
        let folder = try TemporaryFolder(["a.layout": Sample.clean, "b.json": "{}"])
        let missing = try Plumbline.run(["check", "a.layout", "--baseline", "none.json"], in: folder.url)
        #expect(missing.status == 2)
        #expect(missing.complaints.contains("The baseline \"none.json\" cannot be read: No such file or directory."))
        let other = try Plumbline.run(["check", "a.layout", "--baseline", "b.json"], in: folder.url)
        #expect(other.complaints == "plumbline: \"b.json\" is not a baseline. \"--write-baseline\" writes one.\n")
    }
}
