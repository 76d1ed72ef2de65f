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

    /// The type of the project that an object has.
    func type(of object: SyntaxNode, in file: FileID) -> TypeInfo? { type(of: object, in: file, depth: 0) }

    private func type(of object: SyntaxNode, in file: FileID, depth: Int) -> TypeInfo? {
        typeName(of: object, in: file, depth: depth).flatMap(type)
    }

    private func type(_ written: WrittenType) -> TypeInfo? {
        program.type(written.name, from: program.type(at: written.node, in: written.file)?.name, in: written.file)
    }

    /// Whether an object is certainly of none of some types. A type itself is no object.
    private func isOther(_ object: SyntaxNode, than types: [String], in file: FileID) -> Bool {
        if object.isTypeName { return true }
        guard let written = typeName(of: object, in: file) else { return false }
        guard let found = type(written) else { return UIKitClass.isKnown(written.name) }
        return (found.isClass || found.isValueType) && !types.contains(found.name)
    }

    /// A type as code writes it, and where.
    private struct WrittenType {
        var name: String
        var node: SyntaxNode
        var file: FileID
    }

    /// The type that code writes for an object: where it is made or cast, or where a variable or a parameter is
    /// declared.
    private func typeName(of object: SyntaxNode, in file: FileID, depth: Int = 0) -> WrittenType? {
        guard depth < 4 else { return nil }
        let object = object.unwrapped
        func written(_ name: String?, at node: SyntaxNode) -> WrittenType? {
            name.map { WrittenType(name: $0, node: node, file: file) }
        }
        switch object.kind {
        case .forceUnwrap, .optionalChain:
            return object.child(.base).flatMap { typeName(of: $0, in: file, depth: depth) }
        case .cast: return written(CastExpression(object)?.type?.name, at: object)
        case .call:
            guard let callee = CallExpression(object)?.callee else { return nil }
            let access = MemberAccess(callee)
            let made = access?.name == "init" ? access?.base : callee
            let name = made.flatMap(NameExpression.init)?.name
            return written(name.flatMap { $0.beginsLikeAType ? $0 : nil }, at: object)
        default: break
        }
        if let access = MemberAccess(object), let base = access.base, !base.hasText("self") {
            return typeName(of: access.name, in: type(of: base, in: file, depth: depth + 1), depth)
        }
        guard let name = object.ownName else { return nil }
        if object.kind == .nameExpression {
            for outer in object.ancestors {
                guard outer.kind == .closure || outer.kind == .accessor || FunctionDeclaration(outer) != nil else {
                    continue
                }
                // Of several variables, the last one before the object that its block can see.
                let names = Self.names(name, in: outer).filter { found in
                    let block = found.ancestors.first { [.codeBlock, .switchCase, .closure].contains($0.kind) }
                    return found.start < object.start && (block.map { $0.range.touches(object.start) } ?? true)
                        && found.isBound(before: object)
                }
                guard let found = names.last else { continue }
                if let cell = found.cellType { return written(cell.name, at: found) }
                if let parameter = Parameter(found) { return written(parameter.type?.name, at: found) }
                let declared = found.kind == .namePattern ? found.parent : found
                if let type = declared?.child(.type).flatMap(TypeReference.init) {
                    return written(type.name, at: found)
                }
                return declared?.child(.value).flatMap { typeName(of: $0, in: file, depth: depth + 1) }
            }
        }
        return typeName(of: name, in: program.type(at: object, in: file), depth)
    }

    /// The type that is written for a property, or for what it begins with.
    private func typeName(of property: String, in type: TypeInfo?, _ depth: Int) -> WrittenType? {
        guard let property = type?.members.properties(property).first else { return nil }
        if let name = property.type { return WrittenType(name: name, node: property.binding, file: property.file) }
        return property.initialValue.flatMap { typeName(of: $0, in: property.file, depth: depth + 1) }
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
    /// Whether a name, if it is bound to a value, has that before a node. The name of `guard let name` and the second
    /// one of `guard let name = name` are of the type that the name has outside.
    fileprivate func isBound(before node: SyntaxNode) -> Bool {
        guard kind == .namePattern, let binding = parent else { return true }
        if binding.kind == .optionalBinding, binding.child(.value) == nil { return false }
        return !binding.range.touches(node.start) || binding.end <= node.start
    }

    /// The name, or that of the member.
    fileprivate var lastName: String { MemberAccess(self)?.name ?? NameExpression(self)?.name ?? "" }

    /// Whether it names a type, as far as that is seen by the first letters: `Images.Small`.
    fileprivate var isTypeName: Bool {
        let base = MemberAccess(self)?.base
        return lastName.beginsLikeAType && (base?.isTypeName ?? (kind == .nameExpression))
    }
}

extension SyntaxNode {
    /// The class that RxCocoa's `items(cellIdentifier: "…", cellType: Cell.self)) { row, item, cell in }` gives to the
    /// last parameter of its closure, if this is that.
    fileprivate var cellType: NameExpression? {
        guard let closure = ancestors.lazy.compactMap(ClosureExpression.init).first,
            closure.parameters.last?.node == self,
            let call = closure.node.ancestors.lazy.compactMap(CallExpression.init).first
        else { return nil }
        let items = call.arguments.lazy.compactMap { CallExpression($0.value) }.first {
            MemberAccess($0.callee)?.name == "items"
        }
        let type = items?.arguments.first { $0.label == "cellType" }?.value
        return type.flatMap(MemberAccess.init)?.base.flatMap(NameExpression.init)
    }
}
