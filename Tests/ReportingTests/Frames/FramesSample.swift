import LayoutModel
import SourceText
import TestSupport

@testable import AutoLayoutEngine
@testable import Reporting

/// The frames of a layout with a nested view, an ambiguous view, and numbers that are not exact in binary.
func framesSample() -> FramesFile {
    let text = SourceText("layout Tag {\n  size 320 x 44\n  view badge {\n    label count\n  }\n}\n")
    func view(_ index: Int, _ path: String, _ kind: String, parent: Int?, at offset: Int) -> View {
        let name = path.split(separator: ".").last.map(String.init) ?? ""
        let range = FileRange(.alone, TextRange(offset, offset + name.utf8.count))
        return View(
            id: ViewID(index), name: name, path: path, kind: ViewKind(rawValue: kind), parent: parent.map(ViewID.init),
            declaration: range, nameRange: range)
    }
    var layout = Layout(
        name: "Tag", notation: PlainNotation.notation, range: text.range, nameRange: TextRange(7, 10),
        root: view(0, "", "view", parent: nil, at: 0), sizes: [])
    var count = view(2, "badge.count", "label", parent: 1, at: 54)
    count.objectID = "a-b"
    count.recordedFrame = Rect(x: 1, y: 2, width: 3, height: 4.5)
    layout.views += [view(1, "badge", "view", parent: 0, at: 36), count]
    let nowhere = FileRange(.alone, TextRange(0, 0))
    let gone = StateChange(effect: .gone(ViewID(1)), range: nowhere)
    layout.states = [State(name: "bare", range: nowhere, nameRange: nowhere, changes: [gone])]
    let size = CanvasSize(width: .points(320), height: .fit)
    let solution = Solution(
        configuration: Configuration(size: size, state: 0, gone: [ViewID(2)], parameters: []), size: size,
        frames: [
            Rect(x: 0, y: 0, width: 320, height: 44),
            Rect(x: 0.1 + 0.2, y: -0.0, width: 200.0 / 3, height: 1e-12),
            Rect(x: -8, y: 12, width: 0, height: 1_234_567.25),
        ],
        isHidden: [false, true, true], isGone: [false, true, true], isInstalled: [true, true, true],
        ambiguous: [[], [.height, .x], []], conflicts: [])
    return FramesFile(
        path: "my layouts/tag.layout", text: text,
        layouts: [LayoutFrames(layout: layout, solution: solution, broken: ["badge.width equals 40"])])
}
