import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let notRestored = FindingCode(rawValue: "not-restored")
}

/// A constant that a state sets and that a library's way of collapsing overwrites when the view comes back.
struct NotRestoredRule: Rule {
    static let code = FindingCode.notRestored

    private let layout: Layout

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func look(_ sight: Sight) {}

    func findings() -> [Finding] {
        let naming = Naming(layout)
        var findings: [Finding] = []
        for collapse in layout.collapses where collapse.style != .plain {
            let reach = Set(CollapseReach(collapse, layout).constraints)
            for state in layout.states {
                let isGone = state.changes.contains { $0.effect == .gone(collapse.view) }
                guard isGone || collapse.style.restoresFirstConstants else { continue }
                for change in state.changes {
                    guard case .setConstant(let ids, _) = change.effect, let id = ids.first(where: reach.contains)
                    else {
                        continue
                    }
                    let view = naming.quoted(collapse.view)
                    let reason =
                        collapse.style.restoresFirstConstants
                        ? "brings back the constants of the beginning" : "brings back the constant that it found"
                    findings.append(
                        Finding(
                            code: Self.code, severity: .warning, range: change.range,
                            message: "\(view) collapses \(naming.equation(layout[id])), and when it is visible again "
                                + "\(collapse.style.rawValue) \(reason): what is set here is lost. Set it when \(view) is back.",
                            related: [
                                Finding.Related(range: collapse.nameRange, message: "\(view) collapses it here")
                            ],
                            subject: "\(state.name) \(layout[collapse.view].path) \(naming.subject(layout[id]))"))
                }
            }
        }
        return findings
    }
}
