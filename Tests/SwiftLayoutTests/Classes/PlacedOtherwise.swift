import RecordingUIKit

/// Views that frames and masks place, beside one that constraints place.
final class PlacedOtherwise: UIView {
    private let framed = UIView()
    private let masked = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let moved = UIView()
    private let free = UILabel()
    private let plain = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [framed, masked, moved, free, plain].forEach(addSubview)
        framed.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        moved.translatesAutoresizingMaskIntoConstraints = false
        moved.transform = CGAffineTransform(translationX: 4, y: 0)
        free.translatesAutoresizingMaskIntoConstraints = false
        free.topAnchor.constraint(equalTo: framed.bottomAnchor).isActive = true
        plain.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        moved.center = center
    }
}
