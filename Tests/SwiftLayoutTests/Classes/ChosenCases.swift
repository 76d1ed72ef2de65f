import RecordingUIKit

private enum Edge {
    case top, bottom, sides
}

private enum Style {
    case narrow, wide

    var width: CGFloat {
        switch self {
        case .narrow: 20
        case .wide: 80
        }
    }

    func height(_ scale: CGFloat) -> CGFloat {
        switch self {
        case .narrow: scale * 2
        case .wide: scale * 3
        }
    }
}

extension UIView {
    fileprivate func pin(_ edge: Edge, to view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        switch edge {
        case .top: topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        case .bottom: bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        case .sides:
            leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
    }
}

/// Cases that a condition chooses.
final class ChosenCases: UIView {
    private let first = UIView(), second = UIView()
    private let style: Style

    init(isLarge: Bool) {
        style = isLarge ? .wide : .narrow
        super.init(frame: .zero)
        addSubview(first)
        addSubview(second)
        let edge: Edge = isLarge ? .top : .bottom
        first.pin(edge, to: self)
        if edge == .bottom { first.pin(.sides, to: self) }
        first.heightAnchor.constraint(equalToConstant: style.height(10)).isActive = true
        var other = Edge.sides
        if isLarge { other = .bottom } else { other = .top }
        second.pin(other, to: first)
        second.widthAnchor.constraint(equalToConstant: style.width).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
