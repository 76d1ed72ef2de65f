// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of FDCollapsibleConstraints, in the words of this project.

import RecordingUIKit

extension UIView {
    /// Assigning adds to what is there, and saves the constants as they are then.
    public var fd_collapsibleConstraints: [NSLayoutConstraint] {
        get { attachments["collapsibleConstraints"] as? [NSLayoutConstraint] ?? [] }
        set {
            for constraint in newValue {
                constraint.attachments["originalConstant"] = constraint.constant
            }
            attachments["collapsibleConstraints"] = fd_collapsibleConstraints + newValue
        }
    }

    /// Neither hides the view nor touches its subviews.
    public var fd_collapsed: Bool {
        get { attachments["collapsed"] as? Bool ?? false }
        set {
            for constraint in fd_collapsibleConstraints {
                constraint.constant = newValue ? 0 : constraint.attachments["originalConstant"] as? CGFloat ?? 0
            }
            attachments["collapsed"] = newValue
        }
    }

    /// Collapses the view after each `updateConstraints` at which it has no content size.
    public var fd_autoCollapse: Bool {
        get { attachments["autoCollapse"] as? Bool ?? false }
        set {
            attachments["autoCollapse"] = newValue
            guard newValue, attachments["isAutoCollapseHooked"] == nil else { return }
            attachments["isAutoCollapseHooked"] = true
            updateConstraintsHooks.append { $0.collapseWithoutContent() }
        }
    }

    private func collapseWithoutContent() {
        guard fd_autoCollapse, !fd_collapsibleConstraints.isEmpty else { return }
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        fd_collapsed = intrinsicContentSize == none || intrinsicContentSize == .zero
    }
}
