import LayoutModel
import SourceText
import SwiftSource

extension SyntaxNode {
    /// Whether a member of a view is named as those that libraries add to place it: `Height`, `edgeAnchors`, `layout`,
    /// or `easy.layout` and `pin.top`, in a namespace with a short name.
    fileprivate var namesLayout: Bool {
        guard let name = lastName else { return false }
        let lowercase = name.lowercased()
        if ["anchor", "layout", "constrain", "yoga"].contains(where: lowercase.contains) { return true }
        guard !name.beginsLikeAType else { return Self.layoutWords.contains(where: lowercase.contains) }
        guard name.utf8.count <= 6, let parent, parent.child(.base) == self, let next = MemberAccess(parent)?.name
        else { return false }
        return Self.layoutWords.contains(where: next.lowercased().contains)
    }

    private static let layoutWords = [
        "height", "width", "size", "top", "left", "right", "bottom", "leading", "trailing", "center", "edge", "layout",
        "pin", "anchor", "constrain", "margin",
    ]
}

extension Execution {
    func evaluate(_ access: MemberAccess) -> Value {
        guard let base = access.base else {
            if let head = implicitHead, head.node == access.node, let value = staticMember(access.name, of: head.type) {
                return value
            }
            return .member(Value.Member(name: access.name))
        }
        if NameExpression(base)?.isSuper == true { return superMember(access) }
        return member(access.name, of: evaluate(base), at: access.node)
    }

    private func superMember(_ access: MemberAccess) -> Value {
        guard let object = frame.receiver.object else { return .unknown }
        let above = ancestryAboveFrame
        if let property = program.properties(access.name, of: above, in: frame.file).first, property.isComputed {
            return value(ofComputed: property, of: frame.receiver, at: access.node)
        }
        // What the class or one below it declares anew is not meant.
        let nearest = program.properties(access.name, of: ancestry(of: object), in: frame.file).first
        if let owner = nearest?.owner, !above.contains(owner) {
            return builtInMember(access.name, of: object, at: access.node) ?? .unknown
        }
        return member(access.name, of: object, at: access.node)
    }

    /// The classes of the project among some.
    func ownClasses(_ ancestry: Ancestry) -> [TypeInfo] {
        ancestry.compactMap { $0.flatMap { program.type($0, in: type.file) } }
    }

    /// The classes above the one that contains the code that is being executed.
    var ancestryAboveFrame: Ancestry {
        guard let object = frame.receiver.object else { return program.ancestry([]) }
        let ancestry = ancestry(of: object)
        guard let type = frame.type, let index = ancestry.firstIndex(of: type) else {
            return program.ancestry(Array(ancestry.dropFirst()))
        }
        return program.ancestry(Array(ancestry[(index + 1)...]))
    }

    func member(_ name: String, of value: Value, at node: SyntaxNode) -> Value {
        switch value {
        case .object(let id): return member(name, of: id, at: node)
        case .none: return .none
        case .type(let type):
            if let member = staticMember(name, of: type) { return member }
            return foreignStatic(name, of: type)
        case .structure(let structure):
            if let field = structure.fields[name] { return field }
            if let value = projectMember(name, of: value, ancestry(ofType: structure.type), at: node) { return value }
            return Geometry.member(name, of: structure)
        case .tuple(let fields):
            if let index = Int(name), fields.indices.contains(index) { return fields[index].value }
            return fields.first { $0.label == name }?.value ?? .unknown
        case .list(let elements): return listMember(name, elements)
        case .dictionary(let pairs):
            switch name {
            case "values": return .list(pairs.map(\.value))
            case "keys": return .list(pairs.map(\.key))
            case "count": return .integer(pairs.count)
            case "isEmpty": return .bool(pairs.isEmpty)
            default: return .unknown
            }
        case .string(let text):
            switch name {
            case "isEmpty": return .bool(text.isEmpty)
            case "count": return .integer(text.count)
            default: return .unknown
            }
        case .number(let number): return member(name, of: number, at: node)
        case .member(let member):
            if name == "rawValue", Priorities.value(of: member.name) != nil { return value }
            return member.type.flatMap { projectMember(name, of: value, ancestry(ofType: $0), at: node) } ?? .unknown
        case .choice(let choice):
            return onEach(of: choice, named: text(of: node)) { self.member(name, of: $0, at: node) }
        case .snap(let snap): return self.member(name, of: snap, at: node)
        case .unknown:
            switch name {
            case "subviews", "arrangedSubviews": unknownRemovals.listsAny = true
            case "constraints": unknownRemovals.takesConstraints = true
            default: break
            }
            return lengthOfRectangle(node).map { makeUnknown($0) } ?? .unknown
        case .anchor(let anchor):
            if let added = projectMember(name, of: value, program.ancestry(anchor.ancestry), at: node) { return added }
            // Of a member that is not the project's it is not known what constraints it makes.
            escape(value)
            return .unknown
        case .void, .bool, .truth, .closure, .function, .hidden: return .unknown
        }
    }

