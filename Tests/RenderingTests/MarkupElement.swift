import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a document in XML, read by a strict parser.
final class MarkupElement {
    let name: String
    let attributes: [String: String]
    private(set) var children: [MarkupElement] = []
    /// Includes the text of its descendants.
    private(set) var text = ""

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    var styles: Set<String> { Set((attributes["class"] ?? "").split(separator: " ").map(String.init)) }

    /// The element and its descendants.
    var all: [MarkupElement] { [self] + children.flatMap(\.all) }

    func all(_ name: String, _ style: String) -> [MarkupElement] {
        all.filter { $0.name == name && $0.styles.contains(style) }
    }

    /// The texts of the elements with a name.
    func texts(_ name: String) -> [String] { all.filter { $0.name == name }.map(\.text) }

    /// The text of the first child named `title`.
    var title: String? { children.first { $0.name == "title" }?.text }

    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

    /// The root of a text. Records an issue if the text is not well-formed.
    static func parse(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> MarkupElement {
        let reader = Reader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        let isWellFormed = parser.parse()
        let problem = parser.parserError.map { "\($0)" } ?? ""
        #expect(isWellFormed, "line \(parser.lineNumber): \(problem)", sourceLocation: sourceLocation)
        return try #require(reader.root, sourceLocation: sourceLocation)
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: MarkupElement?
        private var open: [MarkupElement] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = MarkupElement(name: name, attributes: attributes)
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
