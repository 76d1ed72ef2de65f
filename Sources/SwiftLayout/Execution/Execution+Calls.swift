import SourceText
import SwiftSource

extension Execution {
    func evaluate(_ call: CallExpression) -> Value {
        guard call.isClosed else {
            // It is being typed: what it is to become is not known.
            escapeEverything(in: call.node)
            return .unknown
        }
        let callee = call.callee.kind == .specialization ? call.callee.child(.base) ?? call.callee : call.callee
        if let access = MemberAccess(callee) { return evaluate(call, access) }
        if let name = NameExpression(callee) { return evaluate(call, named: name.name) }
        if callee.kind == .optionalChain || callee.kind == .forceUnwrap, let base = callee.child(.base) {
            let function = evaluate(base)
            return invoke(function, arguments(of: call))
        }
        if callee.kind == .arrayLiteral || callee.kind == .dictionaryLiteral { return emptyCollection(callee, call) }
        // An immediately called closure, or a call of what another call returns.
        let function = evaluate(callee)
        return invoke(function, arguments(of: call))
    }

    /// `[UIView]()` and `[String: UIView]()`.
    private func emptyCollection(_ callee: SyntaxNode, _ call: CallExpression) -> Value {
        let arguments = arguments(of: call)
        if arguments.all.isEmpty { return callee.kind == .arrayLiteral ? .list([]) : .dictionary([]) }
        for argument in arguments.all { escape(argument.value) }
        return arguments.first?.list.map { .list($0) } ?? .unknown
    }

    func arguments(of call: CallExpression) -> Arguments {
        var all: [Arguments.One] = []
        for argument in call.arguments {
            let node = argument.value
            all.append(Arguments.One(label: argument.label, value: evaluate(node), node: node))
        }
        for trailing in call.trailingClosures {
            all.append(
                Arguments.One(
                    label: trailing.label, value: .closure(makeClosure(trailing.closure.node)),
                    node: trailing.closure.node))
        }
        return Arguments(all: all, node: call.node)
    }

    /// Calls a value.
    func invoke(_ function: Value, _ arguments: Arguments) -> Value {
        switch function {
        case .closure(let id):
            return self.call(id, arguments.all.map(\.value), at: arguments.node, labels: Array(arguments.labels))
        // A property may hold a method of its own name.
        case .function(let function):
            return nested { method(function.name, of: function.receiver, arguments) } ?? .unknown
        case .type(let type): return make(type, arguments)
        case .none: return .none
        case .object(let id) where !program.functions("callAsFunction", of: ancestry(of: id), in: frame.file).isEmpty:
            return method("callAsFunction", of: function, arguments)
        case .member(let member) where member.payload.isEmpty:
            return .member(Value.Member(name: member.name, payload: fields(arguments), type: member.type))
        // An autoclosure, which is evaluated where it is passed.
        case _ where arguments.all.isEmpty:
            unreadCalls += 1
            return function
        default:
            unreadCalls += 1
            for argument in arguments.all { escape(argument.value) }
            return .unknown
        }
    }

    private func fields(_ arguments: Arguments) -> [Value.Field] {
        arguments.all.map { Value.Field(label: $0.label, value: $0.value) }
    }

    // MARK: Plain names

