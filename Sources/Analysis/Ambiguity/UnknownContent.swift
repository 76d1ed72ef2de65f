import AutoLayoutEngine
import LayoutModel

extension SolvedConfiguration {
    /// A view whose class or image may bring the size that an ambiguous value rests on; nil if there is none.
    ///
    /// Of the ambiguous sizes that rest on such views, in the documents of apps that were read for this rule, nearly
    /// all were decided by the class.
    func viewThatMayBring(_ value: AmbiguousValue) -> ViewID? {
        guard layout.sourceTraits.contains(.isCompletedByCode), value.kind != .position else { return nil }
        let sharing = [value.view] + value.rivals
        return layout.views.indices.lazy.map(ViewID.init).first { view in
            guard layout[view].mayBringSize(on: value.axis) else { return false }
            let isConcerned =
                value.kind == .size && sharing.contains(view)
                || sharing.contains { layout.isDescendant(view, of: $0) }
            return isConcerned && viewsOfAmbiguousLength(on: value.axis).contains(view)
        }
    }

    /// Whether the positions of a view are ambiguous on both axes because no constraint places it.
    func isLoose(_ view: ViewID) -> Bool {
        layout.isUnconstrained(view)
            && Axis.allCases.allSatisfy { axis in
                ambiguousValues.contains { $0.view == view && $0.axis == axis && $0.kind == .position }
            }
    }
}

extension View {
    /// Whether its class, or an image that code sets, may give it a size that the document does not state.
    fileprivate func mayBringSize(on axis: Axis) -> Bool {
        intrinsicSize[axis] == .none && (customClass != nil || kind == ViewKind(rawValue: "imageView"))
    }
}

extension Layout {
    /// Whether no constraint concerns a view, other than for the sake of views inside it.
    fileprivate func isUnconstrained(_ view: ViewID) -> Bool {
        guard self[view].autoresizing == nil, stack(arranging: view) == nil, view != .root else { return false }
        return !constraints.contains { constraint in
            let (first, second) = (constraint.first.item.view, constraint.second?.item.view)
            guard first == view || second == view, !constraint.isRemoved else { return false }
            return ![first, second ?? first].contains { isDescendant($0, of: view) }
        }
    }
}
