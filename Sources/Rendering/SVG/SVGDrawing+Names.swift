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

    /// Draws the names that have room inside their views, small views first: they have the fewest positions to choose
    /// from.
    ///
    /// - Returns: the boxes whose names have no room, in the same order.
    mutating func drawNamesInside() -> [Picture.Box] {
        let boxes = picture.boxes.enumerated().filter {
            $0.element.view != .root && !$0.element.name.isEmpty && $0.element.presence == .shown
        }
        func rank(_ box: EnumeratedSequence<[Picture.Box]>.Element) -> (Int, Double, Int) {
            let frame = box.element.frame
            return (box.element.isContainer ? 1 : 0, frame.width * frame.height, box.offset)
        }
        var unnamed: [Picture.Box] = []
        for (_, box) in boxes.sorted(by: { rank($0) < rank($1) }) {
            let rect = pixels(box.frame)
            let cut = [cutLabel(of: box, in: rect)].compactMap { $0 }
            let labels = labels(of: box) + cut
            // The only lines so far are marks, which are cut if need be.
            let found =
                position(labels, Self.inside, rect) { placer.isClearOfLines($0) && isClear($0, of: box) }
                ?? position(labels, Self.inside, rect) { isClear($0, of: box) }
            if let (label, free) = found {
                draw(label, in: free)
            } else {
                unnamed.append(box)
            }
        }
        return unnamed
    }

    /// Draws names beside their views, or inside over other views, where they strike through nothing. The others get
    /// numbers.
    mutating func drawNamesElsewhere(_ boxes: [Picture.Box]) {
        var unnamed: [Picture.Box] = []
        for box in boxes {
            let (rect, labels) = (pixels(box.frame), labels(of: box))
            let found =
                position(labels, Self.around, rect) { placer.isClearOfLines($0) && isClear($0, of: box) }
                ?? position(labels, Self.inside, rect) {
                    placer.isClearOfLines($0) && !edges.contains(overlapping: $0)
                }
            if let (label, free) = found { draw(label, in: free) } else { unnamed.append(box) }
        }
        // In document order, as readers look for them.
        for box in unnamed.sorted(by: { $0.view < $1.view }) { drawKey(of: box) }
    }

    /// The first label with a position that is free of texts and satisfies a condition.
    private func position(
        _ labels: [Label], _ positions: (Rect, Label) -> [Rect], _ rect: Rect, _ condition: (Rect) -> Bool
    ) -> (Label, Rect)? {
        for label in labels {
            let free = positions(rect, label).first { placer.isFree($0) && condition($0) }
            if let free { return (label, free) }
        }
        return nil
    }

    private func labels(of box: Picture.Box) -> [Label] {
        // Even the short label of an ambiguous view has a mark.
        [label(box.name, remark(on: box)), label(box.name, box.ambiguous.isEmpty ? nil : ("?", "warn"))]
    }

    private func remark(on box: Picture.Box) -> (text: String, style: String) {
        if box.ambiguous.isEmpty { return (box.kind, "mild") }
        return (box.ambiguous.map(\.rawValue).joined(separator: ", ") + "?", "warn")
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

    /// Whether a text for a box lies fully inside or outside the root, over no other view and on no edge.
    private func isClear(_ rect: Rect, of box: Picture.Box) -> Bool {
        let root = pixels(picture.size)
        return (root.contains(rect) || !root.overlaps(rect))
            && !boxRects.contains(overlapping: rect) { index in
                let other = picture.boxes[index]
                return other.view != box.view && other.presence == .shown && !isAround(other, box)
            }
            && !edges.contains(overlapping: rect)
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

    /// The space between the sides of a view and its texts, which keeps them off the edges of a ghost.
    private static let sideInset = 7.0

    /// The positions of a label inside a rectangle, the best one first.
    private static func inside(_ rect: Rect, _ label: Label) -> [Rect] {
        guard rect.width >= label.width + 6, rect.height >= label.height + 1 else { return [] }
        let inset = rect.width >= label.width + 16 ? sideInset : 3.0
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
            let free = Self.inside(pixels(ghost.frame), label).reversed().filter { rect in
                placer.isFree(rect) && placer.isClearOfLines(rect)
            }
            if let best = free.first(where: { !edges.contains(overlapping: $0) }) ?? free.first {
                draw(label, in: best, style: "name warn")
            }
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
        let rects = corners.map { Rect(x: $0.0, y: $0.1, width: wide, height: 15) }.filter(placer.isFree)
        guard let free = rects.min(by: { placer.linesCrossed(by: $0) < placer.linesCrossed(by: $1) }) else { return }
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
            guard rect.width >= width + 2 * Self.sideInset, rect.height >= 36 else { continue }
            let left = rect.x + Self.sideInset
            let corners = [
                (left, rect.y + 19), (left, rect.maxY - 16), (rect.maxX - Self.sideInset - width, rect.maxY - 16),
            ]
            let free = corners.lazy.map { Rect(x: $0.0, y: $0.1, width: width, height: 12) }.first { rect in
                placer.isFree(rect) && placer.isClearOfLines(rect)
                    && !boxRects.contains(overlapping: rect) { index in
                        let other = picture.boxes[index]
                        return other.view != box.view && other.presence == .shown && !isAround(other, box)
                    }
                    && !edges.contains(overlapping: rect)
            }
            guard let free else { continue }
            placer.insert(text: free)
            addText(SVGMarkup.escaped(text), in: free, style: "small", size: Self.kindSize)
        }
    }
}
