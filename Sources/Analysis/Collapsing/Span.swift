import LayoutModel

/// A part of an axis, in points.
struct Span {
    var start: Double
    var end: Double

    init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }

    /// What frames cover together.
    init(of frames: [Rect], _ axis: Axis) {
        start = frames.map { $0.start(on: axis) }.min() ?? 0
        end = frames.map { $0.end(on: axis) }.max() ?? 0
    }
}

extension Rect {
    /// Whether a frame stands in a gap between neighbours, or beside it in a line of its own.
    ///
    /// - Parameters:
    ///   - gap: the gap, along the axis.
    ///   - row: what the neighbours span across the axis.
    func fills(_ gap: Span, _ row: Span, _ axis: Axis) -> Bool {
        let least = 0.5
        let isBeside = start(on: axis) < gap.end - least && end(on: axis) > gap.start + least
        // One that reaches beyond the gap on both sides is a background, or stands beside the neighbours too.
        let reachesBeyond = start(on: axis) < gap.start - least && end(on: axis) > gap.end + least
        guard isBeside, !reachesBeyond else { return false }
        let isInRow = start(on: axis.other) < row.end - least && end(on: axis.other) > row.start + least
        // The views of a line share its height, so it stays as long as one of them does.
        return isInRow || axis == .vertical
    }
}
