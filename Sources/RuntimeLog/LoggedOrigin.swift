/// Who made a constraint of a log.
package enum LoggedOrigin: Hashable, Sendable {
    /// Somebody's own source text or document.
    case written
    /// Made from a view's autoresizing mask, since it translates that.
    case autoresizingMask
    /// A stack view's; with what for, in its own word: `hiding`, `spacing`, `canvas-connection`.
    case stackView(String)
    /// A size that something around gives the view: a table or collection view its cells, a controller's container its view.
    case encapsulatedSize
    /// A size for the time of a measurement, or of laying out without a window.
    case temporarySize
    /// The width or height of the window.
    case window
    /// A view's margins or safe area, or a controller's bars.
    case guide
    /// A view's own content size.
    case contentSize
    /// Interface Builder's, for a view that has no constraints in the document.
    case fixedFrame
    /// A part of the system's own.
    case system

    /// Whether an app can change it where it is made.
    package var isWritten: Bool { self == .written }

    package var isStackView: Bool {
        if case .stackView = self { return true }
        return false
    }
}

extension ConflictDump {
    /// Who made a constraint, as far as its class, its identifier and what it is about tell.
    package func origin(of constraint: LoggedConstraint) -> LoggedOrigin {
        let name = constraint.className
        if name == "NSAutoresizingMaskLayoutConstraint" || constraint.mask != nil { return .autoresizingMask }
        if name == "NSContentSizeLayoutConstraint" { return .contentSize }
        if name == "NSIBPrototypingLayoutConstraint" { return .fixedFrame }
        if name == "_UILayoutSupportConstraint" { return .guide }
        if let identifier = constraint.identifier, let known = Self.origin(ofIdentifier: identifier) { return known }
        if isContentViewSize(constraint) { return .encapsulatedSize }
        if isInsideTheSystem(constraint) { return .system }
        return .written
    }

    private static func origin(ofIdentifier identifier: String) -> LoggedOrigin? {
        for (prefix, origin) in origins where identifier.hasPrefix(prefix) { return origin }
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
        ("_UI", .system),
        ("GridView", .system),
        ("IB auto generated", .fixedFrame),
    ]

    /// Masonry's descriptions leave identifiers out: that a content view is as long as a number is the table's or collection view's doing.
    private func isContentViewSize(_ constraint: LoggedConstraint) -> Bool {
        guard constraint.className == "NSLayoutConstraint", let equation = constraint.equations.first,
            equation.second.terms.isEmpty, equation.first.terms.count == 1, let term = equation.first.terms.first,
            case .plain(let attribute) = term.anchor.attribute, attribute.isSize
        else { return false }
        return self[term.anchor.item].isContentView
    }

    /// Whether all it names is the system's.
    private func isInsideTheSystem(_ constraint: LoggedConstraint) -> Bool {
        guard constraint.className.hasPrefix("NS") || constraint.className.hasPrefix("_UI") else { return false }
        let items = Set(constraint.equations.flatMap(\.anchors).map(\.item))
        return !items.isEmpty && items.allSatisfy { self[$0].isPrivate && !self[$0].isContentView }
    }
}
