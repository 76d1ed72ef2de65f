import RecordingUIKit

/// Paths that identity, `nil`, cases and flags rule out, and that only some turns of a loop take.
final class Identity: UIView {
    enum Edge {
        case top, bottom
    }

    private let first = UIView(), second = UIView(), third = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let all = [first, second, third]
        for view in all {
            addSubviews(view)
            if view === first {
                view.topAnchor.constraint(equalTo: topAnchor).isActive = true
            } else if view.isEqual(second) {
                view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            } else if view == all.last {
                view.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
            }
        }
        pin(second, to: .top, isWide: false)
        pin(third, to: .bottom, isWide: true)
        pin(first, to: nil, isWide: false)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func pin(_ view: UIView, to edge: Edge?, isWide: Bool) {
        if let edge {
            switch edge {
            case .top: view.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
            case .bottom: view.topAnchor.constraint(equalTo: second.bottomAnchor).isActive = true
            }
        }
        if isWide, edge != nil { view.widthAnchor.constraint(equalTo: widthAnchor).isActive = true }
    }
}
