import Analysis
import Testing

@testable import Reporting

@Suite struct CheckSARIFTests {
    private static let head =
        #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":"#
        + #"{"name":"plumbline","rules":["#
    private static let middle = #"]}},"columnKind":"utf16CodeUnits","results":["#
    private static let foot = "]}]}\n"

    @Test func noFindingsAreAnEmptyReport() {
        #expect(CheckSARIF.report([checkedFile("a.layout", "")]) == Self.head + Self.middle + Self.foot)
    }

    @Test func everyFindingIsAResult() {
        let file = checkedFile(
            "./my layouts/ü.layout", "\n😀标‹xy«too wide»\n‹y«+the other»", code: "of-a-test", severity: .hint)
        let result =
            #"{"ruleId":"of-a-test","level":"note","message":{"text":"too wide"},"locations":[{"physicalLocation":"#
            + #"{"artifactLocation":{"uri":"my%20layouts/%C3%BC.layout"},"#
            + #""region":{"startLine":2,"startColumn":4,"endLine":2,"endColumn":6}}}],"#
            + #""partialFingerprints":{"primaryLocationLineHash":"220cae2669d365bf:1"},"relatedLocations":[{"id":1,"#
            + #""physicalLocation":{"artifactLocation":{"uri":"my%20layouts/%C3%BC.layout"},"#
            + #""region":{"startLine":3,"startColumn":1,"endLine":3,"endColumn":2}},"message":{"text":"the other"}}]}"#
        #expect(CheckSARIF.report([file]) == Self.head + #"{"id":"of-a-test"}"# + Self.middle + result + Self.foot)
    }

    @Test func rulesHaveTheirPages() {
        let report = CheckSARIF.report([checkedFile("/a.layout", "‹x«y»")])
        for part in [
            #"""
            {"id":"conflict","shortDescription":{"text":"constraints that cannot all be \#
            satisfied"},"fullDescription":{"text":"These 
            """#,
            ##"."},"help":{"text":"# conflict\n\n*error*: "##, ##""markdown":"# conflict\n\n*error*: "##,
        ] { #expect(report.contains(part), "\(part)") }
    }

    /// Code scanning shows at most 1024 characters of a description.
    @Test func descriptionsHaveALimitedLength() {
        for page in RulePage.all {
            for text in [page.summary, page.description] { #expect((1...1024).contains(text.count), "\(page.code)") }
        }
    }
}
