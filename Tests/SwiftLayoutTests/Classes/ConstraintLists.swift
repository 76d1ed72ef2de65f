import RecordingUIKit

/// Lists of constraints: literals, sums, appended, stored, mapped and in conditions.
final class ConstraintLists: UIView {
    private let title = UILabel(), detail = UILabel()
    private var regular: [NSLayoutConstraint] = []
    private var compact = [NSLayoutConstraint]()

    init(isCompact: Bool) {
        super.init(frame: .zero)
        addSubviews(title, detail)
        var common = [title.topAnchor.constraint(equalTo: topAnchor)]
        common.append(title.leadingAnchor.constraint(equalTo: leadingAnchor))
        common += [detail.trailingAnchor.constraint(equalTo: trailingAnchor)]
        common.append(contentsOf: sizes(of: detail))
        regular = [detail.leadingAnchor.constraint(equalTo: title.trailingAnchor)]
        compact = [detail.topAnchor.constraint(equalTo: title.bottomAnchor)]
        NSLayoutConstraint.activate(common + (isCompact ? compact : regular))
        NSLayoutConstraint.activate(
            [title, detail].flatMap { [$0.heightAnchor.constraint(lessThanOrEqualToConstant: 40)] })
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func sizes(of view: UIView) -> [NSLayoutConstraint] {
        [
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
        ]
    }

    func switchToCompact() {
        NSLayoutConstraint.deactivate(regular)
        NSLayoutConstraint.activate(compact)
    }
}
