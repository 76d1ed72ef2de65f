import LayoutModel

/// The names of views and their frames, at readable positions.
extension SVGDrawing {
    /// A name with an optional remark.
    private struct Label {
        /// Markup.
        var text: String
        var width: Double
        let height = 14.0
    }

    private static let nameSize = 12.0
    private static let kindSize = 10.5

    /// Draws the names of small views first: they have the fewest positions to choose from.
    mutating func drawNames() {
        let boxes = picture.boxes.enumerated().filter { $0.element.view != .root && !$0.element.name.isEmpty }
        func rank(_ box: EnumeratedSequence<[Picture.Box]>.Element) -> (Int, Double, Int) {
            let frame = box.element.frame
            return (box.element.isContainer ? 1 : 0, frame.width * frame.height, box.offset)
        }
        var unnamed: Set<ViewID> = []
        for (_, box) in boxes.sorted(by: { rank($0) < rank($1) }) where !drawName(of: box) { unnamed.insert(box.view) }
        // In document order, as readers look for them.
        for (_, box) in boxes where unnamed.contains(box.view) { drawKey(of: box) }
    }

    private func remark(on box: Picture.Box) -> (text: String, style: String) {
        switch box.presence {
        case .gone: return ("gone", "mild")
        case .hidden: return ("hidden", "mild")
        case .shown: break
        }
        if box.ambiguous.isEmpty { return (box.kind, "mild") }
        return (box.ambiguous.map(\.rawValue).joined(separator: ", ") + "?", "warn")
    }

    /// Draws the name inside the view, cut inside it, beside it, or inside over other views. False if it fits nowhere.
    private mutating func drawName(of box: Picture.Box) -> Bool {
        let rect = pixels(box.frame)
        let isMarked = !box.ambiguous.isEmpty && box.presence == .shown
        // Even the short label of an ambiguous view has a mark.
        let labels = [label(box.name, remark(on: box)), label(box.name, isMarked ? ("?", "warn") : nil)]
        func clear(_ labels: [Label], _ positions: (Rect, Label) -> [Rect]) -> (Label, Rect)? {
            first(labels, positions) { placer.isFree($0) && isClear($0, of: box) }
        }
        func first(
            _ labels: [Label], _ positions: (Rect, Label) -> [Rect], where condition: (Rect) -> Bool
        ) -> (Label, Rect)? {
            for label in labels {
                if let free = positions(rect, label).first(where: condition) { return (label, free) }
            }
            return nil
        }
        let position =
            clear(labels, Self.inside) ?? clear([cutLabel(of: box, in: rect)].compactMap { $0 }, Self.inside)
            ?? clear(labels, Self.around) ?? first(labels, Self.inside, where: placer.isFree)
        guard let (label, free) = position else { return false }
        draw(label, in: free)
        return true
    }

    /// A label with the beginning of the name; nil if too little of it fits.
    private func cutLabel(of box: Picture.Box, in rect: Rect) -> Label? {
        let room = rect.width - 8
        guard rect.height >= 15, room >= 30,
            let cut = SVGText.fitted(box.name, to: room, size: Self.nameSize, bold: true),
            cut != box.name, cut.count >= 5
        else { return nil }
        return label(cut, nil)
    }

    /// Whether a text for a box lies fully inside or outside the root, and over no other view and no edge of a ghost.
    private func isClear(_ rect: Rect, of box: Picture.Box) -> Bool {
        let root = pixels(picture.size)
        return (root.contains(rect) || !root.overlaps(rect))
            && !boxRects.contains(overlapping: rect) { index in
                let other = picture.boxes[index]
                return other.view != box.view && other.presence == .shown && !isAround(other, box)
            }
            && !ghostEdges.contains(overlapping: rect)
    }

    /// Whether `other` encloses the box, so that texts of the box may overlap it.
    private func isAround(_ other: Picture.Box, _ box: Picture.Box) -> Bool {
        other.view < box.view && other.isContainer && other.frame.contains(box.frame)
    }

    private func label(_ name: String, _ remark: (text: String, style: String)?) -> Label {
        var width = SVGText.width(name, size: Self.nameSize, bold: true)
        var text = SVGMarkup.escaped(name)
        if let remark {
            width += 5 + SVGText.width(remark.text, size: Self.kindSize)
            text += "<tspan class=\"\(remark.style)\" dx=\"5\" font-size=\"10.5\">"
            text += "\(SVGMarkup.escaped(remark.text))</tspan>"
        }
        return Label(text: text, width: width)
    }

