import LayoutModel
import RuntimeLog

// Conflicts that are resolved by another number, by removing a constraint, or by a flag.
extension LogProposer {
    /// A constraint that requires a negative size.
    func correctNegativeSize() -> LogProposal? {
        guard members.count == 1, let member = written.first, dump.isConstantSize(member),
            case .plain(let attribute)? = dump.constraints[member].equations.first?.anchors.first?.attribute
        else { return nil }
        let advice =
            "change the number, as no \(attribute.axis.sizeName) can be negative: \(sentence(member)). "
            + "If it is calculated, limit it to 0 or more."
        return LogProposal(
            change: .correctNumber(constraint: member),
            text: isLikeActionSheets(member) ? Self.exceptForActionSheets + advice : advice.capitalisedSentence,
            fixesAll: proof.holds(without: [member]))
    }

    /// Whether the constraint looks like UIKit's own for action sheets: https://openradar.appspot.com/49289931.
    private func isLikeActionSheets(_ member: Int) -> Bool {
        let constraint = dump.constraints[member]
        guard constraint.className == "NSLayoutConstraint", constraint.identifier == nil, dump.constraints.count == 1,
            let equation = constraint.equations.first, let anchor = equation.anchors.first
        else { return false }
        return anchor.attribute == .plain(.width) && equation.second.constant == -16
            && dump[anchor.item].className == "UIView" && dump[anchor.item].name == nil
    }

    private static let exceptForActionSheets =
        "If an action sheet (UIAlertController) was being shown, change nothing: UIKit has made such a constraint for "
        + "each since iOS 12.2. Otherwise "

    /// A view that has constraints of its own, and also those from its mask.
    func stopTranslatingMask() -> LogProposal? {
        for item in items(of: .autoresizingMask)
        where isPlaced(item) && isResolved(without: .autoresizingMask, for: item) {
            return LogProposal(
                change: .stopTranslating(item),
                text: "Set translatesAutoresizingMaskIntoConstraints to false for \(wording.name(item)): it has "
                    + "constraints of its own, which the ones from its autoresizing mask contradict.",
                fixesAll: proof.holds(without: dump.constraints(of: .autoresizingMask, for: item)))
        }
        return nil
    }

    /// Two constraints on the same attributes with different numbers.
    func removeContradiction() -> LogProposal? {
        guard members.count == 2, written.count == 2, let first = dump.constraints[members[0]].equations.first,
            let second = dump.constraints[members[1]].equations.first, first.relation == .equal,
            second.relation == .equal, first.first.terms == second.first.terms,
            first.second.terms == second.second.terms
        else { return nil }
        let removed = written.first { $0 == dump.broken } ?? members[1]
        guard proof.isResolved(without: [removed]) else { return nil }
        let kept = members.first { $0 != removed } ?? removed
        return LogProposal(
            change: .remove(constraint: removed),
            text: "Keep only one of the two, as they set the same attributes to different numbers: \(sentence(kept)); "
                + "\(sentence(removed)). \(wayToReplace(removed))",
            fixesAll: proof.holds(without: [removed]))
    }

    private func wayToReplace(_ constraint: Int) -> String {
        let name = dump.constraints[constraint].className
        func remaking(_ update: String, _ remake: String, _ make: String) -> String {
            "To lay out the same view again, use \(update) or \(remake), as \(make) only adds constraints."
        }
        if name.hasPrefix("MAS") {
            return remaking("mas_updateConstraints", "mas_remakeConstraints", "mas_makeConstraints")
        }
        if name.hasPrefix("SnapKit") { return remaking("updateConstraints", "remakeConstraints", "makeConstraints") }
        return "If they are for different times, deactivate one before activating the other."
    }
}
