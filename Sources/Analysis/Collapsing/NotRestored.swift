import AutoLayoutEngine
import LayoutModel

/// A change in a state that a library overwrites, or fails to undo, when it shows the view again.
struct NotRestoredRule: ModelRule {
    static let code: FindingCode = "not-restored"
    static var page: [UInt8] { PackageResources.not_restored_md }
    static let category = FindingCategory.collapsing
    static let holdsAtEverySize = true

    let layout: Layout

    func diagnoses() -> [Diagnosis] {
        layout.collapses.flatMap(lostConstants)
            + layout.collapses.flatMap { (hiding($0) + reactivated($0)).map { Diagnosis($0) } }
    }

    /// Constants that a state sets and that the library overwrites when the view is shown again.
    private func lostConstants(_ collapse: Collapse) -> [Diagnosis] {
        guard collapse.style != .plain else { return [] }
        let reach = Set(CollapseReach(collapse, layout).constraints)
        return layout.states.enumerated().flatMap { index, state -> [Diagnosis] in
            let isGone = state.changes.contains { $0.effect == .gone(collapse.view) }
            guard isGone || collapse.style.restoresFirstConstants else { return [] }
            return state.changes.enumerated().compactMap { number, change in
                guard case .setConstant(let ids, _) = change.effect, let id = ids.first(where: reach.contains) else {
                    return nil
                }
                return Diagnosis(
                    lostConstant(id, collapse, state, change),
                    cause: Cause(layout: layout, collapse: collapse, constraint: id, state: index, change: number))
            }
        }
    }

    private func lostConstant(
        _ id: ConstraintID, _ collapse: Collapse, _ state: State, _ change: StateChange
    ) -> Finding {
        let view = naming.quoted(collapse.view)
        let (library, equation) = (collapse.style.libraryName, naming.equation(layout[id]))
        let constant =
            collapse.style.restoresFirstConstants
            ? "the first constant of \(equation)" : "the constant that \(equation) had before"
        return finding(
            at: change.range,
            "This constant is lost: when \(view) is shown again, \(library) restores \(constant). "
                + "Set it after \(view) is shown.",
            related: [Finding.Related(range: collapse.nameRange, message: "\(view) collapses it here")],
            subject: "\(state.name) \(layout[collapse.view].path) \(subjects.constraint(id))")
    }

    /// Views that stay hidden, because the library never shows a view.
    private func hiding(_ collapse: Collapse) -> [Finding] {
        let view = collapse.view
        let isShown = layout.states.contains { $0.changes.contains { $0.effect == .show(view) } }
        guard collapse.style == .hrViewVisible, !isShown else { return [] }
        let name = naming.quoted(view)
        guard !layout[view].isHidden else {
            return [
                finding(
                    at: collapse.nameRange,
                    "\(name) stays hidden: it is hidden at first, and HRViewVisible gives it its room back but never "
                        + "shows a view. Set isHidden to false when it expands, or do not hide it at first.",
                    related: [declaration(of: view)], subject: "\(layout[view].path) hidden")
            ]
        }
        return layout.states.flatMap { state in
            state.changes.filter { $0.effect == .hide(view) }.map { change in
                finding(
                    collapse, state, change, "hidden",
                    "\(name) stays hidden: it is hidden here, and HRViewVisible never shows a view. "
                        + "Set isHidden to false when it expands.")
            }
        }
    }

    /// Constraints that a state deactivates, although the library reactivates all that it found initially.
    private func reactivated(_ collapse: Collapse) -> [Finding] {
        guard collapse.style == .uiViewVisibilitySwift else { return [] }
        return layout.states.flatMap { state in
            state.changes.compactMap { change in
                guard case .deactivate(let ids) = change.effect,
                    let id = ids.first(where: {
                        layout[$0].isActive && CollapseReach.holder(of: layout[$0], layout) == collapse.view
                    })
                else { return nil }
                return finding(
                    collapse, state, change, subjects.constraint(id),
                    "\(naming.equation(layout[id])) is activated again: UIViewVisibility keeps the constraints that "
                        + "\(naming.quoted(collapse.view)) holds when it is first hidden or shown, and activates all "
                        + "of them each time. Let another view hold it.")
            }
        }
    }

    private func finding(
        _ collapse: Collapse, _ state: State, _ change: StateChange, _ subject: String, _ message: String
    ) -> Finding {
        finding(
            at: change.range, message,
            related: [
                Finding.Related(
                    range: collapse.nameRange, message: "This says how \(naming.quoted(collapse.view)) collapses")
            ],
            subject: "\(state.name) \(layout[collapse.view].path) \(subject)")
    }
}

extension NotRestoredRule {
    /// Either excludes the constraint from the collapse, or removes the state's change. Both require a choice.
    struct Cause: FindingCause {
        let layout: Layout
        let collapse: Collapse
        let constraint: ConstraintID
        /// The indices in ``Layout/states`` and ``State/changes``.
        let state: Int
        let change: Int

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let equation = naming.equation(layout[constraint])
            let unchanged = Repair(
                title: "Do not change the constant of \(equation) in the state \"\(layout.states[state].name)\"",
                edits: [.removeStateChange(state: state, change: change)])
            let sparing = Recollapsing(layout).repairs(sparing: constraint, collapse)
            return (sparing + [unchanged]).map(\.requiringChoice)
        }
    }
}
