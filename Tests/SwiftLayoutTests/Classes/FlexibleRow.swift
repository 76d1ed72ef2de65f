import RecordingUIKit
import RecordingVisibility

/// A row from which views go and whose other views move up.
final class FlexibleRow: UIView {
    private let box = FlexibleBox()
    private let blue = UIView(), black = UIView(), red = UIView(), late = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(blue, black, red, late)
        blue.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        black.leadingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 10).isActive = true
        red.leadingAnchor.constraint(equalTo: black.trailingAnchor, constant: 10).isActive = true
        trailingAnchor.constraint(equalTo: red.trailingAnchor, constant: 10).isActive = true
        for view in [black, red, late] {
            view.widthAnchor.constraint(equalToConstant: 37).isActive = true
            view.topAnchor.constraint(equalTo: topAnchor, constant: 24).isActive = true
        }
        box.addViews([black, red])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func hideBlack() {
        box.freeViewSpace(black)
    }

    func toggleRed() {
        box.toggle(red)
        box.toggle(black)
        box.toggle(red)
    }

    func resumeUnregistered() {
        box.resumeViewSpace(late)
    }
}
