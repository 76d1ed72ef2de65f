import LayoutModel
import SourceText

/// The names of views, each where it can be read.
extension SVGDrawing {
    /// A text with its place and size.
    private struct Label {
        /// Markup.
        var text: String
        var width: Double
        var height: Double
        var style: String
        var fontSize: Double
    }

    private static let nameSize = 12.0
    private static let kindSize = 10.5

    /// Small views first: they have the fewest places to choose from.
    mutating func drawNames() {
        let boxes = picture.boxes.enumerated().filter { $0.element.view != .root && !$0.element.name.isEmpty }
        let order = boxes.sorted { a, b in
            let (one, other) = (a.element.frame, b.element.frame)
            let sizes = (one.width * one.height, other.width * other.height)
            return (a.element.isContainer ? 1 : 0, sizes.0, a.offset) < (
                b.element.isContainer ? 1 : 0, sizes.1, b.offset
            )
        }
        var unnamed: Set<ViewID> = []
        for (_, box) in order where !placeName(of: box) { unnamed.insert(box.view) }
        // In document order, as a reader looks for them.
        for (_, box) in boxes where unnamed.contains(box.view) { placeKey(of: box) }
    }

    private func remark(on box: Picture.Box) -> (text: String, style: String) {
        switch box.presence {
        case .gone: return ("gone", "mild")
        case .hidden: return ("hidden", "mild")
        case .shown: break
        }
        if box.undecided.isEmpty { return (box.kind, "mild") }
        return (box.undecided.map(\.rawValue).joined(separator: ", ") + "?", "warn")
    }

    private mutating func placeName(of box: Picture.Box) -> Bool {
        let rect = pixels(box.frame)
        let remark = remark(on: box)
        let (full, short) = (label(box.name, remark), label(box.name, nil))
        // An undecided view says so wherever its name stands.
        let labels =
            box.undecided.isEmpty || box.presence != .shown ? [full, short] : [full, label(box.name, ("?", "warn"))]
        let root = pixels(picture.size)
        func isClear(_ place: Rect) -> Bool {
            (root.contains(place) || !root.overlaps(place))
                && !boxPlaces.contains(overlapping: place) { index in
                    let other = picture.boxes[index]
                    return other.view != box.view && other.presence == .shown && !isAround(other, box)
                }
                && !ghostEdges.contains(overlapping: place)
        }

        for label in labels {
            for place in Self.inside(rect, label) where placer.isFree(place) && isClear(place) {
                put(label, at: place)
                return true
            }
        }
        let narrow = rect.width - 8
        if rect.height >= 15, narrow >= 30,
            let cut = SVGText.fitted(box.name, to: narrow, size: Self.nameSize, bold: true),
            cut != box.name, cut.count >= 5
        {
            let label = label(cut, nil)
            for place in Self.inside(rect, label) where placer.isFree(place) && isClear(place) {
                put(label, at: place)
                return true
            }
        }
        for label in labels {
            for place in Self.around(rect, label) where placer.isFree(place) && isClear(place) {
                put(label, at: place)
                return true
            }
        }
        for label in labels {
            // What lies below the text may show through it.
            for place in Self.inside(rect, label) where placer.isFree(place) {
                put(label, at: place)
                return true
            }
        }
        return false
    }

    /// Whether `other` lies around the box: what is inside it may be written on.
    private func isAround(_ other: Picture.Box, _ box: Picture.Box) -> Bool {
        other.view < box.view && other.isContainer && other.frame.contains(box.frame)
    }

    private func label(_ name: String, _ remark: (text: String, style: String)?) -> Label {
        var width = SVGText.width(name, size: Self.nameSize, bold: true)
        var text = SVGText.escaped(name)
        if let remark {
            width += 5 + SVGText.width(remark.text, size: Self.kindSize)
            text +=
                "<tspan class=\"\(remark.style)\" dx=\"5\" font-size=\"10.5\">\(SVGText.escaped(remark.text))</tspan>"
        }
        return Label(text: text, width: width, height: 14, style: "name", fontSize: Self.nameSize)
    }

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

