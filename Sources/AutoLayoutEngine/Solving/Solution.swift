import LayoutModel

/// One of the four numbers of a frame.
package enum FrameComponent: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height

    package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

    package var isSize: Bool { self == .width || self == .height }

    package static func size(on axis: Axis) -> FrameComponent { axis == .horizontal ? .width : .height }

    package static func position(on axis: Axis) -> FrameComponent { axis == .horizontal ? .x : .y }
}

extension Layout {
    /// The frame values of a view of code that may come from code that could not be read, so that the solved ones are
    /// only likely. Empty for the root, whose size is assumed, and for a content view that fills it.
    ///
    /// - Parameter state: an index into ``states``.
    package func unreadComponents(of view: ViewID, in state: Int?) -> [FrameComponent] {
        guard sourceTraits.contains(.isCode), view != .root, self[view].autoresizing == nil else { return [] }
        let partiallyKnown = partiallyKnown(in: state)
        return FrameComponent.allCases.filter {
            partiallyKnown[$0.axis].contains(view) || $0.isSize && sizedElsewhere.contains(view)
        }
    }
}

extension Rect {
    package subscript(component: FrameComponent) -> Double {
        get {
            switch component {
            case .x: x
            case .y: y
            case .width: width
            case .height: height
            }
        }
        set {
            switch component {
            case .x: x = newValue
            case .y: y = newValue
            case .width: width = newValue
            case .height: height = newValue
            }
        }
    }
}

/// Rows that cannot all hold, of which any can be left out so that the rest hold.
package struct Conflict: Hashable, Sendable {
    /// A view's length, which may not be negative.
    package struct Bound: Hashable, Sendable {
        package var view: ViewID
        package var axis: Axis
    }

    /// What the layout implies first, then written constraints in document order.
    package var members: [RowOrigin]
    package var bounds: [Bound]
    /// The member that was left out so that the rest could be solved: the last one in the source; at design time, the
    /// one that Interface Builder leaves out.
    package var broken: RowOrigin
}

/// The frames of a layout in one configuration.
package struct Solution: Sendable {
    package var configuration: Configuration
    /// The size that was solved, which is the state's where it sets one.
    package var size: CanvasSize
    /// By ``ViewID/index``, each in its superview's coordinates, in points.
    package var frames: [Rect]
    /// By ``ViewID/index``: whether the view or one of its ancestors is gone, hidden or not installed.
    package var isHidden: [Bool]
    /// By ``ViewID/index``: whether the view itself is collapsed or left out of its stack.
    package var isGone: [Bool]
    /// By ``ViewID/index``: whether the view is installed. One that is not has no frame.
    package var isInstalled: [Bool]
    /// By ``ViewID/index``: the frame values that the constraints leave ambiguous.
    package var ambiguous: [Set<FrameComponent>]
    package var conflicts: [Conflict]
    /// Whether there are more conflicts than are listed, which are at most ``LayoutSolver/mostConflicts``.
    package var hasMoreConflicts = false

    /// Constraints that were left out because they conflict with others.
    package var broken: [ConstraintID] { conflicts.compactMap(\.broken.constraint) }

    /// The frame values of a view that the constraints leave ambiguous, for a person to see. Those are left out that
    /// code may determine which could not be read; see ``Layout/unreadComponents(of:in:)``.
    package func ambiguous(_ view: ViewID, in layout: Layout) -> [FrameComponent] {
        guard ambiguous.indices.contains(view.index), !ambiguous[view.index].isEmpty else { return [] }
        let unread = layout.unreadComponents(of: view, in: configuration.state)
        return FrameComponent.allCases.filter { ambiguous[view.index].contains($0) && !unread.contains($0) }
    }

    /// Whether required constraints make the root another size than the one that was preferred.
    package var hasForcedRoot: Bool {
        Axis.allCases.contains { axis in
            guard case .preferred(let length) = size.length(on: axis) else { return false }
            return abs(frame(of: .root).length(on: axis) - length) > 0.5
        }
    }

    package func frame(of view: ViewID) -> Rect {
        frames[view.index]
    }

    /// The frame in the root's coordinates.
    package func absoluteFrame(of view: ViewID, in layout: Layout) -> Rect {
        var frame = frame(of: view)
        var around = layout.views[view.index].parent
        while let ancestor = around {
            frame.x += self.frame(of: ancestor).x
            frame.y += self.frame(of: ancestor).y
            around = layout.views[ancestor.index].parent
        }
        return frame
    }

    /// The frame as the layout's document writes it.
    package func frame(of view: ViewID, asWrittenIn layout: Layout) -> Rect {
        guard let parent = layout[view].parent else { return frame(of: view) }
        return layout.turned(frame(of: view), of: view, inHeight: frame(of: parent).height)
    }
}
