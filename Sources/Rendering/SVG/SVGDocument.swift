import LayoutModel
import SourceText

/// Pictures as one SVG document, one below the other.
package enum SVGDocument {
    /// - Parameter sketch: what the document says of its scenes. Of several, an overview comes first.
    package static func text(
        _ pictures: [Picture], look: PictureLook = .blueprint, sketch: Sketch = Sketch()
    ) -> String {
        let n = SVGMarkup.number
        var drawings = pictures.map { drawn($0, look) }
        if pictures.count > 1, let map = SceneMap(sketch) {
            let overview = SVGOverview(map, pictures)
            drawings.insert((overview.width, overview.height, overview.body), at: 0)
        }
        let width = n(drawings.map(\.width).max() ?? 340)
        var y = 0.0
        var body = ""
        for drawing in drawings {
            // A nested document clips its contents.
            body += "<svg y=\"\(n(y))\" width=\"\(n(drawing.width))\" height=\"\(n(drawing.height))\">\n"
            body += drawing.body + "</svg>\n"
            y += drawing.height
        }
        if drawings.isEmpty {
            y = 60
            body = "<text x=\"20\" y=\"35\">There is no layout to draw.</text>\n"
        }
        let size = "viewBox=\"0 0 \(width) \(n(y))\" width=\"\(width)\" height=\"\(n(y))\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="plumbline" role="img" \(size)>
            <title>\(SVGMarkup.escaped(pictures.map(title).joined(separator: "; ")))</title>
            <desc>\(SVGMarkup.escaped(pictures.map(description).joined(separator: " ")))</desc>
            <style>
            \(SVGStyle.css(for: look))
            </style>
            <rect class="page" width="100%" height="100%" rx="8"/>
            \(body)</svg>

            """
    }

    private static func title(_ picture: Picture) -> String {
        ([picture.name, picture.sizeText] + picture.variation).joined(separator: ", ")
    }

    /// The drawing in words, for screen readers.
    private static func description(_ picture: Picture) -> String {
        let views = picture.boxes.dropFirst().prefix(60).map { $0.description + "." }
        let rest = picture.boxes.count - 1 - views.count
        let more = rest > 0 ? ["And \(rest) more."] : []
        return (views + more + picture.notes.map(\.text)).joined(separator: " ")
    }

    private static func drawn(_ picture: Picture, _ look: PictureLook) -> (width: Double, height: Double, body: String)
    {
        switch look {
        case .blueprint:
            let drawing = drawing(of: picture)
            return (drawing.width, drawing.height, drawing.body)
        case .screen:
            let screen = SVGScreen(picture)
            return (screen.width, screen.height, screen.body)
        }
    }

    // MARK: Scale

    /// The drawing at a scale that fits a page, or up to twice as large if texts would be missing.
    private static func drawing(of picture: Picture) -> SVGDrawing {
        let bounds = picture.bounds
        let fitting = min(760 / bounds.width, 860 / bounds.height)
        let first = min(fitting, 4)
        var best = SVGDrawing(picture, scale: first)
        for factor in [1.25, 1.5, 2.0] where best.missing + best.keyed.count > 0 {
            // With several hundred views, texts are missing at any scale.
            guard picture.boxes.count + picture.dimensions.count <= 600, bounds.width * first * factor <= 1400 else {
                break
            }
            let next = SVGDrawing(picture, scale: first * factor)
            if next.missing + next.keyed.count < best.missing + best.keyed.count { best = next }
        }
        return best
    }
}
