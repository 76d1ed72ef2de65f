import RecordingUIKit

/// Loops over literal lists, ranges, pairs and a view that is carried from turn to turn.
final class Loops: UIView {
    private let first = UILabel(), second = UILabel(), third = UILabel()
    private let rows = [UIView(), UIView(), UIView()]
    private let dots = (0..<3).map { _ in UIView() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [first, second, third] {
            addSubviews(label)
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        }
        var last: UIView?
        for row in rows {
            addSubviews(row)
            let top = last?.bottomAnchor ?? topAnchor
            row.topAnchor.constraint(equalTo: top, constant: last == nil ? 0 : 8).isActive = true
            last = row
        }
        last?.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        for (index, dot) in dots.enumerated() {
            addSubviews(dot)
            dot.leftAnchor.constraint(equalTo: leftAnchor, constant: CGFloat(index) * 10).isActive = true
        }
        zip([first, second, third], rows).forEach { label, row in
            label.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
        }
        NSLayoutConstraint.activate(dots.map { $0.heightAnchor.constraint(equalToConstant: 6) })
        for index in 1..<3 {
            rows[index].heightAnchor.constraint(equalTo: rows[index - 1].heightAnchor).isActive = true
        }
        for index in stride(from: 0, to: 3, by: 2) {
            dots[index].widthAnchor.constraint(equalToConstant: CGFloat(6 + index)).isActive = true
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
