import RecordingSnapKit
import RecordingUIKit

/// Stored constraints of SnapKit that are changed and switched one after another.
final class SnapInOrder: UIView {
    private let a = UIView(), b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        var top: Constraint?
        var bottom: Constraint?
        b.snp.makeConstraints { make in
            top = make.top.equalToSuperview().offset(50).priority(.low).constraint
            bottom = make.bottom.equalTo(a).offset(25).constraint
        }
        top?.update(offset: 15).update(priority: 400)
        bottom?.update(inset: 20)
        bottom?.update(priority: .low)
        let prepared = b.snp.prepareConstraints { make in
            make.left.right.equalToSuperview()
            make.width.equalTo(9)
            make.height.equalTo(10)
        }
        for constraint in prepared {
            constraint.activate()
        }
        prepared[1].isActive = false
        prepared[2].deactivate()
        prepared[2].isActive = true
        b.snp.updateConstraints { make in
            make.left.equalToSuperview().offset(3)
            make.height.equalTo(11)
        }
        a.snp.makeConstraints { $0.width.equalTo(7) }
        a.snp.remakeConstraints { $0.height.equalTo(8) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
