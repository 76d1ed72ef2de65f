import RecordingSnapKit
import RecordingUIKit

/// Loops, conditions, helpers and a carried view, with SnapKit.
extension UIView {
    func fill(_ inset: CGFloat = 0) {
        snp.makeConstraints { $0.edges.equalToSuperview().inset(inset) }
    }
}

final class SnapHelpers: UIView {
    private let box = UIView()
    private let rows = [UILabel(), UILabel(), UILabel()]

    init(isWide: Bool) {
        super.init(frame: .zero)
        addSubview(box)
        box.fill(isWide ? 4 : 8)
        var last: UIView?
        rows.forEach { row in
            box.addSubview(row)
            row.snp.makeConstraints { make in
                make.left.right.equalToSuperview()
                if let last {
                    make.top.equalTo(last.snp.bottom).offset(6)
                } else {
                    make.top.equalToSuperview()
                }
                if isWide { make.height.equalTo(50) }
            }
            last = row
        }
        last?.snp.makeConstraints { $0.bottom.equalToSuperview() }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
