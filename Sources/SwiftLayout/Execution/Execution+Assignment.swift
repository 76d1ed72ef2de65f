import SourceText
import SwiftSource

extension Execution {
    /// `target = value`.
    func assign(_ value: Value, to target: SyntaxNode) {
        let target = target.unwrapped
        switch target.kind {
        case .discardExpression: return
        case .nameExpression:
            guard let name = NameExpression(target)?.name else { return }
            assign(value, toName: name, at: target)
        case .memberAccess:
            guard let access = MemberAccess(target), let base = access.base else { return }
            holdPlaced(base)
            if NameExpression(base)?.isSuper == true {
                assign(value, toMember: access.name, of: frame.receiver, at: target)
            } else {
                assign(value, toMember: access.name, ofExpression: base, at: target)
            }
        case .optionalChain, .forceUnwrap:
            if let base = target.child(.base) { assign(value, to: base) }
        case .tuple:
            let elements = target.children(.element).compactMap { $0.child(.value) }
            if case .tuple(let fields) = value, fields.count == elements.count {
                for (element, field) in zip(elements, fields) { assign(field.value, to: element) }
            } else {
                for element in elements { assign(.unknown, to: element) }
            }
        case .subscriptCall:
            guard let access = SubscriptExpression(target) else { return }
            assignElement(value, of: access)
        default:
            escape(value)
            escapeNamed(in: target)
        }
    }

    /// Anything may happen to what stands where nothing can be assigned to: the code is not finished, or a stray
    /// character before it makes something else of it.
    private func escapeNamed(in target: SyntaxNode) {
        target.walk { node in
            if let name = NameExpression(node)?.name, name != "self", name != "super" { escape(evaluate(node)) }
            return true
        }
    }

    /// `badge.frame.origin.y = 4` places the badge, and `scroll.contentSize.width = 900` what it scrolls.
    private func holdPlaced(_ target: SyntaxNode) {
        var node = target
        while let access = MemberAccess(node), let base = access.base {
            if ["frame", "bounds", "center", "contentSize"].contains(access.name),
                let view = evaluate(base).object
            {
                objects[view.index].isHeld = true
            }
            node = base
        }
    }

    private func assign(_ value: Value, toName name: String, at node: SyntaxNode) {
        if let (declaring, old) = scope.declaring(name) {
            self.name(value, name)
            // An integer stays one.
            let isInteger = if case .number(let number) = old { number.kind == .integer } else { false }
            assign(name, in: declaring, isInteger ? untyped(value) : value)
        } else {
            switch frame.receiver {
            case .object: assign(value, toMember: name, of: frame.receiver, at: node)
            case .structure(var structure):
                // A field of the value that a mutating method changes.
                structure.fields[name] = value
                frames[frames.count - 1].receiver = .structure(structure)
            case .unknown where isInUnknownView: assign(value, toMember: name, of: .unknown, at: node)
            default: escape(value)
            }
        }
    }

    private func assign(_ value: Value, toMember name: String, ofExpression base: SyntaxNode, at node: SyntaxNode) {
        let receiver = evaluate(base)
        if let property = addedProperty(name, of: receiver) {
            return callSetter(of: property, on: receiver, value, at: node)
        }
        switch receiver {
        case .structure(var structure):
            structure.fields[name] = value
            assign(.structure(structure), to: base)
        case .tuple(var fields):
            let place = Int(name) ?? fields.firstIndex { $0.label == name }
            guard let place, fields.indices.contains(place) else { return forget(base) }
            fields[place].value = value
            assign(.tuple(fields), to: base)
        case .unknown where isSetter(base) || Self.areMargins(base):
            escape(value)
            assign(.unknown, to: base)
        case .unknown where declaresNoConstraint(base):
            if !Self.harmlessMembers.contains(name) { escape(value) }
        default: assign(value, toMember: name, of: receiver, at: node)
        }
    }

    /// A computed property that the project adds to a value that is no object.
    private func addedProperty(_ name: String, of receiver: Value) -> PropertyInfo? {
        let types: Ancestry
        switch receiver {
        case .structure(let structure): types = ancestry(ofType: structure.type)
        case .list: types = program.ancestry(["Array", "Sequence", "Collection"])
        case .anchor(let anchor): types = program.ancestry(anchor.ancestry)
        default: return nil
        }
        let found = program.properties(name, of: types, in: frame.file).filter { !$0.isStatic && $0.isComputed }
        return found.count == 1 && found[0].accessor("set") != nil ? found[0] : nil
    }

    /// Whether an expression is a computed property of an object with a setter, which runs where a part is assigned.
    func isSetter(_ node: SyntaxNode) -> Bool {
        guard let access = MemberAccess(node), let id = access.base.flatMap({ evaluate($0).object }) else {
            return false
        }
        let found = program.properties(access.name, of: ancestry(of: id), in: frame.file)
        return found.count == 1 && found[0].isComputed && found[0].accessor("set") != nil
    }

    /// Whether the property that an expression names is declared with a type whose values are no constraints:
    /// `searchController.isActive` is another property.
    private func declaresNoConstraint(_ node: SyntaxNode) -> Bool {
        guard let object = frame.receiver.object, let name = node.ownName,
            let property = program.properties(name, of: ancestry(of: object), in: frame.file).first
        else { return false }
        let made = property.initialValue.flatMap(CallExpression.init).flatMap { NameExpression($0.callee)?.name }
        guard let type = property.type ?? made else { return false }
        return type.hasSuffix("Controller") || UIKitClass.ancestry(of: type)?.contains("NSLayoutConstraint") == false
    }

