import RecordingUIKit

/// Constraints on views inside a child of an own class.
final class Knob: UIView {
    let handle = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(handle)
        handle.pinSize(30)
        handle.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class ForeignViews: UIView {
    private let knob = Knob()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(knob, label)
        label.centerYAnchor.constraint(equalTo: knob.handle.centerYAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: knob.trailingAnchor, constant: 8).isActive = true
        knob.handle.topAnchor.constraint(equalTo: knob.topAnchor, constant: 2).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
