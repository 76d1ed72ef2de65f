import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// A view whose recorded frame differs from the frame that its constraints give it.
///
/// Checked at design time, and only for numbers that follow from required equalities and constants alone (see
/// ``CertainEqualities``). A view that only follows a misplaced view is not reported.
struct MisplacedRule: SolvedRule {
    static let code: FindingCode = "misplaced"
    static var page: [UInt8] { PackageResources.misplaced_md }
    static let category = FindingCategory.recordedFrame

    let layout: Layout
    private var misplaced: [(view: ViewID, broken: [BrokenRow])] = []
    /// Every number that the constraints determine and that is recorded differently, including those of views that only
    /// follow others.
    private var expected: [ViewID: [FrameComponent: Double]] = [:]

    /// A row that the recorded frames violate.
    private struct BrokenRow {
        var origin: RowOrigin
        var axis: Axis
    }

    init(layout: Layout) {
        self.layout = layout
    }

    /// Frames are recorded at design time only.
    mutating func inspect(_ solved: SolvedConfiguration) {}

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {
        guard mayBeMisplaced(solved) else { return }
        var certain = CertainEqualities(solved, withCanvas: true)
        for view in layout.views where isChecked(view, solved) {
            guard let recorded = view.recordedFrame else { continue }
            for component in FrameComponent.allCases
            where !solved.inConflict.contains(ViewAxis(view.id, component.axis))
                && !layout.partiallyKnown[component.axis].contains(view.id) && wasLaidOut(view.id, component.axis)
            {
                guard let value = certain.value(of: component, view.id), differs(value, recorded, component) else {
                    continue
                }
                expected[view.id, default: [:]][component] = value
            }
        }
        guard !expected.isEmpty else { return }
        let broken = brokenRows(among: certain.rows, solved)
        misplaced = layout.views.compactMap { view in broken[view.id].map { (view.id, $0) } }
    }

    /// Whether any solved frame differs from the recorded one. If none does, no view is misplaced. After a conflict
    /// this is unknown, because constraints were left out.
    private func mayBeMisplaced(_ solved: SolvedConfiguration) -> Bool {
        guard solved.solution.conflicts.isEmpty else { return true }
        return layout.views.contains { view in
            guard let recorded = view.recordedFrame else { return false }
            let frame = solved.solution.frame(of: view.id)
            return FrameComponent.allCases.contains { abs(frame[$0] - recorded[$0]) > 0.4 }
        }
    }

    /// Whether the recorded frame of a view is meaningful. It is not if a stack view leaves the view out, or if an
    /// autoresizing mask positions it.
    private func isChecked(_ view: View, _ solved: SolvedConfiguration) -> Bool {
        guard view.id != .root, view.autoresizing == nil else { return false }
        return !layout.ancestors(of: view.id).contains { solved.solution.isGone[$0.index] }
    }

    /// Whether the editor had laid a view out along an axis when it recorded the frames. A length of 0, of the view or
    /// of one around it, shows that it had not.
    private func wasLaidOut(_ view: ViewID, _ axis: Axis) -> Bool {
        !layout.ancestors(of: view).contains { layout[$0].recordedFrame?.length(on: axis) == 0 }
    }

    /// Frames are recorded in whole pixels. If the number is not one of these, two rounded ends may add up to a point.
    private func differs(_ value: Double, _ recorded: Rect, _ component: FrameComponent) -> Bool {
        let isWholePixel = abs(value * 2 - (value * 2).rounded()) < 1e-6
        return abs(value - recorded[component]) > (isWholePixel ? 0.5 : 1) + 1e-6
    }

    /// The rows that the recorded frames violate, by the misplaced view that each row is about. If one of two views
    /// contains the other, that is the inner one.
    private func brokenRows(among rows: [LinearRelation], _ solved: SolvedConfiguration) -> [ViewID: [BrokenRow]] {
        let values = solved.solver.variableValues(at: layout.views.map(\.recordedFrame))
        var variables: [Int: ViewAxis] = [:]
        for (view, numbers) in expected {
            for axis in Set(numbers.keys.map(\.axis)) {
                for component in [FrameComponent.size(on: axis), .position(on: axis)] {
                    // The view's own variable comes before its superview's.
                    guard let own = solved.solver.terms(of: component, view).first else { continue }
                    variables[own.variable] = ViewAxis(view, axis)
                }
            }
        }
        var result: [ViewID: [BrokenRow]] = [:]
        for row in rows {
            guard let value = row.value(values), abs(value - row.constant) > 0.5 + 1e-6 else { continue }
            let misplacedAxes = row.terms.compactMap { variables[$0.variable] }
            guard let axis = misplacedAxes.first?.axis else { continue }
            let views = Set(misplacedAxes.map(\.view))
            for view in views where !views.contains(where: { layout.isDescendant($0, of: view) }) {
                result[view, default: []].append(BrokenRow(origin: row.origin, axis: axis))
            }
        }
        return result
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        let reported = Set(misplaced.map(\.view))
        let connected = connectedViews
        let solved = Memo<Solved>()
        return misplaced.compactMap { view, broken in
            guard let recorded = layout[view].recordedFrame, let numbers = expected[view] else { return nil }
            let axes = Set(broken.map(\.axis))
            let components = FrameComponent.allCases.filter { axes.contains($0.axis) && numbers[$0] != nil }
            func list(_ value: (FrameComponent) -> Double) -> String {
                Naming.list(components.map { "\($0.rawValue) \(Points.text(value($0)))" })
            }
            let constraints = broken.compactMap(\.origin.constraint)
            let together = connected[view] ?? [view]
            let cause = Cause(
                layout: layout, view: view, constraints: constraints, together: together, expected: expected,
                solved: solved)
            let followers = together.filter { !reported.contains($0) }.map {
                Finding.Related(range: layout[$0].nameRange, message: "\(naming.quoted($0)) is off with it")
            }
            let finding = finding(
                about: view,
                "Misplaced: the document records \(naming.quoted(view)) with \(list { recorded[$0] }), but its "
                    + "constraints give \(list { numbers[$0] ?? 0 }). Update its frame, or the constraints.",
                related: Sentence(layout).related(constraints) + followers)
            return Diagnosis(finding, cause: cause)
        }
    }

    /// By misplaced view: those that constraints connect with it, directly or indirectly, and the view itself, in
    /// order.
    private var connectedViews: [ViewID: [ViewID]] {
        var neighbours: [ViewID: [ViewID]] = [:]
        for constraint in layout.constraints where constraint.isActive {
            guard let second = constraint.second?.item.view else { continue }
            let first = constraint.first.item.view
            guard expected[first] != nil, expected[second] != nil else { continue }
            neighbours[first, default: []].append(second)
            neighbours[second, default: []].append(first)
        }
        var result: [ViewID: [ViewID]] = [:]
        for view in expected.keys where result[view] == nil {
            var found: Set = [view]
            var queue = [view]
            while let next = queue.popLast() {
                for other in neighbours[next] ?? [] where found.insert(other).inserted { queue.append(other) }
            }
            let group = found.sorted()
            for member in group { result[member] = group }
        }
        return result
    }
}

extension LinearRelation {
    /// The value of the sum; nil if one of its variables has none.
    func value(_ values: [Int: Double]) -> Double? {
        var sum = 0.0
        for term in terms {
            guard let value = values[term.variable] else { return nil }
            sum += term.coefficient * value
        }
        return sum
    }
}
