import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import SourceText
import Testing

@testable import Rendering

/// The picture of the first layout of a text.
func picture(
    _ text: String, state: String? = nil, gone: [String] = [], size: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Picture {
    let source = text.contains("layout ") ? text : "layout Test {\n\(text)\n}"
    let document = LayoutLanguageFormat().parse(SourceText(source)).document
    #expect(document.problems.map(\.message) == [], sourceLocation: sourceLocation)
    var selection = LayoutSelection()
    selection.state = state
    selection.gone = gone
    selection.size = size.flatMap { CanvasSize(words: $0) }
    let chosen = try selection.configurations(in: document, of: "test.layout")
    let (index, configuration) = try #require(chosen.first, sourceLocation: sourceLocation)
    return try Picture(document.layouts[index], configuration)
}
