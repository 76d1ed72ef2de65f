import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let zeroSize = FindingCode(rawValue: "zero-size")
}

/// A visible view without width or height.
struct ZeroSizeRule: Rule {
    static let code = FindingCode.zeroSize
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
            for axis in Axis.allCases where frame.length(on: axis) < 0.0005 {
                let isUndecided = solved.undecided.contains {
                    $0.view == view.id && $0.axis == axis && $0.kind == .size
                }
                guard !isUndecided, try !wouldBeSeen(view, axis, solved) else { continue }
                observations.note(view.id, at: solved.index, axis)
                break
            }
        }
    }

    /// Whether the view is closed only because nobody knows how long its content is: when the app runs, the content resists.
    private func wouldBeSeen(
        _ view: View, _ axis: Axis, _ solved: SolvedConfiguration
    ) throws(Cancelled) -> Bool {
        guard view.intrinsicSize[axis] == .unknown else { return false }
        let filled = try solved.solver.solution(
            whereContentOf: view.id, isLong: 20, on: axis, solved.cancellation)
        return filled.frame(of: view.id).length(on: axis) > 0.0005
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return observations.all.map { view, axis, configurations in
            Finding(
                code: Self.code, severity: .information, range: layout.ownRange(layout[view].nameRange),
                message:
                    "\(naming.quoted(view)) has no \(axis.sizeName)\(wording.phrase(configurations)), so nothing of it is seen.",
                subject: naming.subject(view))
        }
    }
}