    private func assign(_ value: Value, toMember name: String, of receiver: Value, at node: SyntaxNode) {
        guard case .object(let id) = receiver else {
            // A view that is given to something that is not understood may be placed by it; delegates and the like
            // are not.
            if receiver.isUnknown || receiver.memberName != nil {
                if Self.placingMembers.contains(name) {
                    for object in value.objects { objects[object.index].isHeld = true }
                } else if !Self.harmlessMembers.contains(name) {
                    escape(value)
                }
                if ["isActive", "constant", "priority"].contains(name) { changeUnknownConstraint(name, value) }
                if name == "translatesAutoresizingMaskIntoConstraints" { mayTurnMasksOff = true }
            }
            return
        }
        if assignSlot(value, name, of: id, at: node) || assignVisibility(value, name, of: id, at: node) { return }
        let file = frame.file
        let properties = program.properties(name, of: ancestry(of: id), in: file).filter { !$0.isStatic }
        if let property = properties.first {
            let value = kept(numeric(typed(value, as: property.type, at: node), type: property.type), in: property)
            if property.isComputed {
                callSetter(of: property, on: receiver, value, at: node)
            } else {
                self.name(value, name, isProperty: true)
                noteTurn(of: name, of: id, to: value)
                setField(name, of: id, value)
                // Another object may place a view that it is given, where it observes the property or elsewhere.
                if id != .root {
                    let views = value.objects.filter { isView($0) && $0 != .root }
                    let isPlaced =
                        !views.isEmpty
                        && (property.accessors.contains { $0.uses(name) } || property.isPlacedByItsType)
                    if isPlaced { for view in views { open(view) } }
                }
                observe(property, of: id, at: node)
            }
            return
        }
        assignBuiltIn(value, name, of: id, at: node)
    }

    /// `constraint.isActive = false` where it is not known which constraint that is.
    private func changeUnknownConstraint(_ name: String, _ value: Value) {
        mayChangeStored = true
        if name == "isActive", value != .bool(false) { noteUnknownRelation() }
    }

    private func callSetter(of property: PropertyInfo, on receiver: Value, _ value: Value, at node: SyntaxNode) {
        guard let setter = property.accessor("set"), let body = setter.body, canEnter(body.node) else {
            return escape(value)
        }
        entered.insert(body.node)
        _ = run(
            body, of: property, on: receiver, [setter.parameterName ?? "newValue": value], call: place(of: node))
    }

    /// Runs `didSet` after an assignment outside of the initializer.
    private func observe(_ property: PropertyInfo, of id: ObjectID, at node: SyntaxNode) {
        guard isInitialized, !frame.isInitializer else { return }
        // An assignment inside of an observer does not call it again.
        guard let observer = property.accessor("didSet"), let body = observer.body, !running.contains(body.node),
            canEnter(body.node)
        else { return }
        _ = run(
            body, of: property, on: .object(id), [observer.parameterName ?? "oldValue": .unknown],
            call: place(of: node))
    }

    /// `isOpen.toggle()` before anything asks for it: what follows asks for the new value.
    private func noteTurn(of name: String, of id: ObjectID, to value: Value) {
        guard case .truth(let new) = value, case .truth(let old) = field(name, of: id), new == old.opposite,
            conditions[new.condition.index].count == 0
        else { return }
        conditions[new.condition.index].isTurned.toggle()
    }

    private func assignElement(_ value: Value, of access: SubscriptExpression) {
        let base = evaluate(access.base)
        let key = access.arguments.first.map { evaluate($0.value) } ?? .unknown
        switch base {
        case .list(var elements):
            guard let index = number(key)?.literal.flatMap({ Int(exactly: $0) }), elements.indices.contains(index)
            else {
                escape(value)
                return assign(.unknown, to: access.base)
            }
            elements[index] = value
            assign(.list(elements), to: access.base)
        case .dictionary(var pairs):
            pairs.removeAll { $0.key == key }
            pairs.append(Value.Pair(key: key, value: value))
            assign(.dictionary(pairs), to: access.base)
        default:
            // A key path, or a subscript of the project, may set anything.
            unreadCalls += 1
            escape(base)
            escape(value)
        }
    }

    static let harmlessMembers: Set<String> = [
        "delegate", "dataSource", "view", "presenter", "output", "accessibilityElements", "inputView",
        "accessibilityLabel", "target", "sourceView", "prefetchDataSource", "dragDelegate", "dropDelegate",
        "tableView", "collectionView",
    ]

    /// Properties of UIKit's classes that place the view that is assigned to them.
    static let placingMembers: Set<String> = [
        "backgroundView", "selectedBackgroundView", "accessoryView", "inputAccessoryView", "tableHeaderView",
        "tableFooterView", "titleView", "mask", "refreshControl", "multipleSelectionBackgroundView", "leftView",
        "rightView", "customView",
    ]
}

extension Accessor {
    /// Whether it names the value of its property.
    fileprivate func uses(_ property: String) -> Bool {
        body?.node.contains { [property, "newValue"].contains($0.ownName) } ?? false
    }
}

extension PropertyInfo {
    /// Whether the type that declares it sets a frame or the size of a scroll view's content by its name.
    ///
    /// - Complexity: O(length of the type).
    fileprivate var isPlacedByItsType: Bool {
        guard let type = declaration.ancestors.first(where: { TypeDeclaration($0) != nil }) else { return false }
        let bytes = type.tree.text.utf8
        return bytes.uses(of: name).contains { word in
            guard type.range.touches(UTF8Offset(word.lowerBound)) else { return false }
            let rest = bytes[word.upperBound...].prefix(40).drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
            return placingAssignments.contains { rest.starts(with: $0) }
        }
    }
}

private let placingAssignments = ["contentSize", "contentSize.width", "contentSize.height", "frame"].map { member in
    Array(".\(member) = ".utf8)
}
