import LayoutModel

/// Which member of a conflict is left out so that the rest can be solved.
extension LayoutSolver {
    /// The member that comes last in the source; at design time the one that Interface Builder leaves out, as recorded frames show.
    ///
    /// - Parameter members: what the layout implies first, then written constraints by their place in the source.
    func memberToLeaveOut(of members: [RowOrigin]) -> RowOrigin? {
        (effective.isDesignTime ? memberDroppedByInterfaceBuilder(of: members) : nil)
            ?? members.last { $0.constraint != nil } ?? members.last { !$0.isCanvas }
    }

    /// Contents give way to what is written; then inequalities do. Inside a stack view it is the fixed size of an arranged view, elsewhere
    /// what ties a view to the far edge of its superview; the innermost, and of several such the first.
    private func memberDroppedByInterfaceBuilder(of members: [RowOrigin]) -> RowOrigin? {
        if let content = members.last(where: \.isContent) { return content }
        let written = members.compactMap(\.constraint)
        func innermost(_ isMeant: (Constraint) -> Bool) -> RowOrigin? {
            let meant = written.filter { isMeant(layout[$0]) }
            let deepest = meant.map(depth).max()
            return meant.first { depth($0) == deepest }.map { .constraint($0) }
        }
        if let inequality = innermost({ $0.relation != .equal }) { return inequality }
        let hasStack = members.contains { if case .stack = $0 { true } else { false } }
        if hasStack, let size = innermost({ $0.second == nil && isArranged($0.first.item.view) }) { return size }
        return innermost(tiesToFarEdge)
    }

    private func isArranged(_ view: ViewID) -> Bool {
        layout[view].parent.map { layout[$0].stack != nil } ?? false
    }

    private func depth(_ id: ConstraintID) -> Int {
        let views = [layout[id].first.item.view, layout[id].second?.item.view].compactMap { $0 }
        return views.map { layout.ancestors(of: $0).count }.min() ?? 0
    }

    private func tiesToFarEdge(_ constraint: Constraint) -> Bool {
        guard let second = constraint.second else { return false }
        func isAround(_ outer: Anchor, _ inner: Anchor) -> Bool {
            layout[inner.item.view].parent == outer.item.view && outer.attribute.isFarEdge
        }
        return isAround(constraint.first, second) || isAround(second, constraint.first)
    }
}

extension RowOrigin {
    /// Whether it says how large a view's content is.
    fileprivate var isContent: Bool {
        switch self {
        case .hugging, .compressionResistance: true
        default: false
        }
    }
}

extension Attribute {
    fileprivate var isFarEdge: Bool {
        switch self {
        case .bottom, .trailing, .right: true
        default: false
        }
    }
}
