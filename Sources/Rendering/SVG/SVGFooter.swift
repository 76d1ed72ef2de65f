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
        let lines = picture.dimensions
        func has(_ role: Dimension.ConflictRole) -> Bool { lines.contains { $0.conflictRole == role } }
        let holding = lines.filter { $0.conflictRole == .none && !$0.isSpacing }
        let all: [(occurs: Bool, Sample, text: String)] = [
            (holding.contains { !$0.isOptional }, .line("line"), "constraint"),
            (holding.contains(where: \.isOptional), .line("line soft"), "optional, @priority"),
            (lines.contains(where: \.isSpacing), .line("line spacing"), "stack spacing"),
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

    /// Adds the numbered names in columns, row by row. A name that is longer than its column takes more of them, and
    /// one that is longer than a row goes on in the next.
    mutating func addKeys(_ boxes: [Picture.Box]) {
        guard !boxes.isEmpty else { return }
        let columns = max(1, Int(clamping: width / 70))
        let column = width / Double(columns)
        var used = 0
        y += 2
        for (index, box) in boxes.enumerated() {
            let number = "\(index + 1)"
            let indent = SVGText.width(number, size: 10.5) + 6
            let rest = "\(box.kind)  \(box.frameText(places: 1))"
            let names = SVGText.lines(box.name, width: width - indent - 14, size: 11, bold: true)
            let length = SVGText.width(names.last ?? "", size: 11, bold: true) + SVGText.width(rest, size: 10.5)
            let isLong = names.count > 1 || indent + length + 19 > width
            let needed = isLong ? columns : max(1, Int(clamping: ((indent + length + 19) / column).rounded(.up)))
            if used > 0, used + needed > columns {
                used = 0
                y += Self.lineHeight
            }
            let x = x + column * Double(used)
            addSmallText(number, x: x)
            for (line, name) in names.enumerated() {
                if line > 0 { y += Self.lineHeight }
                let isLast = line == names.count - 1 && !isLong
                let tail = isLast ? "<tspan dx=\"5\">\(SVGMarkup.escaped(rest))</tspan>" : ""
                addSmallText("<tspan class=\"strong\">\(SVGMarkup.escaped(name))</tspan>" + tail, x: x + indent)
            }
            if isLong {
                y += Self.lineHeight
                addSmallText(SVGMarkup.escaped(rest), x: x + indent)
            }
            used += needed
        }
        y += Self.lineHeight
    }

    // MARK: Problems

    mutating func addNotes(_ notes: [Picture.Note]) {
        guard !notes.isEmpty else { return }
        y += 2
        for note in notes.prefix(Self.mostNotes) {
            let (mark, style) =
                switch note.kind {
                case .conflict: ("✕", "fail")
                case .ambiguity: ("?", "warn")
                case .remark: ("i", "mild")
                }
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
