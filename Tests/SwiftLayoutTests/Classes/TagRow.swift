import RecordingUIKit
import RecordingVisibility

/// Any of four tags can go, with its width and the gap after it.
final class TagRow: UIView {
    private let tags = [UILabel(), UILabel(), UILabel(), UILabel()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        var last: NSLayoutXAxisAnchor = leftAnchor
        for tag in tags {
            addSubviews(tag)
            tag.leftAnchor.constraint(equalTo: last, constant: 14).isActive = true
            tag.topAnchor.constraint(equalTo: topAnchor, constant: 10).isActive = true
            tag.widthAnchor.constraint(equalToConstant: 50).isActive = true
            tag.heightAnchor.constraint(equalToConstant: 20).isActive = true
            last = tag.rightAnchor
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func hideSecond() {
        tags[1].setVisible(.gone(direction: .left))
    }

    func hideAllButFirst() {
        tags.dropFirst().forEach { $0.setVisible(.gone(direction: .all)) }
    }

    func hideAndShow() {
        tags[2].setVisible(.gone(direction: .all))
        tags[2].setVisible(.visible(direction: .left))
    }

    func hideTwice() {
        tags[0].setVisible(.gone(direction: [.left, .top]))
        tags[0].setVisible(.gone(direction: .left))
        tags[0].setVisible(.invisible)
    }
}
