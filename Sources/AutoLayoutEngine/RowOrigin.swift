import LayoutModel

/// Why a row stands in the system that is solved.
package enum RowOrigin: Hashable, Sendable {
    /// A person wrote it.
    case constraint(ConstraintID)
    /// The root view's size in the configuration.
    case canvas(Axis)
    /// The root view's corner is where coordinates begin.
    case origin(Axis)
    /// A view does not get larger than its content, at its hugging priority.
    case hugging(ViewID, Axis)
    /// A view does not get smaller than its content, at its compression resistance.
    case compressionResistance(ViewID, Axis)
    /// A frame that comes from the autoresizing mask.
    case autoresizing(ViewID, Axis, FrameRule)
    /// A stack view's own rule about an arranged view, or about itself.
    case stack(ViewID, StackRule, ViewID)
    /// A library's own constraint that makes a view zero long while it is gone.
    case zeroed(ViewID, Axis)
    /// A spacer's length, or the equal lengths of its group.
    case spacer(ViewID, Axis)
    /// What keeps a number in place that nobody asks about, such as a spacer's other axis. Below every written priority.
    case filler(ViewID, Axis, FillerRule)
    /// The width of a readable content guide.
    case readableContent(ViewID, ReadableRule)

    package enum StackRule: Hashable, Sendable {
        case firstEdge, lastEdge, gap, equalSizes, proportionalSizes, equalGaps, equalCentres
        case alignedStart, alignedEnd, alignedCentre, alignedBaseline, withinStart, withinEnd
        case fitting, fittingAcross, empty, settledByIndex, settledAcross
        case goneLength, gonePosition, goneAcross
    }

    package enum FillerRule: Hashable, Sendable {
        case start, length, standIn, content
    }

    package enum FrameRule: Hashable, Sendable {
        case start, length
    }

    package enum ReadableRule: Hashable, Sendable {
        case centre, limit, within, asWideAsPossible
    }

    /// The constraint, where a person wrote it.
    package var constraint: ConstraintID? {
        if case .constraint(let id) = self { return id }
        return nil
    }

    /// Whether it says no more than where the canvas is and how large.
    package var isCanvas: Bool {
        switch self {
        case .canvas, .origin: true
        default: false
        }
    }
}
