import AutoLayoutEngine
import LayoutModel
import Wording

/// A view that Xcode saved as ambiguous or misplaced, where this cannot be judged from the document alone.
///
/// Xcode knows the sizes of texts, images and controls, so its mark is evidence. Where constants alone determine the
/// frame, that is known without the mark: `misplaced` reports it, or the mark is out of date.
struct MarkedByXcodeRule: SolvedRule {
    static let code: FindingCode = "marked-by-xcode"
    static var page: [UInt8] { PackageResources.marked_by_xcode_md }
    static let category = FindingCategory.recordedFrame
    static let severity = Finding.Severity.information
    static let holdsOnEveryPlatform = true

    let layout: Layout
    private var marked: [ViewID] = []

    init(layout: Layout) {
        self.layout = layout
    }

    /// The marks are about the layout as saved.
    mutating func inspect(_ solved: SolvedConfiguration) {}

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {
        let candidates = layout.views.filter { !$0.recordedMarks.isEmpty }
        guard !candidates.isEmpty else { return }
        var certain = CertainEqualities(solved, withCanvas: true)
        // Elsewhere too little is known of how views are laid out.
        marked = candidates.map(\.id).filter {
            layout.platform != .iOS || isAmbiguousScrollView($0) || !isDetermined($0, &certain)
        }
    }

    /// Whether the mark may be about the content of a scroll view, which its frame does not determine.
    private func isAmbiguousScrollView(_ view: ViewID) -> Bool {
        layout[view].kind == .scroll && layout[view].recordedMarks.contains(.ambiguous)
    }

    /// Whether constraints and constants alone determine the whole frame.
    private func isDetermined(_ view: ViewID, _ certain: inout CertainEqualities) -> Bool {
        for component in FrameComponent.allCases where certain.value(of: component, view) == nil { return false }
        return true
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        marked.map { view in
            let marks = layout[view].recordedMarks
            let isBoth = marks == [.ambiguous, .misplaced]
            let word = isBoth ? "ambiguous and misplaced" : marks == .ambiguous ? "ambiguous" : "misplaced"
            return Diagnosis(
                finding(
                    about: view,
                    "Xcode saved \(naming.quoted(view)) as \(word). The document alone does not show "
                        + "whether this is still so. Open it in Xcode, resolve the issue there, and save it again."))
        }
    }

    /// The diagnoses without marks that another one about the same view explains.
    static func withoutExplained(_ diagnoses: [Diagnosis]) -> [Diagnosis] {
        guard diagnoses.contains(where: { $0.finding.code == code }) else { return diagnoses }
        let own = diagnoses.map(\.finding).filter { $0.code != code && explaining.contains($0.code) }
        let explained = Set(own.flatMap { [$0.range] + $0.related.map(\.range.range) })
        return diagnoses.filter { $0.finding.code != code || !explained.contains($0.finding.range) }
    }

    private static let explaining = [
        AmbiguousSizeRule.code, AmbiguousPositionRule.code, AmbiguousScrollContentRule.code, MisplacedRule.code,
    ]
}
