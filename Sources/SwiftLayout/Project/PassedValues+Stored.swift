import LayoutModel
import SourceText
import SwiftSource

extension PassedValues {
    /// A property of a type in which its objects keep a value that only code of the project gives them, by the
    /// property's name: nothing decodes it, and no class below has one of its own.
    func stored(_ name: String, of type: TypeInfo?) -> PropertyInfo? {
        guard let type, type.isClass || type.isValueType, !type.isDecoded else { return nil }
        let found = type.members.properties(name)
        guard found.count == 1, let property = found.first, !property.isStatic, !property.isComputed, !property.isLazy,
            property.isSetByNameAlone
        else { return nil }
        return property
    }

    /// The property that a member of another object means, by the type that code writes for that object.
    func stored(_ access: MemberAccess, in file: FileID) -> PropertyInfo? {
        guard let base = access.base, let name = base.ownName, name != "self" else { return nil }
        let context = program.type(at: access.node, in: file)
        let written: String?
        switch base.kind == .memberAccess ? .property : Self.meaning(of: name, at: base) {
        case .parameter(let function): written = function.parameters.first { $0.name == name }?.type?.name
        case .local(let pattern): written = pattern.parent?.child(.type).flatMap(TypeReference.init)?.name
        case .property: written = context?.members.properties(name).first?.type
        case nil: written = nil
        }
        return stored(access.name, of: written.flatMap { program.type($0, from: context?.name, in: file) })
    }

    /// The expressions that code of the project gives a stored property, nil among them where it begins with that; nil
    /// if it may be given others.
    ///
    /// - Complexity: O(length of the project's texts).
    func given(to property: PropertyInfo) -> [(node: SyntaxNode?, file: FileID)]? {
        guard let owner = property.owner, let type = program.type(owner, in: property.file) else { return nil }
        let isOwn = property.isLet || property.isPrivate
        // A file that is read by itself has no callers to look for.
        guard isOwn || files.count > 1 else { return nil }
        let types = ([type] + program.classes(below: type)).map(\.name)
        var given: [(SyntaxNode?, FileID)] = []
        for file in isOwn ? [property.file] : files {
            guard let assigned = assigned(property, of: types, in: file) else { return nil }
            given += assigned.map { ($0, file) }
        }
        let initializers = type.designated
        if type.isValueType, initializers.isEmpty {
            for file in files {
                guard let passed = passedMemberwise(property, of: type, in: file) else { return nil }
                given += passed.map { ($0, file) }
            }
        }
        if !initializers.allSatisfy({ $0.sets(property.name) }) || initializers.isEmpty {
            if property.initialValue != nil || property.isOptional && !property.isLet {
                given.append((property.initialValue, property.file))
            }
        }
        return given
    }

    /// What assignments in a file give a property; nil if code may set it in another way.
    ///
    /// - Parameter types: the full names of the type that has it and of those below.
    private func assigned(_ property: PropertyInfo, of types: [String], in file: FileID) -> [SyntaxNode]? {
        guard let bytes = bytes(of: file) else { return [] }
        let names = types.map(\.lastName)
        lazy var namesType = file == property.file || names.contains { bytes.firstWord($0, from: 0) != nil }
        var values: [SyntaxNode] = []
        for word in bytes.uses(of: property.name) where bytes.mayBeAssigned(word) {
            let object = bytes.base(before: word.lowerBound) ?? ""
            guard namesType || bytes.isHandedOn(word) || names.contains(where: { $0.isClass(ofObjectNamed: object) })
            else { continue }
            guard let tree = tree(file) else { return nil }
            let leaf = tree.root.innermost(at: UTF8Offset(word.lowerBound))
            let access = leaf.parent.flatMap(MemberAccess.init)
            let base = access?.nameRange.start.value == word.lowerBound ? access?.base : nil
            let isOwn = base?.hasText("self") ?? true
            if isOwn, let around = program.type(at: leaf, in: file), !types.contains(around.name) { continue }
            // A constant is set by its own initializers alone.
            if !isOwn, property.isLet { continue }
            let assignment = leaf.ancestors.lazy.compactMap(AssignmentExpression.init).first
            guard let assignment, assignment.target.range.end.value == word.upperBound else { return nil }
            values.append(assignment.value)
        }
        return values
    }

    /// What calls in a file pass to the initializer that a structure has without writing one; nil if that is not known.
    private func passedMemberwise(_ property: PropertyInfo, of type: TypeInfo, in file: FileID) -> [SyntaxNode]? {
        guard let bytes = bytes(of: file) else { return [] }
        var values: [SyntaxNode] = []
        for word in bytes.uses(of: property.name) where bytes[word.upperBound...].first == UInt8(ascii: ":") {
            // Most files have neither the type nor a call without its name.
            guard bytes.hasText(type.name.lastName) || bytes.hasText(".init(") else { return values }
            guard let tree = tree(file) else { return nil }
            let argument = tree.root.innermost(at: UTF8Offset(word.lowerBound)).parent.flatMap(Argument.init)
            guard let argument, let call = argument.node.parent.flatMap(CallExpression.init),
                [type.name.lastName, "init", "Self"].contains(call.callee.lastName)
            else { continue }
            values.append(argument.value)
        }
        return values
    }
}

extension TypeInfo {
    /// The initializers that all others call, but for the one for documents.
    fileprivate var designated: [FunctionDeclaration] {
        declaration.members.compactMap(FunctionDeclaration.init).filter { function in
            function.isInitializer && !function.hasModifier("convenience")
                && function.parameters.first?.label != "coder"
        }
    }

    /// Whether its objects may be made of data, whose values no code writes.
    fileprivate var isDecoded: Bool {
        members.inherited.contains { name in
            ["Codable", "Decodable", "Mappable", "HandyJSON", "ManagedObject"].contains { name.contains($0) }
        }
    }
}

extension FunctionDeclaration {
    /// Whether it always assigns a property of its object.
    fileprivate func sets(_ property: String) -> Bool {
        (body?.statements ?? []).contains { AssignmentExpression($0)?.target.ownName == property }
    }
}

extension SyntaxNode {
    /// The name, or that of the member.
    fileprivate var lastName: String { MemberAccess(self)?.name ?? NameExpression(self)?.name ?? "" }
}
