import LayoutModel
import SourceText

/// A picture as SVG at one scale.
struct SVGDrawing {
    let picture: Picture
    /// Pixels a point.
    let scale: Double
    /// Where the root's corner is drawn.
    let origin: (x: Double, y: Double)
    /// What the views take up, in pixels.
    let extent: Rect
    private(set) var width: Double
    private(set) var height = 0.0
    private(set) var body = ""
    var placer: LabelPlacer
    /// The boxes of the picture where they are drawn, in their order.
    private(set) var boxPlaces: RectangleGrid
    /// The upright sides of the ghosts, which would strike names through.
    private(set) var ghostEdges: RectangleGrid
    /// Views whose names had no room; a number stands for each.
    var keyed: [Picture.Box] = []
    /// How many texts had no room at all.
    var missing = 0

    /// The distance of everything from the edges of the drawing.
    static let padding = 20.0
    private static let headHeight = 44.0
    /// Beyond the canvas, for the measures of the root.
    private static let ruler = 30.0
    private static let leastWidth = 340.0

    init(_ picture: Picture, scale: Double) {
        self.picture = picture
        self.scale = scale
        let bounds = Self.bounds(of: picture)
        let left = Self.padding + Self.ruler
        let top = Self.headHeight + Self.ruler
        origin = (left - bounds.x * scale, top - bounds.y * scale)
        extent = Rect(x: left, y: top, width: bounds.width * scale, height: bounds.height * scale)
        width = max(Self.leastWidth, extent.maxX + Self.padding)
        placer = LabelPlacer(
            area: Rect(x: 4, y: Self.headHeight, width: width - 8, height: extent.maxY + 18 - Self.headHeight))
        (boxPlaces, ghostEdges) = (RectangleGrid(area: placer.area), RectangleGrid(area: placer.area))
        for box in picture.boxes { boxPlaces.insert(pixels(box.frame)) }
        for ghost in picture.ghosts.map({ pixels($0.frame) }) {
            for x in [ghost.x, ghost.maxX] {
                ghostEdges.insert(Rect(x: x - 4, y: ghost.y, width: 8, height: ghost.height))
            }
        }
        drawBoxes()
        drawRulers()
        let lines = planLines()
        body += lines.marks
        drawGhosts()
        drawNames()
        drawLines()
        drawGhostNames()
        drawFrames()
        drawHead()
        drawFoot()
    }

    /// What there is to see: the root and the views beyond it, though none so far that the rest could not be made out.
    static func bounds(of picture: Picture) -> Rect {
        let root = picture.size
        let reach = max(60, root.width, root.height)
        let limit = Rect(
            x: -reach, y: -reach, width: root.width + 2 * reach, height: root.height + 2 * reach)
        let frames = picture.boxes.filter { $0.presence == .shown }.map(\.frame) + picture.ghosts.map(\.frame)
        let all = frames.reduce(root) { $0.union($1) }
        let (left, top) = (max(all.x, limit.x), max(all.y, limit.y))
        return Rect(
            x: left, y: top, width: max(min(all.maxX, limit.maxX) - left, 1),
            height: max(min(all.maxY, limit.maxY) - top, 1))
    }

    // MARK: Units

    func x(_ points: Double) -> Double { origin.x + points * scale }
    func y(_ points: Double) -> Double { origin.y + points * scale }

    func pixels(_ rect: Rect) -> Rect {
        Rect(x: x(rect.x), y: y(rect.y), width: rect.width * scale, height: rect.height * scale)
    }

    mutating func add(_ text: String) {
        body += text
        body += "\n"
    }

    mutating func addText(_ text: String, at place: Rect, style: String, size: Double) {
        add(
            "<text class=\"\(style)\" x=\"\(SVGText.number(place.x))\" y=\"\(SVGText.number(place.y + size * 0.92))\">\(text)</text>"
        )
    }

    static func rectangle(_ rect: Rect, style: String, radius: Double = 0) -> String {
        let n = SVGText.number
        let round = radius > 0 ? " rx=\"\(n(radius))\"" : ""
        return
            "<rect class=\"\(style)\" x=\"\(n(rect.x))\" y=\"\(n(rect.y))\" width=\"\(n(rect.width))\" height=\"\(n(rect.height))\"\(round)/>"
    }

    // MARK: Views

    private mutating func drawBoxes() {
        for box in picture.boxes {
            let rect = pixels(box.frame)
            let isRoot = box.view == .root
            var styles: [String] = []
            if isRoot {
                styles.append("canvas")
            } else if box.presence != .shown {
                styles.append("away")
            } else {
                styles.append(box.isGuide ? "empty" : box.isContainer ? "group" : "box")
                if !box.undecided.isEmpty { styles.append("open") }
            }
            var inside = ""
            if box.isImage, box.presence == .shown {
                let n = SVGText.number
                inside =
                    "<path class=\"cross\" d=\"M\(n(rect.x)) \(n(rect.y))L\(n(rect.maxX)) \(n(rect.maxY))M\(n(rect.x)) \(n(rect.maxY))L\(n(rect.maxX)) \(n(rect.y))\"/>"
            }
            let radius = isRoot ? 0 : min(3, rect.width / 4, rect.height / 4)
            let shape = Self.rectangle(rect, style: styles.joined(separator: " "), radius: max(radius, 0))
            add("<g><title>\(SVGText.escaped(box.description))</title>\(shape)\(inside)</g>")
        }
        for guide in picture.guides {
            let style = guide.guide == .safeArea ? "safe" : "margin"
            add("<g><title>\(guide.name)</title>\(Self.rectangle(pixels(guide.frame), style: style))</g>")
        }
    }

