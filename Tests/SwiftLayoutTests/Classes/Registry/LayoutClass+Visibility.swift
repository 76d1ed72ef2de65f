import RecordingUIKit

extension LayoutClass {
    /// The libraries that collapse views.
    static let visibility: [LayoutClass] =
        states(
            of: { TagRow() },
            [
                "hideSecond()": { $0.hideSecond() }, "hideAllButFirst()": { $0.hideAllButFirst() },
                "hideAndShow()": { $0.hideAndShow() }, "hideTwice()": { $0.hideTwice() },
            ])
        + states(
            of: { GoneDirections() },
            [
                "goneLeft()": { $0.goneLeft() }, "goneRight()": { $0.goneRight() },
                "goneBottom()": { $0.goneBottom() }, "goneNowhere()": { $0.goneNowhere() },
                "changedWhileGone()": { $0.changedWhileGone() },
            ])
        + states(of: { FirstMatch() }, ["hide()": { $0.hide() }, "hideAndShow()": { $0.hideAndShow() }])
        + states(
            of: { VisibilityStates() },
            [
                "goneHorizontally()": { $0.goneHorizontally() }, "goneVertically()": { $0.goneVertically() },
                "back()": { $0.back() }, "invisible()": { $0.invisible() },
            ])
        + [nil, "A note"].flatMap { text in
            states(
                ["text != nil": text != nil], of: { CollapsibleCell(note: text) },
                ["collapse()": { $0.collapse() }, "expand()": { $0.expand() }])
        }
        + states(
            of: { FlexibleRow() },
            [
                "hideBlack()": { $0.hideBlack() }, "toggleRed()": { $0.toggleRed() },
                "resumeUnregistered()": { $0.resumeUnregistered() },
            ])
        + [false, true].flatMap { isHidden in
            states(
                ["isNoteHidden": isHidden], of: { SpacerColumn(isNoteHidden: isHidden) },
                ["toggle()": { $0.toggle() }])
        }
        + holders

    private static let holders: [LayoutClass] =
        [false, true].flatMap { isTop in
            states(
                ["isTop": isTop], of: { HolderSlots(isTop: isTop) },
                [
                    "move()": { $0.move() }, "activateAll()": { $0.activateAll() }, "clear()": { $0.clear() },
                ])
        }
        + states(of: { SlotSwitch() }, ["lower()": { $0.lower() }, "raise()": { $0.raise() }])
        + states(
            of: { HolderMistakes() },
            [
                "slotMismatch()": { $0.slotMismatch() }, "activateNil()": { $0.activateNil() },
                "deactivateNil()": { $0.deactivateNil() }, "nilWhileActive()": { $0.nilWhileActive() },
                "replaceActive()": { $0.replaceActive() }, "uncheckedAttribute()": { $0.uncheckedAttribute() },
                "sharedIdentifier()": { $0.sharedIdentifier() },
            ])
}
