// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of FlexibleBox, in the words of this project.

import RecordingUIKit

/// Frees the horizontal space of views in a row, and gives it back.
///
/// Only constraints whose first item is the view are found.
public final class FlexibleBox {
    private var constants: [ObjectIdentifier: (width: CGFloat, leading: CGFloat, trailing: CGFloat)] = [:]

    public init() {}

    public func addViews(_ views: [UIView]) {
        for view in views {
            addView(view)
        }
    }

    /// Remembers the constants as they are now; 0 for a constraint that is missing.
    public func addView(_ view: UIView) {
        constants[ObjectIdentifier(view)] = (
            view.widthConstraint()?.constant ?? 0, view.leadingConstraint()?.constant ?? 0,
            view.trailingConstraint()?.constant ?? 0
        )
    }

    public func freeViewSpace(_ view: UIView) {
        set((0, 0, 0), of: view)
    }

    /// A view that was never added gets zeros.
    public func resumeViewSpace(_ view: UIView) {
        set(constants[ObjectIdentifier(view)] ?? (0, 0, 0), of: view)
    }

    public func toggle(_ view: UIView) {
        if view.isHidden {
            resumeViewSpace(view)
        } else {
            freeViewSpace(view)
        }
        view.isHidden.toggle()
        view.setNeedsLayout()
    }

    private func set(_ constants: (width: CGFloat, leading: CGFloat, trailing: CGFloat), of view: UIView) {
        view.widthConstraint()?.constant = constants.width
        view.leadingConstraint()?.constant = constants.leading
        view.trailingConstraint()?.constant = constants.trailing
    }
}

extension UIView {
    public func widthConstraint() -> NSLayoutConstraint? { ownConstraint(.width, in: self) }
    public func leadingConstraint() -> NSLayoutConstraint? { ownConstraint(.leading, in: superview) }
    public func trailingConstraint() -> NSLayoutConstraint? { ownConstraint(.trailing, in: superview) }

    private func ownConstraint(_ attribute: NSLayoutConstraint.Attribute, in view: UIView?) -> NSLayoutConstraint? {
        view?.constraints.first { $0.firstItem === self && $0.firstAttribute == attribute }
    }
}
