import RecordingUIKit

extension NSLayoutConstraint {
    fileprivate func with(priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }

    fileprivate var almostRequired: NSLayoutConstraint { with(priority: UILayoutPriority(rawValue: 999)) }
}

extension NSLayoutAnchor {
    fileprivate func pin(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(equalTo: anchor).with(priority: UILayoutPriority(rawValue: 900))
    }

    fileprivate func pin(equalTo anchor: NSLayoutAnchor<AnchorType>, by constant: CGFloat) -> NSLayoutConstraint {
        pin(equalTo: anchor, constant: constant)
    }

    private func pin(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        self.constraint(equalTo: anchor, constant: constant)
    }
}

extension NSLayoutDimension {
    fileprivate func pin(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(equalToConstant: constant).almostRequired
    }
}

extension UIEdgeInsets {
    fileprivate init(all length: CGFloat) {
        self.init(top: length, left: length, bottom: length, right: length)
    }
}

/// Helpers of the project on anchors, and numbers of structures that it extends.
final class AnchorExtensions: UIView {
    private let box = UIView()
    private static let insets = UIEdgeInsets(all: 12)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(box)
        NSLayoutConstraint.activate([
            box.topAnchor.pin(equalTo: topAnchor),
            box.leadingAnchor.pin(equalTo: leadingAnchor, by: Self.insets.left),
            box.widthAnchor.pin(equalToConstant: 40),
        ])
        box.heightAnchor.pin(equalTo: box.widthAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
