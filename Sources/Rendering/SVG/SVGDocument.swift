import LayoutModel
import SourceText

/// Pictures as one SVG document, one below the other.
package enum SVGDocument {
    package static func text(_ pictures: [Picture]) -> String {
        let drawings = pictures.map { drawing(of: $0) }
        let width = drawings.map(\.width).max() ?? 340
        var height = 0.0
        var body = ""
        for drawing in drawings {
            let n = SVGText.number
            // A document of its own clips what lies beyond it.
            body +=
                "<svg y=\"\(n(height))\" width=\"\(n(drawing.width))\" height=\"\(n(drawing.height))\">\n\(drawing.body)</svg>\n"
            height += drawing.height
        }
        if drawings.isEmpty {
            height = 60
            body = "<text x=\"20\" y=\"35\">There is no layout to draw.</text>\n"
        }
        let size = (SVGText.number(width), SVGText.number(height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="plumbline" role="img" viewBox="0 0 \(size.0) \(size.1)" width="\(size.0)" height="\(size.1)">
            <title>\(SVGText.escaped(pictures.map(title).joined(separator: "; ")))</title>
            <desc>\(SVGText.escaped(pictures.map(description).joined(separator: " ")))</desc>
            <style>
            \(SVGStyle.css)
            </style>
            <rect class="page" width="100%" height="100%" rx="8"/>
            \(body)</svg>

            """
    }

    private static func title(_ picture: Picture) -> String {
        ([picture.name, SVGDrawing.size(of: picture)] + picture.circumstances).joined(separator: ", ")
    }

    /// In words what the drawing shows, for those who do not see it.
    private static func description(_ picture: Picture) -> String {
        let views = picture.boxes.dropFirst().prefix(60).map { $0.description + "." }
        let rest = picture.boxes.count - 1 - views.count
        let more = rest > 0 ? ["And \(rest) more."] : []
        return (views + more + picture.notes.map(\.text)).joined(separator: " ")
    }

    // MARK: Scale

    /// As large as a page has room for; larger where not all texts would have room, up to twice that.
    private static func drawing(of picture: Picture) -> SVGDrawing {
        let bounds = SVGDrawing.bounds(of: picture)
        let fitting = min(760 / bounds.width, 860 / bounds.height)
        let first = min(max(fitting, 0.0001), 4)
        var best = SVGDrawing(picture, scale: first)
        for factor in [1.25, 1.5, 2.0] where best.missing + best.keyed.count > 0 {
            // Beyond some hundred views no scale has room for everything.
            guard picture.boxes.count + picture.dimensions.count <= 600, bounds.width * first * factor <= 1400 else {
                break
            }
            let next = SVGDrawing(picture, scale: first * factor)
            if next.missing + next.keyed.count < best.missing + best.keyed.count { best = next }
        }
        return best
    }
}
