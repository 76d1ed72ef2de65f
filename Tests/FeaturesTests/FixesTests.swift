import Analysis
import Formats
import Features
import Foundation
import LayoutModel
import SourceText
import Synchronization
import Testing

@Suite struct FixesTests {
    private func fixed(
        _ source: String, rules: RuleSelection = RuleSelection(), _ scope: FixScope = .choices
    ) throws -> FixedText {
        let format = try #require(FormatRegistry.standard.format(path: "a.layout"))
        return try Fixes.fixed(Snapshot(reading: SourceText(source), as: format), rules: rules, scope)
    }

    private let several = """
        layout A {
            size 320 x 44
            label a 20 x 20
            a.left == super.left + 8
            a.top == super.top
            a.top == super.top
            label b 20 x 20
            b.top == super.top
        }
        """

    @Test func allFindingsAreFixed() throws {
        let fixed = try fixed(several)
        #expect(
            fixed.fixes.map(\.finding.code.rawValue).sorted() == [
                "ambiguous-position", "fixed-left-right", "redundant",
            ])
        #expect(
            Set(fixed.found.map(\.code.rawValue)) == ["ambiguous-position", "fixed-left-right", "redundant"])
        #expect(fixed.left == [])
        #expect(fixed.text.string.contains("a.leading == super.leading + 8"))
    }

    @Test func aTextWithMergeConflictsIsNotChanged() throws {
        let merging = "<<<<<<< ours\n\(several)\n=======\n\(several)\n>>>>>>> theirs\n"
        let fixed = try fixed(merging)
        #expect(fixed.fixes == [])
        #expect(fixed.hasMergeConflicts)
        #expect(fixed.text.string == merging)
        #expect(try !self.fixed(several).hasMergeConflicts)
    }

    @Test func aFixedTextIsNotChangedAgain() throws {
        let once = try fixed(several)
        let twice = try fixed(once.text.string)
        #expect(twice.fixes == [])
        #expect(twice.text.string == once.text.string)
    }

    @Test func disabledFindingsAreNotFixed() throws {
        let fixed = try fixed(several, rules: RuleSelection(disabled: ["redundant", "ambiguous-position"]))
        #expect(fixed.fixes.map(\.finding.code.rawValue) == ["fixed-left-right"])
        #expect(fixed.text.string.components(separatedBy: "a.top == super.top").count == 3)
    }

    @Test func findingsWithoutFixesRemain() throws {
        let fixed = try fixed("layout A {\n    size 320 x 44\n    view a {{{\n}\n")
        #expect(!fixed.left.isEmpty)
        #expect(fixed.fixes == [])
    }

    /// If only the user can choose between several fixes, all are offered and none is applied.
    @Test(arguments: [
        (
            "a.layout", "empty-slot",
            """
            layout A {
                size 320 x 44
                view a
                a.leading == super.leading; a.width == 40; a.height == 20
                a.top: a.top == super.top
                state s { set a.bottom = 30 }
            }
            """
        ),
        (
            "a.layout", "unknown-name",
            """
            layout A {
                size 320 x 44
                view left { view icon; icon.edges == super.edges }
                view right { view icon; icon.edges == super.edges }
                [left, right].size == 20 x 20
                [left, right].top == super.top
                left.leading == super.leading; right.trailing == super.trailing
                icon.width <= 40
            }
            """
        ),
        (
            "a.xib", "syntax",
            """
            <document>
            <<<<<<< HEAD
                <dependencies/>
            =======
                <objects/>
            >>>>>>> feature
            </document>
            """
        ),
    ])
    func aChoiceIsLeftToTheUser(path: String, code: String, text: String) throws {
        let fixing = try Fixing(text, path: path)
        let offered = try fixing.fixes(of: code)
        #expect(!offered.isEmpty && offered.allSatisfy { !$0.isPreferred }, "\(offered)")
        #expect(fixing.fixed == text)
    }

    // MARK: Many at once

    /// The fixed text, and how often the format parsed a text.
    private func readings(_ source: String) throws -> (fixed: FixedText, count: Int) {
        let format = CountingFormat(base: try #require(FormatRegistry.standard.format(path: "a.layout")))
        let fixed = try Fixes.fixed(Snapshot(reading: SourceText(source), as: format), .choices)
        return (fixed, format.readings.count.load(ordering: .relaxed))
    }

    @Test(arguments: [
        (String(repeating: "    a.width == 10\n", count: 40), "redundant", 40),
        (
            (1...40).map { "    view v\($0); v\($0).left == a.left; v\($0).size == 4 x 4; v\($0).top == a.top\n" }
                .joined(), "fixed-left-right", 40
        ),
        (
            (1...40).map { "    view v\($0); v\($0).size == 4 x 4; v\($0).top == a.top\n" }.joined(),
            "ambiguous-position", 40
        ),
    ])
    func independentFixesAreProvedTogether(body: String, code: String, count: Int) throws {
        let layout =
            """
            layout A {
                size 640 x 44
                view a
                a.leading == super.leading; a.top == super.top; a.size == 10 x 5

            """
        let (fixed, readings) = try readings(layout + body + "}\n")
        #expect(fixed.fixes.map(\.finding.code.rawValue) == Array(repeating: code, count: count))
        #expect(fixed.left.isEmpty, "\(fixed.left.map(\.message))")
        // Once before the fixes, and once to prove them.
        #expect(readings == 2)
    }

    /// A column of cards, each of which can be gone, with paddings around its text.
    private func cards(_ count: Int, _ more: String = "", vary: [String]? = nil) -> String {
        let names = (1...count).map { "s.card\($0)" }
        return """
            layout A {
                size 320 x 400
                stack s vertical alignment leading {
                    \((1...count).map { "view card\($0) { label text 80 x 20 }" }.joined(separator: "\n        "))
                    \(more.isEmpty ? "" : "stack inner vertical { view box { label text 80 x 20 } }")
                }
                s.leading == super.leading
                s.top == super.top
            \((names + (more.isEmpty ? [] : ["s.inner.box"])).map { padded($0) }.joined(separator: "\n"))
                \(more)
                vary \((vary ?? names).joined(separator: ", "))
            }
            """
    }

    private func padded(_ card: String) -> String {
        """
            \(card).text.horizontalEdges == \(card).horizontalEdges inset 8
            \(card).text.top == \(card).top + 8
            \(card).text.bottom == \(card).bottom - 8
        """
    }

    @Test func viewsOfOneStackAreFixedTogether() throws {
        let (fixed, readings) = try readings(cards(5))
        #expect(fixed.fixes.map(\.finding.code.rawValue) == Array(repeating: "required-size-in-stack", count: 5))
        #expect(fixed.left.isEmpty, "\(fixed.left.map(\.message))")
        #expect(readings == 2)
        for card in 1...5 {
            #expect(fixed.text.string.contains("s.card\(card).text.bottom == s.card\(card).bottom - 8 @ 999"))
        }
    }

    /// The constraints that hold the inner view open also hold its stack open.
    @Test func findingsWithTheSameCauseAreFixedOnce() throws {
        let ties = "s.inner.box.top == s.inner.top\n    s.inner.box.bottom == s.inner.bottom"
        let (fixed, readings) = try readings(cards(2, ties, vary: ["s.card1", "s.card2", "s.inner", "s.inner.box"]))
        #expect(fixed.fixes.count == 3, "\(fixed.fixes.map(\.title))")
        #expect(fixed.left.isEmpty, "\(fixed.left.map(\.message))")
        #expect(!fixed.text.string.contains("s.inner.box.bottom == s.inner.bottom @"))
        #expect(readings == 2)
    }

    /// A finding that is ignored in one layout does not affect the fixes of another.
    @Test func findingsIgnoredInAnotherLayoutDoNotMatter() throws {
        let other = several.replacing("layout A", with: "layout B")
            .replacing("    a.left ==", with: "    // plumbline:ignore fixed-left-right\n    a.left ==")
        let fixed = try fixed("\(several)\n\(other)")
        #expect(fixed.fixes.map(\.finding.code.rawValue).count == 5)
        #expect(fixed.left.isEmpty, "\(fixed.left.map(\.message))")
    }

    private static let tied = """
            view a, b, c, d
            H:|[a][b]|
            H:|[c][d]|
            [a, b, c, d].height == 5
            [a, b].top == super.top
            [c, d].top == super.top + 8
        """

    /// The widths of two tied views are ambiguous. A constraint for one also determines the other.
    @Test func onlyOneOfTwoTiedViewsIsFixed() throws {
        let (fixed, _) = try readings("layout A {\n    size 320 x 44\n\(Self.tied)\n}")
        #expect(fixed.left.isEmpty, "\(fixed.left.map(\.message))")
        #expect(fixed.fixes.count { $0.finding.code.rawValue == "ambiguous-size" } == 2)
    }

    /// The first repairs of all layouts are proved together. Those of a layout in which they fail together are then
    /// proved alone, and do not keep the others from being fixed.
    @Test func eachLayoutIsFixedAsIfItWereAlone() throws {
        let simple = "    view a\n    a.leading == super.leading; a.size == 4 x 4; a.top == super.top; a.width == 4"
        let layouts = [Self.tied, simple, Self.tied, simple].enumerated().map { index, body in
            "layout L\(index) {\n    size 320 x 44\n\(body)\n}\n"
        }
        let together = try fixed(layouts.joined())
        #expect(together.left.isEmpty, "\(together.left.map(\.message))")
        #expect(try together.text.string == layouts.map { try fixed($0).text.string }.joined())
    }

    /// More values are ambiguous than are searched for: 40 views without constraints and 40 sizes. Each fix
    /// would reveal another finding, so none can be proved.
    @Test func tooManyAmbiguousViewsAreNotFixed() throws {
        let views = (1...60).map { "v\($0)" }.joined(separator: ", ")
        let source = "layout A {\n    size 320 x 44\n    view \(views)\n}\n"
        let (fixed, readings) = try readings(source)
        #expect(fixed.left.count == 80)
        #expect(fixed.text.string == source)
        #expect(readings == 1)
    }
}

/// Counts how often a text is read.
private struct CountingFormat: LayoutFormat {
    final class Count: Sendable {
        let count = Atomic(0)
    }

    let base: any LayoutFormat
    let readings = Count()

    var pathExtensions: [String] { base.pathExtensions }

    func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        readings.count.add(1, ordering: .relaxed)
        return try base.parse(text, in: context, cancellation)
    }

    func spelling(ofName name: String) -> String? { base.spelling(ofName: name) }
}
