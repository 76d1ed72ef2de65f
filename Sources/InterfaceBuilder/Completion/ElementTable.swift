/// The attributes and children that Interface Builder writes, in its order.
enum ElementTable {
    /// - Parameter isView: Whether the element also has the attributes of all views.
    static func attributes(of tag: String, isView: Bool) -> [String] {
        let own = attributes[tag] ?? []
        if isView { return own + views.filter { !own.contains($0) } }
        if tag.hasSuffix("Controller") { return own + controllers.filter { !own.contains($0) } }
        return own
    }

    /// The tags of possible children of an element.
    static func children(of tag: String) -> [String] {
        if let known = children[tag] { return known }
        return tag.hasSuffix("Controller") ? ["view", "navigationItem", "tabBarItem", "connections"] : []
    }

    private static let views = [
        "hidden", "userInteractionEnabled", "alpha", "tag", "contentMode", "semanticContentAttribute",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth",
        "insetsLayoutMarginsFromSafeArea", "fixedFrame", "translatesAutoresizingMaskIntoConstraints",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "verifyAmbiguity", "id", "userLabel", "customClass",
        "customModule", "customModuleProvider", "restorationIdentifier", "key",
    ]

    private static let controllers = [
        "title", "storyboardIdentifier", "automaticallyAdjustsScrollViewInsets", "extendedLayoutIncludesOpaqueBars",
        "hidesBottomBarWhenPushed", "definesPresentationContext", "modalTransitionStyle", "modalPresentationStyle",
        "id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    ]

    private static let text = ["text", "textAlignment", "lineBreakMode", "adjustsFontForContentSizeCategory"]
    private static let control = ["enabled", "selected", "contentHorizontalAlignment", "contentVerticalAlignment"]
    private static let scrolling = [
        "clipsSubviews", "alwaysBounceVertical", "alwaysBounceHorizontal", "scrollEnabled", "pagingEnabled",
        "bounces", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "keyboardDismissMode",
        "contentInsetAdjustmentBehavior",
    ]

    private static let attributes: [String: [String]] = [
        "constraint": [
            "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant", "multiplier",
            "priority", "symbolic", "placeholder", "identifier", "id", "userLabel",
        ],
        "rect": ["key", "x", "y", "width", "height"],
        "frame": ["key"] + FrameInset.names.map(\.spelling),
        "autoresizingMask": [
            "key", "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
        ],
        "edgeInsets": ["key", "top", "left", "bottom", "right"],
        "directionalEdgeInsets": ["key", "top", "leading", "bottom", "trailing"],
        "viewLayoutGuide": ["key", "id"],
        "keyboardLayoutGuide": ["key", "id"],
        "viewControllerLayoutGuide": ["type", "id"],
        "outlet": ["property", "destination", "id"],
        "outletCollection": ["property", "destination", "collectionClass", "appends", "id"],
        "action": ["selector", "destination", "eventType", "id"],
        "segue": ["destination", "kind", "identifier", "relationship", "modalPresentationStyle", "id"],
        "variation": [
            "key", "hidden", "axis", "alignment", "distribution", "spacing", "constant", "priority",
            "preservesSuperviewLayoutMargins",
        ],
        "mask": ["key"],
        "exclude": ["reference"],
        "include": ["reference"],
        "color": ["key", "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace", "systemColor"],
        "fontDescription": ["key", "name", "family", "type", "pointSize", "weight", "style"],
        "state": ["key", "title", "image", "backgroundImage"],
        "image": ["name", "catalog", "width", "height"],
        "device": ["id", "orientation", "appearance"],
        "document": [
            "type", "version", "toolsVersion", "targetRuntime", "useAutolayout", "useTraitCollections", "useSafeAreas",
            "colorMatched", "initialViewController",
        ],
        "placeholder": ["placeholderIdentifier", "id", "userLabel", "customClass", "customModule"],
        "label": [
            "opaque", "numberOfLines", "baselineAdjustment", "adjustsFontSizeToFit", "minimumScaleFactor",
            "preferredMaxLayoutWidth",
        ] + text,
        "button": ["opaque", "buttonType", "lineBreakMode", "adjustsFontForContentSizeCategory"] + control,
        "textField": ["opaque", "placeholder", "borderStyle", "clearButtonMode", "minimumFontSize"] + text + control,
        "textView": ["editable", "selectable"] + text + scrolling,
        "imageView": ["clipsSubviews", "image", "highlightedImage", "catalog", "opaque"],
        "stackView": [
            "opaque", "axis", "distribution", "alignment", "spacing", "spacingType", "baselineRelativeArrangement",
        ],
        "view": ["opaque", "clipsSubviews", "multipleTouchEnabled"],
        "switch": ["opaque", "on"] + control,
        "slider": ["opaque", "value", "minValue", "maxValue"] + control,
        "progressView": ["opaque", "progress", "progressViewStyle"],
        "activityIndicatorView": ["opaque", "animating", "hidesWhenStopped", "style"],
        "segmentedControl": ["opaque", "segmentControlStyle", "selectedSegmentIndex"] + control,
        "scrollView": ["multipleTouchEnabled", "minimumZoomScale", "maximumZoomScale"] + scrolling,
        "tableView": [
            "dataMode", "style", "separatorStyle", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
            "sectionFooterHeight", "allowsSelection",
        ] + scrolling,
        "collectionView": ["multipleTouchEnabled", "dataMode"] + scrolling,
        "tableViewCell": [
            "clipsSubviews", "selectionStyle", "accessoryType", "indentationWidth", "reuseIdentifier", "rowHeight",
            "style",
        ],
        "collectionViewCell": ["opaque", "clipsSubviews", "multipleTouchEnabled", "reuseIdentifier"],
        "navigationController": ["navigationBarHidden", "toolbarHidden"],
    ]

    private static let children: [String: [String]] = [
        "constraints": ["constraint"],
        "subviews": [
            "view", "label", "button", "imageView", "stackView", "textField", "textView", "scrollView", "tableView",
            "collectionView", "switch", "slider", "segmentedControl", "progressView", "activityIndicatorView",
            "stepper",
            "pageControl", "containerView",
        ],
        "connections": ["outlet", "outletCollection", "action", "segue"],
        "layoutGuides": ["viewControllerLayoutGuide"],
        "mask": ["exclude", "include"],
        "variation": ["mask"],
        "constraint": ["variation"],
        "scene": ["objects", "point"],
        "scenes": ["scene"],
    ]
}
