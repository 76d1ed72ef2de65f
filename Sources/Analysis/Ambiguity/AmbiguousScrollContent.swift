import LayoutModel
import Wording

/// A scroll view whose content has an ambiguous width or height.
struct AmbiguousScrollContentRule: SolvedRule {
    static let code: FindingCode = "ambiguous-scroll-content"
    static var page: [UInt8] { PackageResources.ambiguous_scroll_content_md }
    static let category = FindingCategory.ambiguity
    static let holdsAtEverySize = true

    let layout: Layout
    private var observations = AmbiguityObservations(.scrollContent)

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        observations.inspect(solved)
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.diagnoses(by: self, wording) { detail, occasion in
            let (name, axis) = (naming.scroll(detail.value.view), detail.value.axis)
            let start = "Ambiguous content \(axis.sizeName)\(occasion): "
            if let content = limitingContent(of: detail.value.view, axis) {
                return start + "the \(axis.far.rawValue) edge of \(naming.quoted(content)) is only a limit, and "
                    + "nothing determines how \(axis.extent) the content of \(name) is. Relate that edge with ==."
            }
            if let content = layout.wholeContent(of: detail.value.view, axis) {
                return start + "\(naming.quoted(content)) fills the content of \(name), and "
                    + extent(of: content, axis)
            }
            let fits = detail.neverScrolls ? ", though all in it fits" : ""
            let edges = "\(axis.near.rawValue) and \(axis.far.rawValue) edges"
            return start + "nothing determines how \(axis.extent) the content of \(name) is\(fits). "
                + "Pin its subviews to both its \(edges), and give them a \(axis.sizeName)."
        } cause: {
            Cause(layout: layout, scroll: $0.value.view, axis: $0.value.axis)
        }
    }
}

extension AmbiguousScrollContentRule {
    /// Why nothing determines how large a view is that fills the content, and what to do.
    private func extent(of content: ViewID, _ axis: Axis) -> String {
        let name = naming.quoted(content)
        if let limit = layout.lowerLimit(ofContent: content, axis) {
            return "its \(axis.sizeName) has only a lower limit, \(naming.equation(limit)). "
                + "Add the same with == and a low priority, such as 250."
        }
        if let limit = layout.lowerLimit(inContent: content, axis) {
            return "nothing determines how \(axis.extent) \(name) is: the \(axis.sizeName) of "
                + "\(naming.quoted(limit.first.item.view)) in it has only a lower limit, \(naming.equation(limit)). "
                + "Add the same with == and a low priority, such as 250."
        }
        if let last = layout[content].children.last(where: { isLimited($0, axis) { $0 == Item(content) } }) {
            return "nothing determines how \(axis.extent) \(name) is: only an inequality relates the "
                + "\(axis.far.rawValue) edge of \(naming.quoted(last)) to it. Relate that edge with ==."
        }
        return "nothing determines how \(axis.extent) \(name) is. "
            + "Pin its subviews to both its \(axis.near.rawValue) and \(axis.far.rawValue) edges."
    }

    /// The only view in a scroll view, if its far edge is only a limit of the content.
    private func limitingContent(of scroll: ViewID, _ axis: Axis) -> ViewID? {
        guard layout[scroll].children.count == 1, let content = layout[scroll].children.first else { return nil }
        return isLimited(content, axis) { $0.isContent(of: scroll) } ? content : nil
    }

    /// Whether the far edge of a view is related to what is around it by no more than inequalities.
    private func isLimited(_ view: ViewID, _ axis: Axis, by isAround: (Item) -> Bool) -> Bool {
        let edge = Anchor(Item(view), axis.far)
        let ends = layout.constraints.filter { constraint in
            constraint.isActive && !constraint.isRemoved && constraint.anchors.contains(edge)
                && constraint.anchors.contains { isAround($0.item) }
        }
        return !ends.isEmpty && ends.allSatisfy { $0.relation != .equal }
    }
}

extension AmbiguousScrollContentRule {
    /// Ties the last view of the content to the content's far edge, gives it the visible size, or both.
    struct Cause: FindingCause {
        let layout: Layout
        let scroll: ViewID
        let axis: Axis
        var isAmbiguity: Bool { true }

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            guard let content = layout.wholeContent(of: scroll, axis) else { return repairsOfContent }
            let limit = layout.lowerLimit(ofContent: content, axis) ?? layout.lowerLimit(inContent: content, axis)
            let exact = limit.flatMap { layout.repairAdding(equality: $0) }
            // As tall as the scroll view it would never scroll.
            let ends = layout[content].children.reversed().map { child in
                let edge = NewConstraint(
                    first: .init(Anchor(Item(child), axis.far)), second: .init(Anchor(Item(content), axis.far)),
                    constant: 0)
                return Repair(
                    title: "End \(naming.quoted(content)) at the \(axis.far.rawValue) edge of \(naming.quoted(child))",
                    edits: [.addConstraint(edge)])
            }
            return (exact.map { [$0] } ?? []) + (axis == .vertical ? ends : repairsOfContent + ends)
        }

