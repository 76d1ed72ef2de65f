import RecordingUIKit

/// The controller's view is a view of the project, whose layout is reported where it is written.
final class OwnViewController: UIViewController {
    private let content = OwnContent()

    override func loadView() {
        view = content
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.title.text = "Title"
    }
}

final class OwnContent: UIView {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        title.pinEdges(to: self, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
