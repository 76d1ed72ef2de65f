import RecordingSnapKit
import RecordingUIKit

/// Every attribute and every group of SnapKit, alone and as a target.
final class SnapAttributes: UIView {
    private let a = UILabel(), b = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        single()
        groups()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func single() {
        a.snp.makeConstraints { make in
            make.left.equalToSuperview()
            make.top.equalToSuperview()
            make.right.equalToSuperview()
            make.bottom.equalToSuperview()
            make.leading.equalToSuperview()
            make.trailing.equalToSuperview()
            make.width.equalToSuperview()
            make.height.equalToSuperview()
            make.centerX.equalToSuperview()
            make.centerY.equalToSuperview()
            make.firstBaseline.equalToSuperview()
            make.lastBaseline.equalToSuperview()
            make.leftMargin.equalToSuperview()
            make.rightMargin.equalToSuperview()
            make.topMargin.equalToSuperview()
            make.bottomMargin.equalToSuperview()
            make.leadingMargin.equalToSuperview()
            make.trailingMargin.equalToSuperview()
            make.centerXWithinMargins.equalToSuperview()
            make.centerYWithinMargins.equalToSuperview()
        }
        b.snp.makeConstraints { make in
            make.left.equalTo(a.snp.left).offset(2)
            make.top.equalTo(a.snp.top).offset(2)
            make.right.equalTo(a.snp.right).offset(2)
            make.bottom.equalTo(a.snp.bottom).offset(2)
            make.leading.equalTo(a.snp.leading).offset(2)
            make.trailing.equalTo(a.snp.trailing).offset(2)
            make.width.equalTo(a.snp.width).offset(2)
            make.height.equalTo(a.snp.height).offset(2)
            make.centerX.equalTo(a.snp.centerX).offset(2)
            make.centerY.equalTo(a.snp.centerY).offset(2)
            make.firstBaseline.equalTo(a.snp.firstBaseline).offset(2)
            make.lastBaseline.equalTo(a.snp.lastBaseline).offset(2)
            make.leftMargin.equalTo(a.snp.leftMargin).offset(2)
            make.rightMargin.equalTo(a.snp.rightMargin).offset(2)
            make.topMargin.equalTo(a.snp.topMargin).offset(2)
            make.bottomMargin.equalTo(a.snp.bottomMargin).offset(2)
            make.leadingMargin.equalTo(a.snp.leadingMargin).offset(2)
            make.trailingMargin.equalTo(a.snp.trailingMargin).offset(2)
            make.centerXWithinMargins.equalTo(a.snp.centerXWithinMargins).offset(2)
            make.centerYWithinMargins.equalTo(a.snp.centerYWithinMargins).offset(2)
        }
    }

    private func groups() {
        a.snp.makeConstraints { make in
            make.edges.equalTo(b)
            make.horizontalEdges.equalTo(b)
            make.verticalEdges.equalTo(b)
            make.directionalEdges.equalTo(b)
            make.directionalHorizontalEdges.equalTo(b)
            make.directionalVerticalEdges.equalTo(b)
            make.size.equalTo(b)
            make.center.equalTo(b)
            make.margins.equalTo(b)
            make.directionalMargins.equalTo(b)
            make.centerWithinMargins.equalTo(b)
        }
        b.snp.makeConstraints {
            $0.edges.equalTo(a.snp.edges).inset(3)
            $0.horizontalEdges.equalTo(a.snp.horizontalEdges).inset(3)
            $0.verticalEdges.equalTo(a.snp.verticalEdges).inset(3)
            $0.directionalEdges.equalTo(a.snp.directionalEdges).inset(3)
            $0.directionalHorizontalEdges.equalTo(a.snp.directionalHorizontalEdges).inset(3)
            $0.directionalVerticalEdges.equalTo(a.snp.directionalVerticalEdges).inset(3)
            $0.size.equalTo(a.snp.size).inset(3)
            $0.center.equalTo(a.snp.center).inset(3)
            $0.margins.equalTo(a.snp.margins).inset(3)
            $0.directionalMargins.equalTo(a.snp.directionalMargins).inset(3)
            $0.centerWithinMargins.equalTo(a.snp.centerWithinMargins).inset(3)
        }
    }
}
