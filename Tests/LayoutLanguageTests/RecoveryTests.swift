import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Broken texts: nothing of the text is lost, and an error costs no more than its own statement.
@Suite struct RecoveryTests {
    /// Whether the tokens follow each other without a gap from the first character to the last.
    private static func isWhole(_ tree: SyntaxTree) -> Bool {
        var place = 0
        for token in tree.tokens {
            if Int(token.start) != place || token.end < token.start { return false }
            place = Int(token.end)
        }
        return place == tree.text.utf8.count
    }

    /// What is lost of the layouts of `whole` that `isUntouched`.
    private static func losses(_ bytes: [UInt8], of whole: Document, _ isUntouched: (Layout) -> Bool) -> [String] {
        let document = LayoutLanguageDocument(SourceText(utf8: bytes))
        var losses = isWhole(document.tree) ? [] : ["part of the text"]
        for layout in whole.layouts where isUntouched(layout) {
            let found = document.document.layouts.first { $0.name == layout.name }
            if found.map(LayoutDump.dump) != LayoutDump.dump(layout) { losses.append(layout.name) }
        }
        return losses
    }

    @Test(arguments: Examples.names)
    func theTreeHoldsEveryCharacter(_ name: String) {
        let text = SourceText(utf8: Examples.text(name))
        #expect(Parser.parse(text).written == text.utf8)
    }

    @Test(arguments: ["at-a-glance", "equal-spacing", "problems", "smart-spacer"])
    func everyPrefixKeepsTheLayoutsBeforeIt(_ name: String) {
        let text = SourceText(utf8: Examples.text(name))
        let whole = LayoutLanguageDocument(text).document
        for end in 0...text.utf8.count {
            let losses = Self.losses(Array(text.utf8[..<end]), of: whole) {
                $0.range.end.value <= end && $0.range.end.value + 40 > end
            }
            if !losses.isEmpty { Issue.record("prefix of \(end): \(losses) lost") }
        }
    }

    @Test(arguments: ["at-a-glance", "equal-spacing", "problems", "smart-spacer"])
    func everyDeletionKeepsTheOtherLayouts(_ name: String) {
        let text = SourceText(utf8: Examples.text(name))
        let whole = LayoutLanguageDocument(text).document
        for place in text.utf8.indices {
            var bytes = text.utf8
            bytes.remove(at: place)
            // The layouts right before and after the place are those that could be drawn in.
            let before = whole.layouts.last { $0.range.end.value <= place }
            let after = whole.layouts.first { $0.range.start.value > place + 1 }
            let losses = Self.losses(bytes, of: whole) { $0.name == before?.name || $0.name == after?.name }
            if !losses.isEmpty { Issue.record("without the character at \(place): \(losses) lost") }
        }
    }

    /// Deletions that break no name: the rest of the layout is there, and one thing is said.
    @Test(arguments: ["at-a-glance", "tag-row", "flexible-box", "constraint-slots"])
    func aPunctuationMarkCostsItsStatement(_ name: String) throws {
        let text = SourceText(utf8: Examples.text(name))
        let whole = LayoutLanguageDocument(text).document
        let layout = try #require(whole.layouts.first)
        let constraints = layout.constraints
        for place in layout.nameRange.end.value..<text.utf8.count where "=+-*[](),".utf8.contains(text.utf8[place]) {
            let line = text.lines.range(ofLine: text.lines.line(of: UTF8Offset(place)))
            // What a comment says does not count.
            if text[TextRange(line.start.value, place)].contains("//") { continue }
            var bytes = text.utf8
            bytes.remove(at: place)
            let document = LayoutLanguageDocument(SourceText(utf8: bytes)).document
            if document.problems.count > 1 {
                Issue.record("without the character at \(place): \(document.problems.map(\.message))")
            }
            let expected = constraints.filter { !line.overlaps($0.source.statement.range) }.map {
                LayoutDump.constraint($0, layout)
            }
            let found =
                document.layouts.first.map { found in found.constraints.map { LayoutDump.constraint($0, found) } } ?? []
            // Constraints that name something declared on the line may go with it.
            let names = layout.views.filter { line.overlaps($0.nameRange.range) }.map(\.name)
            let lost = Set(expected).subtracting(found).filter { sentence in !names.contains { sentence.contains($0) } }
            if !lost.isEmpty { Issue.record("without the character at \(place): \(lost) lost") }
        }
    }
}
