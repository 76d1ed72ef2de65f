import LayoutModel

/// Constraints as dimension lines, which cross as little as possible.
extension SVGDrawing {
    private static let valueSize = 11.0
    private static let valueHeight = 13.0

    /// Places conflicts first, then distances, which have fewer possible positions than lengths.
    mutating func placeLines() {
        let order = picture.dimensions.enumerated().filter { $0.element.form.isMeasure }.sorted { a, b in
            (Self.rank(a.element), a.offset) < (Self.rank(b.element), b.offset)
        }
        for (_, dimension) in order { place(dimension) }
    }

    private static func rank(_ dimension: Dimension) -> Int {
        (dimension.conflictRole == .none ? 2 : 0) + (dimension.form == .gap ? 0 : 1)
    }

    private func along(_ points: Double, _ axis: Axis) -> Double { axis == .horizontal ? x(points) : y(points) }

    private func along(_ extent: ClosedRange<Double>, _ axis: Axis) -> (start: Double, end: Double) {
        (along(extent.lowerBound, axis), along(extent.upperBound, axis))
    }

    // MARK: Measures

    private mutating func place(_ dimension: Dimension) {
        let text = Self.mark(dimension) + dimension.label
        guard let (line, label) = bestLine(for: dimension, text) else { return }
        let style = Self.style(dimension)
        var stroke = Stroke(parts: [([line] + line.ticks(3.5), style)], dimension: dimension)
        if let guideline = extensionLine(of: dimension, from: line) {
            stroke.parts.append(([guideline], style + " dot"))
        }
        if let label {
            placer.insert(text: label)
            let tone = dimension.conflictRole != .none ? " fail" : ""
            stroke.texts = SVGMarkup.text(
                SVGMarkup.escaped(text), style: "value\(tone)", x: label.x + 1, baseline: label.y + 10.2)
        } else if !text.isEmpty {
            missing += 1
        }
        insert(stroke)
    }

    /// The line with the fewest crossings, and the rectangle of its label; nil for the label if it does not fit.
    private func bestLine(for dimension: Dimension, _ text: String) -> (Segment, label: Rect?)? {
        let size = (width: SVGText.width(text, size: Self.valueSize, bold: true) + 2, height: Self.valueHeight)
        var best: (line: Segment, label: Rect?, cost: Double)?
        for (index, line) in candidates(for: dimension).enumerated() {
            let crossed = (texts: placer.textsCrossed(by: line.rect), lines: placer.linesCrossed(by: line.rect))
            var cost = Double(index) + 12 * Double(crossed.texts) + 5 * Double(crossed.lines)
            let labels = text.isEmpty ? [] : Self.labels(for: line, size)
            let label = labels.enumerated().first { placer.isFree($0.element) }
            if let label {
                cost += 1.5 * Double(label.offset) + 2 * Double(placer.linesCrossed(by: label.element))
            } else if !text.isEmpty {
                cost += 40
            }
            if cost < best?.cost ?? .infinity { best = (line, label?.element, cost) }
            if cost == 0 { break }
        }
        return best.map { ($0.line, $0.label) }
    }

    private static func mark(_ dimension: Dimension) -> String {
        switch dimension.conflictRole {
        case .none: ""
        case .member: "! "
        case .leftOut: "✕ "
        }
    }

    private static func style(_ dimension: Dimension) -> String {
        var styles = [dimension.conflictRole == .none ? "line" : "bad"]
        if dimension.isOptional || dimension.conflictRole == .leftOut { styles.append("soft") }
        if dimension.isSpacing { styles.append("spacing") }
        return styles.joined(separator: " ")
    }

