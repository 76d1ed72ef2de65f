import LayoutModel

/// Where the scenes of a storyboard lie in one small picture, in pixels, and the arrows among them.
struct SceneMap: Sendable {
    /// All segues from one scene to another.
    struct Arrow: Sendable {
        var source: Int
        var destination: Int
        /// Without repetitions, in document order.
        var names: [String]
        var start: (x: Double, y: Double)
        var end: (x: Double, y: Double)
    }

    let scenes: [Sketch.Scene]
    /// By scene.
    private(set) var rects: [Rect] = []
    private(set) var arrows: [Arrow] = []
    let segueCount: Int
    /// Pixels per point.
    private(set) var scale = 0.0
    private(set) var width = 0.0
    private(set) var height = 0.0

    /// The width of an ordinary scene, which has room for a name.
    private static let sceneWidth = 92.0
    private static let most = (width: 1600.0, height: 1400.0)
    private static let gap = 24.0

    /// Nil for less than two scenes.
    init?(_ sketch: Sketch) {
        (scenes, segueCount) = (sketch.scenes, sketch.segues.count)
        guard scenes.count > 1 else { return nil }
        let frames = Self.frames(scenes)
        let all = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        let widths = scenes.map(\.width).sorted()
        let ordinary = max(widths[widths.count / 2], 1)
        scale = min(
            Self.sceneWidth / ordinary, Self.most.width / max(all.width, 1), Self.most.height / max(all.height, 1))
        rects = frames.map { frame in
            Rect(
                x: (frame.x - all.x) * scale, y: (frame.y - all.y) * scale, width: max(frame.width * scale, 8),
                height: max(frame.height * scale, 8))
        }
        width = rects.map(\.maxX).max() ?? 0
        height = rects.map(\.maxY).max() ?? 0
        arrows = self.arrows(sketch.segues)
    }

    /// The frames on the canvas, moved apart until as few scenes as possible lie on others: a canvas keeps its places
    /// when its device becomes larger.
    private static func frames(_ scenes: [Sketch.Scene]) -> [Rect] {
        var best = (frames: frames(scenes, spread: 1), overlaps: Int.max)
        for spread in [1, 1.25, 1.5, 1.75, 2] where best.overlaps > 0 {
            let frames = frames(scenes, spread: spread)
            let overlaps = frames.indices.reduce(0) { sum, index in
                sum + frames[..<index].count { $0.overlaps(frames[index]) }
            }
            if overlaps < best.overlaps { best = (frames, overlaps) }
            guard scenes.count <= mostCompared else { break }
        }
        return best.frames
    }

    /// More scenes would take long to compare with each other.
    private static let mostCompared = 400

    /// The scenes on the canvas; those without a place there in a row below the others.
    private static func frames(_ scenes: [Sketch.Scene], spread: Double) -> [Rect] {
        let placed = scenes.compactMap { scene in
            scene.position.map { Rect(x: $0.x * spread, y: $0.y * spread, width: scene.width, height: scene.height) }
        }
        let below = placed.map(\.maxY).max().map { $0 + 200 } ?? 0
        var x = placed.map(\.x).min() ?? 0
        return scenes.map { scene in
            if let position = scene.position {
                return Rect(
                    x: position.x * spread, y: position.y * spread, width: scene.width, height: scene.height)
            }
            defer { x += scene.width + 100 }
            return Rect(x: x, y: below, width: scene.width, height: scene.height)
        }
    }

    // MARK: Arrows

    private struct Way: Hashable {
        var source: Int
        var destination: Int
    }

    private func arrows(_ segues: [Sketch.Segue]) -> [Arrow] {
        var names: [Way: [String]] = [:]
        var order: [Way] = []
        for segue in segues where segue.source != segue.destination {
            let way = Way(source: segue.source, destination: segue.destination)
            if names[way] == nil { order.append(way) }
            if names[way]?.contains(segue.name) != true { names[way, default: []].append(segue.name) }
        }
        return order.compactMap { way in
            let isTwoWay = names[Way(source: way.destination, destination: way.source)] != nil
            return arrow(way, names[way] ?? [], isTwoWay: isTwoWay)
        }
    }

    /// From edge to edge along the line between the centres; beside that line where there is a way back too. Nil where
    /// a scene lies on the other.
    private func arrow(_ way: Way, _ names: [String], isTwoWay: Bool) -> Arrow? {
        let (one, other) = (rects[way.source], rects[way.destination])
        var (a, b) = (Self.centre(one), Self.centre(other))
        let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        guard length > 1 else { return nil }
        let (dx, dy) = ((b.x - a.x) / length, (b.y - a.y) / length)
        if isTwoWay {
            a = (a.x - 5 * dy, a.y + 5 * dx)
            b = (b.x - 5 * dy, b.y + 5 * dx)
        }
        let start = Self.distance(from: a, (dx, dy), toEdgeOf: one)
        let end = length - Self.distance(from: b, (-dx, -dy), toEdgeOf: other)
        guard end - start > 4 else { return nil }
        return Arrow(
            source: way.source, destination: way.destination, names: names,
            start: (a.x + dx * start, a.y + dy * start), end: (a.x + dx * end, a.y + dy * end))
    }

    private static func centre(_ rect: Rect) -> (x: Double, y: Double) {
        (rect.centre(on: .horizontal), rect.centre(on: .vertical))
    }

    /// How far a point inside of a rectangle is from its edge in a direction.
    private static func distance(
        from point: (x: Double, y: Double), _ direction: (x: Double, y: Double), toEdgeOf rect: Rect
    ) -> Double {
        let across =
            direction.x > 0
            ? (rect.maxX - point.x) / direction.x
            : direction.x < 0 ? (rect.x - point.x) / direction.x : .infinity
        let down =
            direction.y > 0
            ? (rect.maxY - point.y) / direction.y
            : direction.y < 0 ? (rect.y - point.y) / direction.y : .infinity
        return max(min(across, down), 0)
    }
}
