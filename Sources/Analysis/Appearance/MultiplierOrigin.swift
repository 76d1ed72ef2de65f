import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let multiplierOrigin = FindingCode(rawValue: "multiplier-origin")
}

/// A multiplied location of a view other than the superview: it is measured from the corner of the nearest view around both, so the result
/// depends on where the other view happens to lie.
struct MultiplierOriginRule: Rule {
    static let code = FindingCode.multiplierOrigin
    static let isOptIn = true

    private let layout: Layout

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {}

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return layout.constraints.compactMap { constraint in
            guard !constraint.isRemoved, let second = constraint.second, !second.attribute.isSize,
                let multiplier = constraint.multiplier.literal, multiplier != 1
            else { return nil }
            let origin =
                constraint.owner ?? layout.commonAncestor(constraint.first.item.view, second.item.view)
            guard second.item.view != origin else { return nil }
            let corner = second.attribute.axis == .vertical ? "top" : "leading edge"
            return Finding(
                code: Self.code, severity: .information, range: layout.ownRange(constraint.source.focus),
                message:
                    "The \(second.attribute.rawValue) of \(naming.quoted(second.item.view)) is multiplied by "
                    + "\(Points.ratio(multiplier)) as measured from the \(corner) of \(naming.quoted(origin)), so moving "
                    + "\(naming.quoted(second.item.view)) moves \(naming.quoted(constraint.first.item.view)) "
                    + "\(Points.ratio(multiplier)) times as far. Relate it to \(naming.quoted(origin)) instead, or use a constant.",
                subject: naming.subject(constraint))
        }
    }
}
