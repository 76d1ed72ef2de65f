import LayoutModel
import Wording

/// A text with a fixed leading edge and a free trailing edge, so that a longer text extends beyond a superview.
///
/// The layout is solved again with a text longer than any screen. As Xcode's warning does, this reports texts whose
/// leading edge is pinned, and whose trailing edge, width and centre are in no constraint; and besides them those of
/// several lines that only their centre places.
struct MissingTrailingRule: SolvedRule {
    static let code: FindingCode = "missing-trailing"
    static var page: [UInt8] { PackageResources.missing_trailing_md }
    static let category = FindingCategory.localization
    static let holdsOnEveryPlatform = true

    private struct Detail {
        /// The view beyond which the text extends.
        var around: ViewID
        /// Whether only its centre places it.
        var isCentred = false
    }

    let layout: Layout
    private var observations = Observations<ViewID, Detail>()

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        guard layout.sourceTraits.contains(.hasTextsForUsers), solved.isFirstOfItsTraits else { return }
        for view in solved.texts(openAt: .trailing) {
            guard let around = try solved.overrunView(of: view, openAt: .trailing) else { continue }
            observations.note(view, at: solved.index, Detail(around: around))
        }
        for view in solved.textsThatNeverWrap() {
            guard let around = try solved.overrunView(of: view, openAt: .trailing) else { continue }
            observations.note(view, at: solved.index, Detail(around: around, isCentred: true))
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.map { view, detail, _ in
            detail.isCentred ? centred(view, detail.around) : begun(view, detail.around)
        }
    }

    private func centred(_ view: ViewID, _ around: ViewID) -> Diagnosis {
        var finding = finding(
            about: view,
            "Missing trailing constraint: only its centre places \(naming.quoted(view)), so a longer text leaves "
                + "\(naming.quoted(around)) and never wraps. Add leading and trailing constraints with >=.")
        // The text at hand may be short, and the same on every device.
        finding.severity = .information
        return Diagnosis(finding, cause: CentredTextCause(layout: layout, view: view, around: around))
    }

    private func begun(_ view: ViewID, _ around: ViewID) -> Diagnosis {
        var finding = finding(
            about: view,
            "Missing trailing constraint: \(reason(view, around)) Add a trailing constraint with >=, so that the "
                + "text is truncated or wrapped.")
        // A window may be wider than its views require.
        if layout.platform != .iOS { finding.severity = .information }
        let cause = OpenTextCause(layout: layout, view: view, around: around, end: .trailing)
        return Diagnosis(finding, cause: cause)
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
        if let outwards = layout.constraints.first(where: { $0.pullsTextOutwards(of: view) }) {
            return "\(naming.equation(outwards)) lets \(text) leave \(naming.quoted(around)), because its relation "
                + "points outwards."
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

    /// Whether it keeps the trailing edge of a view beyond something.
    fileprivate func pullsTextOutwards(of view: ViewID) -> Bool {
        guard isActive, endsText(of: view), relation != .equal else { return false }
        return (first.item == Item(view) ? relation : relation.flipped) == TextEnd.trailing.outwards
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
