import RecordingUIKit
import RecordingVisibility

/// Constraints in the slots of a view.
final class HolderSlots: UIView {
    private let panel = UIView()

    init(isTop: Bool) {
        super.init(frame: .zero)
        addSubview(panel)
        panel.updateConstraints { holder, view in
            holder.top = view.topAnchor.constraint(equalTo: topAnchor, constant: 20)
            holder.bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20)
            holder.width = view.widthAnchor.constraint(equalToConstant: 30)
            holder.leading = view.leadingAnchor.constraint(equalTo: leadingAnchor)
            holder.activate([\.width, \.leading])
            if isTop {
                holder.activate([\.top])
            } else {
                holder.activate([\.bottom])
            }
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func move() {
        panel.updateConstraints { holder, _ in
            holder.leading?.constant = 50
            holder.deactivate([\.width])
        }
    }

    func activateAll() {
        panel.updateConstraints { holder, _ in holder.activateAll() }
    }

    func clear() {
        panel.updateConstraints { holder, _ in
            holder.deactivateAll()
            holder.width = nil
        }
    }
}
