// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIViewVisibility, in the words of this project.

import RecordingUIKit

public enum ViewAxis: Hashable, Sendable {
    case Horizontally
    case Vertically
}

public enum ViewState: Hashable, Sendable {
    case Visible
    case Invisible
    case Gone(ViewAxis)
}

extension UIView {
    /// The constraints that the view holds are captured when this is first set, and never again.
    public var visibility: ViewState {
        get { attachments["visibility"] as? ViewState ?? (isHidden ? .Invisible : .Visible) }
        set {
            guard newValue != visibility else { return }
            attachments["visibility"] = newValue
            let originals = attachments["originalConstraints"] as? [NSLayoutConstraint] ?? constraints
            attachments["originalConstraints"] = originals
            (attachments["zeroConstraint"] as? NSLayoutConstraint)?.isActive = false
            attachments["zeroConstraint"] = nil
            NSLayoutConstraint.activate(originals)
            isHidden = newValue != .Visible
            if case .Gone(let axis) = newValue { collapse(axis) }
            superview?.setNeedsUpdateConstraints()
        }
    }

    /// Only the size of the other axis stays of what the view holds, its children's constraints among it.
    private func collapse(_ axis: ViewAxis) {
        let (kept, zeroed): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            axis == .Horizontally ? (.height, .width) : (.width, .height)
        NSLayoutConstraint.deactivate(constraints.filter { $0.firstAttribute != kept })
        let zero = NSLayoutConstraint(
            item: self, attribute: zeroed, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 0)
        zero.isActive = true
        attachments["zeroConstraint"] = zero
    }
}
