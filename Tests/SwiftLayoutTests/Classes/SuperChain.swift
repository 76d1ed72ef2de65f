import RecordingUIKit

/// Each `super` is relative to the class that contains the call: every step runs once.
class SuperFirst: UIView {
    let line = UIView()

    init() {
        super.init(frame: .zero)
        addSubviews(line)
        build()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func build() {
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
}

class SuperSecond: SuperFirst {
    override func build() {
        super.build()
        line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }
}

final class SuperChain: SuperSecond {
    override func build() {
        super.build()
        line.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
}
