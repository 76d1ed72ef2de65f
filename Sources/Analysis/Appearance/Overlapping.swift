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

    let layout: Layout
    private var observations = Observations<OverlappingPair, AxisPair<Double>>()

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        for pair in solved.overlappingSiblings() {
            guard !layout.isPartiallyKnown(pair.below), !layout.isPartiallyKnown(pair.above) else { continue }
            let (a, b) = (solved.solution.frame(of: pair.below), solved.solution.frame(of: pair.above))
            guard !contains(a, b), !contains(b, a) else { continue }
            let isGuess = Axis.allCases.contains { axis in
                [pair.below, pair.above].contains { solved.dependsOnFreeValue($0, axis) }
            }
            guard !isGuess else { continue }
            let common = AxisPair(
                horizontal: a.shared(with: b, on: .horizontal), vertical: a.shared(with: b, on: .vertical))
            observations.note(pair, at: solved.index, common)
        }
    }

    private func contains(_ outer: Rect, _ inner: Rect) -> Bool {
        Axis.allCases.allSatisfy {
            outer.start(on: $0) <= inner.start(on: $0) + 0.5 && inner.end(on: $0) <= outer.end(on: $0) + 0.5
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.map { pair, shared, configurations in
            let size = "\(Points.text(shared.horizontal)) x \(Points.text(shared.vertical))"
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
