import RecordingUIKit
import RecordingVisibility

/// Spacers that are tied to a view, and one that is not.
final class SpacerColumn: UIView {
    private let stack = UIStackView()
    private let title = UILabel(), note = UILabel(), button = UIButton(type: .system)

    init(isNoteHidden: Bool) {
        super.init(frame: .zero)
        stack.axis = .vertical
        addSubviews(stack)
        stack.pinEdges(to: self)
        note.isHidden = isNoteHidden
        stack.addArrangedSubview(title)
        stack.addArrangedSubview(note.createSpacer(12, axis: .vertical, priority: UILayoutPriority(999)))
        stack.addArrangedSubview(note)
        stack.addArrangedSubview(button.createSpacer(4, axis: .horizontal))
        let fixed = UIView()
        fixed.pinSize(height: 20)
        stack.addArrangedSubview(fixed)
        stack.addArrangedSubview(button)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func toggle() {
        note.isHidden.toggle()
    }
}
