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
        if let local = scope.declaring(name)?.value { return local }
        if let (scope, function) = scope.declaringFunction(name) { return .closure(makeClosure(function, in: scope)) }
        if let value = ownMember(name, at: node) { return value }
        if let variable = program.variable(name, in: frame.file) { return value(ofConstant: variable) }
        if !program.functions(name, in: frame.file).isEmpty {
            return .function(FunctionValue(receiver: .void, name: name))
        }
        if let type = program.type(name, from: frame.type, in: frame.file) { return .type(type.name) }
        if name.beginsLikeAType { return .type(program.foreignName(name)) }
        // `$00` is `$0`.
        if name.hasPrefix("$0"), name.utf8.count > 2, let number = Int(name.dropFirst()) {
            return value(ofName: "$\(number)", at: node)
        }
        return .unknown
    }

    /// The member of `self` that a plain name stands for: of the value, or of the type in a static context.
    private func ownMember(_ name: String, at node: SyntaxNode) -> Value? {
        switch frame.receiver {
        case .object(let id):
            if hasProperty(name, id) || hasMethod(name, id) { return member(name, of: id, at: node) }
        case .structure(let structure):
            if let value = structure.fields[name] { return value }
            let ancestry = ancestry(ofType: structure.type)
            if let value = projectMember(name, of: frame.receiver, ancestry, at: node) { return value }
        case .type(let type):
            if let value = staticMember(name, of: type) { return value }
        case .snap(let snap):
            if SnapAttribute.named(name) != nil || name == "target"
                || !program.properties(name, of: self.ancestry(of: snap), in: frame.file).isEmpty
            {
                return member(name, of: frame.receiver, at: node)
            }
        case .unknown where isInUnknownView: return member(name, of: .unknown, at: node)
        default: break
        }
        // Static members of the types around are in scope by their plain names in static contexts only, but nested
        // constants are looked up by type, so nothing is lost here.
        return nil
    }

    /// Whether an object has a property of the name: one of the project's, one that code assigned, or one of UIKit's.
    private func hasProperty(_ name: String, _ id: ObjectID) -> Bool {
        let ancestry = ancestry(of: id)
        return !program.properties(name, of: ancestry, in: frame.file).isEmpty || field(name, of: id) != nil
            || UIKitMembers.isProperty(name, of: ancestry)
    }

    /// Whether an object has a method of the name, of the project or of UIKit.
    func hasMethod(_ name: String, _ id: ObjectID) -> Bool {
        let ancestry = ancestry(of: id)
        return !program.functions(name, of: ancestry, in: frame.file).isEmpty
            || UIKitMembers.isMethod(name, of: ancestry) || isStoredConstraintMethod(name, of: id)
    }

    /// The classes of an object, nearest first; nil in it for a class that is not known.
    func ancestry(of id: ObjectID) -> Ancestry {
        if let known = objects[id.index].ancestry { return known }
        let found: Ancestry
        if let type = objects[id.index].type {
            // A project may extend SnapKit's class, whose sources are not among its own.
            if case .snapConstraint = objects[id.index].kind { return program.ancestry([type]) }
            found = ancestry(ofType: type)
        } else {
            found = program.ancestry([nil])
        }
        objects[id.index].ancestry = found
        return found
    }

    func ancestry(ofType type: String) -> Ancestry {
        if let known = ancestries[type] { return known }
        let found = program.ancestry(of: type, in: self.type.file)
        ancestries[type] = found
        return found
    }

    /// Whether the class that is read inherits from one that is not known, or others may inherit from it of which that
    /// is not known: their code may place any view.
    var isHierarchyUnknown: Bool { ancestry(ofType: type.name).contains(nil) || program.hasUnknownHeirs(type) }

    /// The name of a property of the object whose code is executed: of `self.style`, and of `style` where no local name
    /// hides it. Nil for any other expression.
    func propertyName(_ node: SyntaxNode) -> String? {
        guard let name = node.ownName, node.kind == .memberAccess || scope.declaring(name) == nil else { return nil }
        return name
    }

    // MARK: Constants

    /// A static member of a type: a constant, a case, a nested type. Nil if the type has none of the name.
    func staticMember(_ name: String, of type: String) -> Value? {
        if name == "self" { return .type(type) }
        let ancestry = ancestry(ofType: type)
        let properties = program.properties(name, of: ancestry, in: frame.file).filter(\.isStatic)
        if !properties.isEmpty { return onlyStatic(properties).map(value(ofConstant:)) ?? .unknown }
        if program.hasCase(name, type) { return .member(Value.Member(name: name, type: type)) }
        if name == "allCases", let cases = program.allCases(of: type) {
            return .list(cases.map { .member(Value.Member(name: $0, type: type)) })
        }
        if program.functions(name, of: ancestry, in: frame.file).contains(where: \.isStatic) {
            return .function(FunctionValue(receiver: .type(type), name: name))
        }
        if let nested = program.type(name, from: type, in: frame.file) { return .type(nested.name) }
        return nil
    }

    /// The static property among those of a name; of several that of the file, as it may be private there.
    func onlyStatic(_ properties: [PropertyInfo]) -> PropertyInfo? {
        let all = properties.filter(\.isStatic)
        if all.count <= 1 { return all.first }
        let near = all.filter { $0.file == frame.file }
        return near.count == 1 ? near[0] : nil
    }

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
        let frame = frame(of: property, on: property.owner.map { .type($0) } ?? .void)
        if property.isComputed { return property.accessor("get")?.body.map { run($0, frame) } ?? .unknown }
        guard property.isLet, let initial = property.initialValue else {
            return placeholder(ofType: property.type, named: property.name, mayBeNil: property.isOptional)
        }
        frames.append(frame)
        defer { frames.removeLast() }
        let value = typed(evaluate(initial), as: property.type, of: property.owner, at: initial)
        return property.isTyped ? numeric(value, type: property.type) : untyped(value)
    }

    /// A value of a numeric type written as a member: `static let padding: CGFloat = .small`.
    func numeric(_ value: Value, type: String?) -> Value {
        guard let type, Self.numberTypes.contains(type),
            let number = number(value, isPriority: type.hasSuffix("Priority"))
        else { return value }
        return .number(Self.integerTypes.contains(type) ? number.asInteger : number.withKind(.real))
    }

    /// The first value of a variable or constant whose type is not written.
    func untyped(_ value: Value) -> Value {
        switch value {
        case .number(let number): .number(number.defaultingToInteger)
        case .list(let elements): .list(elements.map(untyped))
        default: value
        }
    }

    static let integerTypes: Set<String> = ["Int", "UInt"]

    static let numberTypes: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "UInt", "NSNumber", "TimeInterval", "UILayoutPriority",
        "ConstraintPriority", "ConstraintOffsetTarget", "ConstraintInsetTarget",
    ]

    /// A value that code elsewhere gives: of a numeric type, a number of its own.
    func placeholder(ofType type: String?, named name: String, mayBeNil: Bool = false) -> Value {
        guard let type else { return .unknown }
        if Self.numberTypes.contains(type) { return numeric(makeUnknown(name, mayBeNil: mayBeNil), type: type) }
        return type == "Bool" && !mayBeNil ? makeTruth(name) : .unknown
    }
}

extension String {
    /// Whether it begins with a capital letter of ASCII, as the names of types do.
    var beginsLikeAType: Bool { utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false }
}
