import RecordingUIKit
import RecordingVisibility

/// What each direction reaches: inequalities, siblings' gaps, children's constraints and neither centre nor ratio.
final class GoneDirections: UIView {
    private let panel = UIView(), child = UIView(), other = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(panel, other)
        panel.addSubviews(child)
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            panel.topAnchor.constraint(equalTo: topAnchor, constant: 9),
            panel.centerYAnchor.constraint(equalTo: other.centerYAnchor, constant: 3),
            panel.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
            panel.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5, constant: 7),
            panel.heightAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 2, constant: 5),
            child.widthAnchor.constraint(equalTo: panel.widthAnchor, constant: -32),
            other.leadingAnchor.constraint(equalTo: panel.trailingAnchor, constant: 12),
            other.topAnchor.constraint(equalTo: panel.bottomAnchor, constant: 13),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func goneLeft() {
        panel.setVisible(.gone(direction: .left))
    }

    func goneRight() {
        panel.setVisible(.gone(direction: .right))
    }

    func goneBottom() {
        panel.setVisible(.gone(direction: .bottom))
    }

    func goneNowhere() {
        panel.setVisible(.gone(direction: []))
    }

    func changedWhileGone() {
        panel.setVisible(.gone(direction: .all))
        constraints.first?.constant = 40
        panel.setVisible(.visible(direction: .all))
    }
}
