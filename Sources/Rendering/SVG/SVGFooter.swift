import LayoutModel
import SourceText

/// The part below a drawing: a legend, the names that did not fit, and the problems.
struct SVGFooter {
    let x: Double
    private(set) var y: Double
    let width: Double
    private(set) var body = ""

    private static let lineHeight = 18.0
    private static let mostNotes = 8
    private static let mostKeys = 60

    init(x: Double, y: Double, width: Double) {
        self.x = x
        self.y = y
        self.width = width
    }

    private mutating func addSmallText(_ content: String, x: Double) {
        body += SVGMarkup.text(content, style: "small", x: x, baseline: y + 3.5) + "\n"
    }

    // MARK: Legend

    /// Adds a sample of each style that occurs in the picture.
    mutating func addLegend(of picture: Picture) {
        let samples = Self.samples(of: picture)
        var left = x
        for (sample, text) in samples {
            let needed = 28 + SVGText.width(text, size: 10.5)
            if left > x, left + needed > x + width {
                left = x
                y += Self.lineHeight
            }
            switch sample {
            case .line(let style):
                body += SVGMarkup.path("M\(SVGMarkup.number(left)) \(SVGMarkup.number(y))h22", style: style)
            case .box(let style):
                let rect = Rect(x: left, y: y - 5, width: 22, height: 10)
                body += SVGMarkup.rectangle(rect, style: style, radius: 2)
            }
            addSmallText(text, x: left + 28)
            left += needed + 16
        }
        if !samples.isEmpty { y += Self.lineHeight }
    }

    private enum Sample {
        case line(String)
        case box(String)
    }

    private static func samples(of picture: Picture) -> [(Sample, text: String)] {
        let lines = picture.dimensions.filter { !$0.isMuted }
        func has(_ role: Dimension.ConflictRole) -> Bool { lines.contains { $0.conflictRole == role } }
        let holding = lines.filter { $0.conflictRole == .none }
        let all: [(occurs: Bool, Sample, text: String)] = [
            (holding.contains { !$0.isOptional }, .line("line"), "constraint"),
            (holding.contains(where: \.isOptional), .line("line soft"), "optional, @priority"),
            (has(.member), .line("bad"), "! in conflict"),
            (has(.leftOut), .line("bad soft"), "✕ left out"),
            (
                picture.boxes.contains { !$0.ambiguous.isEmpty && $0.presence == .shown }, .box("box open"),
                "? ambiguous"
            ),
            (!picture.ghosts.isEmpty, .box("ghost"), "alternative position"),
            (picture.boxes.contains { $0.presence != .shown }, .box("away"), "gone or hidden"),
            (picture.guides.contains { $0.guide == .safeArea }, .box("safe"), "safe area"),
            (picture.guides.contains { $0.guide != .safeArea }, .box("margin"), "margins"),
        ]
        return all.filter(\.occurs).map { ($0.1, $0.text) }
    }

    // MARK: Names

    /// Adds the numbered names in columns, row by row.
    mutating func addKeys(_ boxes: [Picture.Box]) {
        guard !boxes.isEmpty else { return }
        let shown = boxes.prefix(Self.mostKeys)
        let columns = max(1, Int(clamping: width / 210))
        let column = width / Double(columns)
        y += 2
        for (index, box) in shown.enumerated() {
            if index > 0, index % columns == 0 { y += Self.lineHeight }
            let rest = " \(box.kind)  \(box.frameText(places: 1))"
            let room = column - 30 - SVGText.width(rest, size: 10.5)
            let name = SVGText.fitted(box.name, to: max(room, 40), size: 11, bold: true) ?? ""
            let restRoom = column - 30 - SVGText.width(name, size: 11, bold: true)
            let fittedRest = SVGText.fitted(rest, to: restRoom, size: 10.5) ?? ""
            addSmallText(
                "\(index + 1)<tspan class=\"strong\" dx=\"6\">\(SVGMarkup.escaped(name))</tspan>"
                    + "<tspan>\(SVGMarkup.escaped(fittedRest))</tspan>",
                x: x + column * Double(index % columns))
        }
        y += Self.lineHeight
        addMore(boxes.count - shown.count, "name")
    }

    // MARK: Problems

    mutating func addNotes(_ notes: [Picture.Note]) {
        guard !notes.isEmpty else { return }
        y += 2
        for note in notes.prefix(Self.mostNotes) {
            let (mark, style) = note.kind == .conflict ? ("✕", "fail") : ("?", "warn")
            let lines = SVGText.lines(note.text, width: width - 18, size: 12)
            for (index, line) in lines.enumerated() {
                if index == 0 { body += SVGMarkup.text(mark, style: style, x: x, baseline: y + 4) }
                let (left, base) = (SVGMarkup.number(x + 16), SVGMarkup.number(y + 4))
                body += "<text x=\"\(left)\" y=\"\(base)\">\(SVGMarkup.escaped(line))</text>\n"
                y += Self.lineHeight
            }
        }
        addMore(notes.count - Self.mostNotes, "note")
    }

    private mutating func addMore(_ count: Int, _ word: String) {
        guard count > 0 else { return }
        addSmallText("and \(count) more \(word)\(count == 1 ? "" : "s")", x: x)
        y += Self.lineHeight
    }
}
