import AutoLayoutEngine
import LayoutModel
import Wording

/// Conflicts of one arranged view with its stack view, each with one written constraint.
///
/// Somebody who constrains an arranged view as if no stack view arranged it makes one mistake, however many of the
/// constraints conflict.
struct ArrangedViewMistakes {
    private struct Group {
        var stack: ViewID
        var view: ViewID
        /// In the order in which they were found.
        var conflicts: [Conflict]
    }

    private let layout: Layout
    private var groups: [Group] = []

    init(_ conflicts: [Conflict], _ layout: Layout) {
        self.layout = layout
        var left = conflicts.compactMap { conflict in
            Self.arranged(in: conflict, layout).map { (conflict: conflict, stack: $0.stack, views: $0.views) }
        }
        while let group = Self.largest(left.map { ($0.stack, $0.views) }) {
            let isOwn = { (stack: ViewID, views: [ViewID]) in stack == group.stack && views.contains(group.view) }
            groups.append(
                Group(
                    stack: group.stack, view: group.view,
                    conflicts: left.filter { isOwn($0.stack, $0.views) }.map(\.conflict)))
            left.removeAll { isOwn($0.stack, $0.views) }
        }
    }

    /// The stack view and the arranged views of a conflict between one constraint and one stack view.
    private static func arranged(in conflict: Conflict, _ layout: Layout) -> (stack: ViewID, views: [ViewID])? {
        var stacks: Set<ViewID> = []
        for member in conflict.members where member.constraint == nil {
            guard case .stack(let stack, _, _) = member else { return nil }
            stacks.insert(stack)
        }
        let written = relating(conflict, layout)
        guard stacks.count == 1, let stack = stacks.first, written.count == 1, let id = written.first else {
            return nil
        }
        return (stack, layout[id].anchors.map(\.item.view).filter { layout[$0].parent == stack })
    }

    /// The written constraints of a conflict. In code, the lengths that views have besides are no mistakes.
    private static func relating(_ conflict: Conflict, _ layout: Layout) -> [ConstraintID] {
        let written = conflict.members.compactMap(\.constraint)
        guard written.count > 1, layout.sourceTraits.contains(.isCode) else { return written }
        return written.filter { layout[$0].second != nil }
    }

    /// The arranged view of the most conflicts, if of more than one; of several the first in the document.
    private static func largest(_ all: [(stack: ViewID, views: [ViewID])]) -> (stack: ViewID, view: ViewID)? {
        let candidates = all.flatMap { one in Set(one.views).map { (one.stack, $0) } }
        let counts = Dictionary(candidates.map { ($0.1, 1) }, uniquingKeysWith: +)
        guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), best.value > 1,
            let stack = candidates.first(where: { $0.1 == best.key })?.0
        else { return nil }
        return (stack, best.key)
    }

    private func group(of conflict: Conflict) -> Group? {
        groups.first { $0.conflicts.contains(conflict) }
    }

    /// Whether the first conflict of its group stands for it.
    func isTold(_ conflict: Conflict) -> Bool {
        group(of: conflict).map { $0.conflicts.first != conflict } ?? false
    }

    /// The constraints of the group of a conflict.
    func constraints(of conflict: Conflict) -> [ConstraintID] {
        (group(of: conflict)?.conflicts ?? [conflict]).flatMap { Self.relating($0, layout) }
    }

    /// What to do about all conflicts of a group; nil if a conflict stands alone.
    func remedy(of conflict: Conflict) -> String? {
        guard let group = group(of: conflict) else { return nil }
        let naming = Naming(layout)
        let more = group.conflicts.count - 1
        let noun = more == 1 ? "constraint" : "constraints"
        return "\(more) more \(noun) of \(naming.quoted(group.view)) cannot hold either, because "
            + "\(naming.stack(group.stack)) arranges it. Remove them all."
    }
}

extension ConflictRule {
    /// Removes all constraints by which an arranged view conflicts with its stack view.
    struct ArrangedViewCause: FindingCause {
        let layout: Layout
        let constraints: [ConstraintID]

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let title = "Remove the \(constraints.count) constraints that the stack view contradicts"
            return [Repair(title: title, edits: constraints.flatMap { layout.repairRemoving($0).edits })]
        }
    }
}
