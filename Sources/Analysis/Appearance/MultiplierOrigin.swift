import LayoutModel
import SourceText

/// A multiplied location of a view other than the superview. It is measured from the corner of the nearest common
/// ancestor, so the result depends on where the other view is.
struct MultiplierOriginRule: ModelRule {
    static let code: FindingCode = "multiplier-origin"
    static var page: [UInt8] { PackageResources.multiplier_origin_md }
    static let category = FindingCategory.appearance
    static let holdsAtEverySize = true
    static let severity = Finding.Severity.information
    static let isOptIn = true

    let layout: Layout

    func diagnoses() -> [Diagnosis] {
        layout.constraints.compactMap { constraint in
            guard !constraint.isRemoved, let second = constraint.second, !second.attribute.isSize,
                let multiplier = constraint.multiplier.literal, multiplier != 1
            else { return nil }
            let origin = constraint.owner ?? layout.commonAncestor(constraint.first.item.view, second.item.view)
            guard second.item.view != origin else { return nil }
            let corner = second.attribute.axis == .vertical ? "top" : "leading edge"
            let (other, own) = (naming.quoted(second.item.view), naming.quoted(constraint.first.item.view))
            let factor = Points.ratio(multiplier)
            return Diagnosis(
                finding(
                    about: constraint.id,
                    "Multiplied location: \(naming.anchor(second)) * \(factor) is measured from the \(corner) of "
                        + "\(naming.quoted(origin)), so moving \(other) moves \(own) \(factor) times as far. "
                        + "Relate it to \(naming.quoted(origin)), or use a constant."))
        }
    }
}
