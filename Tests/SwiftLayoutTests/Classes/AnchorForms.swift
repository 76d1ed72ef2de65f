import RecordingUIKit

/// Every anchor and every form of a relation.
final class AnchorForms: UIView {
    private let a = UILabel(), b = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(a, b)
        edges()
        relations()
        sizes()
        systemSpacing()
        distances()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func edges() {
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
            a.trailingAnchor.constraint(equalTo: b.trailingAnchor),
            a.leftAnchor.constraint(equalTo: b.leftAnchor),
            a.rightAnchor.constraint(equalTo: b.rightAnchor),
            a.centerXAnchor.constraint(equalTo: b.centerXAnchor),
            a.topAnchor.constraint(equalTo: b.topAnchor),
            a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
            a.centerYAnchor.constraint(equalTo: b.centerYAnchor),
            a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),
            a.lastBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor),
            a.widthAnchor.constraint(equalTo: b.widthAnchor),
            a.heightAnchor.constraint(equalTo: b.heightAnchor),
        ])
    }

    private func relations() {
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: topAnchor, constant: 1.5),
            a.topAnchor.constraint(lessThanOrEqualTo: topAnchor, constant: -2),
            a.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            a.leftAnchor.constraint(greaterThanOrEqualTo: leftAnchor, constant: 3),
            a.rightAnchor.constraint(lessThanOrEqualTo: rightAnchor),
        ])
    }

    private func sizes() {
        NSLayoutConstraint.activate([
            b.widthAnchor.constraint(equalToConstant: 10),
            b.widthAnchor.constraint(lessThanOrEqualToConstant: 20),
            b.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
            b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.75),
            b.heightAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 2, constant: -4),
            b.heightAnchor.constraint(greaterThanOrEqualTo: a.heightAnchor, multiplier: 9.0 / 16.0, constant: 6),
            b.heightAnchor.constraint(greaterThanOrEqualTo: a.heightAnchor, constant: 7),
        ])
    }

    private func systemSpacing() {
        NSLayoutConstraint.activate([
            b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
            b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
            b.bottomAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.topAnchor, multiplier: 3),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
            b.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: leadingAnchor, multiplier: 1),
            trailingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
        ])
    }

    private func distances() {
        let first = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let second = b.trailingAnchor.anchorWithOffset(to: trailingAnchor)
        let height = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
        NSLayoutConstraint.activate([
            first.constraint(equalTo: second),
            first.constraint(greaterThanOrEqualToConstant: 4),
            height.constraint(equalTo: heightAnchor, multiplier: 0.1),
            a.widthAnchor.constraint(equalTo: second, multiplier: 2, constant: 1),
        ])
    }
}
