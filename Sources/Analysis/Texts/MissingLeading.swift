import LayoutModel
import Wording

/// A text with a fixed trailing edge and a free leading edge, so that a longer text extends beyond a superview.
///
/// The counterpart of ``MissingTrailingRule``: values at the end of a row, and labels before the fields of a form.
struct MissingLeadingRule: SolvedRule {
    static let code: FindingCode = "missing-leading"
    static var page: [UInt8] { PackageResources.missing_leading_md }
    static let category = FindingCategory.localization
    /// Such texts are short, so many apps leave them as they are.
    static let severity = Finding.Severity.information
    static let holdsOnEveryPlatform = true

    let layout: Layout
    /// Each text with the view beyond which it extends.
    private var observations = Observations<ViewID, ViewID>()

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        guard layout.sourceTraits.contains(.hasTextsForUsers), solved.isFirstOfItsTraits else { return }
        for view in solved.texts(openAt: .leading) {
            guard let around = try solved.overrunView(of: view, openAt: .leading) else { continue }
            observations.note(view, at: solved.index, around)
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.map { view, around, _ in
            let finding = finding(
                about: view,
                "Missing leading constraint: a longer text of \(naming.quoted(view)) grows from its trailing edge out "
                    + "of \(naming.quoted(around)). Add a leading constraint with >=, so that the text is truncated "
                    + "or wrapped.")
            let cause = OpenTextCause(layout: layout, view: view, around: around, end: .leading)
            return Diagnosis(finding, cause: cause)
        }
    }
}
