import LayoutModel

/// What is known of UIKit's classes: what they inherit from, and what their content is.
enum UIKitClass {
    /// The class and those that it inherits from, nearest first; nil if it is not known.
    static func ancestry(of name: String) -> [String]? {
        var chain: [String] = []
        var next: String? = name
        while let name = next {
            guard let superclass = superclasses[name] else { return nil }
            chain.append(name)
            next = superclass.isEmpty ? nil : superclass
        }
        return chain
    }

    /// The class whose name, without its prefix, another name ends with: `UITableViewCell` for `SwipeTableViewCell`.
    static func named(atEndOf name: String) -> String? {
        endings.first { name.hasSuffix($0.ending) }?.name
    }

    /// The names of views and view controllers without their prefix, longest first.
    private static let endings: [(ending: Substring, name: String)] = superclasses.keys
        .filter { name in
            let roots = ["UIView", "UIViewController"]
            return name.hasPrefix("UI") && ancestry(of: name)?.contains(where: roots.contains) == true
        }
        .map { ($0.dropFirst(2), $0) }
        .sorted { ($1.0.utf8.count, $0.0) < ($0.0.utf8.count, $1.0) }

    /// Whether a name is that of a class.
    static func isKnown(_ name: String) -> Bool { superclasses[name] != nil }

    /// Whether a name in a list of inherited types is a protocol of Apple's that classes conform to.
    static func isKnownProtocol(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Representable", "able", "ing", "Protocol"].contains { name.hasSuffix($0) }
            && superclasses[name] == nil
            || ["AnyObject", "Hashable", "Sendable", "Codable", "NSObjectProtocol", "class"].contains(name)
    }

    /// Whether a name in a list of inherited types is certainly Apple's, whose protocols ask for no method in which a
    /// class makes its layout. The names in ``isKnownProtocol(_:)`` may be those of libraries too.
    static func asksForNoLayout(_ name: String) -> Bool {
        name.hasPrefix("UI") || name.hasPrefix("NS") || ofValues.contains(name)
    }

    /// Whether a name in a list of inherited types is that of a class of Apple's, or of a protocol that asks for no
    /// method which lays out.
    static func asksForNoMethod(_ name: String) -> Bool { isKnown(name) || ofValues.contains(name) }

    private static let ofValues: Set = [
        "AnyObject", "Hashable", "Equatable", "Comparable", "Identifiable", "Sendable", "Codable",
    ]

    /// Whether tables and collections make objects of a class, and use them again.
    static func isReusable(_ name: String?) -> Bool { name.map(reusable.contains) ?? false }

    private static let reusable: Set = [
        "UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
    ]

    /// The superclass of each class; the empty text for a root.
    private static let superclasses: [String: String] = [
        "NSObject": "", "UIResponder": "NSObject", "UIView": "UIResponder", "UIControl": "UIView",
        "UIButton": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
        "UITextField": "UIControl", "UISearchTextField": "UITextField", "UISegmentedControl": "UIControl",
        "UIPageControl": "UIControl", "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl",
        "UIColorWell": "UIControl", "UILabel": "UIView", "UIImageView": "UIView", "UIActivityIndicatorView": "UIView",
        "UIProgressView": "UIView", "UIPickerView": "UIView", "UIScrollView": "UIView", "UITextView": "UIScrollView",
        "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UIStackView": "UIView",
        "UIVisualEffectView": "UIView", "UINavigationBar": "UIView", "UIToolbar": "UIView", "UITabBar": "UIView",
        "UISearchBar": "UIView", "UIWindow": "UIView", "UIInputView": "UIView", "WKWebView": "UIView",
        "MKMapView": "UIView", "MTKView": "UIView", "SKView": "UIView", "ARSCNView": "UIView", "SCNView": "UIView",
        "PDFView": "UIView", "GLKView": "UIView", "LPLinkView": "UIView", "AVPlayerView": "UIView",
        "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
        "UICollectionViewListCell": "UICollectionViewCell", "UITableViewCell": "UIView",
        "UITableViewHeaderFooterView": "UIView", "MKAnnotationView": "UIView", "UIContentUnavailableView": "UIView",
        "UIViewController": "UIResponder", "UINavigationController": "UIViewController",
        "UITabBarController": "UIViewController", "UITableViewController": "UIViewController",
        "UICollectionViewController": "UIViewController", "UIPageViewController": "UIViewController",
        "UISplitViewController": "UIViewController", "UISearchController": "UIViewController",
        "UIAlertController": "UIViewController", "UIInputViewController": "UIViewController",
        "UIHostingController": "UIViewController", "UIActivityViewController": "UIViewController",
        "UILayoutGuide": "NSObject", "NSLayoutConstraint": "NSObject",
    ]

    /// Whether a class places what is added to it, or is filled by UIKit.
    static func placesContent(_ name: String) -> Bool {
        [
            "UIVisualEffectView", "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UITableView",
            "UICollectionView", "UIPickerView", "UIDatePicker", "UISegmentedControl", "WKWebView", "MKMapView",
        ].contains(name)
    }

    /// The content size of a plain instance.
    static func contentSize(of name: String) -> AxisPair<IntrinsicLength> {
        switch name {
        case "UIView", "UIScrollView", "UITableView", "UICollectionView", "UIStackView", "UIVisualEffectView",
            "UIControl", "WKWebView", "MKMapView", "UIWindow", "UILayoutGuide":
            AxisPair(.none)
        case "UISlider", "UIProgressView", "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar":
            AxisPair(horizontal: .none, vertical: .unknown)
        default: AxisPair(.unknown)
        }
    }

    /// Whether the content of an instance has a size whatever its properties are.
    static func alwaysHasContent(_ name: String) -> Bool {
        [
            "UISwitch", "UISlider", "UIStepper", "UITextField", "UISegmentedControl", "UIPageControl", "UIDatePicker",
            "UIActivityIndicatorView", "UIProgressView", "UIPickerView", "UISearchBar",
        ].contains(name)
    }

    /// A likely content size for pictures, in points.
    static func likelySize(of name: String) -> AxisPair<Double?> {
        switch name {
        case "UILabel": AxisPair(horizontal: 80, vertical: 20)
        case "UIButton": AxisPair(horizontal: 80, vertical: 34)
        case "UISwitch": AxisPair(horizontal: 49, vertical: 31)
        case "UISlider": AxisPair(horizontal: nil, vertical: 34)
        case "UITextField": AxisPair(horizontal: 100, vertical: 34)
        case "UIActivityIndicatorView": AxisPair(horizontal: 20, vertical: 20)
        case "UISegmentedControl": AxisPair(horizontal: 120, vertical: 32)
        case "UIProgressView": AxisPair(horizontal: nil, vertical: 4)
        case "UIPageControl": AxisPair(horizontal: 60, vertical: 26)
        case "UIImageView": AxisPair(horizontal: 24, vertical: 24)
        default: AxisPair(horizontal: 40, vertical: 40)
        }
    }

    /// The kind of the model for a class.
    static func kind(of name: String) -> ViewKind {
        switch name {
        case "UIView": .view
        case "UIScrollView": .scroll
        case "UIStackView": .stack
        case "UILayoutGuide": .guide
        default: ViewKind(rawValue: lowerCamel(name))
        }
    }

    /// `label` for `UILabel`.
    static func lowerCamel(_ name: String) -> String {
        let plain = name.hasPrefix("UI") ? name.dropFirst(2) : name[...]
        return plain.prefix(1).lowercased() + plain.dropFirst()
    }
}
