import RecordingUIKit

/// Lazy properties and closures that are called at once configure the views that they return.
final class LazyClosures: UIView {
    private lazy var title: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        return label
    }()
    private let icon: UIImageView = {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        view.setContentHuggingPriority(.required, for: .horizontal)
        return view
    }()
    private lazy var stack = UIStackView(arrangedSubviews: [icon, title])
    private lazy var gap = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 5)
    private lazy var neverUsed: UIView = {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 1).isActive = true
        return view
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stack.alignment = .center
        addSubviews(stack)
        stack.pinEdges(to: self)
        gap.isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
