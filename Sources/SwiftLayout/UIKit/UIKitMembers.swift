/// The names of UIKit's members that layout code uses.
enum UIKitMembers {
    static func isProperty(_ name: String, of ancestry: Ancestry) -> Bool {
        guard let owners = properties[name] else { return false }
        return owners.contains(.any) || ancestry.isView && owners.contains(.view)
            || ancestry.isController && owners.contains(.controller)
    }

    static func isMethod(_ name: String, of ancestry: Ancestry) -> Bool {
        guard ancestry.isView || ancestry.isController, let owners = methods[name] else { return false }
        return ancestry.isView && owners.contains(.view) || ancestry.isController && owners.contains(.controller)
    }

    /// Whether UIKit's class has a method, with these labels, for which projects write others of the same name. Only
    /// stack views arrange.
    static func isOverloaded(_ name: String, _ labels: some Sequence<String?>, _ ancestry: Ancestry) -> Bool {
        let known = overloadedOfStacks[name].flatMap { ancestry.contains("UIStackView") ? $0 : nil } ?? overloaded[name]
        return known?.contains(labels.map { $0 ?? "_" }) == true && isMethod(name, of: ancestry)
    }

    private static let overloaded: [String: Set<[String]>] = [
        "addSubview": [["_"]], "insertSubview": [["_", "at"], ["_", "belowSubview"], ["_", "aboveSubview"]],
        "addLayoutGuide": [["_"]], "setContentHuggingPriority": [["_", "for"]],
        "setContentCompressionResistancePriority": [["_", "for"]],
    ]

    private static let overloadedOfStacks: [String: Set<[String]>] = [
        "addArrangedSubview": [["_"]], "insertArrangedSubview": [["_", "at"]], "removeArrangedSubview": [["_"]],
        "setCustomSpacing": [["_", "after"]],
    ]

    /// Which objects have a member of a name.
    private struct Owners: OptionSet {
        let rawValue: UInt8

        static let view = Owners(rawValue: 1)
        static let controller = Owners(rawValue: 2)
        static let any = Owners(rawValue: 4)
    }

    /// All names with their owners: they are asked for at every name, most of which are none of them.
    private static let properties = owners([
        (Anchors.names, .any), (viewProperties, .view), (controllerProperties, .controller),
    ])
    private static let methods = owners([
        (viewMethods, .view), (controllerMethods, .controller), (harmless, [.view, .controller]),
    ])

    private static func owners(_ lists: [(names: Set<String>, owners: Owners)]) -> [String: Owners] {
        var result: [String: Owners] = [:]
        for list in lists {
            for name in list.names { result[name, default: []].formUnion(list.owners) }
        }
        return result
    }

    /// Whether UIKit's method of a name gets no view. One that gets a view is a library's, and may place it.
    static func takesNoView(_ name: String) -> Bool { harmlessOfClasses.contains(name) }

    /// Whether a method leaves the layout, and the views it is given, as they are.
    static func isHarmless(_ name: String) -> Bool {
        harmless.contains(name) || harmlessOfClasses.contains(name)
            || ["set", "make", "register", "dequeue", "remove", "configure"].contains { prefix in
                name.hasPrefix(prefix) && harmlessEndings.contains { name.hasSuffix($0) }
            }
    }

    /// Whether a method of UIKit's calls code of the app before it returns.
    static func callsBack(_ name: String) -> Bool { callingBack.contains(name) }

    private static let callingBack: Set<String> = [
        "layoutIfNeeded", "sendActions", "becomeFirstResponder", "resignFirstResponder", "endEditing", "perform",
        "reloadData", "updateConstraintsIfNeeded", "loadViewIfNeeded",
    ]

    /// Whether a method of a class or extension that is not among the sources leaves its receiver where it is. What
    /// it is given may still be placed by it.
    ///
    /// - Parameter onlyActs: whether it gets no other view and no code, and nothing is done with what it returns, which
    ///   may be the receiver.
    static func leavesReceiver(_ name: String, onlyActs: Bool) -> Bool {
        leaving.contains { name.hasPrefix($0) } || name.hasSuffix("Image") || onlyActs && name.saysLooks
    }

