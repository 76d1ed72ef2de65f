import LayoutModel
import SourceText

/// Constraints as dimension lines, each where it crosses as little as may be.
extension SVGDrawing {
    /// A line, drawn across the other axis at one place.
    private struct Line {
        var axis: Axis
        var from: Double
        var to: Double
        var across: Double

        /// What it takes up.
        var rect: Rect { box(from, across - 2, to - from, 4) }

        /// A rectangle that begins at `along` and `across`, as the line lies.
        func box(_ along: Double, _ across: Double, _ length: Double, _ thickness: Double) -> Rect {
            axis == .horizontal
                ? Rect(x: along, y: across, width: length, height: thickness)
                : Rect(x: across, y: along, width: thickness, height: length)
        }
    }

    private static let valueSize = 11.0
    private static let valueHeight = 13.0

    /// What is wrong first, then distances, which have fewer places to choose from than lengths.
    mutating func drawLines() {
        let order = picture.dimensions.enumerated().filter { $0.element.form.isMeasure }.sorted { a, b in
            (Self.rank(a.element), a.offset) < (Self.rank(b.element), b.offset)
        }
        for (_, dimension) in order { draw(dimension) }
    }

    private static func rank(_ dimension: Dimension) -> Int {
        let part = dimension.part == .none ? 4 : 0
        return part + (dimension.isMuted ? 2 : 0) + (dimension.form == .gap ? 0 : 1)
    }

    private func along(_ points: Double, _ axis: Axis) -> Double { axis == .horizontal ? x(points) : y(points) }

    // MARK: Measures

    private mutating func draw(_ dimension: Dimension) {
        let text = Self.mark(dimension) + dimension.label
        let size = (width: SVGText.width(text, size: Self.valueSize, bold: true) + 2, height: Self.valueHeight)
        var best: (line: Line, label: Rect?, cost: Double)?
        for (index, line) in candidates(for: dimension).enumerated() {
            var cost =
                Double(index) + 12 * Double(placer.textsCrossed(by: line.rect)) + 5
                * Double(placer.linesCrossed(by: line.rect))
            let label =
                text.isEmpty ? nil : Self.labels(for: line, size).lazy.enumerated().first { placer.isFree($0.element) }
            if let label {
                cost += 1.5 * Double(label.offset) + 2 * Double(placer.linesCrossed(by: label.element))
            } else if !text.isEmpty {
                cost += 40
            }
            if cost < best?.cost ?? .infinity { best = (line, label?.element, cost) }
            if cost == 0 { break }
        }
        guard let best else { return }
        placer.take(line: best.line.rect)
        let style = Self.style(dimension)
        var drawn = "<path class=\"\(style)\" d=\"\(Self.path(best.line, around: best.label))\"/>"
        drawn += extensionLine(of: dimension, from: best.line, style)
        if let label = best.label {
            placer.take(label)
            let tone = dimension.part != .none ? " fail" : dimension.isMuted ? " faded" : ""
            drawn +=
                "<text class=\"value\(tone)\" x=\"\(SVGText.number(label.x + 1))\" y=\"\(SVGText.number(label.y + 10.2))\">\(SVGText.escaped(text))</text>"
        } else if !text.isEmpty, !dimension.isMuted {
            missing += 1
        }
        add("<g><title>\(SVGText.escaped(dimension.sentence))</title>\(drawn)</g>")
    }

    private static func mark(_ dimension: Dimension) -> String {
        switch dimension.part {
        case .none: ""
        case .inConflict: "! "
        case .leftOut: "✕ "
        }
    }

    private static func style(_ dimension: Dimension) -> String {
        var styles = [dimension.part == .none ? "line" : "bad"]
        if dimension.isOptional || dimension.part == .leftOut { styles.append("soft") }
        if dimension.isMuted { styles.append("past") }
        return styles.joined(separator: " ")
    }

    /// The places across at which it could be drawn, the best first.
    private func candidates(for dimension: Dimension) -> [Line] {
        let axis = dimension.axis
        let (from, to) = (along(dimension.from, axis), along(dimension.to, axis))
        func line(_ across: Double) -> Line { Line(axis: axis, from: from, to: to, across: across) }
        let own = (start: along(dimension.own.lowerBound, axis.other), end: along(dimension.own.upperBound, axis.other))
        if dimension.form == .length {
            let depth = own.end - own.start
            var places = depth >= 20 ? [own.end - 8] : [own.start + depth / 2]
            places += [own.end + 8, own.start - 8]
            if depth >= 20 { places += [0.5, 0.66, 0.33, 0.8, 0.2].map { own.start + depth * $0 } }
            return places.map(line)
        }
        let other = (
            start: along(dimension.other.lowerBound, axis.other), end: along(dimension.other.upperBound, axis.other)
        )
        let common = (start: max(own.start, other.start), end: min(own.end, other.end))
        let span = common.end - common.start > 4 ? common : own
        return [0.5, 0.35, 0.65, 0.25, 0.75, 0.15, 0.85, 0.93, 0.07].map {
            line(span.start + (span.end - span.start) * $0)
        }
    }