    private func evaluate(_ call: CallExpression, named name: String) -> Value {
        if let function = scope.declaring(name)?.value {
            let outer = leavesPassedObjects
            leavesPassedObjects = call.passesInout && leavesObjects(passedTo: function)
            let arguments = arguments(of: call)
            leavesPassedObjects = outer
            return invoke(function, arguments)
        }
        if let (scope, function) = scope.declaringFunction(name) {
            return invoke(.closure(makeClosure(function, in: scope)), arguments(of: call))
        }
        let arguments = arguments(of: call)
        switch name {
        case "self", "super": return .unknown
        case "max", "min": return extreme(arguments, isMaximum: name == "max")
        case "abs":
            guard let value = arguments.first.flatMap(number)?.literal else { return makeUnknown(text(of: call.node)) }
            return .number(LinearNumber(abs(value)).withKind(kind(of: arguments)))
        case "type": return .unknown
        case "Mirror": unknownRemovals.listsOwn = true
        case "value" where arguments.isLookupByKey: unknownRemovals.listsOwn = true
        case "zip", "stride":
            if let list = name == "zip" ? zipped(arguments) : stride(arguments) { return .list(list) }
        case "Self":
            // That of a class may be one of its subclasses.
            guard let type = frame.type.flatMap({ program.type($0, in: frame.file) }), !type.isClass else { break }
            return make(type.name, arguments)
        default: break
        }
        if case .object(let id) = frame.receiver, let value = staticByPlainName(name, id, arguments) { return value }
        if case .object(let id) = frame.receiver,
            hasMethod(name, id) || !program.properties(name, of: ancestry(of: id), in: frame.file).isEmpty
        {
            return method(name, of: frame.receiver, arguments)
        }
        if case .type(let type) = frame.receiver, let member = staticMember(name, of: type) {
            return invoke(member, arguments)
        }
        if case .anchor(let anchor) = frame.receiver,
            name == "constraint" || !program.functions(name, of: anchor.ancestry, in: frame.file).isEmpty
        {
            return method(name, of: frame.receiver, arguments)
        }
        if case .snap(let snap) = frame.receiver, hasSnapMethod(name, snap) {
            return method(name, of: frame.receiver, arguments)
        }
        if case .list = frame.receiver, Self.iterations.contains(name) {
            return method(name, of: frame.receiver, arguments)
        }
        if case .structure(let structure) = frame.receiver,
            !program.functions(name, of: ancestry(ofType: structure.type), in: frame.file).isEmpty
        {
            return method(name, of: frame.receiver, arguments)
        }
        if let function = overload(program.functions(name, in: frame.file), arguments) {
            return self.call(function, on: .void, arguments)
        }
        if let variable = program.variable(name, in: frame.file) {
            return invoke(value(ofConstant: variable), arguments)
        }
        if let type = program.type(name, from: frame.type, in: frame.file) { return make(type.name, arguments) }
        if name.beginsLikeAType, program.functions(name, in: frame.file).isEmpty {
            return make(program.foreignName(name), arguments)
        }
        guard !Self.harmlessFunctions.contains(name) else { return .unknown }
        unreadCalls += 1
        if isInUnknownView { return method(name, of: .unknown, arguments) }
        for argument in arguments.all { escape(argument.value) }
        return .unknown
    }

    /// Whether the code that is executed is a method that the project adds to views, of one that is not known.
    var isInUnknownView: Bool {
        guard frame.receiver.isUnknown, let type = frame.type else { return false }
        return UIKitClass.isKnown(type)
    }

    /// A method that the project adds to views, where it is not known of which view it is called.
    private func addedMethod(_ name: String, _ arguments: Arguments) -> Value? {
        let functions = program.functionsAddedToViews(name, in: frame.file)
        guard !functions.isEmpty else { return nil }
        if let function = overload(functions, arguments) {
            // One that calls its own name has UIKit's method in mind; see ``meansUIKits(_:_:_:)``.
            if let body = function.declaration?.body?.node, running.contains(body) { return nil }
            return call(function, on: .unknown, arguments)
        }
        noteUnknownRelation()
        return nil
    }

    /// A static function, which initial values of properties call without the type's name.
    private func staticByPlainName(_ name: String, _ id: ObjectID, _ arguments: Arguments) -> Value? {
        let functions = program.functions(name, of: ancestry(of: id), in: frame.file)
        guard functions.allSatisfy(\.isStatic), let function = overload(functions, arguments),
            let owner = function.owner
        else { return nil }
        return call(function, on: .type(owner), arguments)
    }

    private func extreme(_ arguments: Arguments, isMaximum: Bool) -> Value {
        let numbers = arguments.all.compactMap { number($0.value)?.literal }
        guard numbers.count == arguments.all.count, let value = isMaximum ? numbers.max() : numbers.min() else {
            return makeUnknown(text(of: arguments.node))
        }
        return .number(LinearNumber(value).withKind(kind(of: arguments)))
    }

    /// The kind of numbers that arguments of one type have.
    func kind(of arguments: Arguments) -> LinearNumber.Kind {
        arguments.all.compactMap { number($0.value)?.kind }.reduce(.literal) { $0.joined(with: $1) }
    }

    /// Whether a closure assigns to none of its parameters, so that what is passed to be changed stays the same object.
    private func leavesObjects(passedTo function: Value) -> Bool {
        guard case .closure(let id) = function, let closure = ClosureExpression(closures[id.index].node) else {
            return false
        }
        let names = Set(closure.parameters.compactMap(\.name))
        return !closure.node.contains { node in
            guard let name = node.assigned?.ownName else { return false }
            return names.contains(name) || name.hasPrefix("$")
        }
    }

    private static let harmlessFunctions: Set<String> = [
        "print", "debugPrint", "NSLog", "assert", "precondition", "NSLocalizedString", "dispatchPrecondition",
        "withUnsafePointer", "autoreleasepool", "String", "os_log",
    ]

