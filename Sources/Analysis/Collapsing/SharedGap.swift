import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let sharedGap = FindingCode(rawValue: "shared-gap")
}

/// A constraint that two views collapse by, where the library keeps one saved constant for both.
struct SharedGapRule: Rule {
    static let code = FindingCode.sharedGap

    let layout: Layout

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {}

    /// A constraint with the first view that collapses it and another one.
    struct Share {
        var constraint: ConstraintID
        var first: Collapse
        var other: Collapse
    }

    var shares: [Share] {
        var first: [ConstraintID: Collapse] = [:]
        var result: [Share] = []
        for collapse in layout.collapses where collapse.style.keepsConstantsByConstraint {
            // What is zero already is nothing to save.
            for id in CollapseReach(collapse, layout).constraints where layout[id].constant.literal != 0 {
                if let known = first[id] {
                    result.append(Share(constraint: id, first: known, other: collapse))
                } else {
                    first[id] = collapse
                }
            }
        }
        return result
    }

    func subject(of share: Share) -> String {
        "\(layout[share.other.view].path) \(Naming(layout).subject(layout[share.constraint]))"
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return shares.map { share in
            let (a, b) = (naming.quoted(share.first.view), naming.quoted(share.other.view))
            let constraint = layout[share.constraint]
            return Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(share.other.nameRange),
                message:
                    "Both \(a) and \(b) collapse \(naming.equation(constraint)), and one saved constant serves both: "
                    + "whichever comes back first brings it back while the other is still gone. "
                    + "Let one of them collapse by another edge.",
                related: [
                    Finding.Related(range: constraint.source.focus, message: "This is the constraint they share"),
                    Finding.Related(range: share.first.nameRange, message: "\(a) collapses it here"),
                ],
                subject: subject(of: share))
        }
    }
}
