import Wording
import LayoutModel

extension FixedLeftRightRule {
    /// The edge that follows the direction of the text, on both sides: Auto Layout does not pair the two kinds.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        let naming = Naming(layout)
        return layout.constraints.filter { layout.ownRange($0.source.focus) == finding.range && !$0.isRemoved }
            .compactMap {
                constraint in
                guard let first = constraint.first.attribute.directional else { return nil }
                let second = constraint.second.flatMap { $0.attribute.directional ?? $0.attribute }
                return Repair(
                    title: "Use \(first.rawValue) in \(naming.equation(constraint))",
                    edits: [.setAttributes(constraint.id, first: first, second: second)])
            }
    }
}

extension Attribute {
    /// The side that `left` and `right` are where text runs from left to right; nil for what is neither.
    fileprivate var directional: Attribute? {
        switch self {
        case .left: .leading
        case .right: .trailing
        default: nil
        }
    }
}
