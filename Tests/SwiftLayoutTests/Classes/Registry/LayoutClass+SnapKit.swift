import RecordingUIKit

extension LayoutClass {
    /// What SnapKit can say.
    static let snapKit: [LayoutClass] =
        [
            LayoutClass("SnapAttributes") { SnapAttributes() },
            LayoutClass("SnapChains") { SnapChains() },
            LayoutClass("SnapTargets") { SnapTargets() },
            LayoutClass("SnapModifiers") { SnapModifiers() },
            LayoutClass("SnapPriorities") { SnapPriorities() },
            LayoutClass("SnapSuperviews") { SnapSuperviews() },
            LayoutClass("SnapMistakes") { SnapMistakes() },
            LayoutClass("SnapOwnNames") { SnapOwnNames() },
            LayoutClass("SnapExtensions") { SnapExtensions() },
            LayoutClass("SnapInOrder") { SnapInOrder() },
        ]
        + states(
            of: { SnapStored() },
            [
                "change()": { $0.change() }, "changePriorities()": { $0.changePriorities() },
                "swap()": { $0.swap() },
            ])
        + states(
            of: { SnapUpdates() },
            [
                "update()": { $0.update() }, "updateWithoutMatch()": { $0.updateWithoutMatch() },
                "remake()": { $0.remake() }, "remove()": { $0.remove() },
            ])
        + both("SnapHelpers", "isWide") { SnapHelpers(isWide: $0) }
}
