import RecordingUIKit

/// Views without a property: made in methods, returned by helpers, in loops, and held by other locals.
final class LocalViews: UIView {
    private let kept: UIView

    init(titles: [String]) {
        kept = Self.makeDivider()
        super.init(frame: .zero)
        let header = makeHeader(text: "Header")
        addSubviews(header, kept)
        header.topAnchor.constraint(equalTo: topAnchor).isActive = true
        kept.topAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
        for title in ["One", "Two"] {
            let label = UILabel()
            label.text = title
            addSubviews(label)
            label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        let column = UIStackView(arrangedSubviews: [makeHeader(text: "Inner"), UIView()])
        addSubviews(column)
        column.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func makeHeader(text: String) -> UIView {
        let view = UIView()
        let label = UILabel()
        label.text = text
        view.addSubviews(label)
        label.pinEdges(to: view)
        return view
    }

    private static func makeDivider() -> UIView {
        let view = UIView()
        view.pinSize(height: 1)
        return view
    }
}
