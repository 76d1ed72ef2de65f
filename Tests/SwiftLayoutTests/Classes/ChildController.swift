import RecordingUIKit

/// A child controller's view is a leaf with an unknown content size.
final class ChildController: UIViewController {
    private let list = UITableViewController()
    private let footer = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
        view.addSubview(footer)
        list.view.translatesAutoresizingMaskIntoConstraints = false
        footer.pinSize(height: 44)
        NSLayoutConstraint.activate([
            list.view.topAnchor.constraint(equalTo: view.topAnchor),
            list.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            footer.topAnchor.constraint(equalTo: list.view.bottomAnchor),
            footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
