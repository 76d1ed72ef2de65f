import LayoutModel
import SourceText

/// A picture as SVG at one scale. Rectangles are in pixels unless stated otherwise.
struct SVGDrawing {
    let picture: Picture
    /// Pixels per point.
    let scale: Double
    /// The position of the root's upper left corner.
    let origin: (x: Double, y: Double)
    /// The area of the views.
    let extent: Rect
    private(set) var width: Double
    private(set) var height = 0.0
    private(set) var body = ""
    var placer: LabelPlacer
    /// The rectangles of the picture's boxes, in their order.
    private(set) var boxRects: RectangleGrid
    /// The upright edges of the ghosts, which would strike names through.
    private(set) var ghostEdges: RectangleGrid
    /// Views whose names did not fit. The drawing shows numbers instead, and the footer explains them.
    var keyed: [Picture.Box] = []
    /// How many texts did not fit at all.
    var missing = 0

    /// The margin around the contents.
    static let padding = 20.0
    private static let headerHeight = 44.0
    /// The space beside the canvas for the root's measures.
    private static let ruler = 30.0
    private static let leastWidth = 340.0

    init(_ picture: Picture, scale: Double) {
        self.picture = picture
        self.scale = scale
        let bounds = picture.bounds
        let left = Self.padding + Self.ruler
        let top = Self.headerHeight + Self.ruler
        origin = (left - bounds.x * scale, top - bounds.y * scale)
        extent = Rect(x: left, y: top, width: bounds.width * scale, height: bounds.height * scale)
        width = max(Self.leastWidth, extent.maxX + Self.padding)
        placer = LabelPlacer(
            area: Rect(x: 4, y: Self.headerHeight, width: width - 8, height: extent.maxY + 18 - Self.headerHeight))
        (boxRects, ghostEdges) = (RectangleGrid(area: placer.area), RectangleGrid(area: placer.area))
        for box in picture.boxes { boxRects.insert(pixels(box.frame)) }
        for ghost in picture.ghosts.map({ pixels($0.frame) }) {
            for x in [ghost.x, ghost.maxX] {
                ghostEdges.insert(Rect(x: x - 4, y: ghost.y, width: 8, height: ghost.height))
            }
        }
        drawBoxes()
        drawGuides()
        drawRulers()
        drawMarks()
        drawGhosts()
        drawNames()
        drawLines()
        drawGhostNames()
        drawFrames()
        drawHeader()
        drawFooter()
    }

    // MARK: Units

    func x(_ points: Double) -> Double { origin.x + points * scale }
    func y(_ points: Double) -> Double { origin.y + points * scale }

    func pixels(_ rect: Rect) -> Rect {
        Rect(x: x(rect.x), y: y(rect.y), width: rect.width * scale, height: rect.height * scale)
    }

    mutating func add(_ markup: String) {
        body += markup
        body += "\n"
    }

    /// - Parameter content: markup.
    mutating func addText(_ content: String, in rect: Rect, style: String, size: Double) {
        add(SVGMarkup.text(content, style: style, x: rect.x, baseline: rect.y + size * 0.92))
    }

    // MARK: Views

    private mutating func drawBoxes() {
        for box in picture.boxes {
            let rect = pixels(box.frame)
            let radius = box.view == .root ? 0 : max(min(3, rect.width / 4, rect.height / 4), 0)
            let style = Self.style(of: box) + (picture.marked.contains(box.view) ? " moved" : "")
            var shape = SVGMarkup.rectangle(rect, style: style, radius: radius)
            if box.isImage, box.presence == .shown {
                let n = SVGMarkup.number
                shape += SVGMarkup.path(
                    "M\(n(rect.x)) \(n(rect.y))L\(n(rect.maxX)) \(n(rect.maxY))"
                        + "M\(n(rect.x)) \(n(rect.maxY))L\(n(rect.maxX)) \(n(rect.y))", style: "cross")
            }
            add(SVGMarkup.group(title: box.description, shape))
        }
    }

    private static func style(of box: Picture.Box) -> String {
        if box.view == .root { return "canvas" }
        guard box.presence == .shown else { return "away" }
        let style = box.isGuide ? "empty" : box.isContainer ? "group" : "box"
        return box.ambiguous.isEmpty ? style : style + " open"
    }

    private mutating func drawGuides() {
        for guide in picture.guides {
            let style = guide.guide == .safeArea ? "safe" : "margin"
            add(SVGMarkup.group(title: guide.name, SVGMarkup.rectangle(pixels(guide.frame), style: style)))
        }
    }

    /// The root's width above it and its height beside it.
    private mutating func drawRulers() {
        let n = SVGMarkup.number
        let root = pixels(picture.size)
        let (above, beside) = (extent.y - 12, extent.x - 12)
        let (left, right, top, bottom) = (n(root.x), n(root.maxX), n(root.y), n(root.maxY))
        add(
            SVGMarkup.path(
                "M\(left) \(n(above - 4))v8M\(right) \(n(above - 4))v8M\(left) \(n(above))H\(right)"
                    + "M\(n(beside - 4)) \(top)h8M\(n(beside - 4)) \(bottom)h8M\(n(beside)) \(top)V\(bottom)",
                style: "rule"))
        let width = plainDecimal(picture.size.width, places: 2) ?? ""
        let height = plainDecimal(picture.size.height, places: 2) ?? ""
        let (wide, high) = (SVGText.width(width, size: 10.5), SVGText.width(height, size: 10.5))
        let widthRect = Rect(x: root.x + root.width / 2 - wide / 2, y: above - 16, width: wide, height: 12)
        let heightRect = Rect(
            x: max(2, beside - 8 - high), y: root.y + root.height / 2 - 6, width: high, height: 12)
        for (text, rect) in [(width, widthRect), (height, heightRect)] {
            addText(text, in: rect, style: "small", size: 10.5)
            placer.insert(text: rect)
        }
        placer.insert(line: Rect(x: root.x, y: above - 1, width: root.width, height: 2))
    }

    private mutating func drawGhosts() {
        for ghost in picture.ghosts {
            var rect = pixels(ghost.frame)
            // Inset, so that edges shared with other views stay visible.
            if rect.width > 16, rect.height > 16 {
                rect = Rect(x: rect.x + 3, y: rect.y + 3, width: rect.width - 6, height: rect.height - 6)
            }
            let title = "an alternative position of \(ghost.name.isEmpty ? "a view" : ghost.name)"
            add(SVGMarkup.group(title: title, SVGMarkup.rectangle(rect, style: "ghost", radius: 2)))
        }
    }

    // MARK: Around the canvas

    private mutating func drawHeader() {
        let words = ([picture.sizeText] + picture.variation).joined(separator: " · ")
        let room = width - 2 * Self.padding
        let name = SVGText.fitted(picture.name, to: room * 0.6, size: 15, bold: true) ?? ""
        let rest = SVGText.fitted(words, to: room - SVGText.width(name, size: 15, bold: true) - 16, size: 13) ?? ""
        let mild = "<tspan class=\"mild\" dx=\"10\" font-size=\"13\">\(SVGMarkup.escaped(rest))</tspan>"
        add(SVGMarkup.text(SVGMarkup.escaped(name) + mild, style: "head", x: Self.padding, baseline: 28))
    }

    private mutating func drawFooter() {
        var footer = SVGFooter(x: Self.padding, y: extent.maxY + 22, width: width - 2 * Self.padding)
        footer.addLegend(of: picture)
        footer.addKeys(keyed)
        footer.addNotes(picture.notes)
        body += footer.body
        height = footer.y + 10
    }
}
