import RecordingUIKit

/// Stacks that helpers and loops fill, and a subclass of a stack.
final class Column: UIStackView {
    init(_ views: [UIView], spacing: CGFloat = 0) {
        super.init(frame: .zero)
        axis = .vertical
        self.spacing = spacing
        views.forEach(addArrangedSubview)
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

extension UIStackView {
    func addArrangedSubviews(_ views: [UIView]) {
        views.forEach { addArrangedSubview($0) }
    }

    func clear() {
        arrangedSubviews.forEach { $0.removeFromSuperview() }
    }
}

final class StackHelpers: UIView {
    private let labels = [UILabel(), UILabel()]
    private let row = UIStackView()
    private let old = UIView()
    private let button = UIButton(type: .system)

    init(hasButton: Bool) {
        super.init(frame: .zero)
        let column = Column([UIView(), row], spacing: 3)
        row.addArrangedSubview(old)
        row.clear()
        row.addArrangedSubviews(labels)
        if hasButton { row.addArrangedSubview(button) }
        row.distribution = hasButton ? .fill : .fillEqually
        addSubview(column)
        column.pinEdges(to: self)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
