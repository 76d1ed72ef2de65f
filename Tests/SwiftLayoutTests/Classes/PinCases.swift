import RecordingUIKit

/// Constraints as cases, with constants that have the names of the functions that make them.
enum PinCase {
    case relative(NSLayoutConstraint.Attribute, CGFloat, to: UIView?)
    case fixed(NSLayoutConstraint.Attribute, CGFloat)
    case multiple([PinCase])

    nonisolated(unsafe) static let top: PinCase = .top()
    nonisolated(unsafe) static let leading: PinCase = .leading()
    nonisolated(unsafe) static let corner: PinCase = .corner()

    static func top(to view: UIView? = nil, padding: CGFloat = 0) -> PinCase { .relative(.top, padding, to: view) }

    static func top(to view: UIView? = nil, padding: CGFloat = 0, isDoubled: Bool = false) -> PinCase {
        .relative(.top, isDoubled ? 2 * padding : padding, to: view)
    }

    static func leading(to view: UIView? = nil) -> PinCase { .relative(.leading, 0, to: view) }

    static func corner(to view: UIView? = nil) -> PinCase { .multiple([.top(to: view), .leading(to: view)]) }

    static func width(_ width: CGFloat) -> PinCase { .fixed(.width, width) }
}

extension NSLayoutConstraint {
    fileprivate convenience init(
        item: Any, attribute: Attribute, toItem: Any? = nil, toAttribute: Attribute = .notAnAttribute, constant: CGFloat
    ) {
        self.init(
            item: item, attribute: attribute, relatedBy: .equal, toItem: toItem, attribute: toAttribute, multiplier: 1,
            constant: constant)
    }
}

extension UIView {
    fileprivate func pin(_ cases: PinCase...) {
        translatesAutoresizingMaskIntoConstraints = false
        apply(cases)
    }

    private func apply(_ cases: [PinCase]) {
        for one in cases {
            switch one {
            case let .relative(attribute, constant, item):
                guard let other = item ?? superview else { return }
                NSLayoutConstraint(
                    item: self, attribute: attribute, toItem: other, toAttribute: attribute, constant: constant
                ).isActive = true
            case let .fixed(attribute, constant):
                NSLayoutConstraint(item: self, attribute: attribute, constant: constant).isActive = true
            case .multiple(let cases): apply(cases)
            }
        }
    }
}

final class PinCases: UIView {
    private let first = UIView(), second = UIView(), third = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [first, second, third] { addSubview(view) }
        first.pin(.top, .leading, .width(30))
        second.pin(.corner, .width(20))
        third.pin(.top(to: first, padding: 4), .leading(to: second))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
