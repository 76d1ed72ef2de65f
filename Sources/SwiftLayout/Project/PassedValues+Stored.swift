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
        guard let base = access.base, !base.hasText("self") else { return nil }
        return stored(access.name, of: type(of: base, in: file))
    }

    /// Whether something may set a property that its own class does not set. What is set of an object of another type
    /// is another property.
    func maySet(_ property: PropertyInfo) -> Bool {
        guard property.isSetByNameAlone, files.count > 1, let types = types(having: property) else { return true }
        return files.contains { file in
            guard let bytes = bytes(of: file) else { return false }
            return bytes.uses(of: property.name).filter(bytes.mayBeAssigned).contains { word in
                guard file != property.file, let tree = tree(file) else { return true }
                return mayMean(tree.root.innermost(at: UTF8Offset(word.lowerBound)), types, in: file)
            }
        }
    }

    /// The full names of the types whose objects have a property.
    private func types(having property: PropertyInfo) -> [String]? {
        property.owner.flatMap { program.type($0, in: property.file) }.map(withHeirs)
    }

    /// The full names of a type and those below.
    private func withHeirs(_ type: TypeInfo) -> [String] { ([type] + program.classes(below: type)).map(\.name) }

    /// Whether a name in code may mean a member of a class: an object may be known as one of a class that it inherits
    /// from.
    func mayMean(_ leaf: SyntaxNode, memberOf type: String, in file: FileID) -> Bool {
        guard let declared = program.type(type, in: own.file) else { return true }
        let types = program.ancestry(of: type, in: own.file).types.compactMap { $0 }
        return mayMean(leaf, withHeirs(declared) + types, in: file)
    }

    /// Whether a name in code may mean a property of one of some types.
    private func mayMean(_ leaf: SyntaxNode, _ types: [String], in file: FileID) -> Bool {
        if let base = base(of: leaf) { return !isOther(base, than: types, in: file) }
        return program.type(at: leaf, in: file).map { types.contains($0.name) || $0.isProtocol } ?? true
    }

    /// The object whose member a name is; nil for a name alone, or a member of `self`.
    private func base(of leaf: SyntaxNode) -> SyntaxNode? {
        guard let access = leaf.parent.flatMap(MemberAccess.init), access.nameRange.start == leaf.start else {
            return nil
        }
        return access.base.flatMap { $0.hasText("self") ? nil : $0 }
    }

    /// The expressions that code of the project gives a stored property, nil among them where it begins with that; nil
    /// if it may be given others.
    ///
    /// - Complexity: O(length of the project's texts).
    func given(to property: PropertyInfo) -> [(node: SyntaxNode?, file: FileID)]? {
        guard let owner = property.owner, let type = program.type(owner, in: property.file),
            let types = types(having: property)
        else { return nil }
        let isOwn = property.isLet || property.isPrivate
        // A file that is read by itself has no callers to look for.
        guard isOwn || files.count > 1 else { return nil }
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
        let isReplaced = !initializers.isEmpty && initializers.allSatisfy { $0.sets(property.name) }
        let hasFirstValue = property.initialValue != nil || property.isOptional && !property.isLet
        if hasFirstValue, !isReplaced { given.append((property.initialValue, property.file)) }
        return given
    }

    /// What assignments in a file give a property; nil if code may set it in another way.
    ///
    /// - Parameter types: the full names of the type that has it and of those below.
    private func assigned(_ property: PropertyInfo, of types: [String], in file: FileID) -> [SyntaxNode]? {
        guard let bytes = bytes(of: file) else { return [] }
        var values: [SyntaxNode] = []
        for word in bytes.uses(of: property.name) where bytes.mayBeAssigned(word) {
            guard let tree = tree(file) else { return nil }
            let leaf = tree.root.innermost(at: UTF8Offset(word.lowerBound))
            guard mayMean(leaf, types, in: file) else { continue }
            // A constant is set by its own initializers alone.
            if property.isLet, base(of: leaf) != nil { continue }
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
                [type.name.lastName, "init", "Self"].contains(call.callee.lastName ?? "")
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
