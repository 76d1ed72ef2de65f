import Analysis
import Testing

/// One feature, one file, one test file; one code, one page.
@Suite struct CompletenessTests {
    private let sources = SwiftSource.sources
    private let tests = Set(SwiftSource.tests.map(\.path))

    @Test func everyRuleHasItsTests() {
        for rule in sources where rule.path.hasPrefix("Sources/Analysis/Rules/") {
            #expect(
                tests.contains("Tests/AnalysisTests/\(rule.name)Tests.swift"),
                "\(rule.path) has no test file of its name.")
        }
    }

    @Test func everyFeatureHasItsTests() {
        for feature in sources where feature.module == "Features" && feature.path.split(separator: "/").count == 3 {
            #expect(
                tests.contains("Tests/FeaturesTests/\(feature.name)Tests.swift"),
                "\(feature.path) has no test file of its name.")
        }
    }

    @Test func everyReportHasItsTests() {
        for report in sources where report.module == "Reporting" && report.code.contains(/package static func report\(/)
        {
            #expect(
                tests.contains("Tests/ReportingTests/\(report.name)Tests.swift"),
                "\(report.path) has no test file of its name.")
        }
    }

    @Test func everyCodeHasItsPageAndEveryPageItsCode() {
        let pages = Set(RulePage.all.map(\.code.rawValue))
        let codes = Set(
            sources.filter { $0.path != "Sources/Analysis/RulePage.swift" }.flatMap { source in
                source.text.matches(of: /FindingCode\(rawValue: "([a-z-]+)"\)/).map { String($0.output.1) }
            })
        #expect(codes.subtracting(pages).isEmpty, "These codes have no page in Sources/Analysis/Pages.")
        #expect(pages.subtracting(codes).isEmpty, "These pages are about no code that is reported.")
        #expect(RulePage.all.count == pages.count)
        #expect(RulePage.all.map(\.code.rawValue) == pages.sorted(), "The list of pages is not in order.")
    }
}
