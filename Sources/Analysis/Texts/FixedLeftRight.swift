import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let fixedLeftRight = FindingCode(rawValue: "fixed-left-right")
}

/// `left` and `right` stay where they are when the text runs from right to left; `leading` and `trailing` change sides.
struct FixedLeftRightRule: Rule {
    static let code = FindingCode.fixedLeftRight
    static let repairsAreIndependent = true

    let layout: Layout

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {}

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return layout.constraints.compactMap { constraint in
            guard !constraint.isRemoved, constraint.first.attribute.isAbsoluteSide else { return nil }
            let side = constraint.first.attribute
            let meant: Attribute = side == .left ? .leading : .trailing
            return Finding(
                code: Self.code, severity: .hint, range: layout.ownRange(constraint.source.focus),
                message:
                    "\(naming.quoted(constraint.first.item.view)) keeps to the \(side.rawValue) also where text runs from right "
                    + "to left. Use \(meant.rawValue) unless that is meant.",
                subject: naming.subject(constraint))
        }
    }
}
