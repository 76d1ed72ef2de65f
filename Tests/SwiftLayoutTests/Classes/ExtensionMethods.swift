import RecordingUIKit

/// Methods in extensions of the class, and a protocol's default method.
protocol Pinning {}

extension Pinning where Self: UIView {
    func pinTop(_ view: UIView, _ distance: CGFloat) {
        view.topAnchor.constraint(equalTo: topAnchor, constant: distance).isActive = true
    }
}

final class ExtensionMethods: UIView, Pinning {
    private let title = UILabel()
    private let subtitle = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(title, subtitle)
        layOutTitle()
        layOutSubtitle(below: title)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

extension ExtensionMethods {
    private func layOutTitle() {
        pinTop(title, 10)
        title.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }

    private func layOutSubtitle(below other: UIView, by distance: CGFloat = 6) {
        subtitle.topAnchor.constraint(equalTo: other.bottomAnchor, constant: distance).isActive = true
        subtitle.centerXAnchor.constraint(equalTo: other.centerXAnchor).isActive = true
    }
}
