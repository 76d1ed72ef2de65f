import LayoutModel
import SourceText

/// The scenes of a storyboard as on its canvas, small, with arrows for segues.
struct SVGOverview {
    let width: Double
    private(set) var height: Double
    private(set) var body = ""

    private static let padding = 20.0
    private static let nameSize = 10.5
    private static let lineHeight = 13.0

    /// - Parameter pictures: those of the scenes' layouts.
    init(_ map: SceneMap, _ pictures: [Picture]) {
        let n = SVGMarkup.number
        let words = [counted(map.scenes.count, "scene"), counted(map.segueCount, "segue")]
        let mild = "<tspan class=\"mild\" dx=\"10\" font-size=\"13\">\(words.joined(separator: ", "))</tspan>"
        body += SVGMarkup.text("Overview" + mild, style: "head", x: Self.padding, baseline: 28) + "\n"
        width = max(340, map.width + 2 * Self.padding)
        height = SVGHeader.height + 6 + map.height + Self.padding
        body += "<g transform=\"translate(\(n(Self.padding)) \(n(SVGHeader.height + 6)))\">\n"
        // Below the scenes, so that no arrow strikes through a name.
        for arrow in map.arrows { draw(arrow, map) }
        for (index, scene) in map.scenes.enumerated() {
            draw(scene, map.rects[index], pictures.first { scene.layout != nil && $0.key == scene.layout }, map.scale)
        }
        body += "</g>\n"
    }

    private mutating func draw(_ arrow: SceneMap.Arrow, _ map: SceneMap) {
        let n = SVGMarkup.number
        let (a, b) = (arrow.start, arrow.end)
        let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        let (dx, dy) = ((b.x - a.x) / length, (b.y - a.y) / length)
        let base = (x: b.x - 8 * dx, y: b.y - 8 * dy)
        let line = SVGMarkup.path("M\(n(a.x)) \(n(a.y))L\(n(base.x)) \(n(base.y))", style: "way")
        let tip = SVGMarkup.path(
            "M\(n(b.x)) \(n(b.y))L\(n(base.x - 3.5 * dy)) \(n(base.y + 3.5 * dx))"
                + "L\(n(base.x + 3.5 * dy)) \(n(base.y - 3.5 * dx))Z", style: "tip")
        let names = "\(map.scenes[arrow.source].name) → \(map.scenes[arrow.destination].name)"
        body += SVGMarkup.group(title: [names] + arrow.names, line + tip) + "\n"
    }

    private mutating func draw(_ scene: Sketch.Scene, _ rect: Rect, _ picture: Picture?, _ scale: Double) {
        var content = SVGMarkup.rectangle(rect, style: "canvas")
        if let picture { content += thumbnail(picture, in: rect, scale) }
        let room = rect.width - 6
        let lines = SVGText.lines(scene.name, width: room, size: Self.nameSize, bold: true)
        let most = max(1, min(4, Int(clamping: ((rect.height - 4) / Self.lineHeight).rounded(.down))))
        for (index, line) in lines.prefix(most).enumerated() {
            let isCut = index == most - 1 && lines.count > most
            let text = SVGText.fitted(isCut ? line + "…" : line, to: room, size: Self.nameSize, bold: true) ?? ""
            content += SVGMarkup.text(
                SVGMarkup.escaped(text), style: "scene", x: rect.x + 3,
                baseline: rect.y + 12 + Self.lineHeight * Double(index))
        }
        if let picture, let root = picture.boxes.first {
            body += SVGGroup(links: picture.links).of(root, content) + "\n"
        } else {
            body += SVGMarkup.group(title: [scene.name], content) + "\n"
        }
    }

    /// The views that are large enough to be seen, without texts.
    private func thumbnail(_ picture: Picture, in rect: Rect, _ scale: Double) -> String {
        let n = SVGMarkup.number
        let root = picture.size
        guard root.width > 0, root.height > 0 else { return "" }
        let boxes = picture.boxes.dropFirst().filter { box in
            box.presence == .shown && !box.isGuide && box.frame.width * scale >= 4 && box.frame.height * scale >= 3
        }
        let shapes = boxes.prefix(80).map { box in
            SVGMarkup.rectangle(box.frame, style: box.isContainer ? "thumb group" : "thumb box")
        }
        // A nested drawing shows nothing outside of the scene.
        return "<svg x=\"\(n(rect.x))\" y=\"\(n(rect.y))\" width=\"\(n(rect.width))\" height=\"\(n(rect.height))\" "
            + "viewBox=\"0 0 \(n(root.width)) \(n(root.height))\" preserveAspectRatio=\"none\">"
            + shapes.joined() + "</svg>"
    }
}
