import SwiftSource

/// Views that code makes that is not among the sources.
extension Execution {
    /// The view that an expression makes whose value is not known, as `components.avatarView.init()`,
    /// `UIButton.kit.make(title)` and `UILabel().builder.text("").build()` do. What makes it may place it too.
    ///
    /// - Parameters:
    ///   - name: of the constant that keeps it.
    ///   - type: that is written for the constant. Without one it is a view if it is used as one.
    func viewMadeElsewhere(_ node: SyntaxNode, named name: String, as type: String?) -> Value? {
        guard node.makesNewObject else { return nil }
        let view: ObjectID
        if let type {
            guard isViewClass(type) else { return nil }
            view = makeObject(.view, type: type, at: node)
        } else {
            guard node.firstType.map(isViewClass) == true || name.isNameOfView else { return nil }
            view = makeObject(.instance, type: nil, at: node)
            objects[view.index].isForeignInstance = true
        }
        objects[view.index].isOpen = true
        return .object(view)
    }

    /// The view that code which is not among the sources makes for a property of the class.
    func viewAssigned(by assignment: AssignmentExpression) -> Value? {
        guard let name = assignment.target.ownName, scope.declaring(name) == nil, let object = frame.receiver.object,
            let property = program.properties(name, of: ancestry(of: object), in: frame.file).first,
            !property.isComputed
        else { return nil }
        return viewMadeElsewhere(assignment.value, named: name, as: property.type)
    }

    /// How the names of classes of views end.
    static let viewSuffixes = [
        "View", "Label", "Button", "Field", "Control", "Bar", "Indicator", "Slider", "Switch", "Cell",
    ]
}

extension String {
    /// Whether it ends as the names of views do: `titleLabel`, `button`.
    fileprivate var isNameOfView: Bool {
        Execution.viewSuffixes.contains { hasSuffix($0) || self == $0.lowercased() }
    }
}

extension SyntaxNode {
    /// Whether an expression calls an initializer or a static function, and then members of what that returns.
    fileprivate var makesNewObject: Bool {
        guard let call = CallExpression(self) else { return MemberAccess(self)?.base?.makesNewObject ?? false }
        if let name = call.name, name == "init" || name.beginsLikeAType { return true }
        guard let access = MemberAccess(call.callee) else { return false }
        guard let base = access.base else { return true }
        return base.makesNewObject || base.isNamespace && !access.name.findsObject
    }

    /// Whether it names a type, or a member of one that is no object which all share.
    private var isNamespace: Bool {
        if let name = NameExpression(self)?.name { return name.beginsLikeAType }
        guard let access = MemberAccess(self), let base = access.base else { return false }
        return base.isNamespace && !access.name.findsObject
    }

    /// The type with which a chain of members and calls begins.
    fileprivate var firstType: String? {
        var node = self
        while let next = CallExpression(node)?.callee ?? MemberAccess(node)?.base { node = next }
        return NameExpression(node).flatMap { $0.name.beginsLikeAType ? $0.name : nil }
    }
}

extension String {
    /// Whether a member named so gives an object that is there already.
    fileprivate var findsObject: Bool {
        Self.findingWords.contains { hasPrefix($0) }
    }

    private static let findingWords = [
        "shared", "default", "standard", "main", "current", "instance", "singleton", "get", "find", "top", "key",
        "root", "visible", "first", "last", "appearance",
    ]
}
