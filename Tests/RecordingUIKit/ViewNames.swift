import Foundation

/// The names of the views and guides of a layout, by the places in the code that make them.
///
/// - The root is `self`; the view of a controller is `view`.
/// - A view in a stored property has its name, lazy or not: `title`. Elements have their place: `rows[0]`, `pair.0`,
///   `badges["new"]`. Properties of a structure follow its own name: `parts.title`.
/// - What UIKit makes is named for its role: `contentView` of the root, `button.titleLabel` elsewhere.
/// - The properties of a child of an own class follow the child's name: `badge.title`. So do the views without a
///   property below such a child that were made after it.
/// - Any other view is named for its class and its place in the order in which such views are made: `label#1`.
/// - A guide of a view follows the view's name: `self.safeArea`.
struct ViewNames {
    private var names: [ObjectIdentifier: String] = [:]
    /// Children of own classes whose properties and subviews are still to be named, with the start of their names.
    private var scopes: [(view: UIView, prefix: String)] = []
    /// Views in properties, which may be outside the tree.
    private(set) var stored: [UIView] = []

    init(root: UIView, controller: UIViewController?) {
        if let controller {
            names[ObjectIdentifier(root)] = "view"
            addProperties(of: controller, prefix: "")
            if Self.isOwn(root) { addProperties(of: root, prefix: "view.") }
        } else {
            names[ObjectIdentifier(root)] = "self"
            addProperties(of: root, prefix: "")
        }
        addUnnamed(below: root, prefix: "")
        while let scope = scopes.popLast() {
            addUnnamed(below: scope.view, prefix: scope.prefix)
        }
    }

    // MARK: Names

    /// A dash for an item that is gone.
    func name(_ item: AnyObject?) -> String {
        switch item {
        case let distance as LayoutDistance:
            return "\(name(distance.from.item)).\(distance.from.attribute).."
                + "\(name(distance.to.item)).\(distance.to.attribute)"
        case let guide as UILayoutGuide:
            if let name = names[ObjectIdentifier(guide)] { return name }
            return "\(name(guide.owningView)).\(guide.role ?? "guide")"
        case let view as UIView:
            return names[ObjectIdentifier(view)] ?? "\(Self.kind(of: view))#?"
        default:
            return "-"
        }
    }

    /// `UILabel` is a `label`, `PriceTag` a `priceTag`.
    private static func kind(of object: AnyObject) -> String {
        var name = String(describing: type(of: object))
        if name.hasPrefix("UI") { name.removeFirst(2) }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// A class of the layout's code rather than one of UIKit's.
    private static func isOwn(_ object: AnyObject) -> Bool {
        !String(reflecting: type(of: object)).hasPrefix("RecordingUIKit.")
    }

    // MARK: Views in properties

    private mutating func addProperties(of object: AnyObject, prefix: String) {
        var mirrors: [Mirror] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("RecordingUIKit.") {
            mirrors.append(current)
            mirror = current.superclassMirror
        }
        // A superclass comes first.
        for mirror in mirrors.reversed() {
            for child in mirror.children {
                guard var label = child.label else { continue }
                let lazyPrefix = "$__lazy_storage_$_"
                if label.hasPrefix(lazyPrefix) { label.removeFirst(lazyPrefix.count) }
                add(child.value, name: prefix + label, depth: 0)
            }
        }
    }

    private mutating func add(_ value: Any, name: String, depth: Int) {
        guard depth < 4 else { return }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            if let wrapped = mirror.children.first { add(wrapped.value, name: name, depth: depth) }
        case .collection:
            for (index, child) in mirror.children.enumerated() {
                add(child.value, name: "\(name)[\(index)]", depth: depth + 1)
            }
        case .dictionary:
            for child in mirror.children {
                guard case let (key, value) as (AnyHashable, Any) = child.value else { continue }
                let text = key.base is String ? "\"\(key)\"" : ".\(key)"
                add(value, name: "\(name)[\(text)]", depth: depth + 1)
            }
        case .tuple, .struct:
            for child in mirror.children {
                let label = child.label ?? ""
                // The label of an unnamed part of a tuple is `.0`.
                add(child.value, name: name + (label.hasPrefix(".") ? label : ".\(label)"), depth: depth + 1)
            }
        case .class:
            addObject(value as AnyObject, name: name)
        default:
            break
        }
    }

    private mutating func addObject(_ object: AnyObject, name: String) {
        switch object {
        case let view as UIView:
            guard view.role == nil, names[ObjectIdentifier(view)] == nil else { return }
            stored.append(view)
            addOwn(view, name: name)
        case let guide as UILayoutGuide:
            guard guide.role == nil, names[ObjectIdentifier(guide)] == nil else { return }
            names[ObjectIdentifier(guide)] = name
        case let controller as UIViewController:
            guard let view = controller.viewIfLoaded, names[ObjectIdentifier(view)] == nil else { return }
            addOwn(view, name: "\(name).view")
        default:
            break
        }
    }

    private mutating func addOwn(_ view: UIView, name: String) {
        names[ObjectIdentifier(view)] = name
        guard Self.isOwn(view) else { return }
        addProperties(of: view, prefix: name + ".")
        scopes.append((view, name + "."))
    }

    // MARK: Views without a property

    /// Names what has no name yet below a view, but not what belongs to a child of an own class.
    private mutating func addUnnamed(below root: UIView, prefix: String) {
        var counts: [String: Int] = [:]
        func name(_ object: AnyObject) -> String {
            let kind = Self.kind(of: object)
            counts[kind, default: 0] += 1
            return "\(prefix)\(kind)#\(counts[kind, default: 0])"
        }
        // The properties of own classes come first, so that nothing else is named for what they hold.
        while let own = unnamed(below: root).first(where: { Self.isOwn($0.item) })?.item as? UIView {
            addOwn(own, name: name(own))
        }
        for object in unnamed(below: root) {
            names[ObjectIdentifier(object.item)] = name(object.item)
        }
        addRoles(below: root, prefix: names[ObjectIdentifier(root)].map { $0 == "self" ? "" : $0 + "." } ?? prefix)
    }

    /// Views and guides that no property names, in the order in which they were made.
    private func unnamed(below root: UIView) -> [(item: AnyObject, creation: Int)] {
        unnamed(below: root, before: .max).sorted { $0.creation < $1.creation }
    }

    /// - Parameter limit: the number of the first creation that belongs to the view's own class.
    private func unnamed(below view: UIView, before limit: Int) -> [(item: AnyObject, creation: Int)] {
        var result: [(item: AnyObject, creation: Int)] = []
        for guide in view.layoutGuides where names[ObjectIdentifier(guide)] == nil && guide.creation < limit {
            result.append((guide, guide.creation))
        }
        for child in view.subviews {
            let isUnnamed = child.role == nil && names[ObjectIdentifier(child)] == nil
            if isUnnamed, child.creation < limit { result.append((child, child.creation)) }
            guard Self.isOwn(child), child.role == nil else {
                result += unnamed(below: child, before: limit)
                continue
            }
            // What was made before a child of an own class was handed to its initialiser.
            if !isUnnamed { result += unnamed(below: child, before: min(limit, child.creation)) }
        }
        return result
    }

    private mutating func addRoles(below view: UIView, prefix: String) {
        for child in view.subviews {
            guard let role = child.role else {
                if !Self.isOwn(child) { addRoles(below: child, prefix: name(child) + ".") }
                continue
            }
            names[ObjectIdentifier(child)] = prefix + role
            // The labels of a cell are its own, although they lie in its content view.
            addRoles(below: child, prefix: role == "contentView" ? prefix : prefix + role + ".")
        }
    }
}