    /// The root's width above it and its height beside it.
    private mutating func drawRulers() {
        let n = SVGText.number
        let root = pixels(picture.size)
        let (above, beside) = (extent.y - 12, extent.x - 12)
        add(
            "<path class=\"rule\" d=\"M\(n(root.x)) \(n(above - 4))v8M\(n(root.maxX)) \(n(above - 4))v8M\(n(root.x)) \(n(above))H\(n(root.maxX))"
                + "M\(n(beside - 4)) \(n(root.y))h8M\(n(beside - 4)) \(n(root.maxY))h8M\(n(beside)) \(n(root.y))V\(n(root.maxY))\"/>"
        )
        let width = plainDecimal(picture.size.width, places: 2) ?? ""
        let height = plainDecimal(picture.size.height, places: 2) ?? ""
        let (wide, high) = (SVGText.width(width, size: 10.5), SVGText.width(height, size: 10.5))
        let top = Rect(x: root.x + root.width / 2 - wide / 2, y: above - 16, width: wide, height: 12)
        addText(width, at: top, style: "small", size: 10.5)
        let side = Rect(
            x: max(2, beside - 8 - high), y: root.y + root.height / 2 - 6, width: high, height: 12)
        addText(height, at: side, style: "small", size: 10.5)
        for place in [top, side] { placer.take(place) }
        placer.take(line: Rect(x: root.x, y: above - 1, width: root.width, height: 2))
    }

    private mutating func drawGhosts() {
        for ghost in picture.ghosts {
            var rect = pixels(ghost.frame)
            // A little inside, so that it is seen where it shares edges with other views.
            if rect.width > 16, rect.height > 16 {
                rect = Rect(x: rect.x + 3, y: rect.y + 3, width: rect.width - 6, height: rect.height - 6)
            }
            let title = "\(ghost.name.isEmpty ? "view" : ghost.name) could stand here as well"
            add("<g><title>\(SVGText.escaped(title))</title>\(Self.rectangle(rect, style: "ghost", radius: 2))</g>")
        }
    }

    // MARK: Around the canvas

    private mutating func drawHead() {
        let words = ([SVGDrawing.size(of: picture)] + picture.circumstances).joined(separator: " · ")
        let room = width - 2 * Self.padding
        let name = SVGText.fitted(picture.name, to: room * 0.6, size: 15, bold: true) ?? ""
        let rest = SVGText.fitted(words, to: room - SVGText.width(name, size: 15, bold: true) - 16, size: 13) ?? ""
        add(
            "<text class=\"head\" x=\"\(SVGText.number(Self.padding))\" y=\"28\">\(SVGText.escaped(name))"
                + "<tspan class=\"mild\" dx=\"10\" font-size=\"13\">\(SVGText.escaped(rest))</tspan></text>")
    }

    static func size(of picture: Picture) -> String {
        [picture.size.width, picture.size.height].map { plainDecimal($0, places: 2) ?? "" }.joined(separator: " × ")
    }

    /// The legend, the names that had no room, and what is wrong.
    private mutating func drawFoot() {
        var foot = SVGFoot(x: Self.padding, y: extent.maxY + 22, width: width - 2 * Self.padding)
        foot.addLegend(of: picture)
        foot.addKeys(keyed)
        foot.addNotes(picture.notes)
        body += foot.body
        height = foot.y + 10
    }
}

extension Picture.Box {
    var isGuide: Bool { kind == "guide" || kind == "spacer" }
    var isImage: Bool { kind == "image" || kind == "imageView" }

    /// `count, label: 12 × 16 at 4, 4; gone`.
    var description: String {
        func points(_ component: Double) -> String { plainDecimal(component, places: 2) ?? "" }
        var text = name.isEmpty ? kind : "\(name), \(kind)"
        text += ": \(points(frame.width)) × \(points(frame.height)) at \(points(frame.x)), \(points(frame.y))"
        switch presence {
        case .shown: break
        case .gone: text += "; gone"
        case .hidden: text += "; hidden"
        }
        if !undecided.isEmpty { text += "; undecided: \(undecided.map(\.rawValue).joined(separator: ", "))" }
        return text
    }
}

extension Picture.GuideBox {
    var name: String {
        switch guide {
        case .safeArea: "safe area"
        case .readableContent: "readable content"
        default: "margins"
        }
    }
}
