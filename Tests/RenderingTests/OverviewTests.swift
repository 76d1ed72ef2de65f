import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import Rendering

/// The overview of a storyboard's scenes.
@Suite struct OverviewTests {
    private func scene(_ name: String, _ x: Double?, _ y: Double = 0, layout: String? = nil) -> Sketch.Scene {
        Sketch.Scene(
            name: name, layout: layout, position: x.map { Sketch.Position(x: $0, y: y) }, width: 400, height: 800)
    }

    private func sketch(_ scenes: [Sketch.Scene], _ segues: [Sketch.Segue] = []) -> Sketch {
        var sketch = Sketch()
        (sketch.scenes, sketch.segues) = (scenes, segues)
        return sketch
    }

    @Test func scenesKeepTheirPlaces() throws {
        let map = try #require(SceneMap(sketch([scene("A", -500), scene("B", 500, 900), scene("C", nil)])))
        #expect(map.rects[0] == Rect(x: 0, y: 0, width: 92, height: 184))
        #expect(map.rects[1] == Rect(x: 230, y: 207, width: 92, height: 184))
        #expect(map.rects[2].y > map.rects[1].maxY && map.rects[2].x == 0, "below the others")
        #expect(SceneMap(sketch([scene("A", 0)])) == nil)
    }

    @Test func scenesMoveApartThatLieOnOneAnother() throws {
        let map = try #require(SceneMap(sketch([scene("A", 0), scene("B", 0, 600), scene("C", 500)])))
        #expect(map.rects.map { $0.x.rounded() } == [0, 0, 173] && map.rects.map { $0.y.rounded() } == [0, 207, 0])
    }

    @Test func arrowsGoFromEdgeToEdge() throws {
        let map = try #require(
            SceneMap(
                sketch(
                    [scene("A", 0), scene("B", 1000), scene("C", 1000)],
                    [
                        Sketch.Segue(from: 0, to: 1, name: "show"), Sketch.Segue(from: 0, to: 1, name: "show"),
                        Sketch.Segue(from: 0, to: 1, name: "open"), Sketch.Segue(from: 1, to: 1, name: "again"),
                        Sketch.Segue(from: 1, to: 2, name: "below it"),
                    ])))
        let arrow = try #require(map.arrows.first)
        #expect(map.arrows.count == 1 && arrow.names == ["show", "open"])
        #expect(arrow.start.x == 92 && arrow.end.x == 230 && arrow.start.y == 92 && arrow.end.y == 92)
    }

    @Test func thereAndBackAreSideBySide() throws {
        let map = try #require(
            SceneMap(
                sketch(
                    [scene("A", 0), scene("B", 1000)],
                    [Sketch.Segue(from: 0, to: 1, name: "show"), Sketch.Segue(from: 1, to: 0, name: "back")])))
        #expect(map.arrows.map(\.start.y) == [97, 87])
    }

    @Test func theOverviewComesBeforeSeveralPictures() throws {
        let text = "layout A { size 400 x 800; view v; v.edges == super.edges + 90 }\nlayout `B & C` { size 400 x 800 }"
        let document = LayoutLanguageFormat().parse(SourceText(text)).document
        let pictures = try document.layouts.map { try Picture($0, Configuration(baseOf: $0), text: SourceText(text)) }
        let sketch = sketch(
            [scene("A", 0, layout: "A"), scene("B & C", 900, layout: "B & C"), scene("Tabs", 0, 900)],
            [Sketch.Segue(from: 0, to: 1, name: "<show>")])
        let svg = try MarkupElement.parse(SVGDocument.text(pictures, sketch: sketch))
        #expect(svg.all("text", "scene").map(\.text) == ["A", "B & C", "Tabs"])
        #expect(svg.all("path", "tip").count == 1 && svg.all("rect", "thumb").count == 1)
        #expect(svg.texts("title").contains("A → B & C\n<show>"))
        #expect(svg.texts("text").first == "Overview3 scenes, 1 segue")
        let one = try MarkupElement.parse(SVGDocument.text([pictures[0]], sketch: sketch))
        #expect(one.all("text", "scene").isEmpty)
    }

    @Test func namesLieWithinTheirScenes() throws {
        let names = ["A scene with a rather long name that is cut somewhere", "Short", "Unbreakableandlongandlonger"]
        let scenes = names.enumerated().map { scene($0.element, 500 * Double($0.offset)) }
        let map = try #require(SceneMap(sketch(scenes)))
        let svg = try MarkupElement.parse("<svg>\(SVGOverview(map, []).body)</svg>")
        for text in svg.all("text", "scene") {
            let x = try #require(text.number("x"))
            let rect = try #require(map.rects.last { $0.x <= x })
            #expect(x + SVGText.width(text.text, size: 10.5, bold: true) <= rect.maxX)
        }
        #expect(svg.all("text", "scene").count > 3)
    }
}
