import LayoutModel

/// A picture of the views as they look.
struct SVGScreen {
    let width: Double
    private(set) var height: Double
    private(set) var body: String

    private static let padding = 20.0
    private static let leastWidth = 340.0
    /// In pixels. A larger screen would need more room than a page has.
    private static let most = (width: 760.0, height: 860.0)
    private static let largestScale = 2.0

    init(_ picture: Picture) {
        let n = SVGMarkup.number
        let (wide, high) = (max(picture.size.width, 1), max(picture.size.height, 1))
        let scale = min(Self.most.width / wide, Self.most.height / high, Self.largestScale)
        width = max(
            Self.leastWidth, wide * scale + 2 * Self.padding, SVGHeader.width(of: picture, padding: Self.padding))
        body = SVGHeader.markup(of: picture, padding: Self.padding, width: width) + "\n"
        // A nested drawing is in points, and shows nothing outside of the root.
        body += "<svg x=\"\(n(Self.padding))\" y=\"\(n(SVGHeader.height))\" width=\"\(n(wide * scale))\" "
        body += "height=\"\(n(high * scale))\" viewBox=\"0 0 \(n(wide)) \(n(high))\">\n"
        body += ScreenTree(picture).markup
        body += "</svg>\n"
        var footer = SVGFooter(
            x: Self.padding, y: SVGHeader.height + high * scale + 22, width: width - 2 * Self.padding)
        footer.addNotes(picture.notes)
        body += footer.body
        height = footer.y + 10
    }
}

/// The views of a picture inside of one another, where those around them cut or fade them.
private struct ScreenTree {
    private(set) var markup = ""
    private let picture: Picture
    /// The boxes whose groups are open, outermost first, with what closes each.
    private var open: [(box: Int, end: String)] = []

    init(_ picture: Picture) {
        self.picture = picture
        var ambiences: [Ambience] = []
        for (index, box) in picture.boxes.enumerated() {
            let around = box.parent.map { ambiences[$0] } ?? .scheme
            let ambience = Ambience(background: box.look.background, around: around)
            ambiences.append(ambience)
            guard box.presence == .shown, !box.isGuide else { continue }
            while let last = open.last, !picture.isInside(index, last.box) {
                markup += last.end
                open.removeLast()
            }
            draw(box, index, on: ambience)
        }
        markup += open.reversed().map(\.end).joined()
    }

    private mutating func draw(_ box: Picture.Box, _ index: Int, on ambience: Ambience) {
        let n = SVGMarkup.number
        let (frame, isContainer) = (box.frame, box.isContainer)
        if box.look.opacity < 1 {
            markup += "<g opacity=\"\(n(box.look.opacity))\">\n"
            open.append((index, "</g>\n"))
        }
        var content = ""
        if box.view == .root {
            // Below a background of its own.
            content += SVGMarkup.rectangle(frame, style: "canvas")
        }
        content += ScreenShape(box.look, frame: frame, on: ambience).markup
        if picture.marked.contains(box.view) { content += SVGMarkup.rectangle(frame, style: "ui-clear moved") }
        markup += SVGGroup(links: picture.links).of(box, content) + "\n"
        if isContainer, box.look.clips, box.view != .root, frame.width > 0, frame.height > 0 {
            let place =
                "x=\"\(n(frame.x))\" y=\"\(n(frame.y))\" width=\"\(n(frame.width))\" height=\"\(n(frame.height))\""
            let part = "\(n(frame.x)) \(n(frame.y)) \(n(frame.width)) \(n(frame.height))"
            markup += "<svg \(place) viewBox=\"\(part)\">\n"
            open.append((index, "</svg>\n"))
        }
    }
}
