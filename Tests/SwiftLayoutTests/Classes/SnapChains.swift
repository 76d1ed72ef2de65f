import RecordingSnapKit
import RecordingUIKit

/// Several attributes in one chain, of which all go to one target.
final class SnapChains: UIView {
    private let a = UIView(), b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.snp.makeConstraints { make in
            make.left.right.equalToSuperview().inset(16)
            make.top.equalTo(8)
            make.width.height.equalTo(40)
            make.top.bottom.lessThanOrEqualTo(b).offset(4)
            make.edges.size.equalTo(b)
        }
        b.snp.makeConstraints { (maker: ConstraintMaker) -> Void in
            maker.leading.trailing.equalTo(a)
            maker.top.centerY.equalTo(a.snp.bottom)
            maker.left.equalTo(b)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
