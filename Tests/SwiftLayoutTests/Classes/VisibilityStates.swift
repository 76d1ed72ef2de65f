import RecordingUIKit
import RecordingVisibility

/// The library that deactivates what a view holds, its children's constraints among it.
final class VisibilityStates: UIView {
    private let panel = UIView(), child = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(panel)
        panel.addSubviews(child)
        panel.pinSize(width: 100, height: 40)
        panel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        child.pinEdges(to: panel, insets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func goneHorizontally() {
        panel.visibility = .Gone(.Horizontally)
    }

    func goneVertically() {
        panel.visibility = .Gone(.Vertically)
    }

    func back() {
        panel.visibility = .Gone(.Horizontally)
        panel.visibility = .Visible
    }

    func invisible() {
        panel.visibility = .Invisible
    }
}
