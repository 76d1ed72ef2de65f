import RecordingSnapKit
import RecordingUIKit

/// Chains that make nothing or end the app.
final class SnapMistakes: UIView {
    private let a = UIView(), b = UIView(), outside = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.snp.makeConstraints { make in
            _ = make.left
            _ = make.edges.size
            make.edges.equalTo(b.snp.size)
            make.edges.equalTo(b.snp.top)
            make.centerX.equalTo(b.snp.width)
        }
        outside.snp.makeConstraints { make in
            make.top.equalToSuperview()
            make.width.equalTo(5)
            make.left.equalTo(6)
            make.bottom.equalTo(a)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
