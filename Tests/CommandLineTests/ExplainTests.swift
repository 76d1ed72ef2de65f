import Foundation
import Testing

@Suite struct ExplainTests {
    @Test func explainPrintsAPage() throws {
        let result = try Plumbline.run(["explain", "conflict"])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("# conflict\n"))
        #expect(result.complaints == "")
    }

    @Test func pagesAreWrittenToFilesNamedByCode() throws {
        let folder = try TemporaryFolder()
        let pages = folder.url.appendingPathComponent("some where/pages")
        let result = try Plumbline.run(["explain", "--write", pages.path])
        #expect(result.status == 0)
        #expect(result.output == "")
        let page = try String(contentsOf: pages.appendingPathComponent("gap-when-gone"), encoding: .utf8)
        #expect(page == (try Plumbline.run(["explain", "gap-when-gone"]).output))
    }

    @Test(arguments: [
        ("gap", "Did you mean \"gap-when-gone\", \"lost-gap\" or \"shared-gap\"?"),
        ("conflcit", "Did you mean \"conflict\"?"), ("redund", "Did you mean \"redundant\"?"),
        ("ambigous", "Did you mean \"ambiguous-position\", \"ambiguous-scroll-content\" or \"ambiguous-size\"?"),
        ("xyzzy", "\"plumbline help explain\" lists them."), ("", "\"plumbline help explain\" lists them."),
    ])
    func theNearestCodesAreSuggested(code: String, hint: String) throws {
        let result = try Plumbline.run(["explain", code])
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.complaints == "plumbline: There is no code \"\(code)\". \(hint)\n")
    }

    @Test func anUnwritableFolderIsReported() throws {
        let folder = try TemporaryFolder(["taken": ""])
        let result = try Plumbline.run(["explain", "--write", folder.url.appendingPathComponent("taken").path])
        #expect(result.status == 2)
        #expect(result.complaints.contains("taken"))
    }
}
