import RecordingSnapKit
import RecordingUIKit

/// Offsets, insets and multipliers in any order: an inset goes by the attribute of its target.
final class SnapModifiers: UIView {
    private let a = UIView(), b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.snp.makeConstraints { make in
            make.trailing.equalToSuperview().inset(40)
            make.trailing.equalTo(b.snp.leading).inset(40)
            make.leading.equalTo(b.snp.trailing).inset(40)
            make.bottom.equalToSuperview().offset(5)
            make.bottom.greaterThanOrEqualToSuperview().inset(6)
            make.size.equalToSuperview().inset(5)
            make.centerX.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 2))
            make.center.equalToSuperview().inset(9)
            make.lastBaseline.equalToSuperview().inset(7)
            make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            make.directionalEdges.equalToSuperview()
                .inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        b.snp.makeConstraints { make in
            make.width.equalToSuperview().multipliedBy(0.5).offset(-3)
            make.height.equalTo(a.snp.width).dividedBy(4)
            make.width.equalTo(a).offset(1).inset(2)
            make.width.equalTo(a).inset(2).offset(1)
            make.left.equalTo(10).offset(11)
            make.height.equalTo(50).multipliedBy(2)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
