import LayoutModel

/// What created a constraint of a log.
package enum LoggedOrigin: Hashable, Sendable {
    /// The app's own code or document.
    case written
    /// An autoresizing mask: the view translates it into constraints.
    case autoresizingMask
    /// A stack view; its own word for the purpose is `hiding`, `spacing` or `canvas-connection`.
    case stackView(String)
    /// The size that a container gives the view: a table or collection view to its cells, a controller to its view.
    case encapsulatedSize
    /// A size during a measurement or a layout without a window.
    case temporarySize
    /// The width or height of the window.
    case window
    /// A view's margins or safe area, or a controller's bars.
    case guide
    /// A view's intrinsic content size.
    case contentSize
    /// Interface Builder, for a view that has no constraints in the document, or too few.
    case fixedFrame
    /// UIKit or AppKit, for its own views.
    case system

    /// Whether the app itself created the constraint and can change it.
    package var isWritten: Bool { self == .written }

    package var isStackView: Bool {
        if case .stackView = self { return true }
        return false
    }
}

extension ConflictDump {
    /// The origin of a constraint, judged by its class, its identifier and its items.
    package func origin(of constraint: LoggedConstraint) -> LoggedOrigin {
        let name = constraint.className
        if name == "NSAutoresizingMaskLayoutConstraint" || constraint.mask != nil { return .autoresizingMask }
        if name == "NSContentSizeLayoutConstraint" { return .contentSize }
        if name == "NSIBPrototypingLayoutConstraint" { return .fixedFrame }
        if name == "_UILayoutSupportConstraint" { return .guide }
        if let identifier = constraint.identifier, let known = Self.origin(ofIdentifier: identifier) { return known }
        if isContentViewSize(constraint) { return .encapsulatedSize }
        if isMadeBySystem(constraint) { return .system }
        return .written
    }

    private static func origin(ofIdentifier identifier: String) -> LoggedOrigin? {
        for (prefix, origin) in origins where identifier.hasPrefix(prefix) { return origin }
        if isBarButtons(identifier) { return .system }
        if identifier.hasPrefix("UISV-") { return .stackView(String(identifier.dropFirst("UISV-".count))) }
        if identifier.hasPrefix("NSStackView.") {
            return .stackView(String(identifier.dropFirst("NSStackView.".count)))
        }
        let isMargin = identifier.hasPrefix("UIView-") || identifier.hasPrefix("NSView-")
        if isMargin, identifier.hasSuffix("-guide-constraint") { return .guide }
        return nil
    }

    private static let origins: [(String, LoggedOrigin)] = [
        ("UIView-Encapsulated-Layout-", .encapsulatedSize),
        ("NSView-Encapsulated-Layout-", .encapsulatedSize),
        ("_UITemporaryLayout", .temporarySize),
        ("fittingSize", .temporarySize),
        ("NSWindow-", .window),
        ("UIWindow-", .window),
        ("UIViewSafeAreaLayoutGuide-", .guide),
        ("NSViewSafeAreaLayoutGuide-", .guide),
        ("UIScrollView-", .guide),
        ("UIInputWindowController-", .system),
        ("UIInputView", .system),
        ("accessoryView.", .system),
        ("inputView.", .system),
        ("assistantHeight", .system),
        ("assistantView.", .system),
        ("UIButtonBar.", .system),
        ("UINav_static_button_", .system),
        ("UINavItemContentGuide-", .system),
        ("_UI", .system),
        ("GridView", .system),
        ("IB auto generated", .fixedFrame),
    ]

    /// UIKit's identifiers for constraints between the parts of a bar button: `TB_Leading_Leading`,
    /// `BIB_Trailing_CB_Leading`. An app's own may begin like them: `CB_height`.
    private static func isBarButtons(_ identifier: String) -> Bool {
        let words = identifier.split(separator: "_", omittingEmptySubsequences: false)
        return (3...4).contains(words.count) && barButtonParts.contains(words[0]) && barButtonEdges.contains(words[1])
            && (words.count == 3 || barButtonParts.contains(words[2]))
            && words.last.map(barButtonEdges.contains) ?? false
    }

    private static let barButtonParts: Set<Substring> = ["BIB", "IB", "CB", "TB", "Mask", "MaskEV"]
    private static let barButtonEdges = Set(
        Attribute.allCases.map { Substring($0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst()) })

    /// Whether the table or collection view fixes the size of its content view, as far as can be told without the
    /// identifiers, which Masonry leaves out.
    ///
    /// Of two numbers only 0 is the container's: a cell has that size before it is laid out and while it is measured.
    private func isContentViewSize(_ constraint: LoggedConstraint) -> Bool {
        guard constraint.className == "NSLayoutConstraint", let (anchor, length) = constraint.fixedSize,
            self[anchor.item].isContentView
        else { return false }
        return length == 0 || evidence.contentViewSizes[anchor].map { $0 == [length] } ?? true
    }

    /// Whether the constraint names the system's items alone, or one that no app can access.
    private func isMadeBySystem(_ constraint: LoggedConstraint) -> Bool {
        guard constraint.className.hasPrefix("NS") || constraint.className.hasPrefix("_UI") else { return false }
        let items = Set(constraint.equations.flatMap(\.anchors).map(\.item))
        guard !items.isEmpty else { return false }
        if items.allSatisfy({ !self[$0].isAccessible }) { return true }
        let namesPrivateView = items.contains { id in
            let item = self[owner(ofGuide: id) ?? id]
            return !item.isAccessible && !item.isGuide && !item.isWindow
        }
        return namesPrivateView || evidence.itemsOfAlerts.isSuperset(of: items)
    }
}
