import RecordingUIKit

/// What an extension adds to views, anchors and constraints by way of a wrapper around them.
struct Wrapper<Base> {
    let base: Base

    init(_ base: Base) {
        self.base = base
    }
}

protocol Wrapping {}

extension Wrapping {
    var wrapped: Wrapper<Self> { Wrapper(self) }
}

extension UIView: Wrapping {}
extension NSLayoutDimension: Wrapping {}
extension NSLayoutConstraint: Wrapping {}

enum LengthRelation {
    case equal, atLeast
}

extension Wrapper where Base: NSLayoutDimension {
    fileprivate func constraint(toConstant length: CGFloat, relation: LengthRelation = .equal) -> NSLayoutConstraint {
        switch relation {
        case .equal: return base.constraint(equalToConstant: length)
        case .atLeast: return base.constraint(greaterThanOrEqualToConstant: length)
        }
    }
}

extension Wrapper where Base: NSLayoutConstraint {
    @discardableResult
    fileprivate func activated(at priority: Float = 1000) -> Base {
        base.priority = UILayoutPriority(rawValue: priority)
        base.isActive = true
        return base
    }
}

extension Wrapper where Base: UIView {
    fileprivate func setSize(_ size: CGSize) {
        setHeight(size.height)
        base.widthAnchor.wrapped.constraint(toConstant: size.width).wrapped.activated(at: 900)
    }

    fileprivate func setSize(_ length: CGFloat) { setSize(CGSize(width: length, height: length)) }

    @discardableResult
    fileprivate func setHeight(_ height: CGFloat, relation: LengthRelation = .equal) -> NSLayoutConstraint {
        base.translatesAutoresizingMaskIntoConstraints = false
        let constraint = base.heightAnchor.wrapped.constraint(toConstant: height, relation: relation)
        constraint.isActive = true
        return constraint
    }
}

final class WrappedAnchors: UIView {
    private let dot = UIView(), line = UIView(), box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [dot, line, box] { addSubview(view) }
        dot.wrapped.setSize(7)
        line.wrapped.setHeight(1)
        box.wrapped.setHeight(40, relation: .atLeast)
        box.topAnchor.constraint(equalTo: topAnchor).wrapped.activated()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
