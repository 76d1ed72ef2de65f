import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

/// What the rules about ambiguity share: one search for undecided numbers serves each of them.
struct AmbiguityObservations {
    let layout: Layout
    private let kind: Undecided.Kind
    private let wording: ConfigurationWording
    /// Whether more is undecided than was looked for. Then no repair can be proved: what waits would come in the place of what is
    /// mended.
    private(set) var isCutOff = false
    private var observations = Observations<ViewAxis, (undecided: Undecided, lengths: [Double], tied: ViewID?)>()

    init(_ kind: Undecided.Kind, _ layout: Layout, _ space: ConfigurationSpace) {
        self.kind = kind
        self.layout = layout
        wording = ConfigurationWording(layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        if solved.undecided.count >= Undecided.most { isCutOff = true }
        for undecided in solved.undecided where undecided.kind == kind && isReported(undecided, solved) {
            guard !solved.inConflict.contains(ViewAxis(undecided.view, undecided.axis)) else { continue }
            let views = [undecided.view] + undecided.rivals
            observations.note(
                ViewAxis(undecided.view, undecided.axis), at: solved.index,
                (
                    undecided, views.map { solved.solution.frame(of: $0).length(on: undecided.axis) },
                    solved.tiedView(in: undecided)
                ))
        }
    }

    /// Whether the document leaves it to be reported: not where its author said that code decides, nor where code fills what is empty.
    private func isReported(_ undecided: Undecided, _ solved: SolvedConfiguration) -> Bool {
        guard layout.designTime != nil else { return true }
        let view = layout[undecided.view]
        switch (view.ambiguityCheck, undecided.kind) {
        case (.off, _), (.ignoringSizes, .size), (.ignoringSizes, .scrollContent): return false
        default: break
        }
        if undecided.kind == .scrollContent {
            return view.declaresContentGuide || solved.constrainsContent(of: view.id, undecided.axis)
        }
        return !([undecided.view] + undecided.rivals).contains { layout[$0].isToBeFilled }
    }

    /// What was undecided where a finding says so and can be mended, with the lengths of the view and its rivals.
    func sought(for finding: Finding) -> [(Undecided, [Double])] {
        guard !isCutOff else { return [] }
        return observations.all.filter { subject($0.key) == finding.subject }.map {
            ($0.detail.undecided, $0.detail.lengths)
        }
    }

    private func subject(_ key: ViewAxis) -> String {
        "\(Naming(layout).subject(key.view)) \(key.axis.rawValue)"
    }

    /// The view inside one whose size is undecided that ties, where it is for that.
    func tied(in undecided: Undecided) -> ViewID? {
        observations.all.first { $0.key == ViewAxis(undecided.view, undecided.axis) }?.detail.tied
    }

    func findings(_ code: FindingCode, _ message: (Undecided, [Double], String) -> String) -> [Finding] {
        observations.all.map { key, detail, configurations in
            var finding = Finding(
                code: code, severity: .warning, range: layout.ownRange(layout[key.view].nameRange),
                message: message(detail.undecided, detail.lengths, wording.phrase(configurations)),
                related: detail.undecided.rivals.map {
                    Finding.Related(
                        range: layout[$0].nameRange, message: "\(Naming(layout).quoted($0)) shares the space")
                },
                subject: subject(key))
            finding.sizes = wording.someSizes(configurations)
            return finding
        }
    }
}

extension View {
    /// Whether it is a stack without views, which code arranges in it.
    fileprivate var isToBeFilled: Bool { stack != nil && children.isEmpty }
}

extension SolvedConfiguration {
    /// A view inside one of which the size is undecided, whose own size is undecided because two preferences tie.
    fileprivate func tiedView(in undecided: Undecided) -> ViewID? {
        guard undecided.kind == .size, undecided.rivals.isEmpty else { return nil }
        return layout.views.first { view in
            layout.isDescendant(view.id, of: undecided.view)
                && LengthPreferences(view.id, undecided.axis, layout).tie("") != nil
                && solver.deciding(.size(on: undecided.axis), of: view.id) == nil
        }?.id
    }

    /// Whether a constraint in force ties something to the edges of a scroll view's content.
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

extension Rect {
    func length(on axis: Axis) -> Double {
        axis == .horizontal ? width : height
    }

    func start(on axis: Axis) -> Double {
        axis == .horizontal ? x : y
    }

    func end(on axis: Axis) -> Double {
        start(on: axis) + length(on: axis)
    }
}
