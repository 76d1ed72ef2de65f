import AutoLayoutEngine
import LayoutModel

/// Where things stand as a document recorded them.
struct RecordedPlaces {
    private let layout: Layout
    /// In the root's coordinates, by ``ViewID/index``; nil where a frame is not known.
    private let frames: [Rect?]
    /// The layout as it was saved: it knows how far guides lie inside their views.
    private let solver: LayoutSolver

    /// Nil for a layout that nothing was recorded of.
    init?(_ layout: Layout) {
        guard let canvas = layout.designTime?.canvas else { return nil }
        var solver = LayoutSolver(layout)
        _ = solver.solve(Configuration(baseOf: layout), listsAmbiguous: false)
        self.layout = layout
        self.solver = solver
        var frames: [Rect?] = []
        for view in layout.views {
            guard let parent = view.parent else {
                frames.append(Self.bounds(canvas, view))
                continue
            }
            guard let frame = view.recordedFrame, let around = frames[parent.index] else {
                frames.append(nil)
                continue
            }
            frames.append(
                Rect(x: around.x + frame.x, y: around.y + frame.y, width: frame.width, height: frame.height))
        }
        self.frames = frames
    }

    private static func bounds(_ canvas: CanvasSize, _ root: View) -> Rect? {
        let size = root.recordedFrame
        return size.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    }

    /// The value of an attribute: a coordinate of the root's, or a length; nil where it is not known. Of guides only the safe area and
    /// the margins, which lie as far inside their view as they do where the layout is solved.
    func value(_ anchor: Anchor) -> Double? {
        guard let frame = frame(of: anchor.item) else { return nil }
        switch anchor.attribute {
        case .left, .leading: return frame.x
        case .right, .trailing: return frame.maxX
        case .top: return frame.y
        case .bottom: return frame.maxY
        case .width: return frame.width
        case .height: return frame.height
        case .centerX: return frame.x + frame.width / 2
        case .centerY: return frame.y + frame.height / 2
        case .firstBaseline, .lastBaseline: return nil
        }
    }

    /// What constraints see of an item, in the root's coordinates.
    func frame(of item: Item) -> Rect? {
        let index = item.view.index
        guard frames.indices.contains(index), let frame = frames[index] else { return nil }
        switch item.guide {
        case nil: return inside(frame, layout[item.view].alignmentInsets)
        case .safeArea, .layoutMargins:
            guard let whole = solver.rectangle(of: Item(item.view)), let part = solver.rectangle(of: item) else {
                return nil
            }
            return inside(
                frame,
                EdgeInsets(
                    top: part.y, leading: part.x, bottom: whole.height - part.maxY, trailing: whole.width - part.maxX))
        default: return nil
        }
    }

    private func inside(_ frame: Rect, _ insets: EdgeInsets) -> Rect {
        Rect(
            x: frame.x + insets.leading, y: frame.y + insets.top,
            width: frame.width - insets.leading - insets.trailing, height: frame.height - insets.top - insets.bottom)
    }

    /// The constant with which `first` is `multiplier` times `second` plus it.
    func constant(from second: Anchor?, to first: Anchor, multiplier: Double = 1) -> Double? {
        guard let value = value(first) else { return nil }
        guard let second else { return value }
        return self.value(second).map { value - multiplier * $0 }
    }
}