    // MARK: Methods

    private func evaluate(_ call: CallExpression, _ access: MemberAccess) -> Value {
        guard let base = access.base else {
            let arguments = arguments(of: call)
            if call.isItemInitializer { return itemConstraint(arguments) }
            if let head = implicitHead, head.node == access.node {
                return method(access.name, of: .type(head.type), arguments)
            }
            return .member(Value.Member(name: access.name, payload: fields(arguments)))
        }
        if NameExpression(base)?.isSuper == true {
            return superMethod(access.name, arguments(of: call))
        }
        let receiver = evaluate(base)
        if let value = mutatingMethod(access.name, receiver, base, call) { return value }
        return method(access.name, of: receiver, arguments(of: call))
    }

    private func superMethod(_ name: String, _ arguments: Arguments) -> Value {
        let above = ancestryAboveFrame
        if name == "init" {
            superInitializer(above, arguments)
            return .void
        }
        if let function = overload(methods(name, above, arguments), arguments) {
            return call(function, on: frame.receiver, arguments)
        }
        // UIKit's own implementation does nothing to the layout that is not modelled.
        if let object = frame.receiver.object, UIKitMembers.isMethod(name, of: above) {
            return builtInMethod(name, of: object, arguments) ?? .unknown
        }
        if above.contains(nil) { escape(arguments, of: name) }
        return .unknown
    }

    func method(_ name: String, of receiver: Value, _ arguments: Arguments) -> Value {
        switch receiver {
        case .none: return .none
        case .object(let id): return method(name, of: id, arguments)
        case .type(let type):
            if name == "init" { return make(type, arguments) }
            return staticMethod(name, of: type, arguments)
        case .void:
            if let function = overload(program.functions(name, in: frame.file), arguments) {
                return call(function, on: .void, arguments)
            }
        case .list(let elements): return listMethod(name, elements, arguments)
        case .anchor(let anchor):
            if let value = anchorMethod(name, anchor, arguments) { return value }
            let functions = anchor.ancestry.flatMap { program.functions(name, of: [$0], in: frame.file) }
            if let function = overload(functions, arguments) { return call(function, on: receiver, arguments) }
        case .snap(let snap):
            if let value = snapMethod(name, snap, arguments) { return value }
            let functions = program.functions(name, of: ancestry(of: snap), in: frame.file)
            if let function = overload(functions, arguments) { return call(function, on: receiver, arguments) }
        case .closure where name == "callAsFunction": return invoke(receiver, arguments)
        case .structure(let structure):
            let functions = program.functions(name, of: ancestry(ofType: structure.type), in: frame.file)
            if let function = overload(functions, arguments) { return call(function, on: receiver, arguments) }
            if let value = optionSetMethod(name, structure, arguments) { return value }
            if let field = structure.fields[name] { return invoke(field, arguments) }
        case .number(let number):
            if let value = numberMethod(name, number, arguments) { return value }
        case .unknown:
            if let value = addedMethod(name, arguments) { return value }
            if name == "removeFromSuperview" { removeUnknownView(arguments.node) }
            if name == "forEach", case .closure(let body)? = arguments.first {
                return forEachOfUnknown(body, arguments.node)
            }
            changeUnknownConstraints(name, arguments)
        case .dictionary(let pairs):
            if let value = dictionaryMethod(name, pairs, arguments) { return value }
        case .hidden(let view): return hiddenMethod(name, view, arguments)
        case .member(let member):
            if let value = enumMethod(name, member, arguments) { return value }
        case .choice(let choice):
            return onEach(of: choice, named: text(of: arguments.node)) { self.method(name, of: $0, arguments) }
        case .string, .bool, .truth, .tuple, .function, .closure: break
        }
        unreadCalls += 1
        if isNotice(name, arguments) || isRegistration(name, arguments)
            || receiver.isUnknown && isHarmless(name, arguments)
        {
            return .unknown
        }
        // A method of an anchor that is not UIKit's may make a constraint.
        escape(receiver)
        escape(arguments, of: name)
        return .unknown
    }

    /// A method that changes constraints where it is not known which: SnapKit's `Constraint` has these.
    private func changeUnknownConstraints(_ name: String, _ arguments: Arguments) {
        switch name {
        case "deactivate", "uninstall": mayChangeStored = true
        case "activate", "install":
            mayChangeStored = true
            noteUnknownRelation()
        case "makeConstraints", "remakeConstraints": noteUnknownRelation()
        case "removeConstraints": unknownRemovals.takesConstraints = true
        case "update" where ["offset", "inset", "priority"].contains(arguments.all.first?.label): mayChangeStored = true
        default: break
        }
    }

