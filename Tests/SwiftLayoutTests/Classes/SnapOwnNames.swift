import RecordingSnapKit
import RecordingUIKit

/// SnapKit's own names for classes and values of UIKit, and groups in any order.
final class SnapOwnNames: UIView {
    private let a = ConstraintView(), b = ConstraintView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.snp.makeConstraints { make in
            make.bottom.right.top.left.equalTo(b.snp.margins)
                .inset(ConstraintInsets(top: 1, left: 2, bottom: 3, right: 4))
            make.size.height.equalTo(ConstraintInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        b.snp.makeConstraints { make in
            make.directionalMargins.equalTo(self.snp.directionalEdges)
            make.trailing.leading.top.bottom.equalTo(self)
                .inset(ConstraintDirectionalInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
            make.height.equalTo(9).priority(ConstraintPriority.low.value + 1)
            make.width.equalTo(9).priority(ConstraintPriority.high.advanced(by: 1))
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
