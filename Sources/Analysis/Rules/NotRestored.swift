import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let notRestored = FindingCode(rawValue: "not-restored")
}

/// A constant that a state sets and that a library's way of collapsing overwrites when the view comes back.
struct NotRestoredRule: Rule {
    static let code = FindingCode.notRestored

    let layout: Layout

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func look(_ sight: Sight) {}

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
        let naming = Naming(layout)
        return losses.map { loss in
            let (collapse, constraint) = (loss.collapse, layout[loss.constraint])
            let view = naming.quoted(collapse.view)
            let reason =
                collapse.style.restoresFirstConstants
                ? "brings back the constants of the beginning" : "brings back the constant that it found"
            return Finding(
                code: Self.code, severity: .warning, range: layout.states[loss.state].changes[loss.change].range,
                message: "\(view) collapses \(naming.equation(constraint)), and when it is visible again "
                    + "\(collapse.style.rawValue) \(reason): what is set here is lost. Set it when \(view) is back.",
                related: [Finding.Related(range: collapse.nameRange, message: "\(view) collapses it here")],
                subject: subject(of: loss))
        }
    }
}
