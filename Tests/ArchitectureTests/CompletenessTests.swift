import Analysis
import Foundation
import LayoutModel
import Testing

/// One feature, one file, one test file; one code, one page.
@Suite struct CompletenessTests {
    private let sources = SwiftSource.sources
    /// The files that define a rule.
    private var rules: [SwiftSource] { sources.filter { $0.code.contains(/\bstruct \w+: \w*Rule\b/) } }

    @Test func everyRuleHasItsTests() {
        #expect(rules.count > 20)
        #expect(withoutTests(rules, in: "AnalysisTests") == [])
    }

    @Test func everyFeatureHasItsTests() {
        // What stands in a file with a plus extends a feature that has its own tests.
        let features = sources.filter {
            $0.module == "Features" && $0.path.split(separator: "/").count == 3 && !$0.name.contains("+")
        }
        #expect(withoutTests(features, in: "FeaturesTests") == [])
    }

    @Test func everyReportHasItsTests() {
        let reports = sources.filter { $0.module == "Reporting" && $0.code.contains(/package static func report\(/) }
        #expect(withoutTests(reports, in: "ReportingTests") == [])
    }

    /// The tests in a folder that the package does not name are never run.
    @Test func everyFolderOfTestsIsATarget() throws {
        let package = try String(
            contentsOf: SwiftSource.project.appendingPathComponent("Package.swift"), encoding: .utf8)
        // The examples are for the program to read.
        for folder in Set(SwiftSource.tests.map(\.module)).subtracting(["Examples"]) {
            #expect(package.contains("name: \"\(folder)\""), "Tests/\(folder)")
        }
    }

    /// The paths of the sources without a test file of their name.
    private func withoutTests(_ sources: [SwiftSource], in module: String) -> [String] {
        let names = Set(SwiftSource.tests.filter { $0.module == module }.map(\.name))
        return sources.filter { !names.contains($0.name + "Tests") }.map(\.path)
    }

    /// The codes that a file declares.
    private func codes(in source: SwiftSource) -> [String] {
        source.text.matches(of: /FindingCode(?:\(rawValue:| =) "([a-z-]+)"/).map { String($0.output.1) }
    }

    @Test func everyRuleIsInTheRuleSet() {
        for code in rules.flatMap(codes) {
            #expect(FindingCode(rawValue: code).category != .document, "\(code)")
        }
    }

    @Test func everyCodeHasItsPageAndEveryPageItsCode() {
        let pages = Set(RulePage.all.map(\.code.rawValue))
        let codes = Set(sources.flatMap(codes))
        #expect(codes.subtracting(pages).isEmpty, "These codes have no page in a folder Pages of Sources/Analysis.")
        #expect(pages.subtracting(codes).isEmpty, "These pages are about codes that nothing reports.")
        #expect(RulePage.all.count == pages.count)
        #expect(RulePage.all.map(\.code.rawValue) == pages.sorted(), "The list of pages is not in order.")
    }

    /// A page whose heading cannot be read is missing from the list too.
    @Test func everyPageIsListed() throws {
        let files = try FileManager.default.subpathsOfDirectory(
            atPath: SwiftSource.project.appendingPathComponent("Sources/Analysis").path)
        let pages = files.filter { $0.hasSuffix(".md") }.map { URL(fileURLWithPath: $0).lastPathComponent }
        #expect(pages.sorted() == RulePage.all.map { "\($0.code.rawValue).md" }.sorted())
    }

    @Test func aPageIsInTheFolderOfItsRule() {
        for rule in rules {
            let folder = SwiftSource.project.appendingPathComponent(rule.path).deletingLastPathComponent()
            for code in codes(in: rule) {
                let page = folder.appendingPathComponent("Pages/\(code).md").path
                #expect(FileManager.default.fileExists(atPath: page), "\(page)")
            }
        }
    }
}
