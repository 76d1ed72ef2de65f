import Wording
import Analysis
import LayoutModel

/// What a label or a slot stands for, whether it is in force, and which states change it.
struct LabelReport {
    let blocks: [HoverText.Block]

    init(_ label: String, _ layout: Layout) {
        let ids = layout.constraints(labelled: label)
        var blocks: [HoverText.Block] = [
            .heading(what: label.contains(".") ? "slot" : "label", name: label),
            .list(ids.map(Sentence(layout).constraint)),
        ]
        if !ids.isEmpty, ids.allSatisfy({ !layout[$0].isActive }) {
            blocks.append(.paragraph("Not in force at first."))
        }
        blocks += layout.collapseNotes(on: ids).map { .paragraph($0) }
        let changes = layout.states.flatMap { state in
            state.changes.filter { $0.effect.concerns(ids) }.map {
                "in state \(state.name), \(layout.sentence(for: $0))"
            }
        }
        if !changes.isEmpty { blocks.append(.list(changes)) }
        self.blocks = blocks
    }
}

extension StateChange.Effect {
    /// Whether it is about one of these constraints.
    fileprivate func concerns(_ ids: [ConstraintID]) -> Bool {
        switch self {
        case .activate(let changed), .deactivate(let changed), .setConstant(let changed, _),
            .setPriority(let changed, _):
            changed.contains(where: ids.contains)
        default: false
        }
    }
}
