import RecordingSnapKit
import RecordingUIKit

/// What a project adds to SnapKit's language.
final class SnapExtensions: UIView {
    private let a = UIView(), b = UIView(), c = UIView(), d = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [a, b, c, d] { addSubview(view) }
        a.snp.makeConstraints { make in
            make.leading.trailing.inset(12)
            make.top.gap()
            make.height.equalTo(40)
        }
        b.snp.makeConstraints { make in
            make.sides.equalTo(a)
            make.place(below: a)
            make.height.equalTo(a).half()
        }
        c.snp.fill(inset: 4)
        d.snp.makeConstraints { make in
            make.square(24)
            make.center.equalToSuperview()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

extension ConstraintMakerExtendable {
    /// SnapKit has a method of this name only for what follows a relation.
    @discardableResult
    fileprivate func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable {
        equalToSuperview().inset(amount)
    }

    @discardableResult
    fileprivate func gap() -> ConstraintMakerEditable { self.equalToSuperview().offset(8) }
}

extension ConstraintMakerEditable {
    fileprivate func half() { multipliedBy(0.5).priority(500) }
}

extension ConstraintMaker {
    fileprivate var sides: ConstraintMakerExtendable { leading.trailing }

    fileprivate func place(below view: UIView) {
        top.equalTo(view.snp.bottom).offset(8)
    }

    fileprivate func square(_ side: CGFloat) {
        width.equalTo(side)
        self.height.equalTo(side)
    }
}

extension ConstraintViewDSL {
    fileprivate func fill(inset: CGFloat) {
        makeConstraints { $0.edges.equalToSuperview().inset(inset) }
    }
}
