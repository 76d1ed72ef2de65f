import RecordingUIKit

/// `isHidden` takes an arranged view out of its stack; for any other view it changes no constraint.
final class HiddenViews: UIView {
    private let stack = UIStackView()
    private let title = UILabel()
    private let note = UILabel()
    private let overlay = UIView()

    init(hasNote: Bool, isBusy: Bool) {
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.spacing = 4
        addSubviews(stack, overlay)
        stack.addArrangedSubview(title)
        stack.addArrangedSubview(note)
        note.isHidden = !hasNote
        overlay.isHidden = true
        if isBusy { overlay.isHidden = false }
        stack.pinEdges(to: self)
        overlay.pinEdges(to: stack)
        note.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func toggleNote() {
        note.isHidden.toggle()
    }
}
