import RecordingUIKit

/// The superclass of `PrivateNames`, which has private members of the same names.
class PanelBase: UIView {
    private let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(box)
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        limit()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private extension PanelBase {
    func limit() {
        heightAnchor.constraint(lessThanOrEqualToConstant: 90).isActive = true
    }
}
