// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of the stack spacers, in the words of this project.

import RecordingUIKit

extension UIView {
    /// An empty view of a fixed length, which is hidden and shown with this one.
    public func createSpacer(
        _ length: CGFloat, axis: NSLayoutConstraint.Axis, priority: UILayoutPriority = .required
    ) -> UIView {
        let spacer = UIView()
        spacer.isHidden = isHidden
        hiddenObservers.append { [weak spacer] in spacer?.isHidden = $0 }
        let constraint =
            axis == .vertical
            ? spacer.heightAnchor.constraint(equalToConstant: length)
            : spacer.widthAnchor.constraint(equalToConstant: length)
        constraint.priority = priority
        constraint.isActive = true
        return spacer
    }
}
