import RecordingUIKit

/// Constraints as cases that are made without all of what they carry.
private enum DefaultedPin {
    case leading(to: NSLayoutXAxisAnchor, constant: CGFloat = 0)
    case top(to: NSLayoutYAxisAnchor, constant: CGFloat = 4, isLimit: Bool = false)
    case width(to: NSLayoutDimension? = nil, constant: CGFloat = 0)
    case height(NSLayoutDimension? = nil, CGFloat = 16)
}

extension UIView {
    fileprivate func pin(_ pins: [DefaultedPin]) {
        translatesAutoresizingMaskIntoConstraints = false
        for pin in pins {
            switch pin {
            case .leading(let anchor, let constant):
                leadingAnchor.constraint(equalTo: anchor, constant: constant).isActive = true
            case .top(let anchor, let constant, let isLimit):
                if isLimit {
                    topAnchor.constraint(greaterThanOrEqualTo: anchor, constant: constant).isActive = true
                } else {
                    topAnchor.constraint(equalTo: anchor, constant: constant).isActive = true
                }
            case .width(let anchor, let constant):
                if let anchor {
                    widthAnchor.constraint(equalTo: anchor, constant: constant).isActive = true
                } else {
                    widthAnchor.constraint(equalToConstant: constant).isActive = true
                }
            case .height(let anchor, let constant):
                if let anchor {
                    heightAnchor.constraint(equalTo: anchor, constant: constant).isActive = true
                } else {
                    heightAnchor.constraint(equalToConstant: constant).isActive = true
                }
            }
        }
    }
}

final class DefaultedCases: UIView {
    private let first = UIView(), second = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(first)
        addSubview(second)
        first.pin([.leading(to: leadingAnchor), .top(to: topAnchor, isLimit: true), .width(constant: 180), .height()])
        let wide = DefaultedPin.width(to: first.widthAnchor)
        second.pin([wide, DefaultedPin.height(first.heightAnchor), .top(to: first.bottomAnchor, constant: 8)])
        second.pin([.leading(to: first.trailingAnchor, constant: 2)])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
