/// What a constraint of a log is about, by its place in ``ConflictDump/items``.
package struct LoggedItemID: Hashable, Comparable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (a: LoggedItemID, b: LoggedItemID) -> Bool {
        a.index < b.index
    }
}

/// A view, a layout guide or an anchor, as a log describes it.
package struct LoggedItem: Hashable, Sendable {
    /// With its module, as printed: `UILabel`, `Shop.PriceView`. Nil where the log has the name that somebody gave the view instead.
    package var className: String? {
        didSet { shortClass = className.map(ClassName.short) }
    }
    /// The class without its module and its type arguments, and without what key-value observation puts before it.
    package private(set) var shortClass: String?
    /// In hexadecimal digits. Nil where a library prints a name in its place.
    package var address: String?
    /// The name that somebody gave it: an accessibility identifier, Masonry's key, SnapKit's label. A long one ends in dots.
    package var name: String?
    /// What it shows, or what a guide is called. A long one ends in dots.
    package var text: String?
    /// Whether several different objects of the same printed name are meant, so that nothing can be concluded about it.
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

    /// Whether the table or collection view gives it its size: the content view of a cell, of a header or of a footer.
    package var isContentView: Bool {
        shortClass.map { Self.contentViews.contains($0) } ?? false
    }

    /// Whether it shows an app's SwiftUI views. An app gets at it as the view of a hosting controller.
    package var isHostingView: Bool { shortClass == "_UIHostingView" || shortClass == "NSHostingView" }

    /// Whether it is a part of UIKit or AppKit that an app does not know of: classes of that kind begin with an underscore.
    package var isPrivate: Bool {
        if isHostingView { return false }
        guard let className = shortClass else {
            return name.map { name in Self.privateNames.contains { name.hasPrefix($0) } } ?? false
        }
        return Self.privatePrefixes.contains { className.hasPrefix($0) } || Self.privateClasses.contains(className)
    }

    /// Every view knows its window.
    package var isWindow: Bool { shortClass?.hasSuffix("Window") == true }

    /// Whether an app can put views into it and constrain it, whoever made its class.
    package var isWithinReach: Bool {
        !isPrivate || isContentView || shortClass.map { Self.viewsWithinReach.contains($0) } ?? false
    }

    /// Whether all that lies in it is UIKit's too: an alert, to which an app gives words and no views.
    package var isAlert: Bool {
        shortClass.map { name in ["_UIAlertController", "UIInterfaceAction"].contains { name.hasPrefix($0) } } ?? false
    }

    private static let contentViews: Set<String> = [
        "UITableViewCellContentView", "_UITableViewHeaderFooterContentView", "UICollectionViewCellContentView",
    ]

    /// Views of private classes that an app is given: the content view of a visual effect view, the views of controllers for pages, navigation and
    /// tabs, and what the view of another controller lies in.
    private static let viewsWithinReach: Set<String> = [
        "_UIVisualEffectContentView", "_UIPageViewControllerContentView", "UILayoutContainerView",
        "UIViewControllerWrapperView", "UITransitionView",
    ]

    private static let privatePrefixes = ["_UI", "_NS", "UIKB", "UIInterfaceAction"]

    /// What UIKit calls views of its own, whose class the log then leaves out.
    private static let privateNames = ["SystemInputAssistantView", "UIContinuousPathIntroduct", "groupView."]

    private static let privateClasses: Set<String> = [
        "UIKeyboardAssistantBar", "UIInputSetContainerView", "UIInputSetHostView", "UITextEffectsWindow",
        "UIRemoteKeyboardWindow", "UICompatibilityInputViewController", "UITransitionView", "UILayoutContainerView",
        "UINavigationTransitionView", "UIViewControllerWrapperView", "TUIPredictionView",
        "TUISystemInputAssistantView", "TUIInputAssistantHostView", "UIKBInputBackdropView",
        "UISystemKeyboardDockController",
    ]
}