    private static func around(_ rect: Rect, _ label: Label) -> [Rect] {
        let centre = rect.x + (rect.width - label.width) / 2
        let middle = rect.y + (rect.height - label.height) / 2
        let places = [
            (rect.x, rect.y - label.height - 1), (rect.x, rect.maxY + 2), (rect.maxX + 4, middle),
            (rect.x - label.width - 4, middle), (centre, rect.y - label.height - 1), (centre, rect.maxY + 2),
            (rect.maxX - label.width, rect.y - label.height - 1), (rect.maxX - label.width, rect.maxY + 2),
        ]
        return places.map { Rect(x: $0.0, y: $0.1, width: label.width, height: label.height) }
    }

    private mutating func put(_ label: Label, at place: Rect) {
        placer.take(place)
        addText(label.text, at: place, style: label.style, size: label.fontSize)
    }

    /// Whose second place a ghost is, where there is room.
    mutating func drawGhostNames() {
        for ghost in picture.ghosts where !ghost.name.isEmpty {
            let rect = pixels(ghost.frame)
            let label = label("or " + ghost.name, nil)
            let free = Self.inside(rect, label).reversed().first { place in
                placer.isFree(place) && placer.linesCrossed(by: place) == 0
            }
            guard let place = free else { continue }
            placer.take(place)
            addText(label.text, at: place, style: "name warn", size: label.fontSize)
        }
    }

    // MARK: Numbers for names

    private mutating func placeKey(of box: Picture.Box) {
        keyed.append(box)
        let text = "\(keyed.count)"
        let rect = pixels(box.frame)
        let wide = max(15, SVGText.width(text, size: 10.5) + 7)
        let (centre, middle) = (rect.x + rect.width / 2 - wide / 2, rect.y + rect.height / 2 - 7.5)
        let places = [
            (centre, middle), (rect.x + 1, rect.y + 1), (rect.maxX - wide - 1, rect.maxY - 16), (rect.maxX + 2, middle),
            (rect.x - wide - 2, middle), (centre, rect.y - 17), (centre, rect.maxY + 2),
        ].map { Rect(x: $0.0, y: $0.1, width: wide, height: 15) }
        guard let place = places.first(where: { placer.isFree($0) }) else { return }
        placer.take(place)
        let n = SVGText.number
        add(
            Self.rectangle(place, style: "key", radius: 7.5)
                + "<text class=\"small\" text-anchor=\"middle\" x=\"\(n(place.x + wide / 2))\" y=\"\(n(place.y + 11.2))\">\(text)</text>"
        )
    }

    // MARK: Frames

    /// The numbers of the frames, where there is still room.
    mutating func drawFrames() {
        for box in picture.boxes where box.view != .root && box.presence == .shown {
            let rect = pixels(box.frame)
            let text = box.frameText
            let width = SVGText.width(text, size: Self.kindSize)
            guard rect.width >= width + 12, rect.height >= 36 else { continue }
            let places = [
                (rect.x + 6, rect.y + 19), (rect.x + 6, rect.maxY - 16), (rect.maxX - 6 - width, rect.maxY - 16),
            ]
            .map { Rect(x: $0.0, y: $0.1, width: width, height: 12) }
            let free = places.first { place in
                placer.isFree(place) && placer.linesCrossed(by: place) == 0
                    && !boxPlaces.contains(overlapping: place) { index in
                        let other = picture.boxes[index]
                        return other.view != box.view && !isAround(other, box)
                    }
                    && !ghostEdges.contains(overlapping: place)
            }
            guard let place = free else { continue }
            placer.take(place)
            addText(SVGText.escaped(text), at: place, style: "small", size: Self.kindSize)
        }
    }
}
