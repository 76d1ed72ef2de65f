import LayoutModel
import SourceText
import Testing

@testable import LayoutLanguage

/// Unresolved merge conflicts in a text.
@Suite struct MergeTests {
    private static let simple = """
        layout L {
            view a
        <<<<<<< HEAD
            a.width == 10
        =======
            a.width == 20
            b.width == 20
        >>>>>>> feature
            a.height == 5
        }
        """

    private func read(_ text: String) -> (document: Document, text: SourceText, constraints: [String]) {
        let read = LayoutLanguageDocument(SourceText(text))
        let layout = read.document.layouts.first
        let constraints = layout?.constraints.map { read.text[$0.source.statement.range] } ?? []
        #expect(read.tree.written == read.text.utf8)
        return (read.document, read.text, constraints)
    }

    @Test func aConflictIsOneFindingAndTheFirstVersionIsRead() throws {
        let (document, text, constraints) = read(Self.simple)
        let finding = try #require(document.problems.first)
        #expect(document.problems.count == 1)
        #expect(finding.code == .syntax)
        #expect(text[finding.range] == "<<<<<<< HEAD")
        #expect(
            finding.message
                == "Unresolved merge conflict up to line 8. Keep one version, and remove the marker lines. "
                + "Until then only the first version is read.")
        #expect(finding.related.map { text[$0.range.range] } == ["=======", ">>>>>>> feature"])
        #expect(constraints == ["a.width == 10", "a.height == 5"])
        #expect(document.hasMergeMarks)
        #expect(
            finding.suggestions.map(\.title) == [
                "Keep the first version, from \"HEAD\"", "Keep the second version, from \"feature\"",
            ])
        #expect(
            finding.suggestions.map { read(text.applying($0.edits).string).constraints } == [
                ["a.width == 10", "a.height == 5"], ["a.width == 20", "a.height == 5"],
            ])
    }

    /// At any position in the text, and whatever the versions contain.
    @Test(arguments: [
        "<<<<<<< a\nlayout L {\n=======\nlayout M {\n>>>>>>> b\nview a\n}",
        "layout L {\n<<<<<<< a\nview a {\n=======\nview a, b {\n>>>>>>> b\nhidden\n}\n}",
        "layout L {\n    <<<<<<< a\n    view a\n    ||||||| c\n    view\n    =======\n    view }\n    >>>>>>> b\n}",
        "layout L { view a, b\n[a,\n<<<<<<< a\nb\n=======\na, b\n>>>>>>> b\n].top == super.top\n}",
        "layout L { view a\n}\n<<<<<<< a\n// one\n=======\n// two\n>>>>>>> b",
        "<<<<<<< a\n/* one\n=======\n/* two\n>>>>>>> b\n*/\nlayout L { view a }",
        "/* one\n<<<<<<< a\none */\n=======\ntwo */\n>>>>>>> b\nlayout L { view a }",
        "/*\n<<<<<<< a\none\n=======\ntwo\n>>>>>>> b\n*/\nlayout L { view a }",
        "layout L { view a\nH:|[a]| /*\n<<<<<<< a\none\n=======\ntwo */\n>>>>>>> b\n*/\n}",
        "layout L {\r\n<<<<<<< a\r\nview a\r\n=======\r\nview b c d\r\n>>>>>>> b\r\n}\r\n",
    ])
    func aConflictCausesNoOtherProblems(_ text: String) {
        let (document, _, _) = read(text)
        #expect(document.problems.map(\.subject) == ["merge"])
        #expect(document.layouts.first?.name == "L")
        #expect(document.layouts.first?.views.contains { $0.name == "a" } == true)
    }

    @Test func everyConflictHasAFinding() {
        let second = Self.simple.replacing("layout L", with: "layout M")
        #expect(read(Self.simple + "\n" + second).document.problems.map(\.subject) == ["merge", "merge"])
    }

    @Test(arguments: [
        (
            "layout L {\nview a\n=======\nview a\n>>>>>>> b\n}",
            "Unresolved merge conflict: this line and line 5 are markers, but one is missing. "
                + "Keep one version, and remove the marker lines. Until then the second version is not read."
        ),
        (
            "layout L {\n<<<<<<< a\nview a\n=======\nview b\n}",
            "Unresolved merge conflict: this line and line 4 are markers, but one is missing. "
                + "Keep one version, and remove the marker lines."
        ),
        (
            "layout L {\nview a\n  >>>>>>> b\n}",
            "Merge marker left behind. Keep one of the versions above it, and remove this line."
        ),
    ])
    func anIncompleteConflictIsOneFinding(_ text: String, _ message: String) {
        let (document, _, _) = read(text)
        #expect(document.problems.map(\.message) == [message])
        #expect(document.hasMergeMarks)
    }

    /// An underline in a comment does not form a conflict with a marker that was left behind elsewhere.
    @Test(arguments: [
        "/*\nHeading\n=======\n*/\nlayout L {\nview a\n>>>>>>> b\n}",
        "/*\n||||||| beside\n=======\n*/\nlayout L {\nview a\n>>>>>>> b\n}",
        "/*\n<<<<<<< left\n*/\nlayout L {\nview a\n>>>>>>> b\n}",
        "/*\n=======\nHeading\n=======\n*/\nlayout L {\nview a\n>>>>>>> b\n}\n/*\n>>>>>>> right\n*/",
    ])
    func anUnderlineHidesNothing(_ written: String) {
        let (document, text, _) = read(written)
        #expect(document.problems.map { text[$0.range] } == [">>>>>>> b"])
        #expect(
            document.problems.map(\.message) == [
                "Merge marker left behind. Keep one of the versions above it, and remove this line."
            ])
        #expect(document.layouts.first?.views.contains { $0.name == "a" } == true)
        #expect(document.hasMergeMarks)
    }

    /// Lines in comments and strings.
    @Test(arguments: [
        "/*\nHeading\n=======\n*/\nlayout L { view a }", "/*\n<<<<<<< leading\n*/\nlayout L { view a }",
        "// <<<<<<< a\n// =======\n// >>>>>>> b\nlayout L { view a }",
        "layout L { label a \"<<<<<<< a\"\n}",
    ])
    func linesThatLookLikeMarkersAreNoConflict(_ text: String) {
        let (document, _, _) = read(text)
        #expect(document.problems == [])
        #expect(!document.hasMergeMarks)
    }

    @Test func aTextWithAConflictIsNotFormatted() {
        #expect(LayoutLanguageDocument(SourceText(Self.simple)).edits(formattingWith: "  ") == [])
    }
}
