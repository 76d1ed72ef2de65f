import RecordingUIKit

/// Constraints that other methods change, deactivate and replace.
final class ChangedLater: UIView {
    private let panel = UIView()
    private var height: NSLayoutConstraint?
    private var top: NSLayoutConstraint
    private lazy var bottom = panel.bottomAnchor.constraint(equalTo: bottomAnchor)

    init() {
        top = panel.topAnchor.constraint(equalTo: panel.topAnchor)
        super.init(frame: .zero)
        addSubviews(panel)
        top = panel.topAnchor.constraint(equalTo: topAnchor)
        top.priority = .defaultHigh
        top.isActive = true
        height = panel.heightAnchor.constraint(equalToConstant: 100)
        height?.identifier = "panel.height"
        height?.isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func expand() {
        height?.constant = 200
        top.priority = UILayoutPriority(rawValue: 600)
    }

    func pinToBottom() {
        height?.isActive = false
        bottom.isActive = true
        layoutIfNeeded()
    }

    func replaceHeight() {
        if let height { removeConstraint(height) }
        height?.isActive = false
        height = panel.heightAnchor.constraint(equalToConstant: 50)
        height?.isActive = true
    }
}