    private func listMember(_ name: String, _ elements: [Value]) -> Value {
        switch name {
        case "count": .integer(elements.count)
        case "isEmpty": .bool(elements.isEmpty)
        case "first": elements.first ?? .none
        case "last": elements.last ?? .none
        case "indices": .list(elements.indices.map { .integer($0) })
        case "lazy", "self": .list(elements)
        default: .unknown
        }
    }

    /// A static member of a type that the project does not declare.
    private func foreignStatic(_ name: String, of type: String) -> Value {
        if name == "zero", Geometry.isKnown(type) { return Geometry.zero(type) }
        if type.hasSuffix("Priority"), let value = Priorities.value(of: name) { return .number(value) }
        if Self.numberTypes.contains(type), name != "zero" { return makeUnknown("\(type).\(name)") }
        if name == "init" { return .type(type) }
        return .member(Value.Member(name: name))
    }

    // MARK: Members of objects

    func member(_ name: String, of id: ObjectID, at node: SyntaxNode) -> Value {
        if let value = slot(name, of: id) { return value }
        let ancestry = ancestry(of: id)
        let properties = program.properties(name, of: ancestry, in: frame.file).filter { !$0.isStatic }
        if properties.count == 1 { return value(of: properties[0], of: id, at: node) }
        if properties.count > 1 { return .unknown }
        if let value = builtInMember(name, of: id, at: node) { return value }
        if !program.functions(name, of: ancestry, in: frame.file).isEmpty
            || UIKitMembers.isMethod(name, of: ancestry)
        {
            return .function(FunctionValue(receiver: .object(id), name: name))
        }
        if let field = self[id].fields[name] { return field }
        // Of a library, as `view.easy.layout(…)`, `view.anchors.top` and `view.Height`.
        if isView(id), node.namesLayout { open(id) }
        return .unknown
    }

    /// Whether a class that inherits from the one that is read declares a property anew.
    private func isOverriddenBelow(_ property: PropertyInfo) -> Bool {
        !property.isPrivate
            && program.classes(below: type).contains { below in
                below.members.propertyOrder.contains { $0.name == property.name && $0.isOverride }
            }
    }

    /// A property that the project declares.
    private func value(of property: PropertyInfo, of id: ObjectID, at node: SyntaxNode) -> Value {
        if property.isComputed {
            let known = objects.count
            let value = value(ofComputed: property, of: .object(id), at: node)
            // A new view at each use is a stand-in for the one that the classes below give.
            if id == .root, let made = value.object, made.index >= known, isView(made), !self[made].hasPropertyName,
                isOverriddenBelow(property)
            {
                escape(value)
                return .unknown
            }
            // Which part of the view it is is not known, so what is done with it may place the view.
            if value.isUnknown, id != .root, isView(id), property.type.map(isViewClass) == true { open(id) }
            return value
        }
        if let value = field(property.name, of: id) {
            return value.isTruthOrUnknown && id == .root ? truth(of: property, keeping: value) ?? value : value
        }
        if id != .root { return foreignProperty(property, of: id, at: node) }
        if property.isLazy || !isInitialized {
            guard property.isLazy else { return firstValue(of: property, of: id) }
            return onEveryPath { firstValue(of: property, of: id) }
        }
        return .unknown
    }

    private func firstValue(of property: PropertyInfo, of id: ObjectID) -> Value {
        setField(property.name, of: id, .unknown)
        let value = initialValue(of: property, of: id)
        setField(property.name, of: id, value)
        return value
    }

    /// A stored property of another object of the project: its views are foreign, and their hierarchy is not known.
    private func foreignProperty(_ property: PropertyInfo, of id: ObjectID, at node: SyntaxNode) -> Value {
        var type = property.type
        if type == nil, let call = property.initialValue.flatMap(CallExpression.init) {
            type = NameExpression(call.callee)?.name
        }
        guard let type, isViewClass(type) || type == "UILayoutGuide" else {
            return placeholder(
                ofType: property.type, named: "\(self[id].name).\(property.name)", mayBeNil: property.isOptional)
        }
        // It has been there all the time, whichever path asks first.
        return onEveryPath {
            let view = makeObject(type == "UILayoutGuide" ? .guide : .view, type: type, at: node)
            objects[view.index].name = self[id].name + "." + property.name
            objects[view.index].isForeign = true
            objects[view.index].owner = id
            setField(property.name, of: id, .object(view))
            return .object(view)
        }
    }

