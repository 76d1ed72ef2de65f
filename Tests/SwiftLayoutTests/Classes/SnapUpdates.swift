import RecordingSnapKit
import RecordingUIKit

/// Updates, remakes and removals, which touch SnapKit's own constraints alone.
final class SnapUpdates: UIView {
    private let a = UIView(), b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.heightAnchor.constraint(equalToConstant: 7).isActive = true
        a.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(1)
            make.left.right.equalToSuperview().inset(2)
        }
        b.snp.updateConstraints { make in
            make.size.equalTo(30)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func update() {
        a.snp.updateConstraints { make in
            make.top.equalToSuperview().offset(10)
            make.right.equalToSuperview().inset(20)
        }
    }

    func updateWithoutMatch() {
        a.snp.updateConstraints { make in
            make.top.equalTo(b.snp.bottom).offset(10)
        }
    }

    func remake() {
        a.snp.remakeConstraints { make in
            make.center.equalTo(b)
        }
    }

    func remove() {
        a.snp.removeConstraints()
    }
}
