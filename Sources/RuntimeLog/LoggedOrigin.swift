import LayoutModel

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

    /// UIKit's names for what ties the parts of a bar button to each other: `TB_Leading_Leading`, `BIB_Trailing_CB_Leading`. A person's own may begin
    /// in the same way, as `CB_height`.
    private static func isBarButtons(_ identifier: String) -> Bool {
        let words = identifier.split(separator: "_", omittingEmptySubsequences: false)
        return (3...4).contains(words.count) && barButtonParts.contains(words[0]) && barButtonEdges.contains(words[1])
            && (words.count == 3 || barButtonParts.contains(words[2]))
            && words.last.map(barButtonEdges.contains) ?? false
    }

    private static let barButtonParts: Set<Substring> = ["BIB", "IB", "CB", "TB", "Mask", "MaskEV"]
    private static let barButtonEdges = Set(
        Attribute.allCases.map { Substring($0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst()) })

    /// Masonry's descriptions leave identifiers out: that a content view is as long as a number is the table's or collection view's doing. Of two
    /// numbers one is not: that which is not 0, as a cell is 0 points long before it is laid out and while it is measured.
    private func isContentViewSize(_ constraint: LoggedConstraint) -> Bool {
        guard constraint.className == "NSLayoutConstraint", let (anchor, length) = constraint.fixedSize,
            self[anchor.item].isContentView
        else { return false }
        return length == 0 || surroundings.contentViewSizes[anchor].map { $0 == [length] } ?? true
    }

    /// Whether all it names is the system's, or something that it names is out of an app's reach, so that no app can have made it.
    private func isInsideTheSystem(_ constraint: LoggedConstraint) -> Bool {
        guard constraint.className.hasPrefix("NS") || constraint.className.hasPrefix("_UI") else { return false }
        let items = Set(constraint.equations.flatMap(\.anchors).map(\.item))
        guard !items.isEmpty else { return false }
        if items.allSatisfy({ !self[$0].isWithinReach }) { return true }
        let isOutOfReach = items.contains { id in
            let item = self[owner(ofGuide: id) ?? id]
            return !item.isWithinReach && !item.isGuide && !item.isWindow
        }
        return isOutOfReach || surroundings.tiedToAlerts.isSuperset(of: items)
    }
}

/// What of a whole list tells who made one of its constraints.
struct LoggedSurroundings: Sendable {
    /// What a constraint of the list ties to an alert, and the alert.
    fileprivate private(set) var tiedToAlerts: Set<LoggedItemID> = []
    /// The numbers to which the list fixes the sizes of content views.
    fileprivate private(set) var contentViewSizes: [LoggedAnchor: Set<Double>] = [:]

    init() {}

    /// Complexity: O(length of the list).
    init(_ constraints: [LoggedConstraint], _ items: [LoggedItem]) {
        for constraint in constraints {
            let named = constraint.equations.flatMap(\.anchors).map(\.item)
            if named.contains(where: { items[$0.index].isAlert }) { tiedToAlerts.formUnion(named) }
            if let (anchor, length) = constraint.fixedSize, items[anchor.item.index].isContentView {
                contentViewSizes[anchor, default: []].insert(length)
            }
        }
    }
}

extension LoggedConstraint {
    /// The size that it fixes to a number.
    fileprivate var fixedSize: (LoggedAnchor, Double)? {
        guard let equation = equations.first, equation.relation == .equal, equation.second.terms.isEmpty,
            equation.first.terms.count == 1, let term = equation.first.terms.first,
            case .plain(let attribute) = term.anchor.attribute, attribute.isSize
        else { return nil }
        return (term.anchor, equation.second.constant)
    }
}
