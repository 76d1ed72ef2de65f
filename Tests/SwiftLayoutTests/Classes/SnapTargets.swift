import RecordingSnapKit
import RecordingUIKit

/// Everything that a relation can be to: numbers of every type, values, views, guides.
final class SnapTargets: UIView {
    private let a = UIView(), b = UIView()
    private let guide = UILayoutGuide()
    private let length: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        addLayoutGuide(guide)
        a.snp.makeConstraints { make in
            make.width.equalTo(20)
            make.height.greaterThanOrEqualTo(length * 2)
            make.left.equalTo(3.5)
            make.right.equalTo(UInt(4))
            make.bottom.equalTo(Float(5))
            make.centerX.equalTo(6)
            make.centerY.lessThanOrEqualTo(7)
            make.edges.equalTo(8)
            make.size.equalTo(CGSize(width: 30, height: 31))
            make.center.equalTo(CGPoint(x: 32, y: 33))
            make.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            make.directionalEdges.equalTo(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        b.snp.makeConstraints { make in
            make.top.equalTo(safeAreaLayoutGuide)
            make.bottom.equalTo(self.safeAreaLayoutGuide.snp.bottom).offset(-8)
            make.left.equalTo(guide.snp.right)
            make.right.equalTo(layoutMarginsGuide.snp.right)
            make.width.equalTo(a.snp.height)
            make.edges.equalTo(snp.margins)
            make.margins.equalTo(a.snp.edges)
            make.directionalEdges.equalTo(a.snp.directionalMargins)
            make.centerY.centerX.equalTo(a.snp.center)
        }
        guide.snp.makeConstraints { make in
            make.top.bottom.equalToSuperview()
            make.width.equalTo(a).multipliedBy(0.5)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
