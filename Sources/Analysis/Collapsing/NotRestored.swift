import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let notRestored = FindingCode(rawValue: "not-restored")
}

/// What a state sets or switches off, and a library's way of collapsing changes back or never does when the view comes back.
struct NotRestoredRule: Rule {
    static let code = FindingCode.notRestored

    let layout: Layout

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {}

    /// A change of a state that sets a constant which a view's coming back sets again.
    struct Loss {
        var collapse: Collapse
        /// The places in ``Layout/states`` and ``State/changes``.
        var state: Int
        var change: Int
        var constraint: ConstraintID
    }

    var losses: [Loss] {
        var result: [Loss] = []
        for collapse in layout.collapses where collapse.style != .plain {
            let reach = Set(CollapseReach(collapse, layout).constraints)
            for (place, state) in layout.states.enumerated() {
                let isGone = state.changes.contains { $0.effect == .gone(collapse.view) }
                guard isGone || collapse.style.restoresFirstConstants else { continue }
                for (number, change) in state.changes.enumerated() {
                    guard case .setConstant(let ids, _) = change.effect, let id = ids.first(where: reach.contains)
                    else {
                        continue
                    }
                    result.append(Loss(collapse: collapse, state: place, change: number, constraint: id))
                }
            }
        }
        return result
    }

    func subject(of loss: Loss) -> String {
        "\(layout.states[loss.state].name) \(layout[loss.collapse.view].path) "
            + Naming(layout).subject(layout[loss.constraint])
    }

    func findings() -> [Finding] {
        constants() + layout.collapses.flatMap { hiding($0) + switches($0) }
    }

    /// Constants that a state sets.
    private func constants() -> [Finding] {
        let naming = Naming(layout)
        return losses.map { loss in
            let (collapse, constraint) = (loss.collapse, layout[loss.constraint])
            let view = naming.quoted(collapse.view)
            let reason =
                collapse.style.restoresFirstConstants
                ? "brings back the constants of the beginning" : "brings back the constant that it found"
            return Finding(
                code: Self.code, severity: .warning,
                range: layout.ownRange(layout.states[loss.state].changes[loss.change].range),
                message: "\(view) collapses \(naming.equation(constraint)), and when it is visible again "
                    + "\(collapse.style.rawValue) \(reason): what is set here is lost. Set it when \(view) is back.",
                related: [Finding.Related(range: collapse.nameRange, message: "\(view) collapses it here")],
                subject: subject(of: loss))
        }
    }

    /// Views that are hidden, by a library that shows none again.
    private func hiding(_ collapse: Collapse) -> [Finding] {
        let view = collapse.view
        let isShown = layout.states.contains { $0.changes.contains { $0.effect == .show(view) } }
        guard collapse.style == .hrViewVisible, !isShown else { return [] }
        let name = Naming(layout).quoted(view)
        guard !layout[view].isHidden else {
            return [
                Finding(
                    code: Self.code, severity: .warning, range: layout.ownRange(collapse.nameRange),
                    message:
                        "\(name) is hidden at first, and HRViewVisible never shows a view: made visible, it has its room back and stays "
                        + "hidden. Set isHidden to false where it comes back, or do not hide it, for a view that is gone takes no room.",
                    related: [Finding.Related(range: layout[view].nameRange, message: "\(name) is declared here")],
                    subject: "\(layout[view].path) hidden")
            ]
        }
        return layout.states.flatMap { state in
            state.changes.filter { $0.effect == .hide(view) }.map { change in
                finding(
                    collapse, state, change, "hidden",
                    "\(name) is hidden here, and HRViewVisible never shows a view: made visible, it stays hidden. "
                        + "Set isHidden to false where it comes back.")
            }
        }
    }

    /// Constraints that a state switches off, by a library that switches on again what it saw at the beginning.
    private func switches(_ collapse: Collapse) -> [Finding] {
        guard collapse.style == .uiViewVisibilitySwift else { return [] }
        let naming = Naming(layout)
        let name = naming.quoted(collapse.view)
        return layout.states.flatMap { state in
            state.changes.compactMap { change in
                guard case .deactivate(let ids) = change.effect,
                    let id = ids.first(where: {
                        layout[$0].isActive && CollapseReach.holder(of: layout[$0], layout) == collapse.view
                    })
                else { return nil }
                return finding(
                    collapse, state, change, naming.subject(layout[id]),
                    "UIViewVisibility keeps the constraints that \(name) holds when it first goes or comes, and switches all of them on "
                        + "each time: \(naming.equation(layout[id])), which is switched off here, is in force again. "
                        + "Let another view hold it.")
            }
        }
    }

    private func finding(
        _ collapse: Collapse, _ state: State, _ change: StateChange, _ subject: String, _ message: String
    ) -> Finding {
        Finding(
            code: Self.code, severity: .warning, range: layout.ownRange(change.range), message: message,
            related: [
                Finding.Related(
                    range: collapse.nameRange,
                    message: "It is said here how \(Naming(layout).quoted(collapse.view)) collapses")
            ],
            subject: "\(state.name) \(layout[collapse.view].path) \(subject)")
    }
}
