import LayoutModel

/// Where things stand as a document recorded them.
struct RecordedPlaces {
    private let layout: Layout
    /// In the root's coordinates, by ``ViewID/index``; nil where a frame is not known.
    private let frames: [Rect?]

    /// Nil for a layout that nothing was recorded of.
    init?(_ layout: Layout) {
        guard let canvas = layout.designTime?.canvas else { return nil }
        self.layout = layout
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

    /// The value of an attribute: a coordinate of the root's, or a length; nil where it is not known. Only views and the root's safe area.
    func value(_ anchor: Anchor) -> Double? {
        let index = anchor.item.view.index
        guard frames.indices.contains(index), var frame = frames[index] else { return nil }
        switch anchor.item.guide {
        case nil: frame = inside(frame, layout[anchor.item.view].alignmentInsets)
        case .safeArea where anchor.item.view == .root:
            frame = inside(frame, layout.designTime?.canvas.safeArea ?? .zero)
        default: return nil
        }
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

    private func inside(_ frame: Rect, _ insets: EdgeInsets) -> Rect {
        Rect(
            x: frame.x + insets.leading, y: frame.y + insets.top,
            width: frame.width - insets.leading - insets.trailing, height: frame.height - insets.top - insets.bottom)
    }

    /// The constant with which `first` is `second` plus it.
    func constant(from second: Anchor?, to first: Anchor) -> Double? {
        guard let value = value(first) else { return nil }
        guard let second else { return value }
        return self.value(second).map { value - $0 }
    }
}
