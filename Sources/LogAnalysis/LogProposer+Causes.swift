import LayoutModel
import RuntimeLog

// The usual causes of a size of 0 that the app's constraints did not set.
extension LogProposer {
    /// For a size of 0 that a container sets.
    static let causeOfZero = "which is usually only for a measurement, or from before the first layout"

    /// `CSNotificationView's width is 0 by its autoresizing mask, usually because…`; nil if no mask makes a size 0.
    func causeInMask() -> String? {
        guard let anchor = emptyByMask(), case .plain(let attribute) = anchor.attribute else { return nil }
        let size = wording.anchor(anchor).capitalisedSentence
        return "\(size) is 0 by its autoresizing mask, usually because it was created with a zero frame: with its real "
            + "\(attribute.axis.sizeName) from the start, nothing may have to yield."
    }

    /// The size that an autoresizing mask keeps at 0: as a number, or as the size of another view less that same size.
    func emptyByMask() -> LoggedAnchor? {
        members.lazy.compactMap { member -> LoggedAnchor? in
            guard dump.item(member, of: .autoresizingMask) != nil,
                let equation = dump.constraints[member].equations.first, equation.relation == .equal,
                let anchor = equation.first.terms.first?.anchor, case .plain(let attribute) = anchor.attribute,
                attribute.isSize, equation.first.terms.count == 1
            else { return nil }
            guard let other = equation.second.terms.first else { return dump.isZero(member) ? anchor : nil }
            let length = equation.second.terms.count == 1 && other.factor == 1 ? fixedLength(of: other.anchor) : nil
            return length == -equation.second.constant ? anchor : nil
        }.first
    }

    private func fixedLength(of anchor: LoggedAnchor) -> Double? {
        members.lazy.filter { dump.isConstantSize($0) }.compactMap { dump.constraints[$0].equations.first }
            .first { $0.relation == .equal && $0.first.terms.first?.anchor == anchor }?.second.constant
    }

    /// Whether a container sets a size of 0.
    var hasSizeOfZero: Bool {
        members.contains { member in
            let origin = dump.origin(of: dump.constraints[member])
            return (origin == .encapsulatedSize || origin == .temporarySize) && dump.isZero(member)
        }
    }
}
