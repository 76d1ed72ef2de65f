import AutoLayoutEngine
import LayoutModel
import Wording

/// The ambiguous values of one kind, for the rule that reports them. All rules about ambiguity share one search.
struct AmbiguityObservations {
    struct Detail {
        var value: AmbiguousValue
        var space: SharedSpace
        /// A view inside the one whose size is ambiguous, if two length preferences of that one tie.
        var tied: ViewID?
        /// What further lines of text add to the content of ``tied``, or else of the view itself, in points.
        var furtherLines = 0.0
        /// The view whose class or image may bring the size at run time.
        var bringer: ViewID?
        /// A view to which an edge is tied and that may move between its limits, if both edges are tied.
        var movingNeighbour: (view: ViewID, edge: Attribute)?
        /// Whether no constraint says where the view is, on either axis.
        var isLoose = false
        /// The axes on which the size of a loose view is ambiguous too.
        var looseSizes: [Axis] = []
        /// Whether all that code puts into a scroll view fits its width, so that it cannot scroll sideways.
        var neverScrolls = false
    }

    private let kind: AmbiguousValue.Kind
    /// Whether the search stopped before it had found all ambiguous values. Then no repair can be verified, because the
    /// next ambiguous value would replace the fixed one.
    private var isCutOff = false
    private var observations = Observations<ViewAxis, Detail>()

    init(_ kind: AmbiguousValue.Kind) {
        self.kind = kind
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        if solved.ambiguousValues.count >= AmbiguousValue.most { isCutOff = true }
        let reported = solved.ambiguousValues.filter { $0.kind == kind && isReported($0, solved) }
        var told: Set<SharedSpace> = []
        for value in reported {
            let key = ViewAxis(value.view, value.axis)
            guard !solved.inConflict.contains(key), !isToldElsewhere(value, solved) else { continue }
            let space = SharedSpace(value, solved)
            // A container only follows what ties in it.
            let isFollower = !space.views.contains(value.view)
            if isFollower, reported.contains(where: { $0.axis == value.axis && space.views.contains($0.view) }) {
                continue
            }
            if space.isOneMistake(solved.layout), !told.insert(space).inserted { continue }
            let detail = detail(value, space, solved)
            observations.note(key, at: solved.index, detail)
        }
    }

    /// Whether a view of a shared space was observed.
    func contains(_ space: SharedSpace) -> Bool {
        space.views.contains { observations.contains(ViewAxis($0, space.axis)) }
    }

    private func detail(_ value: AmbiguousValue, _ space: SharedSpace, _ solved: SolvedConfiguration) -> Detail {
        var detail = Detail(
            value: value, space: space, tied: solved.tiedView(in: value), bringer: solved.viewThatMayBring(value))
        if value.kind == .size, value.rivals.isEmpty {
            detail.movingNeighbour = solved.movingNeighbour(of: value.view, value.axis)
        }
        if value.kind == .scrollContent { detail.neverScrolls = solved.neverScrolls(value.view, value.axis) }
        detail.furtherLines = solved.solver.lengthOfFurtherLines(of: detail.tied ?? value.view, on: value.axis)
        if value.kind == .position, solved.isLoose(value.view) {
            detail.isLoose = true
            detail.looseSizes = Axis.allCases.filter { axis in
                solved.ambiguousValues.contains {
                    $0.view == value.view && $0.axis == axis && $0.kind == .size && isReported($0, solved)
                }
            }
        }
        return detail
    }

    /// Whether the horizontal position of a view without constraints stands for this value.
    private func isToldElsewhere(_ value: AmbiguousValue, _ solved: SolvedConfiguration) -> Bool {
        guard value.rivals.isEmpty, solved.isLoose(value.view) else { return false }
        return value.kind == .size || (value.kind == .position && value.axis == .vertical)
    }

    /// Whether to report a value: not if the author turned the check off, nor if code fills an empty stack view, makes
    /// a view so small that nobody sees where it is, pins the content to a guide of the scroll view of which Apple does
    /// not say whether it scrolls, or leaves the sides of what does not scroll that way.
    private func isReported(_ value: AmbiguousValue, _ solved: SolvedConfiguration) -> Bool {
        let layout = solved.layout
        if value.kind == .scrollContent, layout.mayTieContent(of: value.view, value.axis) { return false }
        guard layout.sourceTraits.contains(.isCompletedByCode) else { return true }
        let view = layout[value.view]
        if value.kind == .position, layout.sourceTraits.contains(.isCode), solved.showsNothing(of: view) {
            return false
        }
        switch (view.ambiguityCheck, value.kind) {
        case (.off, _), (.ignoringSizes, .size), (.ignoringSizes, .scrollContent): return false
        default: break
        }
        if value.kind == .scrollContent {
            let (scroll, axis) = (view.id, value.axis)
            if solved.constrainsContent(of: scroll, axis, atEdges: true) { return true }
            return (view.declaresContentGuide || solved.constrainsContent(of: scroll, axis, atEdges: false))
                && !solved.neverScrolls(scroll, axis)
        }
        return !([value.view] + value.rivals).contains { layout[$0].isFilledByCode }
    }