    /// A method of an enum of the project. Nil if its type is not known, or has no such method.
    private func enumMethod(_ name: String, _ member: Value.Member, _ arguments: Arguments) -> Value? {
        guard let type = member.type else { return nil }
        let functions = program.functions(name, of: ancestry(ofType: type), in: frame.file).filter { !$0.isStatic }
        return overload(functions, arguments).map { call($0, on: .member(member), arguments) }
    }

    private func method(_ name: String, of id: ObjectID, _ arguments: Arguments) -> Value {
        if let value = visibilityMethod(name, of: id, arguments) { return value }
        if name == "value", arguments.isLookupByKey { unknownRemovals.listsOwn = true }
        if name == "setValue", arguments.all.last?.label?.hasPrefix("forKey") == true { open(id) }
        if isStoredConstraintMethod(name, of: id), let value = builtInMethod(name, of: id, arguments) { return value }
        let ancestry = ancestry(of: id)
        let functions = methods(name, ancestry, arguments).filter { !$0.isStatic }
        if let function = overload(functions, arguments) {
            if meansUIKits(function, arguments, id), let value = builtInMethod(name, of: id, arguments) { return value }
            if canExecute(function, on: id) { return call(function, on: .object(id), arguments) }
            unreadCalls += 1
            escape(arguments, of: name)
            // A foreign class may place itself by what it is given, or by its superview.
            if !arguments.all.flatMap(\.value.objects).isEmpty || places(function, ancestry, byFrame: false) {
                open(id)
            }
            if function.returnsSelf { return .object(id) }
            // What it returns may be the object, which other calls then place.
            if let result = function.declaration?.result?.name,
                result == "Self" || ancestry.contains(result) && !UIKitClass.isKnown(result)
            {
                open(id)
            }
            return .unknown
        }
        if functions.isEmpty, program.properties(name, of: ancestry, in: frame.file).contains(where: { !$0.isStatic }) {
            return invoke(member(name, of: id, at: arguments.node), arguments)
        }
        let mayFit = functions.contains { fits($0, arguments) }
        if !mayFit, let value = builtInMethod(name, of: id, arguments) {
            return value
        }
        if name == "init", !mayFit, isView(id), let foreign = self[id].type,
            program.type(foreign, in: type.file) == nil
        {
            initialize(id, foreign, ancestry, arguments)
            return .void
        }
        if functions.isEmpty, let value = thenMethod(name, of: id, arguments) { return value }
        if isForeignInstance(id) {
            if name == "removeFromSuperview" { note(.remove(id), at: arguments.node) }
            changeUnknownConstraints(name, arguments)
        }
        if !isHarmless(name, arguments) {
            escape(arguments, of: name)
            // One of several of the project that types would tell apart may do what its name does not say.
            if mayFit { open(id) } else { openReceiver(id, of: name, arguments) }
        }
        // UIKit's own method, of which the class declares others by the name.
        let isForeign = UIKitMembers.isHarmless(name) && !mayFit
        if id == .root, !functions.isEmpty, !isForeign {
            // One of several own methods that types would tell apart: it may do anything.
            hasUnknownConstraints = true
            mayChangeStored = true
        }
        return .unknown
    }

    /// What a method that is not among the sources may do to its receiver.
    private func openReceiver(_ id: ObjectID, of name: String, _ arguments: Arguments) {
        let getsMore = arguments.all.contains { isViewOrClosure($0.value) }
        let isStatement = arguments.node.parent.map { MemberAccess($0) == nil && $0.kind != .argument } ?? true
        if UIKitMembers.leavesReceiver(name, onlyActs: isStatement && !getsMore) { return }
        if getsMore { open(id) } else { openAlone(id) }
    }

    /// Whether a call of a method that is not among the sources leaves the layout as it is.
    func isHarmless(_ name: String, _ arguments: Arguments) -> Bool {
        UIKitMembers.isHarmless(name)
            && !(UIKitMembers.takesNoView(name)
                && arguments.all.contains { $0.label == nil && $0.value.objects.contains(where: isView) })
    }

    private func isViewOrClosure(_ value: Value) -> Bool {
        if case .closure = value { return true }
        return value.objects.contains(where: isView)
    }

