import RecordingUIKit

/// Lines of the visual format with metrics, sizes, gaps, priorities, options and a loop over lines.
final class VisualFormats: UIView {
    private let icon = UIImageView(), title = UILabel(), badge = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(icon, title, badge)
        let views: [String: Any] = ["icon": icon, "title": title, "badge": badge]
        let metrics = ["margin": 16, "side": 24.5]
        let lines = [
            "H:|-margin-[icon(side)]-8-[title(>=40,<=badge@750)]-(>=4@500,<=20)-[badge]-|",
            "V:|[icon(==24)]", "V:|-(-2)-[title]-(margin)-|", "[badge(30@1000)]",
            "V:[icon]->=0-[badge]-<=margin-|",
        ]
        for line in lines {
            addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: line, options: [], metrics: metrics, views: views))
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:[icon]-[title][badge]", options: [.alignAllCenterY, .directionLeftToRight],
                metrics: nil, views: views))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[icon]-" + "[badge(icon)]", options: .alignAllLeading, metrics: nil,
                views: views))
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-3-[badge]-(>=5)-[icon]", options: .directionRightToLeft, metrics: nil,
                views: views))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
