// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of neevek's UIView-Visibility, in the words of this project.

import RecordingUIKit

public enum ViewVisibility: Sendable {
    case visible
    case invisible
    case gone
}

extension UIView {
    /// Like `setVisible(_:)`, but of several constraints that match an attribute, only the first is changed, and
    /// left and right mean leading and trailing alone.
    public func setVisibility(_ visibility: ViewVisibility, affectedMarginDirections: MarginDirection = []) {
        switch visibility {
        case .invisible:
            isHidden = true
        case .gone:
            isHidden = true
            for constraint in firstMatches(affectedMarginDirections) {
                constraint.clearConstant()
            }
        case .visible:
            isHidden = false
            for constraint in firstMatches(affectedMarginDirections) {
                constraint.restoreConstant()
            }
            layoutIfNeeded()
        }
    }

    /// Both sizes, and the margins of some directions.
    private func firstMatches(_ directions: MarginDirection) -> [NSLayoutConstraint] {
        var matches = [firstMatch(.width, in: self), firstMatch(.height, in: self)]
        let margins: [(MarginDirection, NSLayoutConstraint.Attribute)] = [
            (.top, .top), (.left, .leading), (.bottom, .bottom), (.right, .trailing),
        ]
        for (direction, attribute) in margins where directions.contains(direction) {
            matches.append(firstMatch(attribute, in: superview))
        }
        return matches.compactMap { $0 }
    }

    private func firstMatch(_ attribute: NSLayoutConstraint.Attribute, in view: UIView?) -> NSLayoutConstraint? {
        view?.constraints.first {
            $0.firstItem === self && $0.firstAttribute == attribute
                || $0.secondItem === self && $0.secondAttribute == attribute
        }
    }
}
