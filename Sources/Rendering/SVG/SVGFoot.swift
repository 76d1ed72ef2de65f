import LayoutModel
import SourceText

/// What stands below a drawing: what the lines mean, the names that had no room, and what is wrong.
struct SVGFoot {
    let x: Double
    private(set) var y: Double
    let width: Double
    private(set) var body = ""

    private static let lineHeight = 18.0
    /// More are in the command's other reports.
    private static let mostNotes = 8
    private static let mostKeys = 60

    init(x: Double, y: Double, width: Double) {
        self.x = x
        self.y = y
        self.width = width
    }

    // MARK: The legend

    /// Only what occurs.
    mutating func addLegend(of picture: Picture) {
        let lines = picture.dimensions.filter { !$0.isMuted }
        var samples: [(sample: (Double, Double) -> String, text: String)] = []
        func line(_ style: String) -> (Double, Double) -> String {
            { x, y in "<path class=\"\(style)\" d=\"M\(SVGText.number(x)) \(SVGText.number(y))h22\"/>" }
        }
        func box(_ style: String) -> (Double, Double) -> String {
            { x, y in SVGDrawing.rectangle(Rect(x: x, y: y - 5, width: 22, height: 10), style: style, radius: 2) }
        }
        if lines.contains(where: { !$0.isOptional && $0.part == .none }) {
            samples.append((line("line"), "constraint"))
        }
        if lines.contains(where: { $0.isOptional && $0.part == .none }) {
            samples.append((line("line soft"), "optional, @priority"))
        }
        if lines.contains(where: { $0.part == .inConflict }) { samples.append((line("bad"), "! in conflict")) }
        if lines.contains(where: { $0.part == .leftOut }) { samples.append((line("bad soft"), "✕ left out")) }
        if picture.boxes.contains(where: { !$0.undecided.isEmpty && $0.presence == .shown }) {
            samples.append((box("box open"), "? undecided"))
        }
        if !picture.ghosts.isEmpty { samples.append((box("ghost"), "as valid a place")) }
        if picture.boxes.contains(where: { $0.presence != .shown }) { samples.append((box("away"), "gone or hidden")) }
        if picture.guides.contains(where: { $0.guide == .safeArea }) { samples.append((box("safe"), "safe area")) }
        if picture.guides.contains(where: { $0.guide != .safeArea }) { samples.append((box("margin"), "margins")) }
        var place = x
        for (sample, text) in samples {
            let needed = 28 + SVGText.width(text, size: 10.5)
            if place > x, place + needed > x + width {
                place = x
                y += Self.lineHeight
            }
            body += sample(place, y)
            body +=
                "<text class=\"small\" x=\"\(SVGText.number(place + 28))\" y=\"\(SVGText.number(y + 3.5))\">\(text)</text>\n"
            place += needed + 16
        }
        if !samples.isEmpty { y += Self.lineHeight }
    }

    // MARK: Names

    /// In columns, read line by line.
    mutating func addKeys(_ boxes: [Picture.Box]) {
        guard !boxes.isEmpty else { return }
        let shown = boxes.prefix(Self.mostKeys)
        let columns = max(1, Int(width / 210))
        let column = width / Double(columns)
        y += 2
        for (index, box) in shown.enumerated() {
            let left = x + column * Double(index % columns)
            if index > 0, index % columns == 0 { y += Self.lineHeight }
            let number = "\(index + 1)"
            let rest = " \(box.kind)  \(box.frameText)"
            let room = column - 30 - SVGText.width(rest, size: 10.5)
            let name = SVGText.fitted(box.name, to: max(room, 40), size: 11, bold: true) ?? ""
            let end =
                SVGText.fitted(rest, to: column - 30 - SVGText.width(name, size: 11, bold: true), size: 10.5) ?? ""
            body +=
                "<text class=\"small\" x=\"\(SVGText.number(left))\" y=\"\(SVGText.number(y + 3.5))\">\(number)"
                + "<tspan class=\"strong\" dx=\"6\">\(SVGText.escaped(name))</tspan><tspan>\(SVGText.escaped(end))</tspan></text>\n"
        }
        y += Self.lineHeight
        addMore(boxes.count - shown.count, "name")
    }

    // MARK: What is wrong

    mutating func addNotes(_ notes: [Picture.Note]) {
        guard !notes.isEmpty else { return }
        y += 2
        for note in notes.prefix(Self.mostNotes) {
            let (mark, style) = note.kind == .conflict ? ("✕", "fail") : ("?", "warn")
            let lines = SVGText.lines(note.text, width: width - 18, size: 12)
            for (index, line) in lines.enumerated() {
                let base = SVGText.number(y + 4)
                if index == 0 {
                    body += "<text class=\"\(style)\" x=\"\(SVGText.number(x))\" y=\"\(base)\">\(mark)</text>"
                }
                body += "<text x=\"\(SVGText.number(x + 16))\" y=\"\(base)\">\(SVGText.escaped(line))</text>\n"
                y += Self.lineHeight
            }
        }
        addMore(notes.count - Self.mostNotes, "note")
    }

    private mutating func addMore(_ count: Int, _ word: String) {
        guard count > 0 else { return }
        let text = "and \(count) more \(word)\(count == 1 ? "" : "s")"
        body += "<text class=\"small\" x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y + 3.5))\">\(text)</text>\n"
        y += Self.lineHeight
    }
}

extension Picture.Box {
    /// `16, 10  40 × 40`.
    var frameText: String {
        func points(_ component: Double) -> String { plainDecimal(component, places: 1) ?? "" }
        return "\(points(frame.width)) × \(points(frame.height)) at \(points(frame.x)), \(points(frame.y))"
    }
}
