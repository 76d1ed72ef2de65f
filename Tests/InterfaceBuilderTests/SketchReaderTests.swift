import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The canvas of a storyboard: scenes with their places, and segues.
@Suite struct SketchReaderTests {
    /// - Parameter place: the attributes of the scene's place; nil for none.
    private func storyboard(_ controllers: [(xml: String, place: String?)]) -> Document {
        var text = IBFixture.storyboard(controllers.map(\.xml))
        for (xml, place) in controllers {
            guard let place else { continue }
            text = text.replacing(
                "\(xml)</objects>", with: "\(xml)</objects><point key=\"canvasLocation\" \(place)/>")
        }
        return InterfaceBuilderFormat().parse(SourceText(text)).document
    }

    private func segue(_ kind: String, to destination: String, _ more: String = "") -> String {
        "<connections><segue destination=\"\(destination)\" "
            + "kind=\"\(kind)\" \(more) id=\"s\(destination)\"/></connections>"
    }

    @Test func scenesLieWhereTheCanvasHasThem() {
        let sketch = storyboard([
            (IBFixture.navigation("nav", root: "list"), #"x="-500.5" y="20""#),
            (IBFixture.controller("list", segue("show", to: "detail", #"identifier="open""#)), #"x="300" y="20""#),
            (IBFixture.controller("detail", segue("presentation", to: "none"), width: 320, height: 480), nil),
        ]).sketch
        #expect(
            sketch.scenes == [
                Sketch.Scene(
                    name: "Navigation Controller", layout: nil, position: Sketch.Position(x: -500.5, y: 20), width: 375,
                    height: 667),
                Sketch.Scene(
                    name: "View Controller", layout: "View Controller", position: Sketch.Position(x: 300, y: 20),
                    width: 375, height: 667),
                Sketch.Scene(
                    name: "View Controller", layout: "View Controller 2", position: nil, width: 320, height: 480),
            ])
        #expect(
            sketch.segues == [
                Sketch.Segue(from: 0, to: 1, name: "rootViewController"), Sketch.Segue(from: 1, to: 2, name: "open"),
            ])
    }

    @Test func aSingleSceneNeedsNoCanvas() {
        let sketch = storyboard([(IBFixture.controller("only"), #"x="1" y="2""#)]).sketch
        #expect(sketch.scenes.isEmpty && sketch.segues.isEmpty)
    }

    @Test func anUnreadablePlaceIsNone() {
        let sketch = storyboard([
            (IBFixture.controller("one"), #"x="1e400" y="0""#), (IBFixture.controller("two"), #"y="0""#),
        ]).sketch
        #expect(sketch.scenes.map(\.position) == [nil, nil])
    }
}
