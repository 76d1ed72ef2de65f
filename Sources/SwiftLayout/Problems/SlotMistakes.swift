import LayoutModel
import SourceText

/// What code does with the slots of ConstraintsHolder that ends the app, or leaves a constraint active out of reach.
///
/// What an entry point does is judged only if no other one can have changed the slot before.
struct SlotMistakes {
    private(set) var all: [SlotNote] = []
    private let execution: Execution

    init(_ execution: Execution) {
        self.execution = execution
        guard !execution.isCut else { return }
        all = execution.slotNotes.filter(isCertain)
    }

    private func isCertain(_ note: SlotNote) -> Bool {
        switch note.kind {
        case .assigned: false
        case .mismatch, .margins: true
        case .shared: !execution[note.holder].isOpen
        case .foreign: !execution[note.holder].isOpen && !isShared(note.holder)
        case .empty: isKnown(note) && (!execution.isInEntryPoint(note.path) || !isEverFilled(note))
        case .emptied(let old), .replaced(let old):
            isKnown(note) && !execution[old].isOpen
                && (!execution.isInEntryPoint(note.path) || !isDeactivated(old, before: note))
        }
    }

    private func isKnown(_ note: SlotNote) -> Bool {
        let holder = execution[note.holder]
        guard let view = holder.owner, !holder.isOpen, !execution[view].isForeign, !execution[view].isOpen else {
            return false
        }
        return view == .root ? !execution.isRootOpen : execution.isReachedByItsClassAlone(view)
    }

    private func isShared(_ holder: ObjectID) -> Bool {
        execution.slotNotes.contains { note in
            if case .shared = note.kind { note.holder == holder } else { false }
        }
    }

    private func isEverFilled(_ note: SlotNote) -> Bool {
        execution.slotNotes.contains { other in
            guard case .assigned = other.kind else { return false }
            return other.holder == note.holder && other.slot == note.slot
        }
    }

    /// Whether some other code deactivates a constraint, or may do so.
    private func isDeactivated(_ id: ObjectID, before note: SlotNote) -> Bool {
        execution.mayChangeAll || execution.mayChangeStored || !execution.unknownRemovals.all.isEmpty
            || execution.events.contains { event in
                switch event.effect {
                case .deactivate(id), .mayActivate(id): event.path.first != note.path.first
                default: false
                }
            }
    }
}
