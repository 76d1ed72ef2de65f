import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let misplaced = FindingCode(rawValue: "misplaced")
}

/// A view whose recorded frame is not the one that its constraints give it.
///
/// Judged at design time, and only by numbers that follow from required equalities and constants alone (see ``CertainEqualities``).
/// A view that stands where it should beside others as they are recorded follows them and is not named.
struct MisplacedRule: Rule {
    static let code = FindingCode.misplaced
    static let repairsAreIndependent = true

    private struct Detail {
        var recorded: Rect
        var expected: [FrameComponent: Double]
        /// The constraints of the view's own that the recorded frames break.
        var constraints: [ConstraintID]
    }

    let layout: Layout
    private var misplaced: [(view: ViewID, detail: Detail)] = []
    /// Every number that the constraints decide and that is recorded otherwise, also of views that only follow others.
    private(set) var expected: [ViewID: [FrameComponent: Double]] = [:]

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {}

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {
        guard mayBeMisplaced(solved) else { return }
        var certain = CertainEqualities(solved, withCanvas: true)
        var expected: [ViewID: [FrameComponent: Double]] = [:]
        for view in layout.views where isJudged(view, solved) {
            guard let recorded = view.recordedFrame else { continue }
            for component in FrameComponent.allCases
            where !solved.inConflict.contains(ViewAxis(view.id, component.axis))
                && !layout.partiallyKnown[component.axis].contains(view.id)
            {
                guard let value = certain.value(of: component, view.id), differs(value, recorded, component) else {
                    continue
                }
                expected[view.id, default: [:]][component] = value
            }
        }
        self.expected = expected
        guard !expected.isEmpty else { return }
        let blamed = blame(expected, certain.rows, solved)
        for view in layout.views {
            guard let rows = blamed[view.id], let recorded = view.recordedFrame, let numbers = expected[view.id] else {
                continue
            }
            let axes = Set(rows.map(\.axis))
            misplaced.append(
                (
                    view.id,
                    Detail(
                        recorded: recorded, expected: numbers.filter { axes.contains($0.key.axis) },
                        constraints: rows.compactMap(\.origin.constraint))
                ))
        }
    }

    /// Whether any view stands elsewhere than recorded. What follows from the constraints is so in every solution of theirs, so there is
    /// nothing to inspect for where all stand as they should; a conflict leaves constraints out.
    private func mayBeMisplaced(_ solved: SolvedConfiguration) -> Bool {
        guard solved.solution.conflicts.isEmpty else { return true }
        return layout.views.contains { view in
            guard let recorded = view.recordedFrame else { return false }
            let solved = solved.solution.frame(of: view.id)
            return FrameComponent.allCases.contains { abs(solved.value($0) - recorded.value($0)) > 0.4 }
        }
    }

    /// Whether the recorded frame of a view means something: what a stack leaves out, or a mask places, stands where it stood.
    private func isJudged(_ view: View, _ solved: SolvedConfiguration) -> Bool {
        guard view.id != .root, view.autoresizing == nil else { return false }
        return !layout.ancestors(of: view.id).contains { solved.solution.isGone[$0.index] }
    }

    /// Frames are recorded in whole pixels. Where the number is none of those, two rounded ends may add up to a point.
    private func differs(_ value: Double, _ recorded: Rect, _ component: FrameComponent) -> Bool {
        let isWholePixel = abs(value * 2 - (value * 2).rounded()) < 1e-6
        return abs(value - recorded.value(component)) > (isWholePixel ? 0.5 : 1) + 1e-6
    }

    // MARK: Whose fault it is

    private struct Broken {
        var origin: RowOrigin
        var axis: Axis
    }

    /// The rows that the recorded frames break, by the view among the misplaced ones that each is about: of two that lie in each other
    /// the inner one.
    private func blame(
        _ expected: [ViewID: [FrameComponent: Double]], _ rows: [LinearRelation], _ solved: SolvedConfiguration
    ) -> [ViewID: [Broken]] {
        let values = solved.solver.values(of: layout.views.map(\.recordedFrame))
        var variables: [Int: (view: ViewID, axis: Axis)] = [:]
        for (view, numbers) in expected {
            for axis in Set(numbers.keys.map(\.axis)) {
                for component in [FrameComponent.size(on: axis), .position(on: axis)] {
                    // The view's own variable comes before its superview's.
                    guard let own = solved.solver.terms(of: component, view).first else { continue }
                    variables[own.variable] = (view, axis)
                }
            }
        }
        var result: [ViewID: [Broken]] = [:]
        for row in rows where isBroken(row, values) {
            let touched = row.terms.compactMap { variables[$0.variable] }
            guard let axis = touched.first?.axis else { continue }
            let views = Set(touched.map(\.view))
            for view in views where !views.contains(where: { layout.isDescendant($0, of: view) }) {
                result[view, default: []].append(Broken(origin: row.origin, axis: axis))
            }
        }
        return result
    }

    private func isBroken(_ row: LinearRelation, _ values: [Int: Double]) -> Bool {
        var sum = 0.0
        for term in row.terms {
            guard let value = values[term.variable] else { return false }
            sum += term.coefficient * value
        }
        return abs(sum - row.constant) > 0.5 + 1e-6
    }

    // MARK: Findings

    func findings() -> [Finding] {
        let naming = Naming(layout)
        let sentence = Sentence(layout)
        return misplaced.map { view, detail in
            let components = FrameComponent.allCases.filter { detail.expected[$0] != nil }
            let recorded = components.map { Self.phrase($0, detail.recorded.value($0)) }
            let expected = components.map { Self.phrase($0, detail.expected[$0] ?? 0) }
            return Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(layout[view].nameRange),
                message:
                    "\(naming.quoted(view)) is recorded \(Naming.list(recorded)), but its constraints make it "
                    + "\(Naming.list(expected)). Update its frame, or the constraints.",
                related: sentence.related(detail.constraints),
                subject: naming.subject(view))
        }
    }

    /// The views that a finding is about, each with the constraints of its own that the recorded frames break.
    func views(of finding: Finding) -> [(view: ViewID, constraints: [ConstraintID])] {
        let naming = Naming(layout)
        return misplaced.filter { naming.subject($0.view) == finding.subject }.map { ($0.view, $0.detail.constraints) }
    }

    private static func phrase(_ component: FrameComponent, _ value: Double) -> String {
        switch component {
        case .x: "at x \(Points.text(value))"
        case .y: "at y \(Points.text(value))"
        case .width: "\(Points.text(value)) wide"
        case .height: "\(Points.text(value)) high"
        }
    }
}
