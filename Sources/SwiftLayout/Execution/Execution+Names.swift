import SourceText
import SwiftSource

extension Execution {
    /// What a name stands for: a local, a member of `self`, a global, a type.
    func value(ofName name: String, at node: SyntaxNode) -> Value {
        switch name {
        case "self": return frame.receiver
        case "super": return frame.receiver
        case "Self": return frame.type.map { .type($0) } ?? .unknown
        default: break
        }
        if let declaring = scope.declaring(name) { return declaring.values[name] ?? .unknown }
        if let (scope, function) = scope.declaringFunction(name) { return .closure(makeClosure(function, in: scope)) }
        if let value = ownMember(name, at: node) { return value }
        if let variable = program.variable(name, in: frame.file) { return value(ofConstant: variable) }
        if !program.functions(name, in: frame.file).isEmpty {
            return .function(FunctionValue(receiver: .void, name: name))
        }
        if let type = program.type(name, from: frame.type, in: frame.file) { return .type(type.name) }
        if name.first?.isUppercase == true { return .type(program.foreignName(name)) }
        return .unknown
    }

    /// The member of `self` that a plain name stands for: of the value, or of the type in a static context.
    private func ownMember(_ name: String, at node: SyntaxNode) -> Value? {
        switch frame.receiver {
        case .object(let id):
            if hasMember(name, id) { return member(name, of: id, at: node) }
        case .structure(let structure):
            if let value = structure.fields[name] { return value }
            if let value = projectMember(name, of: frame.receiver, type: structure.type, at: node) { return value }
        case .type(let type):
            if let value = staticMember(name, of: type) { return value }
        default: break
        }
        // Static members of the types around are in scope by their plain names in static contexts only, but nested
        // constants are looked up by type, so nothing is lost here.
        return nil
    }

    /// Whether objects of the class have a member of the name, declared by the project or known of UIKit.
    private func hasMember(_ name: String, _ id: ObjectID) -> Bool {
        let ancestry = ancestry(of: id)
        let file = frames.last?.file
        if !program.properties(name, of: ancestry, in: file).isEmpty { return true }
        if !program.functions(name, of: ancestry, in: file).isEmpty { return true }
        if self[id].fields[name] != nil { return true }
        return UIKitMembers.isProperty(name, of: ancestry) || UIKitMembers.isMethod(name, of: ancestry)
    }

    /// The classes of an object, nearest first; nil in it for a class that is not known.
    func ancestry(of id: ObjectID) -> [String?] {
        guard let type = self[id].type else { return [nil] }
        return ancestry(ofType: type)
    }

    func ancestry(ofType type: String) -> [String?] {
        if let known = ancestries[type] { return known }
        let found = program.ancestry(of: type, in: self.type.file)
        ancestries[type] = found
        return found
    }

    // MARK: Constants

    /// A static member of a type: a constant, a case, a nested type. Nil if the type has none of the name.
    func staticMember(_ name: String, of type: String) -> Value? {
        if name == "self" { return .type(type) }
        let ancestry = ancestry(ofType: type)
        let properties = program.properties(name, of: ancestry, in: frames.last?.file).filter(\.isStatic)
        if !properties.isEmpty { return onlyStatic(properties).map(value(ofStatic:)) ?? .unknown }
        if program.cases(of: type).contains(name) { return .member(Value.Member(name: name)) }
        if program.functions(name, of: ancestry, in: frames.last?.file).contains(where: \.isStatic) {
            return .function(FunctionValue(receiver: .type(type), name: name))
        }
        if let nested = program.type(name, from: type, in: frames.last?.file) { return .type(nested.name) }
        return nil
    }

    /// The static property among those of a name; of several that of the file, as it may be private there.
    func onlyStatic(_ properties: [PropertyInfo]) -> PropertyInfo? {
        let all = properties.filter(\.isStatic)
        if all.count <= 1 { return all.first }
        let near = all.filter { $0.file == frames.last?.file }
        return near.count == 1 ? near[0] : nil
    }

    func value(ofStatic property: PropertyInfo) -> Value { value(ofConstant: property) }

    /// The value of a global or static constant. That of a variable is unknown, unless it holds a view.
    func value(ofConstant property: PropertyInfo) -> Value {
        // A computed one may make something new each time.
        if property.isComputed { return evaluateConstant(property) }
        if let known = constants[property.binding] { return known ?? .unknown }
        constants[property.binding] = .some(nil)
        let value = evaluateConstant(property)
        constants[property.binding] = value
        return value
    }

    private func evaluateConstant(_ property: PropertyInfo) -> Value {
        guard frames.count < Self.deepest else {
            cut()
            return .unknown
        }
        if property.isComputed {
            guard let getter = getter(of: property) else { return .unknown }
            return run(
                getter,
                Frame(
                    receiver: property.owner.map { .type($0) } ?? .void, type: property.owner, file: property.file,
                    scope: Scope(), isOwn: false, call: nil))
        }
        guard property.isLet, let initial = property.initialValue else {
            return placeholder(ofType: property.type, named: property.name)
        }
        frames.append(
            Frame(
                receiver: property.owner.map { .type($0) } ?? .void, type: property.owner, file: property.file,
                scope: Scope(), isOwn: false, call: nil))
        defer { frames.removeLast() }
        let value = evaluate(initial)
        if case .member(let member) = value, property.type == nil { return .member(member) }
        return numeric(value, type: property.type)
    }

    /// A value of a numeric type written as a member: `static let padding: CGFloat = .small`.
    func numeric(_ value: Value, type: String?) -> Value {
        guard let type, Self.numberTypes.contains(type),
            let number = number(value, isPriority: type.hasSuffix("Priority"))
        else { return value }
        return .number(number)
    }

    static let numberTypes: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "UInt", "NSNumber", "TimeInterval", "UILayoutPriority",
        "ConstraintPriority",
        "ConstraintOffsetTarget", "ConstraintInsetTarget",
    ]

    /// A value that code elsewhere gives: a number of a type is an unknown number, a view an object that is placed
    /// elsewhere.
    func placeholder(ofType type: String?, named name: String) -> Value {
        guard let type else { return .unknown }
        if Self.numberTypes.contains(type) { return makeUnknown(name) }
        return .unknown
    }
}
