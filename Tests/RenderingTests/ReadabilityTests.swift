import Foundation
import InterfaceBuilder
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import Rendering

/// What a drawing says can be read: every layout and document of the tests, at several sizes.
@Suite struct ReadabilityTests {
    /// The layouts of every file below the tests' folder.
    private static let pictures: [Picture] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let formats: [any LayoutFormat] = [LayoutLanguageFormat(), InterfaceBuilderFormat()]
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.sorted() ?? []
        return paths.flatMap { path -> [Picture] in
            let format = formats.first { $0.pathExtensions.contains(URL(fileURLWithPath: path).pathExtension) }
            let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            guard let format, let text else { return [] }
            let document = format.parse(SourceText(text)).document
            return [nil, "320x568", "375x60", "1024x768", "44x30"].flatMap { size -> [Picture] in
                var selection = LayoutSelection()
                selection.size = size.flatMap { CanvasSize(words: $0) }
                let chosen = (try? selection.configurations(in: document, of: path)) ?? []
                return chosen.map { layout, configuration in
                    uncancelled { (never) throws(Cancelled) in
                        try Picture(document.layouts[layout], configuration, never)
                    }
                }
            }
        }
    }()

    private struct Placed {
        var text: String
        var isName: Bool
        var rect: Rect
    }

    /// The texts with their estimated rectangles.
    private func texts(_ svg: MarkupElement) throws -> [Placed] {
        try svg.all.filter {
            $0.name == "text" && $0.attributes["text-anchor"] == nil && !$0.styles.contains("head")
        }
        .map { text in
            let isName = text.styles.contains("name")
            let size = isName ? 12.0 : text.styles.contains("value") ? 11.0 : 10.5
            let width = SVGText.width(text.text, size: size * (isName ? 0.9 : 0.95))
            return Placed(
                text: text.text, isName: isName,
                rect: Rect(
                    x: try #require(text.number("x")) + 1, y: try #require(text.number("y")) - size * 0.7,
                    width: width - 2, height: size * 0.7))
        }
    }

    /// The straight lines of constraints and rulers.
    private func lines(_ svg: MarkupElement) -> [Rect] {
        let styles: Set = ["line", "bad", "rule"]
        return svg.all.filter { $0.name == "path" && !$0.styles.isDisjoint(with: styles) }.flatMap { path in
            (path.attributes["d"] ?? "").split(separator: "M").compactMap { piece -> Rect? in
                let numbers = piece.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
                guard numbers.count == 3 else { return nil }
                return piece.contains("H")
                    ? Rect(x: numbers[0], y: numbers[1] - 0.5, width: numbers[2] - numbers[0], height: 1)
                    : Rect(x: numbers[0] - 0.5, y: numbers[1], width: 1, height: numbers[2] - numbers[1])
            }
        }
    }

    @Test func textsOverlapNeitherEachOtherNorALine() throws {
        #expect(Self.pictures.count > 80)
        var lineCount = 0
        for picture in Self.pictures {
            let svg = try MarkupElement.parse(SVGDocument.text([picture]))
            let (texts, lines) = (try texts(svg), lines(svg))
            lineCount += lines.count
            let title = "\(picture.name) \(picture.size.width) wide"
            for (index, text) in texts.enumerated() {
                for other in texts[(index + 1)...] where text.rect.overlaps(other.rect) {
                    Issue.record("\(title): \"\(text.text)\" overlaps \"\(other.text)\"")
                }
                for line in lines where text.isName && line.overlaps(text.rect) {
                    Issue.record("\(title): \"\(text.text)\" is struck through by \(line)")
                }
            }
        }
        #expect(lineCount > 1000)
    }

    @Test func everyNameIsWholeInTheDrawingOrBelowIt() throws {
        for picture in Self.pictures {
            let svg = try MarkupElement.parse(SVGDocument.text([picture]))
            let texts = svg.texts("text").joined(separator: "\n")
            for box in picture.boxes where box.view != .root && !box.name.isEmpty && box.presence == .shown {
                #expect(texts.contains(box.name.prefix(3)), "\(picture.name): \(box.name)")
            }
        }
    }

    @Test func theListBelowADrawingHasWholeNames() throws {
        let name = "a view whose name is far too long for any column of the list, and for a whole row of it as well"
        let svg = try MarkupElement.parse(
            SVGDocument.text([
                picture("layout A { size 30 x 9; view `\(name)`, b; [`\(name)`, b].edges == super.edges }")
            ]))
        let texts = svg.texts("text")
        #expect(!texts.contains { $0.contains("…") })
        let words = texts.joined(separator: " ").split(separator: " ").map(String.init)
        #expect(name.split(separator: " ").allSatisfy { words.contains(String($0)) })
    }
}