    private static let leaving = [
        "update", "configure", "reload", "register", "build", "load", "start", "stop", "cancel", "play", "pause",
        "select", "deselect", "scroll", "bind", "refresh", "pin_", "sd_",
    ]

    private static let harmlessEndings = ["Title", "Image", "Color", "Target", "Font", "Text", "Observer", "Style"]

    private static let viewProperties: Set<String> = [
        "superview", "subviews", "layer", "frame", "bounds", "center", "transform", "isHidden", "alpha", "constraints",
        "translatesAutoresizingMaskIntoConstraints", "backgroundColor", "tintColor", "contentMode", "clipsToBounds",
        "arrangedSubviews", "axis", "spacing", "alignment", "distribution", "isLayoutMarginsRelativeArrangement",
        "layoutMargins", "directionalLayoutMargins", "contentView", "titleLabel", "imageView", "textLabel",
        "detailTextLabel", "searchTextField", "accessoryView", "backgroundView", "selectedBackgroundView", "window",
        "tag", "text",
        "numberOfLines", "font", "textColor", "textAlignment", "image", "snp", "snp_", "isUserInteractionEnabled",
        "contentInset", "contentSize", "contentOffset", "isScrollEnabled", "delegate", "dataSource", "traitCollection",
        "intrinsicContentSize", "safeAreaInsets", "isOpaque", "gestureRecognizers", "semanticContentAttribute",
        "isEnabled", "isSelected", "isHighlighted", "isActive", "inputAccessoryView", "visibility", "fd_collapsed",
    ]

    private static let controllerProperties: Set<String> = [
        "view", "navigationItem", "navigationController", "tabBarController", "parent", "children", "title",
        "topLayoutGuide", "bottomLayoutGuide", "presentedViewController", "presentingViewController", "tableView",
        "collectionView", "traitCollection", "viewIfLoaded", "tabBarItem", "additionalSafeAreaInsets",
        "modalPresentationStyle", "preferredContentSize", "toolbarItems", "edgesForExtendedLayout",
    ]

