import RecordingUIKit

/// Inherited methods run for the subclass, overridden ones instead of the superclass's.
class BaseCard: UIView {
    let title = UILabel()
    var margin: CGFloat { 8 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(title)
        setUp()
        addExtras()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setUp() {
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor, constant: margin),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
        ])
    }

    func addExtras() {}
}

final class InheritedLayout: BaseCard {
    private let detail = UILabel()

    override var margin: CGFloat { 12 }

    override func setUp() {
        super.setUp()
        title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -margin).isActive = true
    }

    override func addExtras() {
        addSubviews(detail)
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4).isActive = true
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor).isActive = true
    }
}
