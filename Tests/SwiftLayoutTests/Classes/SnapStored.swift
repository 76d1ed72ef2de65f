import RecordingSnapKit
import RecordingUIKit

/// Stored constraints of SnapKit, and what is done with them later.
final class SnapStored: UIView {
    private let a = UIView()
    private var top: Constraint?
    private var edges: Constraint?
    private var prepared: [Constraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        a.snp.makeConstraints { make in
            top = make.top.equalToSuperview().offset(10).priority(.low).constraint
            self.edges = make.edges.equalToSuperview().constraint
        }
        prepared = a.snp.prepareConstraints { make in
            make.height.equalTo(44)
            make.width.equalTo(45)
        }
        prepared[1].activate()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func change() {
        top?.update(offset: 20)
        edges?.update(inset: 5)
    }

    func changePriorities() {
        top?.update(priority: 600)
        edges?.update(priority: .low)
    }

    func swap() {
        edges?.deactivate()
        prepared.forEach { $0.activate() }
        top?.isActive = false
        top?.layoutConstraints.first?.constant = 99
    }
}
