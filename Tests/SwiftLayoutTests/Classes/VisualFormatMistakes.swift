import RecordingUIKit

/// Lines that UIKit refuses.
final class VisualFormatMistakes: UIView {
    private let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(title)
        for line in ["H:|-[titel]-|", "H:|-10-|", "H:[title]-10|", "H:[title(wide)]", "V:|-gap-[title]", "[title]-"] {
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: line, options: [], metrics: nil, views: ["title": title]))
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
