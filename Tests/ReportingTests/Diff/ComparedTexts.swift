import Comparison
import LayoutLanguage
import LayoutModel
import SourceText

@testable import Reporting

/// Two versions of a file in the layout language.
///
/// - Parameter finding: A finding of the new version, at its beginning.
func compared(_ old: String, _ new: String, finding: Finding? = nil) throws -> ComparedFile {
    let texts = (old: SourceText(old), new: SourceText(new))
    func read(_ text: SourceText, _ findings: [Finding]) -> ComparedDocument {
        ComparedDocument(layouts: LayoutLanguageFormat().parse(text).document.layouts, findings: findings)
    }
    return ComparedFile(
        oldPath: "a.layout", newPath: "a.layout", status: .modified,
        comparison: try DocumentComparison(
            from: read(texts.old, []), to: read(texts.new, finding.map { [$0] } ?? [])),
        oldText: texts.old, newText: texts.new)
}

/// A change with a difference of each kind.
func comparedRows() throws -> ComparedFile {
    let old = "layout Row { size 100 x 20; view a; a.edges == super.edges inset 4 }"
    let new = "layout Row { size 120 x 20; view a, b; a.edges == super.edges inset 4; b.width == 8 }"
    let finding = Finding(
        code: .redundant, severity: .hint, range: TextRange(0, 6), message: "One says what the other says.")
    return try compared(old, new, finding: finding)
}
