import RecordingUIKit

/// A convenience initialiser goes on after the designated one.
final class ConvenienceInitializer: UIView {
    private let title = UILabel()
    private let margin: CGFloat

    init(margin: CGFloat) {
        self.margin = margin
        super.init(frame: .zero)
        addSubviews(title)
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin).isActive = true
    }

    convenience init(text: String) {
        self.init(margin: 20)
        title.text = text
        title.topAnchor.constraint(equalTo: topAnchor, constant: margin / 2).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