    /// What a stored property begins with; runs the closure of a lazy one.
    func initialValue(of property: PropertyInfo, of id: ObjectID) -> Value {
        guard !property.isWrapped else { return .unknown }
        guard let initial = property.initialValue else { return emptyValue(of: property, of: id) }
        if !property.isLet, let type = property.type ?? Self.literalType(initial), Self.isPlain(type) {
            // It may have been changed by the time that it is read.
            return property.type.map { Self.numberTypes.contains($0) } ?? (initial.kind != .booleanLiteral)
                ? numeric(
                    makeUnknown(
                        property.name, likely: number(evaluate(initial))?.literal ?? 0, mayBeNil: property.isOptional),
                    type: type) : .unknown
        }
        frames.append(frame(of: property, on: .object(id)))
        defer { frames.removeLast() }
        var value = typed(evaluate(initial, expecting: property.type), as: property.type, at: initial)
        value = property.isTyped ? numeric(value, type: property.type) : untyped(value)
        if value.isUnknown, let view = newView(of: property, initial) { value = view }
        name(value, property.name, isProperty: true)
        return value
    }

    /// The view that a class or function that is not known makes for a property that keeps it.
    private func newView(of property: PropertyInfo, _ initial: SyntaxNode) -> Value? {
        guard property.isLet || property.isLazy, !property.isOptional else { return nil }
        return viewMadeElsewhere(initial, named: property.name, as: property.type)
    }

    private static func literalType(_ node: SyntaxNode) -> String? {
        switch node.kind {
        case .integerLiteral: "Int"
        case .floatLiteral: "Double"
        case .booleanLiteral: "Bool"
        default: nil
        }
    }

    /// Whether a type's values are numbers or truth values, which code changes without layout calls.
    private static func isPlain(_ type: String) -> Bool { numberTypes.contains(type) || type == "Bool" }

    /// A stored property without an initial value that has not been assigned.
    private func emptyValue(of property: PropertyInfo, of id: ObjectID) -> Value {
        if property.isOutlet, let type = property.type, isViewClass(type) || type == "NSLayoutConstraint" {
            guard type != "NSLayoutConstraint" else { return .unknown }
            let view = makeObject(.view, type: type, at: property.binding)
            objects[view.index].origin = FileRange(property.file, property.binding.range)
            objects[view.index].name = property.name
            objects[view.index].isOutlet = true
            return .object(view)
        }
        if let type = property.type, Self.numberTypes.contains(type) {
            return numeric(makeUnknown(property.name, mayBeNil: property.isOptional), type: type)
        }
        return property.isOptional && property.isPrivate ? .none : .unknown
    }

    /// Gives an object the name of the property that holds it first, or until then of the variable.
    func name(_ value: Value, _ name: String, isProperty: Bool = false) {
        switch value {
        case .object(let id):
            // The class itself, as a delegate for one, is no part of its layout.
            guard id != .root, self[id].name.isEmpty || isProperty && !self[id].hasPropertyName else { return }
            objects[id.index].name = name
            objects[id.index].hasPropertyName = isProperty
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                self.name(element, "\(name)[\(index)]", isProperty: isProperty)
            }
        default: break
        }
    }

    // MARK: Computed members

    /// A computed property or a getter of an extension.
    func value(ofComputed property: PropertyInfo, of receiver: Value, at node: SyntaxNode) -> Value {
        guard let getter = property.accessor("get")?.body, canEnter(getter.node) else { return .unknown }
        entered.insert(getter.node)
        if let type = property.type, Self.typesWithoutLayout.contains(type) { return .unknown }
        let value = run(getter, of: property, on: receiver, call: place(of: node))
        return numeric(numberOrSelf(value, property.type, node), type: property.type)
    }

    /// Executes an accessor of a property, with the names that it has for values.
    func run(
        _ body: CodeBlock, of property: PropertyInfo, on receiver: Value, _ names: [String: Value] = [:],
        call: FileRange?
    ) -> Value {
        var frame = frame(of: property, on: receiver)
        frame.call = call
        for (name, value) in names { frame.scope.set(name, value) }
        return run(body, frame)
    }

    /// The frame in which an accessor of a property runs, or the initial value is evaluated.
    func frame(of property: PropertyInfo, on receiver: Value) -> Frame {
        Frame(
            receiver: receiver, type: property.owner, file: property.file, scope: Scope(),
            isOwn: isOwn(property.owner, receiver), call: nil)
    }

    /// A computed property that the project adds to a value of a type.
    func projectMember(_ name: String, of value: Value, _ ancestry: Ancestry, at node: SyntaxNode) -> Value? {
        let found = program.properties(name, of: ancestry, in: frame.file).filter { !$0.isStatic }
        guard let property = found.first, found.count == 1, property.isComputed else { return nil }
        return self.value(ofComputed: property, of: value, at: node)
    }

    /// Whether code of `owner` belongs to the class that is read.
    func isOwn(_ owner: String?, _ receiver: Value) -> Bool {
        guard receiver.object == .root, let owner else { return false }
        return program.type(owner, in: type.file) != nil && ancestry(of: .root).contains(owner)
    }

    func isViewClass(_ type: String) -> Bool { ancestry(ofType: type).isView }

    func isController(_ id: ObjectID) -> Bool { self[id].kind == .controller }
}
