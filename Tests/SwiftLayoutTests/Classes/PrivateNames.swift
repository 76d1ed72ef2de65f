import RecordingUIKit

/// Two classes of a hierarchy may have private properties of the same name.
class PanelBase: UIView {
    private let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(box)
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class PrivateNames: PanelBase {
    private let box = UIView()
    private let note = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(box, note)
        box.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        note.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
