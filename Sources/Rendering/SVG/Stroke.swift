import LayoutModel

/// A straight line along an axis, at one position of the other axis, in pixels.
struct Segment {
    var axis: Axis
    var from: Double
    var to: Double
    var across: Double

    /// What texts keep off.
    var rect: Rect {
        axis == .horizontal
            ? Rect(x: from, y: across - 2, width: to - from, height: 4)
            : Rect(x: across - 2, y: from, width: 4, height: to - from)
    }

    /// Short lines across both ends.
    func ticks(_ half: Double) -> [Segment] {
        [from, to].map { Segment(axis: axis.other, from: across - half, to: across + half, across: $0) }
    }

    /// The rest of the line without what texts cover.
    func without(_ texts: [Rect]) -> [Segment] {
        var rest = [self]
        for text in texts {
            let (start, end) = (text.start(on: axis) - 1, text.end(on: axis) + 1)
            rest = rest.flatMap { part -> [Segment] in
                guard part.from < end, part.to > start else { return [part] }
                var (before, after) = (part, part)
                (before.to, after.from) = (start, end)
                return [before, after].filter { $0.to - $0.from > 0.5 }
            }
        }
        return rest
    }

    /// Commands of a path.
    var path: String {
        let n = SVGMarkup.number
        return axis == .horizontal
            ? "M\(n(from)) \(n(across))H\(n(to))" : "M\(n(across)) \(n(from))V\(n(to))"
    }
}

/// Lines that belong together, such as those of a constraint.
struct Stroke {
    /// Lines with their styles.
    var parts: [(lines: [Segment], style: String)]
    /// The markup of the texts.
    var texts = ""
    /// The constraint that the lines show.
    var dimension: Dimension?
    /// The tooltip of lines that show no constraint.
    var title: String?
}

extension SVGDrawing {
    /// Adds lines, which are drawn when all texts are known.
    mutating func insert(_ stroke: Stroke) {
        for part in stroke.parts {
            for line in part.lines { placer.insert(line: line.rect) }
        }
        strokes.append(stroke)
    }

    /// Draws lines, cut where they would strike through a text.
    mutating func draw(_ stroke: Stroke) {
        let paths = stroke.parts.map { lines, style in
            let path = lines.flatMap { $0.without(placer.texts(over: $0.rect)) }.map(\.path).joined()
            return path.isEmpty ? "" : SVGMarkup.path(path, style: style)
        }
        let shape = paths.joined() + stroke.texts
        if let dimension = stroke.dimension {
            add(group.of(dimension, shape))
        } else {
            add(stroke.title.map { SVGMarkup.group(title: [$0], shape) } ?? shape)
        }
    }
}
