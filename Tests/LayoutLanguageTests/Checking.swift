import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Reads a marked source and expects exactly the findings that are marked in it.
@discardableResult
func check(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) -> LayoutLanguageDocument {
    let fixture = Fixture(marked)
    let document = LayoutLanguageDocument(fixture.text)
    #expect(fixture.differences(from: document.document.problems) == [], sourceLocation: sourceLocation)
    return document
}

/// The constraints of a layout with this body, which must be valid.
func constraints(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    let document = check("layout L {\n\(body)\n}", sourceLocation: sourceLocation).document
    guard let layout = document.layouts.first else { return [] }
    return layout.constraints.map { LayoutDump.constraint($0, layout) }
}

/// The text after a suggestion of the only finding.
func fixed(_ body: String, suggestion: Int = 0) -> String? {
    let document = LayoutLanguageDocument(SourceText(body))
    guard document.document.problems.count == 1, let found = document.document.problems.first,
        found.suggestions.indices.contains(suggestion)
    else { return nil }
    return document.text.applying(found.suggestions[suggestion].edits).string
}

extension SyntaxTree {
    /// The bytes of all tokens, which must be those of the text.
    var written: [UInt8] { tokens.flatMap { text.bytes(in: $0.range) } }
}
