import LayoutModel
import SourceText
import SwiftSource

/// What code that is not understood may do.
extension Execution {
    /// Anything may happen to what a value contains: it was given to code that is not understood. Closures that nobody
    /// calls here are executed in the end in any case.
    func escape(_ value: Value) {
        switch value {
        case .object(let id): open(id)
        // Code that gets an anchor can place its view along the axis of that only.
        case .anchor: escapeChains(value)
        case .list(let elements): for element in elements { escape(element) }
        case .tuple(let fields): for field in fields { escape(field.value) }
        default:
            for object in value.objects { open(object) }
            escapeChains(value)
        }
    }

    /// Anything may happen to the arguments of a call that is not understood, but for a table or collection view under
    /// its usual label: whoever gets it fills it.
    func escape(_ arguments: Arguments, of name: String) {
        for argument in arguments.all where !isToBeFilled(argument, by: name) { escape(argument.value) }
    }

    /// Whether a static function of a library loads an image into the only view that it gets, as
    /// `Nuke.loadImage(with: url, into: photo)` does.
    func loadsImage(_ name: String, _ arguments: Arguments) -> Bool {
        guard Self.loadingImages.contains(name) else { return false }
        let objects = arguments.all.flatMap { $0.value.objects }
        return objects.count == 1 && objects.allSatisfy { isView($0) && ancestry(of: $0).first == "UIImageView" }
    }

    private static let loadingImages: Set = ["loadImage", "setImage", "downloadImage", "fetchImage", "requestImage"]

    private func isToBeFilled(_ argument: Arguments.One, by name: String) -> Bool {
        guard argument.label == "tableView" || argument.label == "collectionView",
            case .object(let id) = argument.value, isView(id)
        else { return false }
        let ancestry = ancestry(of: id)
        guard ancestry.contains("UITableView") || ancestry.contains("UICollectionView") else { return false }
        let lowercase = name.lowercased()
        return !Self.placingWords.contains { lowercase.contains($0) }
    }

    /// Words in the names of functions that place views.
    private static let placingWords = ["layout", "constrain", "pin", "add", "embed", "place", "position", "insert"]

    /// Code that is not understood may relate a chain of SnapKit, or begin some.
    func escapeChains(_ value: Value) {
        switch value {
        case .snap(.chain(let maker, let chain)): snapMakers[maker].chains[chain].isUnknown = true
        case .snap(.maker(let maker)): openToRelations(snapMakers[maker].view)
        case .anchor(let anchor): hold(anchor.item.object, on: [anchor.attribute.axis])
        case .list(let elements): for element in elements { escapeChains(element) }
        case .tuple(let fields): for field in fields { escapeChains(field.value) }
        default: break
        }
    }

    /// Code that is not understood has the object: it may place it, or change a constraint.
    func open(_ id: ObjectID) {
        guard id != .root else {
            isRootOpen = true
            return
        }
        if let item = guides[id], item.object != id { open(item.object) }
        objects[id.index].isOpen = true
        if self[id].type == Self.holder {
            for object in self[id].fields.values.flatMap(\.objects) { objects[object.index].isOpen = true }
        }
        if case .snapConstraint(let made) = objects[id.index].kind {
            for one in made { objects[one.index].isOpen = true }
        }
    }

    /// Constraints relate values that are not known.
    func noteUnknownRelation() {
        relatesUnknownViews = true
        relatesUnknownPlaces = true
    }

    /// Code that is not understood has the object and no other that lays out.
    func openAlone(_ id: ObjectID) {
        guard id != .root, guides[id] == nil else { return open(id) }
        if objects[id.index].openness != .all { objects[id.index].openness = .alone }
    }

    /// Code that is not understood makes constraints between a view and anything.
    func openToRelations(_ view: ObjectID) {
        noteUnknownRelation()
        open(view)
        hold(view, on: Axis.allCases)
    }

    /// A constraint relates the object to something that is not known. That places neither the object nor what it is
    /// in along other axes.
    func hold(_ id: ObjectID, on axes: [Axis], isSize: Bool = false) {
        if !isSize { relatesUnknownPlaces = true }
        let view = guides[id]?.object ?? id
        guard superviews[view] != nil else { return open(id) }
        heldAxes[view, default: []].formUnion(axes)
    }

    /// Whether a call tells a delegate what has happened, as in `delegate?.header(self, didPress: button)`. By the
    /// naming of Cocoa such a method has "did" in its name; the views that it gets say what it is about.
    func isNotice(_ name: String, _ arguments: Arguments) -> Bool {
        var base = CallExpression(arguments.node).flatMap { MemberAccess($0.callee)?.base }
        while let wrapped = base, wrapped.kind == .optionalChain || wrapped.kind == .forceUnwrap {
            base = wrapped.child(.base)
        }
        guard let base, let receiver = base.lastName,
            receiver.hasSuffix("elegate")
        else { return false }
        return ([name] + arguments.labels.compactMap { $0 }).contains(where: \.saysDid)
    }

    /// Whether a call of Foundation's makes the class itself an observer or the target of a timer, or tells observers
    /// of it: none of them lays views out.
    func isRegistration(_ name: String, _ arguments: Arguments) -> Bool {
        guard let labels = Self.registrations[name], arguments.all.allSatisfy({ $0.value.object ?? .root == .root })
        else { return false }
        return arguments.labels.contains { labels.contains($0 ?? "") } || arguments.all.count == 1
    }

    /// The methods, each with labels that only Foundation's have.
    private static let registrations: [String: Set<String>] = [
        "addObserver": ["selector", "forName", "forKeyPath"], "removeObserver": ["name", "forKeyPath"],
        "scheduledTimer": ["timeInterval", "withTimeInterval"], "post": ["name"],
    ]

    /// Opens all that an expression of an unknown form mentions.
    func escapeEverything(in node: SyntaxNode) {
        for child in node.children where child.kind.isExpression || child.kind == .argument {
            escape(child.kind == .argument ? child.child(.value).map(evaluate) ?? .unknown : evaluate(child))
        }
    }

    /// Opens all that local names in some code stand for, or else properties of the class.
    func escapeNamed(in node: SyntaxNode, _ scope: Scope) {
        node.walk { node in
            guard let name = node.ownName else { return true }
            if let value = scope.declaring(name)?.value ?? field(name, of: .root) { escape(value) }
            return true
        }
    }

    /// Text that is not understood may do anything to any constraint.
    func noteOpaque(_ node: SyntaxNode) {
        guard !node.range.isEmpty else { return }
        hasUnknownConstraints = true
        mayChangeAll = true
    }

    /// A value of a size that can be gone through again and again; unknown if it is larger.
    func bounded(_ value: Value) -> Value {
        var left = Self.mostParts
        guard value.countParts(&left) else {
            for object in objects.indices where objects[object].kind == .view { open(ObjectID(index: object)) }
            return .unknown
        }
        return value
    }

    /// The most elements of a list, with those of the lists in it.
    private static let mostParts = 1000
}

extension String {
    /// Whether one of the words of a name is "did": `didPress`, `buttonDidPress`.
    fileprivate var saysDid: Bool {
        let bytes = Array(utf8)
        return bytes.indices.dropLast(2).contains { start in
            bytes[start + 1] == UInt8(ascii: "i") && bytes[start + 2] == UInt8(ascii: "d")
                && (bytes[start] == UInt8(ascii: "D") || start == 0 && bytes[0] == UInt8(ascii: "d"))
                && (String(decoding: bytes[(start + 3)...], as: UTF8.self).first?.isUppercase ?? true)
        }
    }
}