    /// - Parameters:
    ///   - message: makes the message from a detail and a phrase that names the sizes and states.
    ///   - cause: makes the cause of a detail.
    func diagnoses(
        by rule: some Rule, _ wording: ConfigurationWording, _ message: (Detail, String) -> String,
        cause: (Detail) -> any FindingCause
    ) -> [Diagnosis] {
        observations.all.map { key, detail, configurations in
            var finding = rule.finding(
                about: key.view, on: key.axis, message(detail, wording.phrase(configurations)),
                related: detail.space.related(to: key.view, by: rule))
            finding.sizes = wording.someSizes(configurations)
            finding.methods = rule.layout.methods(configurations, wording.space)
            finding.hidings = rule.layout.hidings(neededFor: configurations, wording.space)
            finding.dependsOnRoot =
                key.view == .root || rule.layout[key.view].parent == .root && rule.layout[.root].stack != nil
            if detail.bringer != nil, !detail.isLoose {
                // The document cannot tell, and a constant would override what the class brings.
                finding.severity = .hint
                return Diagnosis(finding)
            }
            if detail.neverScrolls { finding.severity = .information }
            return Diagnosis(finding, cause: isCutOff ? nil : cause(detail))
        }
    }
}

extension SolvedConfiguration {
    /// Whether constraints make a view without subviews 0 points wide and high.
    fileprivate func showsNothing(of view: View) -> Bool {
        let frame = solution.frame(of: view.id)
        guard view.children.isEmpty, frame.width == 0, frame.height == 0 else { return false }
        return Axis.allCases.allSatisfy { axis in
            layout.constraints.contains { constraint in
                constraint.first == Anchor(Item(view.id), axis.size) && constraint.second == nil
                    && constraint.relation == .equal && constraint.constant.literal == 0
            }
        }
    }
}

extension Layout {
    /// Whether code ends something inside a scroll view at the far edge of the scroll view's safe area or readable
    /// content guide.
    fileprivate func mayTieContent(of scroll: ViewID, _ axis: Axis) -> Bool {
        let guides: Set = [Item(scroll, .safeArea), Item(scroll, .readableContent)]
        return sourceTraits.contains(.isCode)
            && constraints.contains { constraint in
                !constraint.isRemoved && constraint.isActive && constraint.relation == .equal
                    && constraint.anchors.contains {
                        guides.contains($0.item) && $0.attribute.axis == axis && $0.attribute.isFarEdge
                    }
                    && constraint.anchors.contains { isDescendant($0.item.view, of: scroll) }
            }
    }
}

extension View {
    /// Whether it is a stack view without arranged views, to which code adds them.
    fileprivate var isFilledByCode: Bool { stack != nil && children.isEmpty }
}

extension SolvedConfiguration {
    /// A view inside one whose size is ambiguous, whose own size is ambiguous because two preferences tie.
    fileprivate func tiedView(in value: AmbiguousValue) -> ViewID? {
        guard value.kind == .size, value.rivals.isEmpty else { return nil }
        return viewsWithTiedLengths(on: value.axis).first { view in
            layout.isDescendant(view, of: value.view) && viewsOfAmbiguousLength(on: value.axis).contains(view)
        }
    }

    /// A view to which an edge of another view is tied and that has only limits, if both edges of that one are tied:
    /// then its length is ambiguous because of where that view is.
    fileprivate func movingNeighbour(of view: ViewID, _ axis: Axis) -> (view: ViewID, edge: Attribute)? {
        let ties = [axis.near, axis.far].map { edge in
            layout.activeEqualities.compactMap { constraint -> ViewID? in
                guard let second = constraint.second else { return nil }
                let pairs = [(constraint.first, second), (second, constraint.first)]
                let tied = pairs.first { own, other in
                    own.item.view == view && own.attribute.axis == axis && own.attribute.oppositeEdge != nil
                        && own.attribute.isFarEdge == edge.isFarEdge && other.item.view != view
                        && !layout.isDescendant(other.item.view, of: view)
                }
                return tied?.1.item.view
            }
        }
        guard ties.allSatisfy({ !$0.isEmpty }) else { return nil }
        for (edge, views) in zip([axis.near, axis.far], ties) {
            let around = layout.ancestors(of: view)
            let moving = views.first { other in
                !around.contains(other) && !layout.positionLimits(of: other, axis).isEmpty
                    && solver.mayMove(other, on: axis)
            }
            if let moving { return (moving, edge) }
        }
        return nil
    }

    /// Whether an active constraint ties something in a scroll view to the edges of the content, or else to its centre
    /// or its frame.
    fileprivate func constrainsContent(
        of scroll: ViewID, _ axis: Axis, atEdges: Bool
    ) -> Bool {
        solver.activeConstraints.contains { active in
            let constraint = layout[active.id]
            guard constraint.first.attribute.axis == axis, let second = constraint.second else { return false }
            func isContent(_ anchor: Anchor, seenFrom other: Anchor) -> Bool {
                guard anchor.item.view == scroll else { return false }
                if anchor.item.guide == .scrollContent { return true }
                let isEdge = anchor.attribute.oppositeEdge != nil && anchor.item.guide != .scrollFrame
                return isEdge == atEdges && !anchor.attribute.isSize && layout.isDescendant(other.item.view, of: scroll)
            }
            return isContent(constraint.first, seenFrom: second) || isContent(second, seenFrom: constraint.first)
        }
    }
}
