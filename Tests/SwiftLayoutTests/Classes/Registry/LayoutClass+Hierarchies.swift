import RecordingUIKit

extension LayoutClass {
    /// Where views are, and who places them.
    static let hierarchies: [LayoutClass] =
        [(false, false), (false, true), (true, false), (true, true)].flatMap { hasNote, isBusy in
            states(
                ["hasNote": hasNote, "isBusy": isBusy], of: { HiddenViews(hasNote: hasNote, isBusy: isBusy) },
                ["toggleNote()": { $0.toggleNote() }])
        }
        + states(
            of: { CollapsedByConstraint() },
            [
                "setBadgeHidden(true)": { $0.setBadgeHidden(true) },
                "setBadgeHidden(false)": { $0.setBadgeHidden(false) },
            ])
        + states(
            of: { HidingTag() },
            [
                "setBadgeHidden(true)": { $0.setBadgeHidden(true) },
                "setBadgeHidden(false)": {
                    $0.setBadgeHidden(true)
                    $0.setBadgeHidden(false)
                },
                "setNoteHidden(true)": { $0.setNoteHidden(true) },
            ])
        + [
            LayoutClass("PlainTag") { PlainTag() },
            LayoutClass("PlacedOtherwise") { PlacedOtherwise() },
            LayoutClass("OwnGuides") { OwnGuides() },
            LayoutClass("ContentViews") { ContentViews() },
            LayoutClass("UnknownCode", ["decorator != nil": false]) { UnknownCode() },
            LayoutClass("UnknownCode", ["decorator != nil": true]) { UnknownCode(decorator: Underliner()) },
            LayoutClass("GuidesOfChildren") { GuidesOfChildren() },
            LayoutClass("ForeignViews") { ForeignViews() },
            LayoutClass("MovedViews") { MovedViews() },
        ]
        + states(of: { StackKinds() }, ["removeSubtitle()": { $0.removeSubtitle() }])
        + both("StackHelpers", "hasButton") { StackHelpers(hasButton: $0) }
        + each("ConditionalContent", "hasIcon", "isBoxed") { ConditionalContent(hasIcon: $0, isBoxed: $1) }
}
