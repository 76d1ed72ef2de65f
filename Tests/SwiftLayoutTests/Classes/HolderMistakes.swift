import RecordingUIKit
import RecordingVisibility

/// Each way in which a holder ends the app, and the two holes in its checks.
final class HolderMistakes: UIView {
    private let panel = UIView(), other = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(panel)
        addSubview(other)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func slotMismatch() {
        panel.updateConstraints { holder, view in
            holder.top = view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20)
        }
    }

    func activateNil() {
        panel.updateConstraints { holder, _ in holder.activate([\.bottom]) }
    }

    func deactivateNil() {
        panel.updateConstraints { holder, _ in holder.deactivate([\.bottom]) }
    }

    func nilWhileActive() {
        panel.updateConstraints { holder, view in
            holder.height = view.heightAnchor.constraint(equalToConstant: 3)
            holder.activate([\.height])
            holder.height = nil
        }
    }

    func replaceActive() {
        panel.updateConstraints { holder, view in
            holder.height = view.heightAnchor.constraint(equalToConstant: 3)
            holder.activate([\.height])
            holder.height = view.heightAnchor.constraint(equalToConstant: 4)
            holder.activate([\.height])
        }
    }

    func uncheckedAttribute() {
        panel.updateConstraints { holder, view in
            holder.width = NSLayoutConstraint(
                item: view, attribute: .topMargin, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1,
                constant: 0)
            holder.left = other.leftAnchor.constraint(equalTo: leftAnchor)
            holder.activate([\.width, \.left])
        }
    }

    func sharedIdentifier() {
        panel.accessibilityIdentifier = "same"
        other.accessibilityIdentifier = "same"
        panel.updateConstraints { holder, view in
            holder.top = view.topAnchor.constraint(equalTo: topAnchor)
        }
        other.updateConstraints { holder, _ in
            holder.top?.constant = 9
            holder.activate([\.top])
        }
    }
}
