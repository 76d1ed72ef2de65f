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
    /// Interface Builder's, for a view that has no constraints in the document, or too few.
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
        // The parts of a navigation bar and of bar buttons.
        ("UINav", .system),
        ("BIB_", .system),
        ("IB_", .system),
        ("CB_", .system),
        ("TB_", .system),
        ("Mask_", .system),
        ("MaskEV_", .system),
        ("_UI", .system),
        ("GridView", .system),
        ("IB auto generated", .fixedFrame),
    ]

    /// Masonry's descriptions leave identifiers out: that a content view is as long as a number is the table's or collection view's doing. Of two
    /// numbers one is not: that which is not 0, as a cell is 0 points long before it is laid out and while it is measured.
    private func isContentViewSize(_ constraint: LoggedConstraint) -> Bool {
        guard constraint.className == "NSLayoutConstraint", let (anchor, length) = fixedSize(constraint),
            self[anchor.item].isContentView
        else { return false }
        return length == 0
            || !constraints.contains { other in fixedSize(other).map { $0.0 == anchor && $0.1 != length } ?? false }
    }

    /// The size that a constraint fixes to a number.
    private func fixedSize(_ constraint: LoggedConstraint) -> (LoggedAnchor, Double)? {
        guard let equation = constraint.equations.first, equation.relation == .equal, equation.second.terms.isEmpty,
            equation.first.terms.count == 1, let term = equation.first.terms.first,
            case .plain(let attribute) = term.anchor.attribute, attribute.isSize
        else { return nil }
        return (term.anchor, equation.second.constant)
    }

    /// Whether all it names is the system's, or something that it names is out of an app's reach, so that no app can have made it.
    private func isInsideTheSystem(_ constraint: LoggedConstraint) -> Bool {
        guard constraint.className.hasPrefix("NS") || constraint.className.hasPrefix("_UI") else { return false }
        let items = Set(constraint.equations.flatMap(\.anchors).map(\.item))
        guard !items.isEmpty else { return false }
        if items.allSatisfy({ self[$0].isPrivate && !self[$0].isContentView }) { return true }
        let isOutOfReach = items.contains { id in
            let item = self[owner(ofGuide: id) ?? id]
            return item.isPrivate && !item.isContentView && !item.isGuide && !item.isWindow
        }
        return isOutOfReach || (self.items.contains(where: \.isAlert) && items.allSatisfy(isTiedToAlert))
    }

    private func isTiedToAlert(_ item: LoggedItemID) -> Bool {
        constraints.contains { other in
            let items = other.equations.flatMap(\.anchors).map(\.item)
            return items.contains(item) && items.contains { self[$0].isAlert }
        }
    }
}
