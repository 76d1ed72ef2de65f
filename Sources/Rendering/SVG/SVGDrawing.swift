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
    /// Lines that are not cut around texts: the edges of boxes and ghosts. Names keep off them.
    private(set) var edges: RectangleGrid
    /// The lines so far. They are drawn last, when all texts are known around which they are cut.
    var strokes: [Stroke] = []
    /// Views whose names did not fit. The drawing shows numbers instead, and the footer explains them.
    var keyed: [Picture.Box] = []
    /// How many texts did not fit at all.
    var missing = 0

    /// The margin around the contents.
    static let padding = 20.0
    /// The space beside the canvas for the root's measures.
    private static let ruler = 30.0
    private static let leastWidth = 340.0

    init(_ picture: Picture, scale: Double) {
        self.picture = picture
        self.scale = scale
        let bounds = picture.bounds
        let left = Self.padding + Self.ruler
        let top = SVGHeader.height + Self.ruler
        origin = (left - bounds.x * scale, top - bounds.y * scale)
        extent = Rect(x: left, y: top, width: bounds.width * scale, height: bounds.height * scale)
        width = max(
            Self.leastWidth, extent.maxX + Self.padding, SVGHeader.width(of: picture, padding: Self.padding))
        placer = LabelPlacer(
            area: Rect(x: 4, y: SVGHeader.height, width: width - 8, height: extent.maxY + 18 - SVGHeader.height))
        (boxRects, edges) = (RectangleGrid(area: placer.area), RectangleGrid(area: placer.area))
        for box in picture.boxes { boxRects.insert(pixels(box.frame)) }
        insertEdges()
        drawBoxes()
        drawGuides()
        drawRulers()
        drawGhosts()
        placeMarks()
        let unnamed = drawNamesInside()
        placeLines()
        drawNamesElsewhere(unnamed)
        drawGhostNames()
        drawFrames()
        for stroke in strokes { draw(stroke) }
        drawHeader()
        drawFooter()
    }

    var group: SVGGroup { SVGGroup(links: picture.links) }

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

    private mutating func insertEdges() {
        let boxes = picture.boxes.filter { $0.presence == .shown || isOutermostAway($0) }.map { pixels($0.frame) }
        for rect in boxes { insertEdges(of: rect) }
        // Room at the sides, because a name that touches a dash is read as if it began with it.
        for ghost in picture.ghosts { insertEdges(of: Self.inset(pixels(ghost.frame)), room: 3) }
    }

    /// - Parameter room: how far names keep off the left and right edges.
    private mutating func insertEdges(of rect: Rect, room: Double = 0.4) {
        for y in [rect.y, rect.maxY] { edges.insert(Rect(x: rect.x, y: y - 0.4, width: rect.width, height: 0.8)) }
        for x in [rect.x, rect.maxX] {
            edges.insert(Rect(x: x - room, y: rect.y, width: 2 * room, height: rect.height))
        }
    }

    // MARK: Views

    private mutating func drawBoxes() {
        var covered = ""
        for (index, box) in picture.boxes.enumerated() where box.presence == .shown || isOutermostAway(box) {
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
            add(group.of(box, shape))
            if isCovered(index) {
                covered += group.of(box, SVGMarkup.rectangle(rect, style: "behind", radius: radius)) + "\n"
            }
        }
        body += covered
    }

    private static func style(of box: Picture.Box) -> String {
        if box.view == .root { return "canvas" }
        guard box.presence == .shown else { return "away" }
        let style = box.isGuide ? "empty" : box.isContainer ? "group" : "box"
        return box.ambiguous.isEmpty ? style : style + " open"
    }

    /// Whether a box is not shown but the one around it is. Only its outline is drawn, and nothing inside it.
    private func isOutermostAway(_ box: Picture.Box) -> Bool {
        box.presence != .shown && box.parent.map { picture.boxes[$0].presence == .shown } ?? false
    }

    /// Whether a later box, which is not inside this one, hides a part of it.
    private func isCovered(_ index: Int) -> Bool {
        let box = picture.boxes[index]
        guard box.presence == .shown, box.view != .root else { return false }
        return boxRects.contains(overlapping: pixels(box.frame), from: index + 1) { later in
            picture.boxes[later].isOpaque && !picture.isInside(later, index)
        }
    }

    private mutating func drawGuides() {
        for guide in picture.guides {
            let rect = pixels(guide.frame)
            let lines = [
                Segment(axis: .horizontal, from: rect.x, to: rect.maxX, across: rect.y),
                Segment(axis: .horizontal, from: rect.x, to: rect.maxX, across: rect.maxY),
                Segment(axis: .vertical, from: rect.y, to: rect.maxY, across: rect.x),
                Segment(axis: .vertical, from: rect.y, to: rect.maxY, across: rect.maxX),
            ]
            // Not in the placer's way: labels may be on it.
            strokes.append(Stroke(parts: [(lines, guide.guide == .safeArea ? "safe" : "margin")], title: guide.name))
        }
    }

    /// The root's width above it and its height beside it.
    private mutating func drawRulers() {
        let root = pixels(picture.size)
        let (above, beside) = (extent.y - 12, extent.x - 12)
        let lines = [
            Segment(axis: .horizontal, from: root.x, to: root.maxX, across: above),
            Segment(axis: .vertical, from: root.y, to: root.maxY, across: beside),
        ]
        insert(Stroke(parts: [(lines + lines.flatMap { $0.ticks(4) }, "rule")]))
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
    }

    private mutating func drawGhosts() {
        for ghost in picture.ghosts {
            let title = "an alternative position of \(ghost.name.isEmpty ? "a view" : ghost.name)"
            let rect = Self.inset(pixels(ghost.frame))
            add(SVGMarkup.group(title: [title], SVGMarkup.rectangle(rect, style: "ghost", radius: 2)))
        }
    }

    /// The rectangle of a ghost, inset so that edges shared with other views stay visible.
    private static func inset(_ rect: Rect) -> Rect {
        guard rect.width > 16, rect.height > 16 else { return rect }
        return Rect(x: rect.x + 2, y: rect.y + 2, width: rect.width - 4, height: rect.height - 4)
    }

    // MARK: Around the canvas

    private mutating func drawHeader() {
        add(SVGHeader.markup(of: picture, padding: Self.padding, width: width))
    }

    private mutating func drawFooter() {
        let below = Rect(x: placer.area.x, y: extent.maxY + 4, width: placer.area.width, height: 14)
        // Names below the root are not read as a part of the legend.
        let gap = placer.texts(over: below).isEmpty ? 22.0 : 34.0
        var footer = SVGFooter(x: Self.padding, y: extent.maxY + gap, width: width - 2 * Self.padding)
        footer.addLegend(of: picture)
        footer.addKeys(keyed)
        footer.addNotes(picture.notes)
        body += footer.body
        height = footer.y + 10
    }
}
