import Analysis
import Features
import LayoutModel
import Testing

@testable import LanguageServer

@Suite struct ProjectFileTests {
    private func file(_ text: String) throws(ProjectFile.Problem) -> ProjectFile {
        try ProjectFile(Array(text.utf8), in: "/app", called: ".plumbline.json")
    }

    @Test func emptySettingsChangeNothing() throws {
        let rules = RuleSelection(enabled: ["clipped"], disabled: ["conflict"])
        #expect(try file("{}").rules(forFileAt: "/app/a.xib", under: rules) == rules)
        #expect(try !file("{}").excludes("/app/a.xib"))
    }

    @Test func theUsersRulesOverrideTheProjects() throws {
        let settings = try file(#"{"enable": ["clipped", "truncated"], "disable": ["conflict", "redundant"]}"#)
        let rules = settings.rules(
            forFileAt: "/app/a.xib", under: RuleSelection(enabled: ["conflict"], disabled: ["clipped"]))
        #expect(rules.enabled == ["conflict", "truncated"])
        #expect(rules.disabled == ["clipped", "redundant"])
    }

    @Test func filesAndFoldersAreExcluded() throws {
        let settings = try file(#"{"exclude": ["Pods/", "./Old/Main.storyboard"]}"#)
        #expect(settings.excludes("/app/Pods/A/a.xib"))
        #expect(settings.excludes("/app/Old/Main.storyboard"))
        #expect(!settings.excludes("/app/PodsOfOurs/a.xib"))
        #expect(!settings.excludes("/app/Old/Main.storyboard2"))
        #expect(!settings.excludes("/elsewhere/Pods/a.xib"))
    }

    @Test func findingsAreIgnoredAtObjectsInFilesAndInFolders() throws {
        let settings = try file(
            """
            {"ignore": [
                {"path": "a.xib", "object": "abc-de-fgh", "code": "conflict", "reason": "an experiment"},
                {"path": "Legacy", "code": "misplaced"}, {"path": "b.xib", "code": "redundant"}
            ]}
            """)
        func rules(_ path: String) -> RuleSelection { settings.rules(forFileAt: path, under: RuleSelection()) }
        #expect(rules("/app/a.xib").ignored.map(\.id) == ["abc-de-fgh"])
        #expect(rules("/app/a.xib").disabled == [])
        #expect(rules("/app/Legacy/deep/a.xib").disabled == ["misplaced"])
        #expect(rules("/app/b.xib").disabled == ["redundant"])
        #expect(rules("/app/c.xib") == RuleSelection())
    }

    @Test(arguments: [
        ("{\n\"enable\": [}", "is not JSON: line 2 cannot be read. The file was ignored."),
        ("[]", ": it must be an object, {…}."),
        (#"{"enabled": []}"#, #": there is no setting "enabled". Did you mean "enable"?"#),
        (#"{"enable": "clipped"}"#, #": "enable" must be a list of strings."#),
        (#"{"enable": [1]}"#, #": "enable" must be a list of strings."#),
        (#"{"disable": ["conflicts"]}"#, #": there is no code "conflicts". Did you mean "conflict"?"#),
        (#"{"collapseStyle": "flexbox"}"#, #": "collapseStyle" cannot be "flexbox". "#),
        (#"{"ignore": {}}"#, #": "ignore" must be a list."#),
        (#"{"ignore": [{"path": "a"}]}"#, #": each entry of "ignore" needs a "path" and a "code"."#),
        (#"{"ignore": [{"path": "a", "code": "conflict", "id": ""}]}"#, #": there is no setting "id". "#),
    ])
    func problemsAreExplained(text: String, message: String) {
        #expect { try file(text) } throws: { error in
            let reported = (error as? ProjectFile.Problem)?.message ?? ""
            return reported.hasPrefix("\".plumbline.json\"") && reported.contains(message)
        }
    }
}
