import AutoLayoutEngine
import Foundation
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import Rendering

#if canImport(FoundationXML)
    import FoundationXML
#endif

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

/// An XML element, read by a strict parser.
final class Element {
    let name: String
    let attributes: [String: String]
    private(set) var children: [Element] = []
    /// Includes the text of its descendants.
    private(set) var text = ""

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    var styles: Set<String> { Set((attributes["class"] ?? "").split(separator: " ").map(String.init)) }

    /// The element and its descendants.
    var all: [Element] { [self] + children.flatMap(\.all) }

    func all(_ name: String, _ style: String) -> [Element] {
        all.filter { $0.name == name && $0.styles.contains(style) }
    }

    /// The texts of the elements with a name.
    func texts(_ name: String) -> [String] { all.filter { $0.name == name }.map(\.text) }

    /// The text of the first child named `title`.
    var title: String? { children.first { $0.name == "title" }?.text }

    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

    /// The root of a text. Records an issue if the text is not well-formed.
    static func parse(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
        let reader = Reader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        let isWellFormed = parser.parse()
        let problem = parser.parserError.map { "\($0)" } ?? ""
        #expect(isWellFormed, "line \(parser.lineNumber): \(problem)", sourceLocation: sourceLocation)
        return try #require(reader.root, sourceLocation: sourceLocation)
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: Element?
        private var open: [Element] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = Element(name: name, attributes: attributes)
            open.last?.children.append(element)
            if open.isEmpty { root = element }
            open.append(element)
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            for element in open { element.text += string }
        }
    }
}
