import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Invalid texts: the tree contains the whole text, and an error affects only its own statement.
@Suite struct RecoveryTests {
    /// Whether the tokens follow each other without a gap from the first character to the last.
    private static func isWhole(_ tree: SyntaxTree) -> Bool {
        var offset = 0
        for token in tree.tokens {
            if Int(token.start) != offset || token.end < token.start { return false }
            offset = Int(token.end)
        }
        return offset == tree.text.utf8.count
    }

    /// The layouts of `whole` that satisfy `isUntouched`, but that a damaged text does not have.
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
    func theTreeContainsEveryCharacter(_ name: String) {
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
        for offset in text.utf8.indices {
            var bytes = text.utf8
            bytes.remove(at: offset)
            // Only the layouts right before and after the deletion could be affected.
            let before = whole.layouts.last { $0.range.end.value <= offset }
            let after = whole.layouts.first { $0.range.start.value > offset + 1 }
            let losses = Self.losses(bytes, of: whole) { $0.name == before?.name || $0.name == after?.name }
            if !losses.isEmpty { Issue.record("without the character at \(offset): \(losses) lost") }
        }
    }

    /// Without a punctuation mark, the rest of the layout is read, and there is at most one finding.
    @Test(arguments: ["at-a-glance", "tag-row", "flexible-box", "constraint-slots"])
    func aMissingPunctuationMarkAffectsOneStatement(_ name: String) throws {
        let text = SourceText(utf8: Examples.text(name))
        let whole = LayoutLanguageDocument(text).document
        let layout = try #require(whole.layouts.first)
        let constraints = layout.constraints
        let rest = layout.nameRange.end.value..<text.utf8.count
        for offset in rest where "=+-*[](),".utf8.contains(text.utf8[offset]) {
            let line = text.lines.range(ofLine: text.lines.line(of: UTF8Offset(offset)))
            // Comments do not count.
            if text[TextRange(line.start.value, offset)].contains("//") { continue }
            var bytes = text.utf8
            bytes.remove(at: offset)
            let document = LayoutLanguageDocument(SourceText(utf8: bytes)).document
            if document.problems.count > 1 {
                Issue.record("without the character at \(offset): \(document.problems.map(\.message))")
            }
            let expected = constraints.filter { !line.overlaps($0.source.statement.range) }.map {
                LayoutDump.constraint($0, layout)
            }
            let found =
                document.layouts.first.map { found in found.constraints.map { LayoutDump.constraint($0, found) } } ?? []
            // Constraints that use names declared on the line may be lost too.
            let names = layout.views.filter { line.overlaps($0.nameRange.range) }.map(\.name)
            let lost = Set(expected).subtracting(found).filter { sentence in !names.contains { sentence.contains($0) } }
            if !lost.isEmpty { Issue.record("without the character at \(offset): \(lost) lost") }
        }
    }
}
