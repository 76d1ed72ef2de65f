import Analysis
import LayoutModel
import Wording

/// The constraints of a label or a slot, whether they are active, and the states that change them.
struct LabelReport {
    let blocks: [HoverText.Block]

    init(_ label: String, _ layout: Layout) {
        let ids = layout.constraints(labelled: label)
        var blocks: [HoverText.Block] = [
            .heading(kind: label.contains(".") ? "slot" : "label", name: label),
            .list(ids.map(Sentence(layout).constraint)),
        ]
        if !ids.isEmpty, ids.allSatisfy({ !layout[$0].isActive }) {
            blocks.append(.paragraph("Inactive unless a state activates it."))
        }
        blocks += layout.collapseNotes(on: ids).map { .paragraph($0) }
        let changes = layout.states.flatMap { state in
            state.changes.filter { $0.effect.changes(ids) }.map {
                "in state \(state.name), \(layout.sentence(for: $0))"
            }
        }
        if !changes.isEmpty { blocks.append(.list(changes)) }
        self.blocks = blocks
    }
}

extension StateChange.Effect {
    /// Whether it changes any of the constraints.
    fileprivate func changes(_ ids: [ConstraintID]) -> Bool {
        switch self {
        case .activate(let changed), .deactivate(let changed), .setConstant(let changed, _),
            .setPriority(let changed, _):
            changed.contains(where: ids.contains)
        case .gone, .hide, .show, .setParameter, .setIntrinsicSize, .setText, .setSize: false
        }
    }
}