    /// The positions of a label inside a rectangle, the best one first.
    private static func inside(_ rect: Rect, _ label: Label) -> [Rect] {
        guard rect.width >= label.width + 6, rect.height >= label.height + 1 else { return [] }
        let inset = rect.width >= label.width + 14 ? 6.0 : 3.0
        let rise = rect.height >= label.height + 8 ? 4.0 : max((rect.height - label.height) / 2, 0)
        let (left, right) = (rect.x + inset, rect.maxX - inset - label.width)
        let (top, bottom) = (rect.y + rise, rect.maxY - rise - label.height)
        let middle = rect.y + (rect.height - label.height) / 2
        return [(left, top), (left, bottom), (right, top), (right, bottom), (left, middle), (right, middle)].map {
            Rect(x: $0.0, y: $0.1, width: label.width, height: label.height)
        }
    }

    /// The positions of a label beside a rectangle, the best one first.
    private static func around(_ rect: Rect, _ label: Label) -> [Rect] {
        let centre = rect.x + (rect.width - label.width) / 2
        let middle = rect.y + (rect.height - label.height) / 2
        let (above, below) = (rect.y - label.height - 1, rect.maxY + 2)
        let right = rect.maxX - label.width
        let corners = [
            (rect.x, above), (rect.x, below), (rect.maxX + 4, middle), (rect.x - label.width - 4, middle),
            (centre, above), (centre, below), (right, above), (right, below),
        ]
        return corners.map { Rect(x: $0.0, y: $0.1, width: label.width, height: label.height) }
    }

    private mutating func draw(_ label: Label, in rect: Rect, style: String = "name") {
        placer.insert(text: rect)
        addText(label.text, in: rect, style: style, size: Self.nameSize)
    }

    /// Draws the names of the ghosts that have room for them.
    mutating func drawGhostNames() {
        for ghost in picture.ghosts where !ghost.name.isEmpty {
            let label = label("or " + ghost.name, nil)
            let free = Self.inside(pixels(ghost.frame), label).reversed().first { rect in
                placer.isFree(rect) && placer.linesCrossed(by: rect) == 0
            }
            if let free { draw(label, in: free, style: "name warn") }
        }
    }

    // MARK: Numbers for names

    private mutating func drawKey(of box: Picture.Box) {
        keyed.append(box)
        let text = "\(keyed.count)"
        let rect = pixels(box.frame)
        let wide = max(15, SVGText.width(text, size: 10.5) + 7)
        let (centre, middle) = (rect.x + rect.width / 2 - wide / 2, rect.y + rect.height / 2 - 7.5)
        let corners = [
            (centre, middle), (rect.x + 1, rect.y + 1), (rect.maxX - wide - 1, rect.maxY - 16), (rect.maxX + 2, middle),
            (rect.x - wide - 2, middle), (centre, rect.y - 17), (centre, rect.maxY + 2),
        ]
        let free = corners.lazy.map { Rect(x: $0.0, y: $0.1, width: wide, height: 15) }.first { placer.isFree($0) }
        guard let free else { return }
        placer.insert(text: free)
        let (x, y) = (SVGMarkup.number(free.x + wide / 2), SVGMarkup.number(free.y + 11.2))
        add(
            SVGMarkup.rectangle(free, style: "key", radius: 7.5)
                + "<text class=\"small\" text-anchor=\"middle\" x=\"\(x)\" y=\"\(y)\">\(text)</text>")
    }

    // MARK: Frames

    /// Draws the numbers of the frames that still have room for them.
    mutating func drawFrames() {
        for box in picture.boxes where box.view != .root && box.presence == .shown {
            let rect = pixels(box.frame)
            let text = box.frameText(places: 1)
            let width = SVGText.width(text, size: Self.kindSize)
            guard rect.width >= width + 12, rect.height >= 36 else { continue }
            let corners = [
                (rect.x + 6, rect.y + 19), (rect.x + 6, rect.maxY - 16), (rect.maxX - 6 - width, rect.maxY - 16),
            ]
            let free = corners.lazy.map { Rect(x: $0.0, y: $0.1, width: width, height: 12) }.first { rect in
                placer.isFree(rect) && placer.linesCrossed(by: rect) == 0
                    && !boxRects.contains(overlapping: rect) { index in
                        let other = picture.boxes[index]
                        return other.view != box.view && !isAround(other, box)
                    }
                    && !ghostEdges.contains(overlapping: rect)
            }
            guard let free else { continue }
            placer.insert(text: free)
            addText(SVGMarkup.escaped(text), in: free, style: "small", size: Self.kindSize)
        }
    }
}
