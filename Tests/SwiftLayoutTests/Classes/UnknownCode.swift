import RecordingUIKit

/// Views that are handed to code which is not there to be read.
protocol Decorator: AnyObject {
    func decorate(_ view: UIView)
}

enum Part {
    case view(UIView)
    case space(CGFloat)
}

final class UnknownCode: UIView {
    private let title = UILabel(), icon = UIImageView(), known = UIView()
    private let parts: [Part]
    weak var decorator: Decorator?

    init(decorator: Decorator? = nil) {
        parts = [.view(icon), .space(8)]
        super.init(frame: .zero)
        self.decorator = decorator
        addSubviews(title, icon, known)
        decorator?.decorate(title)
        for part in parts {
            if case .view(let view) = part { view.topAnchor.constraint(equalTo: topAnchor).isActive = true }
            if case .space(let space) = part {
                known.topAnchor.constraint(equalTo: topAnchor, constant: space).isActive = true
            }
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class Underliner: Decorator {
    func decorate(_ view: UIView) {
        view.heightAnchor.constraint(equalToConstant: 21).isActive = true
    }
}
