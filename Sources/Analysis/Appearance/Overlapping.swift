import LayoutModel
import SourceText
import Wording

/// Siblings that partly cover each other. One entirely inside another is allowed: the other is its background.
struct OverlappingRule: SolvedRule {
    static let code: FindingCode = "overlapping"
    static var page: [UInt8] { PackageResources.overlapping_md }
    static let category = FindingCategory.appearance
    static let severity = Finding.Severity.information
    static let isOptIn = true

    private struct Pair: Hashable {
        var below: ViewID
        var above: ViewID
    }

    let layout: Layout
    private var observations = Observations<Pair, (width: Double, height: Double)>()

    init(layout: Layout) {
        self.layout = layout
    }

    /// Sweeps the siblings from left to right, so that only those that share a column are compared.
    mutating func inspect(_ solved: SolvedConfiguration) {
        for parent in layout.views {
            let shown = parent.children.filter { solved.shows($0) && !layout.isPartiallyKnown($0) }
                .map { (id: $0, frame: solved.solution.frame(of: $0)) }.sorted { $0.frame.x < $1.frame.x }
            var open: [(id: ViewID, frame: Rect)] = []
            for view in shown {
                open.removeAll { $0.frame.maxX <= view.frame.x + 0.5 }
                for other in open { compare(other, view, solved.index) }
                open.append(view)
            }
        }
    }

    private mutating func compare(_ a: (id: ViewID, frame: Rect), _ b: (id: ViewID, frame: Rect), _ index: Int) {
        let width = min(a.frame.maxX, b.frame.maxX) - max(a.frame.x, b.frame.x)
        let height = min(a.frame.maxY, b.frame.maxY) - max(a.frame.y, b.frame.y)
        guard width > 0.5, height > 0.5, !contains(a.frame, b.frame), !contains(b.frame, a.frame) else { return }
        observations.note(Pair(below: min(a.id, b.id), above: max(a.id, b.id)), at: index, (width, height))
    }

    private func contains(_ outer: Rect, _ inner: Rect) -> Bool {
        Axis.allCases.allSatisfy {
            outer.start(on: $0) <= inner.start(on: $0) + 0.5 && inner.end(on: $0) <= outer.end(on: $0) + 0.5
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.map { pair, shared, configurations in
            let size = "\(Points.text(shared.width)) x \(Points.text(shared.height))"
            return Diagnosis(
                finding(
                    at: layout[pair.above].nameRange,
                    "\(naming.quoted(pair.above)) covers \(size) points of \(naming.quoted(pair.below))"
                        + "\(wording.phrase(configurations)).",
                    related: [declaration(of: pair.below)],
                    subject: "\(subjects.view(pair.below)) \(subjects.view(pair.above))"))
        }
    }
}
