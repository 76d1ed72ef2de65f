import AutoLayoutEngine
import LayoutModel
import Wording

/// The ambiguous values of one kind, for the rule that reports them. All rules about ambiguity share one search.
struct AmbiguityObservations {
    struct Detail {
        var value: AmbiguousValue
        /// The lengths of the view and of its rivals, in points.
        var lengths: [Double]
        /// A view inside the one whose size is ambiguous, if two length preferences of that one tie.
        var tied: ViewID?
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
        for value in solved.ambiguousValues where value.kind == kind && isReported(value, solved) {
            let key = ViewAxis(value.view, value.axis)
            guard !solved.inConflict.contains(key) else { continue }
            let views = [value.view] + value.rivals
            observations.note(
                key, at: solved.index,
                Detail(
                    value: value,
                    lengths: views.map { solved.solution.frame(of: $0).length(on: value.axis) },
                    tied: solved.tiedView(in: value)))
        }
    }

    /// Whether to report a value: not if the author turned the check off, nor if code fills an empty stack view.
    private func isReported(_ value: AmbiguousValue, _ solved: SolvedConfiguration) -> Bool {
        let layout = solved.layout
        guard layout.sourceTraits.contains(.isCompletedByCode) else { return true }
        let view = layout[value.view]
        switch (view.ambiguityCheck, value.kind) {
        case (.off, _), (.ignoringSizes, .size), (.ignoringSizes, .scrollContent): return false
        default: break
        }
        if value.kind == .scrollContent {
            return view.declaresContentGuide || solved.constrainsContent(of: view.id, value.axis)
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
                related: detail.value.rivals.map {
                    Finding.Related(
                        range: rule.layout[$0].nameRange, message: "\(rule.naming.quoted($0)) shares the space")
                })
            finding.sizes = wording.someSizes(configurations)
            return Diagnosis(finding, cause: isCutOff ? nil : cause(detail))
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
        return layout.views.first { view in
            layout.isDescendant(view.id, of: value.view)
                && LengthPreferences(view.id, value.axis, layout).tie != nil
                && solver.deciding(.size(on: value.axis), of: view.id) == nil
        }?.id
    }

    /// Whether an active constraint ties something to the edges of a scroll view's content.
    fileprivate func constrainsContent(of scroll: ViewID, _ axis: Axis) -> Bool {
        solver.activeConstraints.contains { active in
            let constraint = layout[active.id]
            guard constraint.first.attribute.axis == axis, let second = constraint.second else { return false }
            func isContent(_ anchor: Anchor, seenFrom other: Anchor) -> Bool {
                guard anchor.item.view == scroll else { return false }
                if anchor.item.guide == .scrollContent { return true }
                return !anchor.attribute.isSize && layout.isDescendant(other.item.view, of: scroll)
            }
            return isContent(constraint.first, seenFrom: second) || isContent(second, seenFrom: constraint.first)
        }
    }
}
