import LayoutModel

/// The possible values of attributes, in Interface Builder's spelling.
enum ValueTable {
    /// Nil if any value is possible.
    ///
    /// - Parameter others: The other attributes of the element.
    static func values(of attribute: String, in tag: String, _ others: [String: String]) -> [String]? {
        if tag == "constraint" {
            switch attribute {
            case "firstAttribute": return layoutAttributes(besides: others["secondAttribute"])
            case "secondAttribute": return layoutAttributes(besides: others["firstAttribute"])
            default: break
            }
        }
        if let own = byElement["\(tag) \(attribute)"] { return own }
        // In a text field, `placeholder` is a text.
        if flags.contains(attribute), (tag, attribute) != ("textField", "placeholder") { return ["YES", "NO"] }
        return byAttribute[attribute]
    }

    // MARK: Attributes of constraints

    /// The most used first.
    private static let layoutAttributes =
        [nil, Guide.layoutMargins].flatMap { guide in Attribute.byUse.compactMap { $0.documentName(in: guide) } }

    /// The attributes that Auto Layout accepts beside the other one of a constraint.
    private static func layoutAttributes(besides other: String?) -> [String] {
        guard let other, let known = AttributeName.named(other)?.attribute else { return layoutAttributes }
        let accepted = layoutAttributes.filter {
            AttributeName.named($0).map { known.isComparable(with: $0.attribute) } ?? false
        }
        // The same attribute is the most common choice.
        return accepted.filter { $0 == other } + accepted.filter { $0 != other }
    }

    // MARK: Other attributes

    private static let flags: Set<String> = [
        "hidden", "userInteractionEnabled", "multipleTouchEnabled", "clipsSubviews", "opaque", "fixedFrame",
        "translatesAutoresizingMaskIntoConstraints", "preservesSuperviewLayoutMargins",
        "layoutMarginsFollowReadableWidth", "insetsLayoutMarginsFromSafeArea", "adjustsFontSizeToFit",
        "adjustsFontForContentSizeCategory", "enabled", "selected", "on", "animating", "hidesWhenStopped", "editable",
        "selectable", "scrollEnabled", "pagingEnabled", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal",
        "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "allowsSelection", "symbolic", "placeholder",
        "useAutolayout", "useTraitCollections", "useSafeAreas", "colorMatched", "navigationBarHidden",
        "toolbarHidden", "hidesBottomBarWhenPushed", "automaticallyAdjustsScrollViewInsets",
        "extendedLayoutIncludesOpaqueBars", "definesPresentationContext", "appends", "widthSizable", "heightSizable",
        "flexibleMinX", "flexibleMaxX", "flexibleMinY", "flexibleMaxY", "baselineRelativeArrangement",
    ]

    private static let byAttribute: [String: [String]] = [
        "relation": ["lessThanOrEqual", "greaterThanOrEqual"],
        "axis": Axis.allCases.map(\.rawValue),
        "distribution": StackArrangement.Distribution.allCases.map(\.rawValue),
        "alignment": StackArrangement.Alignment.allCases.map(\.rawValue),
        "spacingType": ["standard"],
        "contentMode": [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
            "topLeft", "topRight", "bottomLeft", "bottomRight",
        ],
        "semanticContentAttribute": ["playback", "spatial", "forceLeftToRight", "forceRightToLeft"],
        "verifyAmbiguity": ["ignoreSizes", "off"],
        "textAlignment": ["left", "center", "right", "justified", "natural"],
        "lineBreakMode": ["wordWrap", "characterWrap", "clip", "headTruncation", "middleTruncation", "tailTruncation"],
        "baselineAdjustment": ["alignBaselines", "alignCenters", "none"],
        "contentHorizontalAlignment": ["center", "left", "right", "fill", "leading", "trailing"],
        "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
        "buttonType": ["system", "custom", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"],
        "borderStyle": ["none", "line", "bezel", "roundedRect"],
        "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
        "accessoryType": ["disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"],
        "selectionStyle": ["none", "blue", "gray", "default"],
        "separatorStyle": ["none", "singleLine", "default"],
        "dataMode": ["prototypes", "static", "none"],
        "keyboardDismissMode": ["onDrag", "interactive"],
        "contentInsetAdjustmentBehavior": ["automatic", "scrollableAxes", "never", "always"],
        "customModuleProvider": ["target"],
        "orientation": ["portrait", "landscape"],
        "appearance": ["light", "dark"],
        "modalPresentationStyle": [
            "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
            "overCurrentContext", "popover",
        ],
        "modalTransitionStyle": ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"],
        "eventType": [
            "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchUpInside", "touchUpOutside",
            "touchCancel", "valueChanged", "primaryActionTriggered", "editingDidBegin", "editingChanged",
            "editingDidEnd", "editingDidEndOnExit",
        ],
    ]

    /// By tag and attribute, for attributes that have these values only in one element.
    private static let byElement: [String: [String]] = [
        "rect key": ["frame"],
        "frame key": ["frameInset"],
        "autoresizingMask key": ["autoresizingMask"],
        "edgeInsets key": ["layoutMargins"],
        "directionalEdgeInsets key": ["directionalLayoutMargins"],
        "viewLayoutGuide key": ["safeArea", "contentLayoutGuide", "frameLayoutGuide"],
        "keyboardLayoutGuide key": ["keyboard"],
        "viewControllerLayoutGuide type": ["top", "bottom"],
        "mask key": ["subviews", "constraints"],
        "variation key": [
            "default", "widthClass=compact", "widthClass=regular", "heightClass=compact", "heightClass=regular",
            "heightClass=compact-widthClass=compact", "heightClass=compact-widthClass=regular",
            "heightClass=regular-widthClass=compact", "heightClass=regular-widthClass=regular",
        ],
        "state key": ["normal", "highlighted", "disabled", "selected"],
        "segue kind": [
            "show", "showDetail", "presentation", "popoverPresentation", "push", "modal", "custom", "embed",
            "relationship", "unwind",
        ],
        "segue relationship": [
            "rootViewController", "viewControllers", "masterViewController", "detailViewController",
        ],
        "tableView style": ["plain", "grouped", "insetGrouped"],
        "activityIndicatorView style": ["medium", "large", "gray", "white", "whiteLarge"],
        "constraint priority": ["1000", "999", "750", "500", "250"],
    ]
}
