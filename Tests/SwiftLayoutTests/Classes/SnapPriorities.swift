import RecordingSnapKit
import RecordingUIKit

/// Priorities of every spelling, labels, and the priorities of contents.
final class SnapPriorities: UIView {
    private let a = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        a.snp.makeConstraints { make in
            make.left.equalToSuperview().priority(.required)
            make.left.equalToSuperview().offset(1).priority(.high)
            make.left.equalToSuperview().offset(2).priority(.medium)
            make.left.equalToSuperview().offset(3).priority(.low).labeled("low")
            make.left.equalToSuperview().offset(4).priority(751)
            make.left.equalToSuperview().offset(5).priority(999.5)
            make.left.equalToSuperview().offset(6).priority(UILayoutPriority.defaultHigh)
            make.left.equalToSuperview().offset(7).priority(UILayoutPriority(rawValue: 333))
            make.left.equalToSuperview().offset(8).priority(ConstraintPriority(444))
            make.width.equalTo(100).labeled("width")
        }
        a.snp.contentHuggingHorizontalPriority = 251
        a.snp.contentCompressionResistanceVerticalPriority = 1000
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
