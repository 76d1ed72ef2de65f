import RecordingUIKit

/// Every way to make a constraint active or inactive.
final class Activation: UIView {
    private let a = UIView(), b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(a, b)
        let top = a.topAnchor.constraint(equalTo: topAnchor)
        top.isActive = true
        let left = a.leftAnchor.constraint(equalTo: leftAnchor), right = a.rightAnchor.constraint(equalTo: rightAnchor)
        addConstraint(left)
        addConstraints([right, a.heightAnchor.constraint(equalToConstant: 5)])
        a.addConstraint(a.widthAnchor.constraint(equalToConstant: 6))
        removeConstraint(left)
        let all = [b.topAnchor.constraint(equalTo: topAnchor), b.leftAnchor.constraint(equalTo: leftAnchor)]
        NSLayoutConstraint.activate(all)
        all[0].isActive = false
        NSLayoutConstraint.deactivate([right])
        NSLayoutConstraint.activate([right])
        removeConstraints([right])
        b.removeConstraints(b.constraints)
        all.first?.isActive = !all[0].isActive
        for constraint in all { constraint.identifier = "b" }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
