import RecordingUIKit

/// Tuples in properties, in lists and as results.
final class Tuples: UIView {
    private let pair = (left: UIView(), right: UIView())
    private let heights: [(view: UIView, height: CGFloat)]

    init() {
        heights = [(UIView(), 10), (UIView(), 20)]
        super.init(frame: .zero)
        addSubviews(pair.left, pair.right)
        for (view, height) in heights {
            addSubviews(view)
            view.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
        let (left, right) = margins()
        pair.left.leadingAnchor.constraint(equalTo: leadingAnchor, constant: left).isActive = true
        pair.right.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -right).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func margins() -> (CGFloat, CGFloat) {
        (3, 4)
    }
}
