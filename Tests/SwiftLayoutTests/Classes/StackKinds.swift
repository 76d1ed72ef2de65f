import RecordingUIKit

/// Stacks in every form: nested, spaced, with margins, and with a subview that is not arranged.
final class StackKinds: UIView {
    private let outer = UIStackView()
    private let title = UILabel(), subtitle = UILabel(), icon = UIImageView(), background = UIView()
    private lazy var texts = UIStackView(arrangedSubviews: [title, subtitle])

    override init(frame: CGRect) {
        super.init(frame: frame)
        texts.axis = .vertical
        texts.alignment = .leading
        texts.distribution = .equalSpacing
        texts.setCustomSpacing(2, after: title)
        outer.addSubview(background)
        background.translatesAutoresizingMaskIntoConstraints = false
        background.pinEdges(to: outer)
        outer.addArrangedSubview(icon)
        outer.insertArrangedSubview(texts, at: 0)
        outer.spacing = 8
        outer.isLayoutMarginsRelativeArrangement = true
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        addSubview(outer)
        outer.pinEdges(to: self)
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        title.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        icon.widthAnchor.constraint(equalTo: icon.heightAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func removeSubtitle() {
        texts.removeArrangedSubview(subtitle)
        subtitle.removeFromSuperview()
    }
}
