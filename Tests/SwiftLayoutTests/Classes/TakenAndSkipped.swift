import RecordingUIKit

/// What is always or never taken: availability, debug code, `self` that is there, and closures that run at once.
final class TakenAndSkipped: UIView {
    private let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(title)
        if #available(iOS 15, *) {
            title.topAnchor.constraint(equalTo: topAnchor, constant: 1).isActive = true
        } else {
            title.topAnchor.constraint(equalTo: topAnchor, constant: 2).isActive = true
        }
        #if NEVER_DEFINED
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 99).isActive = true
        #else
            title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        #endif
        let layOut = { [weak self] in
            guard let self else { return }
            title.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
        layOut()
        UIView.animate(withDuration: 0.3) {
            self.title.widthAnchor.constraint(equalToConstant: 60).isActive = true
        }
        defer { title.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor).isActive = true }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
