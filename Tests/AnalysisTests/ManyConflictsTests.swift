import Analysis
import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

/// A layout with more conflicts than are named.
@Suite struct ManyConflictsTests {
    /// Views of a width that is required twice, and one that is right.
    private static func text(_ count: Int) -> String {
        var lines = ["layout A {", "size 320 x 100", "view right", "right.leading == super.leading + 20"]
        lines += ["right.width == 50", "right.verticalEdges == super.verticalEdges"]
        for index in 0..<count {
            lines += ["view v\(index)", "v\(index).leading == super.leading", "v\(index).top == super.top"]
            lines += ["v\(index).height == 5", "v\(index).width == 10", "v\(index).width == 20"]
        }
        return (lines + ["}"]).joined(separator: "\n")
    }

    private func conflicts(_ text: String) throws -> [Finding] {
        try Checker(.standard).findings(in: LayoutLanguageFormat().parse(SourceText(text)).document)
            .filter { $0.code == "conflict" }
    }

    @Test func theFirstHundredAreNamed() throws {
        let found = try conflicts(Self.text(150))
        #expect(found.count == LayoutSolver.mostConflicts)
        let more = "There are more conflicts, which are named when some of these are fixed."
        #expect(found.last?.message.hasSuffix(more) == true)
        #expect(found.dropLast().allSatisfy { !$0.message.contains(more) })
    }

    @Test func asManyAreNamedWithoutThatWord() throws {
        let found = try conflicts(Self.text(LayoutSolver.mostConflicts))
        #expect(found.count == LayoutSolver.mostConflicts)
        #expect(found.allSatisfy { !$0.message.contains("There are more") })
    }

    /// Equal widths in a row that is too long for any: each conflict has all of its constraints.
    @Test func fewerAreNamedWhereEachHasManyMembers() throws {
        let names = (0..<400).map { "v\($0)" }
        var lines = ["layout A {", "size 320 x 100", "view " + names.joined(separator: ", ")]
        lines.append("H:|-" + names.map { "[\($0)]" }.joined(separator: "-") + "-|")
        lines += zip(names, names.dropFirst()).map { "\($1).width == \($0).width" }
        let found = try conflicts((lines + ["}"]).joined(separator: "\n"))
        #expect((1..<LayoutSolver.mostConflicts).contains(found.count))
        #expect(found.count { $0.message.hasSuffix("which are named when some of these are fixed.") } == 1)
    }

    @Test func framesApartFromThemAreRight() throws {
        let document = LayoutLanguageFormat().parse(SourceText(Self.text(150))).document
        let layout = try #require(document.layouts.first)
        var solver = LayoutSolver(layout)
        let solution = solver.solve(Configuration(baseOf: layout))
        #expect(solution.hasMoreConflicts)
        let right = try #require(layout.views.first { $0.path == "right" })
        #expect(solution.frame(of: right.id) == Rect(x: 20, y: 0, width: 50, height: 100))
        #expect(solution.ambiguous[right.id.index].isEmpty)
        #expect(!solver.viewAxesInConflict().contains(ViewAxis(right.id, .horizontal)))
        let last = try #require(layout.views.last)
        #expect(solver.viewAxesInConflict().contains(ViewAxis(last.id, .horizontal)))
        #expect([10, 20].contains(solution.frame(of: last.id).width))
    }

    @Test func oneIsFixedThoughTheNextOneIsThenNamed() throws {
        let parsed = LayoutLanguageFormat().parse(SourceText(Self.text(150)))
        let layout = try #require(parsed.document.layouts.first)
        let finding = try #require(try conflicts(Self.text(150)).first)
        let search = try #require(try RepairSearch(for: "conflict", in: layout, by: .standard, .never))
        var budget = RepairBudget(times: 50)
        let repairs = try search.repairs(of: finding, limit: 1, budget: &budget) {
            parsed.editing.textEdits(for: $0, in: 0)
        }
        #expect(repairs.map(\.repair.title) == ["Remove v0.width == 20"])
    }
}
