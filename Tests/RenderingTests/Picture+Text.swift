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
    return try Picture(document.layouts[index], configuration, text: SourceText(source))
}

/// The body of a valid layout whose root is 1e36 points long.
func endless(_ side: String) -> String {
    """
    size \(side == "width" ? "fit x 60" : "60 x fit")
    view a, b, c
    a.\(side) == 1000000000
    b.\(side) == a.\(side) * 1000000000
    c.\(side) == b.\(side) * 1000000000
    super.\(side) == c.\(side) * 1000000000
    [a, b, c].\(side == "width" ? "height" : "width") == 20
    [a, b, c].top == super.top
    [a, b, c].leading == super.leading
    label tag 36 x 18
    H:|-16-[tag]
    tag.top == super.top
    """
}
