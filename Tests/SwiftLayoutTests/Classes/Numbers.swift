import RecordingUIKit

/// Constants from literals, types, arithmetic and members of values; some of them cannot be known.
private let spacing: CGFloat = 6

enum Metrics {
    static let margin: CGFloat = 16
    static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    static let half = margin / 2
}

final class Numbers: UIView {
    private enum Size {
        static let icon = CGSize(width: 24, height: 18)
    }

    private static let gap: CGFloat = 5
    private let padding: CGFloat = 7
    private let view = UIView()
    private let icon = UIImageView()
    var changing: CGFloat = 11
    private var computed: CGFloat { padding * 2 }

    init(parameter: CGFloat) {
        super.init(frame: .zero)
        addSubviews(view, icon)
        let local: CGFloat = 3
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.margin),
            view.leftAnchor.constraint(equalTo: leftAnchor, constant: Metrics.insets.left),
            view.rightAnchor.constraint(equalTo: rightAnchor, constant: -Metrics.insets.right),
            view.heightAnchor.constraint(equalToConstant: Metrics.half + spacing * 2),
            view.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -(local + Self.gap)),
            icon.widthAnchor.constraint(equalToConstant: Size.icon.width),
            icon.heightAnchor.constraint(equalToConstant: Size.icon.height),
            icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: padding),
            icon.topAnchor.constraint(equalTo: view.topAnchor, constant: computed),
            icon.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -changing),
            icon.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: parameter),
            icon.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 3, constant: max(2, local)),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
