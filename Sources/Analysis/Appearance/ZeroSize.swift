import LayoutModel
import Wording

/// A view that is not hidden and has no width or no height.
struct ZeroSizeRule: SolvedRule {
    static let code: FindingCode = "zero-size"
    static var page: [UInt8] { PackageResources.zero_size_md }
    static let category = FindingCategory.appearance
    static let severity = Finding.Severity.information
    static let isOptIn = true

    let layout: Layout
    private var observations = Observations<ViewID, Axis>()

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        for view in layout.views where view.id != .root && solved.shows(view.id) {
            let frame = solved.solution.frame(of: view.id)
            for axis in Axis.allCases
            where frame.length(on: axis) < 0.0005 && !layout.mayHaveAnyLength(view.id, axis)
                && !solved.dependsOnFreeValue(view.id, axis)
            {
                let isAmbiguous = solved.ambiguousValues.contains {
                    $0.view == view.id && $0.axis == axis && $0.kind == .size
                }
                guard !isAmbiguous, try !hasSizeWithContent(view, axis, solved) else { continue }
                observations.note(view.id, at: solved.index, axis)
                break
            }
        }
    }

    /// Whether the view has no length only because its content's size is unknown. At run time the content has one.
    private func hasSizeWithContent(
        _ view: View, _ axis: Axis, _ solved: SolvedConfiguration
    ) throws(Cancelled) -> Bool {
        guard view.intrinsicSize[axis] == .unknown else { return false }
        let filled = try solved.solver.solution(whereContentOf: view.id, isLong: 20, on: axis, solved.cancellation)
        return filled.frame(of: view.id).length(on: axis) > 0.0005
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.map { view, axis, configurations in
            let occasion = wording.phrase(configurations)
            return Diagnosis(
                finding(about: view, "Invisible: \(naming.quoted(view)) has no \(axis.sizeName)\(occasion)."))
        }
    }
}