        private var repairsOfContent: [Repair] {
            let own = layout[scroll].children.filter(isContent)
            // Subviews that are all pinned to the visible frame leave the content alone.
            guard !own.isEmpty else {
                // As high as the scroll view it would never scroll.
                return layout[scroll].children.isEmpty || axis == .vertical ? [] : [visibleContent]
            }
            return own.reversed().flatMap { child -> [Repair] in
                let name = naming.quoted(child)
                func edit(_ attribute: Attribute, _ guide: Guide) -> ModelEdit {
                    .addConstraint(
                        NewConstraint(
                            first: .init(Anchor(Item(child), attribute)),
                            second: .init(Anchor(Item(scroll, guide), attribute)), constant: 0))
                }
                let (pin, fill) = (edit(axis.far, .scrollContent), edit(axis.size, .scrollFrame))
                let near = edit(axis.near, .scrollContent)
                let end = "End the content at the \(axis.far.rawValue) edge of \(name)"
                let both =
                    "Pin \(name) to both the \(axis.near.rawValue) and the \(axis.far.rawValue) edge of the content"
                let extent = "as \(axis.extent) as the scroll view"
                var repairs = [
                    Repair(title: end, edits: [pin]), Repair(title: "Make \(name) \(extent)", edits: [fill]),
                    Repair(title: "\(end), and make it \(extent)", edits: [pin, fill]),
                ]
                if !layout.isAtEdge(axis.near, child, ofContentOf: scroll) {
                    repairs.append(Repair(title: both, edits: [near, pin]))
                    repairs.append(Repair(title: "\(both), and make it \(extent)", edits: [near, pin, fill]))
                }
                return isSized(child) ? repairs.filter { !$0.edits.contains(fill) } : repairs
            }
        }

        private var visibleContent: Repair {
            func side(_ guide: Guide) -> NewConstraint.NewAnchor { .init(Anchor(Item(scroll, guide), axis.size)) }
            let edit = NewConstraint(first: side(.scrollContent), second: side(.scrollFrame), constant: 0)
            return Repair(
                title: "Make the content as \(axis.extent) as the scroll view", edits: [.addConstraint(edit)])
        }

        /// Whether the length of a subview is that of the scroll view, or a number.
        private func isSized(_ child: ViewID) -> Bool {
            layout.activeEqualities.contains { constraint in
                constraint.first == Anchor(Item(child), axis.size)
                    && (constraint.second?.item.view ?? scroll) == scroll
            }
        }

        /// Whether a subview moves with the content, and is not pinned to the visible frame.
        private func isContent(_ child: ViewID) -> Bool {
            !layout.constraints.contains { constraint in
                guard let second = constraint.second, !constraint.first.attribute.isSize,
                    constraint.first.attribute.axis == axis
                else { return false }
                return Set([constraint.first.item, second.item]) == [Item(child), Item(scroll, .scrollFrame)]
            }
        }
    }
}

extension Item {
    fileprivate func isContent(of scroll: ViewID) -> Bool {
        self == Item(scroll) || self == Item(scroll, .scrollContent)
    }
}

extension Layout {
    /// The constraint that says how large a view is at least, where subviews begin and end at its edges: then a chain
    /// through them has a gap or a view that may be of any size.
    fileprivate func lowerLimit(ofContent content: ViewID, _ axis: Axis) -> Constraint? {
        isFilled(content, axis) ? lowerLimit(of: content, axis) : nil
    }

    /// The constraint that says how large the only one of these subviews is at least that brings no size of its own.
    fileprivate func lowerLimit(inContent content: ViewID, _ axis: Axis) -> Constraint? {
        guard isFilled(content, axis) else { return nil }
        let limits = self[content].children.filter {
            self[$0].intrinsicSize[axis] == .none && self[$0].children.isEmpty
        }
        .filter { child in !activeEqualities.contains { $0.first == Anchor(Item(child), axis.size) } }
        .compactMap { lowerLimit(of: $0, axis) }
        return limits.count == 1 ? limits[0] : nil
    }

    private func lowerLimit(of view: ViewID, _ axis: Axis) -> Constraint? {
        constraints.first { constraint in
            constraint.isActive && !constraint.isRemoved && constraint.relation == .greaterThanOrEqual
                && constraint.first == Anchor(Item(view), axis.size)
        }
    }

    /// Whether subviews of a view begin and end at its edges.
    private func isFilled(_ content: ViewID, _ axis: Axis) -> Bool {
        [false, true].allSatisfy { isFar in
            constraints.contains { constraint in
                guard constraint.isActive, !constraint.isRemoved else { return false }
                let anchors = constraint.anchors.filter { $0.attribute.axis == axis && !$0.attribute.isSize }
                return anchors.contains {
                    $0.item.view == content && $0.attribute.oppositeEdge != nil && $0.attribute.isFarEdge == isFar
                } && anchors.contains { $0.item.view != content && isDescendant($0.item.view, of: content) }
            }
        }
    }

    /// Adds the equality of a limit with a low priority; nil if its numbers are not known.
    fileprivate func repairAdding(equality limit: Constraint) -> Repair? {
        guard let multiplier = limit.multiplier.literal, let constant = limit.constant.literal else { return nil }
        return repairAdding([
            NewConstraint(
                first: .init(limit.first), multiplier: multiplier, second: limit.second.map { .init($0) },
                constant: constant, priority: 250)
        ])
    }

    /// In code, the only view in a scroll view, if it has subviews and both its edges are those of the content: then
    /// its own size is missing.
    fileprivate func wholeContent(of scroll: ViewID, _ axis: Axis) -> ViewID? {
        let children = self[scroll].children
        guard sourceTraits.contains(.isCode), children.count == 1, let content = children.first,
            !self[content].children.isEmpty
        else { return nil }
        let isWhole = [axis.near, axis.far].allSatisfy { isAtEdge($0, content, ofContentOf: scroll) }
        return isWhole ? content : nil
    }

    /// Whether a constraint puts an edge of a view at the same edge of the content of a scroll view.
    fileprivate func isAtEdge(_ edge: Attribute, _ view: ViewID, ofContentOf scroll: ViewID) -> Bool {
        activeEqualities.contains { constraint in
            constraint.anchors.contains(Anchor(Item(view), edge))
                && constraint.anchors.contains { $0.attribute == edge && $0.item.isContent(of: scroll) }
        }
    }
}
