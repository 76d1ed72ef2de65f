// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

open class UIViewController: UIResponder {
    open var title: String?
    open var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    public let traitCollection = UITraitCollection()
    public let nibName: String?
    private var loaded: UIView?
    private lazy var topGuide = BarLayoutGuide("topGuide", of: view)
    private lazy var bottomGuide = BarLayoutGuide("bottomGuide", of: view)

    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }

    /// Loaded when it is first asked for, then `viewDidLoad` runs.
    open var view: UIView {
        get {
            if let loaded { return loaded }
            loadView()
            let view = loaded ?? UIView()
            loaded = view
            viewDidLoad()
            return view
        }
        set { loaded = newValue }
    }

    public var topLayoutGuide: UILayoutSupport { topGuide }
    public var bottomLayoutGuide: UILayoutSupport { bottomGuide }
    public var isViewLoaded: Bool { loaded != nil }
    public var viewIfLoaded: UIView? { loaded }

    public func loadViewIfNeeded() {
        _ = view
    }

    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

open class UITableViewController: UIViewController {
    public private(set) lazy var tableView = UITableView(frame: .zero, style: .plain)

    open override func loadView() {
        view = tableView
    }
}

open class UICollectionViewController: UIViewController {}

open class UINavigationController: UIViewController {}