    /// Whether a call means UIKit's method and none that the project adds to its classes under the same name: one that
    /// calls its own name on its object has UIKit's in mind, which takes other types, and where both fit Swift takes
    /// the one without default values.
    private func meansUIKits(_ function: FunctionInfo, _ arguments: Arguments, _ id: ObjectID) -> Bool {
        guard UIKitMembers.isOverloaded(function.name, arguments.labels, ancestry(of: id)),
            let body = function.declaration?.body?.node, let owner = function.owner, UIKitClass.isKnown(owner),
            !arguments.all.contains(where: \.value.isList)
        else { return false }
        let hasDefaults = function.parameters.count > arguments.all.count
        let takesOne = function.parameters.first.map { !$0.isArray && !$0.isVariadic } ?? false
        if hasDefaults, takesOne { return true }
        return running.contains(body) && frame.receiver.object == id
            && !arguments.all.contains(where: \.value.isUnknown)
    }

    /// A method of a foreign object of the project works on views that are not known here. A method that an extension
    /// adds to UIKit's classes works on the view itself.
    private func canExecute(_ function: FunctionInfo, on id: ObjectID) -> Bool {
        if id == .root { return true }
        guard let owner = function.owner, let declared = program.type(owner, in: type.file) else { return true }
        return !declared.isClass
    }

    private func staticMethod(_ name: String, of type: String, _ arguments: Arguments) -> Value {
        let functions = program.functions(name, of: ancestry(ofType: type), in: frame.file).filter(\.isStatic)
        if let function = overload(functions, arguments), !handsOnToUIKit(function, of: type, arguments) {
            return call(function, on: .type(type), arguments)
        }
        if let value = builtInStatic(name, of: type, arguments) { return value }
        if name.beginsLikeAType, let nested = program.type("\(type).\(name)", in: frame.file) {
            return make(nested.name, arguments)
        }
        if program.hasCase(name, type) { return caseValue(name, fields(arguments), of: type) }
        unreadCalls += 1
        if isRegistration(name, arguments) { return .unknown }
        if functions.isEmpty, program.type(type, in: frame.file) == nil, loadsImage(name, arguments) { return .unknown }
        for argument in arguments.all { escape(argument.value) }
        return .unknown
    }

    /// Whether a function of the project has the name of UIKit's that activates or deactivates the constraints of a
    /// list, and is for lists of lists or the like: it hands them on to UIKit's.
    private func handsOnToUIKit(_ function: FunctionInfo, of type: String, _ arguments: Arguments) -> Bool {
        guard type == "NSLayoutConstraint", ["activate", "deactivate"].contains(function.name),
            let parameter = function.parameters.first, function.parameters.count == 1, parameter.label == nil
        else { return false }
        return parameter.element != "NSLayoutConstraint" && arguments.first?.isList == true
    }

    /// Calls an operator that the project declares. Nil if it declares none that fits, or several. An operand that is
    /// passed to be changed is not known then.
    func operatorFunction(_ name: String, _ operands: [Value], at node: SyntaxNode) -> Value? {
        let added = operands.flatMap { operand in
            ancestry(ofOperand: operand).map { program.functions(name, of: $0, in: frame.file).filter(\.isStatic) }
                ?? []
        }
        // Both operands may be of the type that declares it.
        var functions: [FunctionInfo] = []
        for function in program.functions(name, in: frame.file) + added
        where function.parameters.count == operands.count && !functions.contains(where: { $0.node == function.node }) {
            functions.append(function)
        }
        guard !functions.isEmpty else { return nil }
        let arguments = Arguments(
            all: operands.map { Arguments.One(label: nil, value: $0, node: node) }, node: node)
        let result = overload(functions, arguments).map { function in
            call(function, on: function.owner.map { .type($0) } ?? .void, arguments)
        }
        if functions.contains(where: { $0.declaration?.parameters.contains { $0.type?.isInout == true } == true }) {
            let operand =
                BinaryExpression(node)?.left ?? PrefixExpression(node)?.operand ?? PostfixExpression(node)?.operand
            if let operand { forget(operand) }
        }
        return result
    }

    /// The types of a value in which operators may be declared; nil if none is known.
    private func ancestry(ofOperand value: Value) -> Ancestry? {
        switch value {
        case .structure(let structure): ancestry(ofType: structure.type)
        case .object(let id): ancestry(of: id)
        case .anchor(let anchor): program.ancestry(anchor.ancestry)
        case .number: program.numbers
        default: nil
        }
    }
}

extension CallExpression {
    /// Whether an argument is passed to be changed: `change(&copy)`.
    fileprivate var passesInout: Bool { arguments.contains { $0.value.kind == .inoutExpression } }
}
