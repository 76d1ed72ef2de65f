import Analysis
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

/// Findings about layouts with numbers that are decided before layout.
@Suite struct FreeValueFindingTests {
    private func findings(
        _ body: String, lowerBound: Double? = nil, enabled: Set<FindingCode> = [],
        change: (inout Layout) -> Void = { _ in }
    ) throws -> [String] {
        let text = """
            layout Test {
                size 320 x 100
                param padding = 16 in 0...100
                view a, b
                [a, b].top == super.top
                [a, b].height == 20
                b.leading == super.leading
                \(body)
            }
            """
        var document = LayoutLanguageFormat().parse(SourceText(text)).document
        try #require(document.problems.map(\.message) == [])
        document.layouts[0] = document.layouts[0].freeing(["padding"], lowerBound: lowerBound)
        change(&document.layouts[0])
        return try Checker(.standard, RuleSelection(enabled: enabled)).findings(in: document)
            .map { "\($0.code.rawValue): \($0.message)" }
    }

    private let ordinary = "b.width == 5\na.leading == super.leading + padding\n"

    @Test func nothingIsFoundWhereANumberFits() throws {
        #expect(try findings("\(ordinary)a.trailing == super.trailing - padding") == [])
        #expect(try findings("\(ordinary)a.trailing == super.trailing - padding\na.width == 100") == [])
    }

    @Test func aConflictNamesNumbers() throws {
        #expect(
            try findings("\(ordinary)a.width == padding\na.width == padding + 10") == [
                "conflict: Conflict: a.width == padding + 10 cannot hold together with a.width == padding. "
                    + "Remove or relax one of them."
            ])
    }

    @Test func aConflictNamesALowerBound() throws {
        #expect(
            try findings(
                "b.width == 5\na.width == 5\na.leading == b.leading - padding\na.leading == b.leading + 10",
                lowerBound: 0)
                == [
                    "conflict: Conflict: a.leading == b.leading + 10 cannot hold together with "
                        + "a.leading == b.leading - padding and padding >= 0. Remove or relax one of them."
                ])
    }

    @Test func theSameNumberTwiceIsRedundant() throws {
        let found = try findings("\(ordinary)a.width == 2 * padding + 8\na.width == 8 + padding + padding")
        #expect(
            found == [
                "redundant: Redundant: a.width == 2 * padding + 8 already follows from other constraints and can be "
                    + "removed."
            ])
    }

    @Test func nothingIsSaidOfGuesses() throws {
        let body = "\(ordinary)a.width == 400 - padding"
        #expect(try findings(body, enabled: ["clipped"]) == [])
        #expect(try findings("b.width == 5\na.leading == b.leading\na.width == 400", enabled: ["clipped"]).count == 1)
        let overlapping = "b.width == 40\na.leading == super.leading + padding\na.width == 40"
        #expect(try findings(overlapping, enabled: ["overlapping"]) == [])
    }

    @Test func freeInsetsMayBeZero() throws {
        let body = "b.width == 5\na.width == 5\na.leading == super.leading\na.top == safeArea.top"
        #expect(try findings(body).count == 1)
        #expect(try findings(body) { $0.hasFreeInsets = true } == [])
    }
}
