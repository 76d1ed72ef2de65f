/// The identity of an item in a dump: its index in ``ConflictDump/items``.
package struct LoggedItemID: Hashable, Comparable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (a: LoggedItemID, b: LoggedItemID) -> Bool {
        a.index < b.index
    }
}

/// A view, a layout guide or a line that constraints of a log name.
package struct LoggedItem: Hashable, Sendable {
    /// As printed, with its module: `UILabel`, `Shop.PriceView`. Nil where the log has only the view's name.
    package var className: String? {
        didSet { shortClass = className.map(ClassName.short) }
    }
    /// The class without its module, its type arguments and the prefix of key-value observation.
    package private(set) var shortClass: String?
    /// In hexadecimal digits; nil where a library prints a name instead.
    package var address: String?
    /// An accessibility identifier, Masonry's key or SnapKit's label. A long one ends in dots.
    package var name: String?
    /// The text that it shows, or a guide's identifier. A long one ends in dots.
    package var text: String?
    /// Whether several objects have the printed name, so that nothing can be concluded about this one.
    package var isAmbiguous = false

    package init(className: String? = nil, address: String? = nil, name: String? = nil, text: String? = nil) {
        self.className = className
        shortClass = className.map(ClassName.short)
        self.address = address
        self.name = name
        self.text = text
    }

    package var isGuide: Bool {
        guard let name = shortClass else { return false }
        return name.hasSuffix("LayoutGuide") || name == "_UILayoutSpacer"
    }

    package var isSafeArea: Bool {
        isGuide && (text == "UIViewSafeAreaLayoutGuide" || text == "NSViewSafeAreaLayoutGuide")
    }

    package var isMarginsGuide: Bool {
        isGuide && (text == "UIViewLayoutMarginsGuide" || text == "NSViewLayoutMarginsGuide")
    }

    /// Whether it is the content view of a cell, header or footer, whose size the table or collection view sets.
    package var isContentView: Bool {
        shortClass.map { Self.contentViews.contains($0) } ?? false
    }

    /// Whether it is the content view of a cell, header or footer of a table view, which never asks for its width.
    package var isInTable: Bool { isContentView && shortClass?.contains("Table") == true }

    /// Whether it is the private view that arranges a toolbar's buttons.
    package var isToolbarContent: Bool { shortClass == "_UIToolbarContentView" }

    /// Whether it shows an app's SwiftUI views. An app can access it as the view of a hosting controller.
    package var isHostingView: Bool { shortClass == "_UIHostingView" || shortClass == "NSHostingView" }

    /// Whether it has a private class of UIKit or AppKit. Most of those begin with an underscore.
    package var isPrivate: Bool {
        if isHostingView { return false }
        guard let className = shortClass else {
            return name.map { name in Self.privateNames.contains { name.hasPrefix($0) } } ?? false
        }
        return Self.privatePrefixes.contains { className.hasPrefix($0) } || Self.privateClasses.contains(className)
    }

    package var isWindow: Bool { shortClass?.hasSuffix("Window") == true }

    /// Whether an app can add subviews and constraints to it, even if its class is private.
    package var isAccessible: Bool {
        !isPrivate || isContentView || shortClass.map { Self.accessiblePrivateClasses.contains($0) } ?? false
    }

    /// Whether it is part of an alert. All views in it are UIKit's, as an app supplies only text.
    package var isAlert: Bool {
        shortClass.map { name in ["_UIAlertController", "UIInterfaceAction"].contains { name.hasPrefix($0) } } ?? false
    }

    private static let contentViews: Set<String> = [
        "UITableViewCellContentView", "_UITableViewHeaderFooterContentView", "UICollectionViewCellContentView",
    ]

    /// The content view of a visual effect view, the views of page, navigation and tab bar controllers, and the views
    /// that contain another controller's view.
    private static let accessiblePrivateClasses: Set<String> = [
        "_UIVisualEffectContentView", "_UIPageViewControllerContentView", "UILayoutContainerView",
        "UIViewControllerWrapperView", "UITransitionView",
    ]

    private static let privatePrefixes = ["_UI", "_NS", "UIKB", "UIInterfaceAction"]

    /// Prefixes of the names of UIKit's own views, which the log prints without a class.
    private static let privateNames = ["SystemInputAssistantView", "UIContinuousPathIntroduct", "groupView."]

    private static let privateClasses: Set<String> = [
        "UIKeyboardAssistantBar", "UIInputSetContainerView", "UIInputSetHostView", "UITextEffectsWindow",
        "UIRemoteKeyboardWindow", "UICompatibilityInputViewController", "UITransitionView", "UILayoutContainerView",
        "UINavigationTransitionView", "UIViewControllerWrapperView", "TUIPredictionView",
        "TUISystemInputAssistantView", "TUIInputAssistantHostView", "UIKBInputBackdropView",
        "UISystemKeyboardDockController",
    ]
}