    /// The possible lines, the best first.
    private func candidates(for dimension: Dimension) -> [Segment] {
        let axis = dimension.axis
        let (from, to) = (along(dimension.lowerEnd, axis), along(dimension.upperEnd, axis))
        func line(_ across: Double) -> Segment { Segment(axis: axis, from: from, to: to, across: across) }
        let own = along(dimension.firstExtent, axis.other)
        if dimension.form == .length {
            let depth = own.end - own.start
            var positions = depth >= 20 ? [own.end - 8] : [own.start + depth / 2]
            positions += [own.end + 8, own.start - 8]
            if depth >= 20 { positions += [0.5, 0.66, 0.33, 0.8, 0.2].map { own.start + depth * $0 } }
            return positions.map(line)
        }
        let other = along(dimension.secondExtent, axis.other)
        let common = (start: max(own.start, other.start), end: min(own.end, other.end))
        let span = common.end - common.start > 4 ? common : own
        return [0.5, 0.35, 0.65, 0.25, 0.75, 0.15, 0.85, 0.93, 0.07].map {
            line(span.start + (span.end - span.start) * $0)
        }
    }

    /// The possible rectangles of a line's label, the best first.
    private static func labels(for line: Segment, _ size: (width: Double, height: Double)) -> [Rect] {
        let middle = (line.from + line.to) / 2
        let length = line.to - line.from
        let isHorizontal = line.axis == .horizontal
        let (along, across) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
        let centre = middle - along / 2
        let on = line.across - across / 2
        let (spare, gap, beyond) = isHorizontal ? (10.0, 4.0, line.to + 3) : (8.0, 5.0, line.from - along - 3)
        var positions: [(along: Double, across: Double)] = []
        if length >= along + spare {
            positions += [0.5, 0.3, 0.7].map { (line.from + (length - along) * $0, on) }
        }
        let sides = [(centre, line.across - across - gap), (centre, line.across + gap)]
        positions += isHorizontal ? sides : sides.reversed()
        positions += [(beyond, on), (isHorizontal ? line.from - along - 3 : line.to + 3, on)]
        return positions.map { position in
            let (x, y) = isHorizontal ? (position.along, position.across) : (position.across, position.along)
            return Rect(x: x, y: y, width: size.width, height: size.height)
        }
    }

    /// A line from the end of a gap to the item at that end; nil if the item is beside it.
    private func extensionLine(of dimension: Dimension, from line: Segment) -> Segment? {
        guard dimension.form == .gap else { return nil }
        let item = along(dimension.secondExtent, dimension.axis.other)
        let goal = line.across < item.start ? item.start : line.across > item.end ? item.end : line.across
        guard abs(goal - line.across) > 2 else { return nil }
        return across(dimension.end, dimension.axis, line.across, goal)
    }

    // MARK: Marks

    /// Places marks for constraints without a length.
    mutating func placeMarks() {
        for dimension in picture.dimensions where !dimension.form.isMeasure {
            let axis = dimension.axis
            let own = along(dimension.firstExtent, axis.other)
            let other = along(dimension.secondExtent, axis.other)
            func line(_ from: Double, _ to: Double) -> Segment { across(dimension.start, axis, from, to) }
            var style = Self.style(dimension)
            let lines: [Segment]
            switch dimension.form {
            case .length, .gap: continue
            case .pin:
                let middle = (own.start + own.end) / 2
                let half = min(7, max((own.end - own.start) / 4, 2))
                lines = [line(middle - half, middle + half)]
                style += " pin"
            case .centre:
                lines = [line(own.start - 8, own.start - 1), line(own.end + 1, own.end + 8)]
            case .alignment:
                let (near, far) = own.end < other.start ? (own.end, other.start) : (other.end, own.start)
                lines = [
                    near < far
                        ? line(near - 3, far + 3) : line(min(own.start, other.start), max(own.end, other.end))
                ]
                style += " dot"
            }
            insert(Stroke(parts: [(lines, style)], dimension: dimension))
        }
    }

    /// A straight line across an axis.
    private func across(_ points: Double, _ axis: Axis, _ from: Double, _ to: Double) -> Segment {
        Segment(axis: axis.other, from: min(from, to), to: max(from, to), across: along(points, axis))
    }
}

extension Dimension.Form {
    /// Whether the line has a length and a label.
    fileprivate var isMeasure: Bool { self == .length || self == .gap }
}
