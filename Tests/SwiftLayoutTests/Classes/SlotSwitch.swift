import RecordingUIKit
import RecordingVisibility

/// Slots that two methods switch. Each leaves the same, whatever was called before.
final class SlotSwitch: UIView {
    private let panel = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(panel)
        panel.updateConstraints { holder, view in
            holder.top = view.topAnchor.constraint(equalTo: topAnchor, constant: 20)
            holder.bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20)
            holder.leading = view.leadingAnchor.constraint(equalTo: leadingAnchor)
            holder.width = view.widthAnchor.constraint(equalToConstant: 30)
            holder.height = view.heightAnchor.constraint(equalToConstant: 40)
            holder.activate([\.top, \.leading, \.width, \.height])
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func lower() {
        panel.updateConstraints { holder, _ in
            holder.deactivate([\.top])
            holder.activate([\.bottom])
            holder.leading?.constant = 50
        }
    }

    func raise() {
        panel.updateConstraints { holder, _ in
            holder.deactivate([\.bottom])
            holder.activate([\.top])
            holder.leading?.constant = 0
        }
    }
}
