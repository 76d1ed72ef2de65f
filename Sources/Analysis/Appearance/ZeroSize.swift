import AutoLayoutEngine
import LayoutModel
import Wording

extension FindingCode {
    package static let zeroSize = FindingCode(rawValue: "zero-size")
}

/// A view that is not hidden and has no width or no height.
struct ZeroSizeRule: SolvedRule {
    static let code = FindingCode.zeroSize
    static let category = FindingCategory.appearance
    static let isOptIn = true

    private let layout: Layout
    private let wording: ConfigurationWording
    private var observations = Observations<ViewID, Axis>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        wording = ConfigurationWording(layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        for view in layout.views where view.id != .root && solved.shows(view.id) {
            let frame = solved.solution.frame(of: view.id)
            for axis in Axis.allCases
            where frame.length(on: axis) < 0.0005 && !layout.partiallyKnown[axis].contains(view.id) {
                let isAmbiguous = solved.undecided.contains {
                    $0.view == view.id && $0.axis == axis && $0.kind == .size
                }
                guard !isAmbiguous, try !hasSizeWithContent(view, axis, solved) else { continue }
                observations.note(view.id, at: solved.index, axis)
                break
            }
        }
    }

    /// Whether the view has no length only because the size of its content is unknown: at run time the content resists.
    private func hasSizeWithContent(
        _ view: View, _ axis: Axis, _ solved: SolvedConfiguration
    ) throws(Cancelled) -> Bool {
        guard view.intrinsicSize[axis] == .unknown else { return false }
        let filled = try solved.solver.solution(whereContentOf: view.id, isLong: 20, on: axis, solved.cancellation)
        return filled.frame(of: view.id).length(on: axis) > 0.0005
    }

    func diagnoses() -> [Diagnosis] {
        observations.all.map { view, axis, configurations in
            Diagnosis(
                Finding(
                    code: Self.code, severity: .information, range: layout.ownRange(layout[view].nameRange),
                    message: "Invisible: \(Naming(layout).quoted(view)) has no \(axis.sizeName)"
                        + "\(wording.phrase(configurations)).",
                    subject: FindingSubject(layout).view(view)))
        }
    }
}
