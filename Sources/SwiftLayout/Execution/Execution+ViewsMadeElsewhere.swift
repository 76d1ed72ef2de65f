import SwiftSource

/// Views that code makes that is not among the sources.
extension Execution {
    /// The view that an expression makes whose value is not known, as `components.avatarView.init()`,
    /// `UIButton.kit.make(title)` and `UILabel().builder.text("").build()` do. What makes it may give it a size, and a
    /// place where the expression says so.
    ///
    /// Its class is the one that is written, or else the one with which the expression begins. What is only known to be
    /// some view may be a scroll view, whose content has no edges of its own, so that is left out.
    ///
    /// - Parameters:
    ///   - name: of the constant or the property that keeps it.
    ///   - written: the type that is written for that.
    func viewMadeElsewhere(_ node: SyntaxNode, named name: String, as written: String?) -> Value? {
        guard node.makesNewObject else { return nil }
        let first = node.firstType
        guard let type = written == nil || written == "UIView" ? first?.name : written, isViewClass(type),
            type != "UIView" || first?.isCalled == true, !name.isNameOfScrollView(butOf: type)
        else { return nil }
        let view = makeObject(.view, type: type, at: node)
        let mayBePlaced = node.saysPlace || arranges(ancestry(of: view))
        objects[view.index].openness = mayBePlaced ? .all : .size
        if !mayBePlaced {
            // Whether its mask is on is for what makes it to say.
            setField("translatesAutoresizingMaskIntoConstraints", of: view, .unknown)
        }
        return .object(view)
    }

    /// Whether a class of views places what is in it by more than constraints.
    private func arranges(_ ancestry: Ancestry) -> Bool {
        ancestry.contains("UIStackView") || ancestry.contains("UIScrollView") || ancestry.contains(nil)
    }

    /// The view that code which is not among the sources makes for a property of the class.
    func viewAssigned(by assignment: AssignmentExpression) -> Value? {
        guard let name = assignment.target.ownName, scope.declaring(name) == nil, let object = frame.receiver.object,
            let property = program.properties(name, of: ancestry(of: object), in: frame.file).first,
            !property.isComputed
        else { return nil }
        return viewMadeElsewhere(assignment.value, named: name, as: property.type)
    }
}

extension String {
    /// Whether it ends as the names of views that scroll do, which the class is not.
    fileprivate func isNameOfScrollView(butOf type: String) -> Bool {
        let (name, type) = (lowercased(), type.lowercased())
        return ["scrollview", "tableview", "collectionview", "textview"].contains { end in
            name.hasSuffix(end) && !type.hasSuffix(end)
        }
    }

    /// Whether a member named so gives an object that is there already.
    fileprivate var findsObject: Bool { Self.findingWords.contains { hasPrefix($0) } }

    private static let findingWords = [
        "shared", "default", "standard", "current", "instance", "singleton", "get", "find", "root", "visible", "first",
        "last", "appearance", "dequeue", "cached", "existing", "view",
    ]
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

    /// Whether a name or a label in the expression, or an argument that is a view, says where the view is to be.
    fileprivate var saysPlace: Bool {
        contains { node in
            let names = [MemberAccess(node)?.name, node.kind == .argument ? node.child(.label)?.text : nil]
            return names.compactMap { $0?.lowercased() }.contains { name in
                Self.places.contains(name) || name.saysPlace || Self.sides.contains(where: name.contains)
            } || node.kind == .argument && node.child(.value)?.ownName == "view"
        }
    }

    private static let places: Set<String> = ["in", "to", "on", "inside", "into", "above", "below", "parent", "view"]

    /// The sides of a view, and words for what it is put into.
    private static let sides = [
        "add", "bottom", "container", "insert", "leading", "left", "right", "top", "trailing",
    ]

    /// The type with which a chain of members and calls begins, and whether that calls its initializer.
    fileprivate var firstType: (name: String, isCalled: Bool)? {
        var node = self
        var isCalled = false
        while let next = CallExpression(node)?.callee ?? MemberAccess(node)?.base {
            isCalled = CallExpression(node) != nil || isCalled && MemberAccess(node)?.name == "init"
            node = next
        }
        guard let name = NameExpression(node)?.name, name.beginsLikeAType else { return nil }
        return (name, isCalled)
    }
}
