import RecordingUIKit

/// A header whose height follows the scrolling.
final class ParallaxHeader: UIViewController {
    private let image = UIImageView()
    private let table = UITableView()
    private let height: CGFloat = 235
    private var imageHeight: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubviews(image, table)
        table.pinEdges(to: view)
        table.contentInset.top = height
        let imageHeight = image.heightAnchor.constraint(equalToConstant: height)
        NSLayoutConstraint.activate([
            image.leftAnchor.constraint(equalTo: view.leftAnchor),
            image.rightAnchor.constraint(equalTo: view.rightAnchor),
            image.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            imageHeight,
        ])
        self.imageHeight = imageHeight
    }

    func scroll(to y: CGFloat) {
        imageHeight?.constant = y < -height ? -y : height
    }
}
