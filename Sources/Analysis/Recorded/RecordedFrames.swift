import AutoLayoutEngine
import LayoutModel

/// The frames of views as a document recorded them.
struct RecordedFrames {
    private let layout: Layout
    /// In the root's coordinates, by ``ViewID/index``; nil for a frame that is unknown.
    private let frames: [Rect?]
    /// The solver of the layout as saved, which gives the distances of guides from their views' edges.
    private let solver: LayoutSolver

    /// Nil for a layout without recorded frames.
    init?(_ layout: Layout) {
        guard layout.sourceTraits.contains(.isDrawn) else { return nil }
        var solver = LayoutSolver(layout)
        _ = solver.solve(Configuration(baseOf: layout), listsAmbiguous: false)
        self.layout = layout
        self.solver = solver
        var frames: [Rect?] = []
        for view in layout.views {
            guard var frame = view.recordedFrame else {
                frames.append(nil)
                continue
            }
            guard let parent = view.parent else {
                frames.append(Rect(x: 0, y: 0, width: frame.width, height: frame.height))
                continue
            }
            frames.append(
                frames[parent.index].map { around in
                    frame.x += around.x
                    frame.y += around.y
                    return frame
                })
        }
        self.frames = frames
    }

    /// The value of an attribute, in points in the root's coordinates; nil if unknown, as for guides other than the
    /// safe area and the margins. These two are inset in their view as in the solved layout.
    private func value(_ anchor: Anchor) -> Double? {
        guard let frame = frame(of: anchor.item) else { return nil }
        let axis = anchor.attribute.axis
        switch anchor.attribute {
        case .left, .leading, .top: return frame.start(on: axis)
        case .right, .trailing, .bottom: return frame.end(on: axis)
        case .width, .height: return frame.length(on: axis)
        case .centerX, .centerY: return frame.centre(on: axis)
        case .firstBaseline, .lastBaseline: return nil
        }
    }

    /// The rectangle of an item that constraints use, in the root's coordinates.
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

    /// The constant with which `first` equals `multiplier` times `second` plus the constant.
    func constant(from second: Anchor?, to first: Anchor, multiplier: Double = 1) -> Double? {
        guard let value = value(first) else { return nil }
        guard let second else { return value }
        return self.value(second).map { value - multiplier * $0 }
    }
}
