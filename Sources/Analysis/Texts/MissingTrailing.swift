import LayoutModel
import Wording

/// A text with a fixed leading edge and a free trailing edge, so that a longer text extends beyond a superview.
///
/// The layout is solved again with a text longer than any screen. As Xcode's warning does, this reports only texts
/// whose leading edge is pinned and whose trailing edge, width and centre are in no constraint.
struct MissingTrailingRule: SolvedRule {
    static let code: FindingCode = "missing-trailing"
    static var page: [UInt8] { PackageResources.missing_trailing_md }
    static let category = FindingCategory.localization
    static let holdsOnEveryPlatform = true

    let layout: Layout
    /// Each text with the view beyond which it extends.
    private var observations = Observations<ViewID, ViewID>()

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        guard layout.sourceTraits.contains(.hasTextsForUsers), solved.isFirstOfItsTraits else { return }
        for view in solved.texts(openAt: .trailing) {
            guard let around = try solved.overrunView(of: view, openAt: .trailing) else { continue }
            observations.note(view, at: solved.index, around)
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.map { view, around, _ in
            var finding = finding(
                about: view,
                "Missing trailing constraint: \(reason(view, around)) Add a trailing constraint with >=, so that the "
                    + "text is truncated or wrapped.")
            // A window may be wider than its views require.
            if layout.platform != .iOS { finding.severity = .information }
            let cause = OpenTextCause(layout: layout, view: view, around: around, end: .trailing)
            return Diagnosis(finding, cause: cause)
        }
    }

    /// Why a longer text extends beyond a superview, with the constraint that seems to be meant to prevent it.
    private func reason(_ view: ViewID, _ around: ViewID) -> String {
        let text = "a longer text of \(naming.quoted(view))"
        if let absent = layout.constraints.first(where: { !$0.isActive && $0.endsText(of: view) }) {
            return "\(naming.equation(absent)) would keep \(text) inside \(naming.quoted(around)), but is not "
                + "installed."
        }
        if let wrong = layout.constraints.first(where: { layout.beginsTextAtFarEdge($0, view) }) {
            return "\(naming.equation(wrong)) ties the leading edge of \(naming.quoted(view)), not its trailing one, "
                + "so \(text) leaves \(naming.quoted(around))."
        }
        return "nothing keeps \(text) inside \(naming.quoted(around))."
    }
}

extension Constraint {
    /// Whether it is about the trailing edge of a view.
    fileprivate func endsText(of view: ViewID) -> Bool {
        !isRemoved
            && anchors.contains { $0.item == Item(view) && [.trailing, .right].contains($0.attribute) }
    }
}

extension Layout {
    /// Whether a constraint ties the leading edge of a view to the trailing edge of a view around it.
    fileprivate func beginsTextAtFarEdge(_ constraint: Constraint, _ view: ViewID) -> Bool {
        guard constraint.isActive, !constraint.isRemoved, constraint.anchors.count == 2 else { return false }
        let begins = constraint.anchors.contains {
            $0.item == Item(view) && [.leading, .left].contains($0.attribute)
        }
        return begins
            && constraint.anchors.contains {
                [.trailing, .right].contains($0.attribute) && isDescendant(view, of: $0.item.view)
            }
    }
}