    /// Where the label of a line could stand, the best first.
    private static func labels(for line: Line, _ size: (width: Double, height: Double)) -> [Rect] {
        let middle = (line.from + line.to) / 2
        func place(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: size.width, height: size.height) }
        if line.axis == .horizontal {
            let on = line.across - size.height / 2
            var places: [Rect] = []
            if line.to - line.from >= size.width + 10 {
                places += [0.5, 0.3, 0.7].map {
                    place(line.from + (line.to - line.from - size.width) * $0, on)
                }
            }
            let centre = middle - size.width / 2
            places += [place(centre, line.across - size.height - 4), place(centre, line.across + 4)]
            return places + [place(line.to + 3, on), place(line.from - size.width - 3, on)]
        }
        var places: [Rect] = []
        if line.to - line.from >= size.height + 8 {
            places += [0.5, 0.3, 0.7].map {
                place(line.across - size.width / 2, line.from + (line.to - line.from - size.height) * $0)
            }
        }
        let centre = middle - size.height / 2
        places += [place(line.across + 5, centre), place(line.across - size.width - 5, centre)]
        let half = line.across - size.width / 2
        return places + [place(half, line.from - size.height - 3), place(half, line.to + 3)]
    }

    /// The line with a tick at both ends, and with a gap where its label stands on it.
    private static func path(_ line: Line, around label: Rect?) -> String {
        let n = SVGText.number
        let (across, near) = (n(line.across), n(line.across - 3.5))
        var stretches = [(line.from, line.to)]
        if let label, label.overlaps(line.rect), label.start(on: line.axis) > line.from, label.end(on: line.axis) < line.to {
            stretches = [(line.from, label.start(on: line.axis) - 1), (label.end(on: line.axis) + 1, line.to)]
        }
        if line.axis == .horizontal {
            let parts = stretches.map { "M\(n($0.0)) \(across)H\(n($0.1))" }
            return "M\(n(line.from)) \(near)v7M\(n(line.to)) \(near)v7" + parts.joined()
        }
        let parts = stretches.map { "M\(across) \(n($0.0))V\(n($0.1))" }
        return "M\(near) \(n(line.from))h7M\(near) \(n(line.to))h7" + parts.joined()
    }

    /// From the end of a line to the item that it measures to, where that lies beside it.
    private func extensionLine(of dimension: Dimension, from line: Line, _ style: String) -> String {
        guard dimension.form == .gap else { return "" }
        let axis = dimension.axis
        let start = along(dimension.other.lowerBound, axis.other)
        let end = along(dimension.other.upperBound, axis.other)
        let goal = line.across < start ? start : line.across > end ? end : line.across
        guard abs(goal - line.across) > 2 else { return "" }
        return "<path class=\"\(style) dot\" d=\"\(path(at: dimension.end, axis, line.across, goal))\"/>"
    }

    // MARK: Marks

    /// Marks for what lies on one place, drawn below everything that is written.
    func planLines() -> (marks: String, count: Int) {
        var marks = ""
        var count = 0
        for dimension in picture.dimensions where !dimension.form.isMeasure && !dimension.isMuted {
            let axis = dimension.axis
            let own = (
                start: along(dimension.own.lowerBound, axis.other), end: along(dimension.own.upperBound, axis.other)
            )
            let other = (
                start: along(dimension.other.lowerBound, axis.other), end: along(dimension.other.upperBound, axis.other)
            )
            var paths: [String] = []
            var style = Self.style(dimension)
            switch dimension.form {
            case .length, .gap: break
            case .pin:
                let middle = (own.start + own.end) / 2
                let half = min(7, max((own.end - own.start) / 4, 2))
                paths = [path(at: dimension.place, axis, middle - half, middle + half)]
                style += " pin"
            case .centre:
                paths = [
                    path(at: dimension.place, axis, own.start - 8, own.start - 1),
                    path(at: dimension.place, axis, own.end + 1, own.end + 8),
                ]
            case .alignment:
                let (near, far) = own.end < other.start ? (own.end, other.start) : (other.end, own.start)
                paths = [
                    near < far
                        ? path(at: dimension.place, axis, near - 3, far + 3)
                        : path(at: dimension.place, axis, min(own.start, other.start), max(own.end, other.end))
                ]
                style += " dot"
            }
            count += paths.count
            marks +=
                "<g><title>\(SVGText.escaped(dimension.sentence))</title><path class=\"\(style)\" d=\"\(paths.joined())\"/></g>\n"
        }
        return (marks, count)
    }

    /// A straight line at one place of an axis, across it.
    private func path(at points: Double, _ axis: Axis, _ from: Double, _ to: Double) -> String {
        let n = SVGText.number
        let place = n(along(points, axis))
        return axis == .horizontal ? "M\(place) \(n(from))V\(n(to))" : "M\(n(from)) \(place)H\(n(to))"
    }
}

extension Dimension.Form {
    /// Whether it has a length to write beside it.
    fileprivate var isMeasure: Bool { self == .length || self == .gap }
}
