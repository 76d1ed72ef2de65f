import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let sharedGap = FindingCode(rawValue: "shared-gap")
}

/// A constraint that two views collapse by, where the library keeps one saved constant for both.
struct SharedGapRule: Rule {
    static let code = FindingCode.sharedGap

    private let layout: Layout

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func look(_ sight: Sight) {}

    func findings() -> [Finding] {
        let naming = Naming(layout)
        let keeping = layout.collapses.filter { $0.style.keepsConstantsByConstraint }
        var first: [ConstraintID: Collapse] = [:]
        var findings: [Finding] = []
        for collapse in keeping {
            for id in CollapseReach(collapse, layout).constraints {
                // What is zero already is nothing to save.
                guard layout[id].constant.literal != 0 else { continue }
                guard let other = first[id] else {
                    first[id] = collapse
                    continue
                }
                let (a, b) = (naming.quoted(other.view), naming.quoted(collapse.view))
                findings.append(
                    Finding(
                        code: Self.code, severity: .warning, range: collapse.nameRange,
                        message:
                            "Both \(a) and \(b) collapse \(naming.equation(layout[id])), and one saved constant serves both: "
                            + "whichever comes back first brings it back while the other is still gone. "
                            + "Let one of them collapse by another edge.",
                        related: [
                            Finding.Related(
                                range: layout[id].source.focus, message: "This is the constraint they share"),
                            Finding.Related(range: other.nameRange, message: "\(a) collapses it here"),
                        ],
                        subject: "\(layout[collapse.view].path) \(naming.subject(layout[id]))"))
            }
        }
        return findings
    }
}
