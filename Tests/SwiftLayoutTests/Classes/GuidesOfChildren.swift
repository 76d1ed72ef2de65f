import RecordingUIKit

/// Guides that belong to children, as scroll views have them.
final class GuidesOfChildren: UIView {
    private let scroll = UIScrollView()
    private let content = UIView()
    private let panel = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(scroll, panel)
        scroll.addSubviews(content)
        scroll.pinEdges(to: self)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            panel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            panel.bottomAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.bottomAnchor, constant: 8),
            panel.leadingAnchor.constraint(equalTo: scroll.layoutMarginsGuide.leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