    private static let viewMethods: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
        "removeFromSuperview", "setCustomSpacing", "addLayoutGuide", "removeLayoutGuide", "addConstraint",
        "addConstraints", "removeConstraint", "removeConstraints", "setContentHuggingPriority",
        "setContentCompressionResistancePriority", "bringSubviewToFront", "sendSubviewToBack", "exchangeSubview",
    ]

    private static let controllerMethods: Set<String> = [
        "addChild", "viewDidLoad", "loadView", "loadViewIfNeeded", "viewWillAppear", "viewDidAppear",
        "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "present",
        "dismiss", "willMove", "didMove", "removeFromParent", "setEditing", "viewWillTransition",
        "traitCollectionDidChange", "updateViewConstraints", "didReceiveMemoryWarning", "show",
    ]

    private static let harmless: Set<String> = [
        "addTarget", "removeTarget", "addGestureRecognizer", "removeGestureRecognizer", "setTitle", "setTitleColor",
        "setImage", "setBackgroundImage", "setAttributedTitle", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay",
        "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "bringSubviewToFront", "sendSubviewToBack",
        "exchangeSubview", "becomeFirstResponder", "resignFirstResponder", "endEditing", "sizeToFit",
        "invalidateIntrinsicContentSize", "register", "reloadData", "startAnimating", "stopAnimating",
        "layoutSubviews", "updateConstraints", "didMoveToSuperview", "didMoveToWindow", "willMove",
        "prepareForReuse", "awakeFromNib", "draw", "tintColorDidChange", "traitCollectionDidChange", "addAction",
        "addInteraction", "setContentOffset", "insertSegment", "setValue", "setSelected", "setHighlighted",
        "setEditing", "selectRow", "setProgress", "setOn", "addObserver", "removeObserver", "accessibilityActivate",
        "setTitleTextAttributes", "setDividerImage", "setContentScrollView", "insertSublayer", "addSublayer",
        "setPreferredSymbolConfiguration", "setStatusBarHidden", "setNeedsStatusBarAppearanceUpdate",
        "setNavigationBarHidden", "setToolbarHidden", "setToolbarItems", "setItems", "load", "sendActions",
        "setMinimumTrackImage", "setMaximumTrackImage", "setThumbImage", "addKeyCommand",
        "setLeftBarButton", "setRightBarButton", "isDescendant", "convert", "hitTest", "point", "viewWithTag",
        "systemLayoutSizeFitting", "sizeThatFits", "addMotionEffect", "setSearchFieldBackgroundImage",
        "location", "translation", "velocity", "scrollRectToVisible", "deselectRow", "cellForRow", "beginUpdates",
        "endUpdates", "removeAllSegments", "setAccessibilityIdentifier", "bringSubview", "sendSubview", "observe",
        "publisher", "setNeedsUpdateConfiguration",
    ]

    /// Methods of single classes of views that leave the layout as it is. Projects and libraries have properties of
    /// these names, so they count only where they are called.
    private static let harmlessOfClasses: Set<String> = [
        // Tables and collection views.
        "dequeueReusableCell", "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView",
        "dequeueConfiguredReusableCell", "dequeueConfiguredReusableSupplementary", "indexPath", "indexPathForRow",
        "indexPathForItem", "indexPathsForRows", "indexPathsForVisibleSupplementaryElements", "numberOfRows",
        "numberOfItems", "rectForRow", "rectForHeader", "rectForFooter", "cellForItem", "headerView", "footerView",
        "supplementaryView", "visibleSupplementaryViews", "layoutAttributesForItem",
        "layoutAttributesForSupplementaryElement", "insertRows", "deleteRows", "moveRow", "insertItems",
        "deleteItems", "moveItem", "insertSections", "deleteSections", "moveSection", "performBatchUpdates",
        "setCollectionViewLayout", "beginInteractiveMovementForItem", "updateInteractiveMovementTargetPosition",
        "endInteractiveMovement", "cancelInteractiveMovement", "flashScrollIndicators", "setZoomScale", "zoom",
        "beginRefreshing", "endRefreshing", "defaultContentConfiguration",
        // Texts and controls.
        "textRange", "caretRect", "firstRect", "insertText", "deleteBackward", "textRect", "thumbRect", "trackRect",
        "titleForSegment", "imageForSegment", "widthForSegment", "removeSegment", "setDate", "setShowsCancelButton",
        "setShowsScope",
        "setPositionAdjustment", "rowSize", "selectedRow", "removeAction", "sendAction",
        // Maps and pages of the web.
        "addAnnotation", "addAnnotations", "removeAnnotation", "removeAnnotations", "showAnnotations",
        "dequeueReusableAnnotationView", "addOverlay", "addOverlays", "removeOverlay", "removeOverlays", "setRegion",
        "setVisibleMapRect", "setCamera", "setCameraZoomRange", "regionThatFits", "setUserTrackingMode",
        "evaluateJavaScript", "goBack", "goForward", "presentScene",
        // All views.
        "snapshotView", "drawHierarchy", "contentHuggingPriority", "contentCompressionResistancePriority",
        "customSpacing", "removeMotionEffect", "removeInteraction", "addSymbolEffect", "removeSymbolEffect",
        "removeAllSymbolEffects", "isKind", "isMember", "responds", "makeKeyAndVisible", "makeKey", "resignKey",
    ]
}

extension String {
    /// Whether the name of a method says to make a view look in some way, and not where it is to be.
    fileprivate var saysLooks: Bool {
        let lowercase = lowercased()
        return Self.making.contains(where: hasPrefix) && Self.looks.contains(where: lowercase.contains)
            && !lowercase.saysPlace && !Self.moving.contains(where: lowercase.contains)
    }

    private static let making = ["add", "apply", "draw", "hide", "make", "remove", "round", "set", "show", "update"]

    private static let looks = [
        "background", "border", "color", "corner", "font", "gradient", "radius", "shadow", "skeleton", "theme",
    ]

    private static let moving = ["baseline", "host", "inset", "slide"]
}

extension String {
    /// Whether a name in lower case says where a view is to be: `pintotop`, `attach`.
    var saysPlace: Bool { Self.placing.contains(where: contains) }

    private static let placing = [
        "align", "anchor", "attach", "center", "constrain", "dock", "edge", "embed", "fill", "layout", "offset", "pin",
        "place", "position", "snap", "stick", "superview",
    ]
}
