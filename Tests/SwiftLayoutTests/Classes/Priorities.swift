import RecordingUIKit

/// Every spelling of a priority, and identifiers.
extension NSLayoutConstraint {
    func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }

    func with(_ change: (NSLayoutConstraint) -> Void) -> NSLayoutConstraint {
        change(self)
        return self
    }
}

extension UILayoutPriority {
    static let almostRequired = UILayoutPriority(999)
}

final class Priorities: UIView {
    private let a = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(a)
        let raw = a.topAnchor.constraint(equalTo: topAnchor)
        raw.priority = UILayoutPriority(rawValue: 701)
        let short = a.topAnchor.constraint(equalTo: topAnchor)
        short.priority = .init(702)
        let below = a.topAnchor.constraint(equalTo: topAnchor)
        below.priority = .required - 1
        let above = a.topAnchor.constraint(equalTo: topAnchor)
        above.priority = UILayoutPriority.defaultLow + 5
        let sum = a.topAnchor.constraint(equalTo: topAnchor)
        sum.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1)
        let fitting = a.topAnchor.constraint(equalTo: topAnchor)
        fitting.priority = .fittingSizeLevel
        fitting.identifier = "fitting"
        NSLayoutConstraint.activate([
            raw, short, below, above, sum, fitting,
            a.leftAnchor.constraint(equalTo: leftAnchor).with(.almostRequired),
            a.rightAnchor.constraint(equalTo: rightAnchor).with {
                $0.priority = .defaultHigh
                $0.identifier = "right"
            },
        ])
        a.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        a.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
