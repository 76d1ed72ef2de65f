import LayoutModel
import SourceText
import Wording

extension FindingCode {
    package static let multiplierOrigin = FindingCode(rawValue: "multiplier-origin")
}

/// A multiplied location of a view other than the superview: it is measured from the corner of the nearest view around both, so the result
/// depends on where the other view happens to be.
struct MultiplierOriginRule: ModelRule {
    static let code = FindingCode.multiplierOrigin
    static let category = FindingCategory.appearance
    static let isOptIn = true

    private let layout: Layout

    init(_ layout: Layout) {
        self.layout = layout
    }

    func diagnoses() -> [Diagnosis] {
        let naming = Naming(layout)
        return layout.constraints.compactMap { constraint in
            guard !constraint.isRemoved, let second = constraint.second, !second.attribute.isSize,
                let multiplier = constraint.multiplier.literal, multiplier != 1
            else { return nil }
            let origin = constraint.owner ?? layout.commonAncestor(constraint.first.item.view, second.item.view)
            guard second.item.view != origin else { return nil }
            let corner = second.attribute.axis == .vertical ? "top" : "leading edge"
            let (other, own) = (naming.quoted(second.item.view), naming.quoted(constraint.first.item.view))
            let factor = Points.ratio(multiplier)
            return Diagnosis(
                Finding(
                    code: Self.code, severity: .information, range: layout.ownRange(constraint.source.focus),
                    message: "Multiplied location: the \(second.attribute.rawValue) of \(other), measured from the "
                        + "\(corner) of \(naming.quoted(origin)), is multiplied by \(factor), so moving \(other) moves "
                        + "\(own) \(factor) times as far. Relate it to \(naming.quoted(origin)), or use a constant.",
                    subject: FindingSubject(layout).constraint(constraint.id)))
        }
    }
}
