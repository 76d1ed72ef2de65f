import LayoutModel

/// The cause of a row in the system to solve.
package enum RowOrigin: Hashable, Sendable {
    /// A written constraint.
    case constraint(ConstraintID)
    /// The root view's size in the configuration.
    case canvas(Axis)
    /// The root view's corner is the origin of coordinates.
    case origin(Axis)
    /// A view is no larger than its content, at its hugging priority.
    case hugging(ViewID, Axis)
    /// A view is no smaller than its content, at its compression resistance.
    case compressionResistance(ViewID, Axis)
    /// A frame set by the autoresizing mask.
    case autoresizing(ViewID, Axis, FrameRule)
    /// A stack view's rule for an arranged view, or for itself.
    case stack(ViewID, StackRule, ViewID)
    /// A library's required constraint that makes a gone view zero long.
    case zeroed(ViewID, Axis)
    /// A spacer's length, or the equal lengths of its group.
    case spacer(ViewID, Axis)
    /// A value that no finding is about, such as a spacer's unused axis. Below every written priority.
    case filler(ViewID, Axis, FillerRule)
    /// The width of a readable content guide.
    case readableContent(ViewID, ReadableRule)

    /// The likely value of a number that is decided before layout, or its lower bound.
    case free(FreeValue, FreeRule)

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

    package enum FreeRule: Hashable, Sendable {
        case likelyValue, lowerBound
        /// What the insets along an axis, of which one is named, leave of the view.
        case leastRest
    }

    /// The written constraint, nil for what the layout implies.
    package var constraint: ConstraintID? {
        if case .constraint(let id) = self { return id }
        return nil
    }

    /// Whether it is assumed because nothing else determines a value, so that what depends on it is a guess.
    package var isGuess: Bool {
        switch self {
        case .filler, .free(_, .likelyValue): true
        default: false
        }
    }

    /// Whether it says that the insets of a screen leave some of it.
    package var isLeastRest: Bool {
        if case .free(_, .leastRest) = self { return true }
        return false
    }

    /// Whether it is about a value that is decided before layout.
    package var isFree: Bool {
        if case .free = self { return true }
        return false
    }

    /// Whether it holds whatever is changed in the layout, so that a conflict is the fault of others.
    var isGiven: Bool {
        switch self {
        case .free(_, .lowerBound), .free(_, .leastRest): true
        default: isCanvas
        }
    }

    /// Whether it is only the position or size of the canvas.
    package var isCanvas: Bool {
        switch self {
        case .canvas, .origin: true
        default: false
        }
    }
}
