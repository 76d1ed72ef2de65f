import RecordingUIKit

/// Two classes of a hierarchy may have private members of the same names.
final class PrivateNames: PanelBase {
    private let box = UIView()
    private let note = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(box, note)
        box.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        note.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        limit()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private extension PrivateNames {
    func limit() {
        note.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
    }
}
