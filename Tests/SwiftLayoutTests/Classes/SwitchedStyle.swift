import RecordingUIKit

/// What several methods do for one case of a constant is one world.
final class SwitchedStyle: UIView {
    enum Style {
        case plain, boxed
        case wide(Double)
    }

    private let style: Style
    private let title = UILabel()
    private let icon = UIImageView()

    init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        addSubviews(title, icon)
        setUpTitle()
        setUpIcon()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUpTitle() {
        switch style {
        case .plain: title.topAnchor.constraint(equalTo: topAnchor).isActive = true
        case .boxed: title.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        case .wide: title.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
        }
    }

    private func setUpIcon() {
        switch self.style {
        case .plain: icon.pinSize(16)
        case .boxed: icon.pinSize(32)
        case .wide: icon.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4).isActive = true
        }
    }
}
