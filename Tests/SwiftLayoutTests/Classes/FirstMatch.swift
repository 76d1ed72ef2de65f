import RecordingUIKit
import RecordingVisibility

/// Of several constraints that match, the older library changes the first alone.
final class FirstMatch: UIView {
    private let panel = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(panel)
        NSLayoutConstraint.activate([
            panel.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
            panel.widthAnchor.constraint(equalToConstant: 90),
            panel.heightAnchor.constraint(equalToConstant: 30),
            panel.leftAnchor.constraint(equalTo: leftAnchor, constant: 5),
            panel.topAnchor.constraint(equalTo: topAnchor, constant: 6),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func hide() {
        panel.setVisibility(.gone, affectedMarginDirections: [.left, .top])
    }

    func hideAndShow() {
        panel.setVisibility(.gone, affectedMarginDirections: .all)
        panel.setVisibility(.visible, affectedMarginDirections: .top)
    }
}
