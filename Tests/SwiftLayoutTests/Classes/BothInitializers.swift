import RecordingUIKit

/// Code and documents make the view by different initialisers, never by both.
final class BothInitializers: UIView {
    private let icon = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(length: 24)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(length: 32)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }

    private func setUp(length: CGFloat) {
        addSubview(icon)
        icon.pinSize(length)
    }
}
