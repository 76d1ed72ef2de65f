import LayoutModel
import SourceText
import SwiftSource

/// The types that code writes for objects.
extension PassedValues {
    /// The type of the project that an object has.
    func type(of object: SyntaxNode, in file: FileID) -> TypeInfo? { type(of: object, in: file, depth: 0) }

    private func type(of object: SyntaxNode, in file: FileID, depth: Int) -> TypeInfo? {
        typeName(of: object, in: file, depth: depth).flatMap(type)
    }

    private func type(_ written: WrittenType) -> TypeInfo? {
        program.type(written.name, from: program.type(at: written.node, in: written.file)?.name, in: written.file)
    }

    /// Whether an object is certainly of none of some types. A type itself is no object.
    func isOther(_ object: SyntaxNode, than types: [String], in file: FileID) -> Bool {
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
            if let name = made.flatMap(NameExpression.init)?.name, name.beginsLikeAType {
                return written(name, at: object)
            }
            return result(of: object, in: file, depth)
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

    /// What a function of the project returns: the type that it names, or the one that a call passes for `T.Type`.
    private func result(of node: SyntaxNode, in file: FileID, _ depth: Int) -> WrittenType? {
        guard let call = CallExpression(node), let name = call.name else { return nil }
        let base = MemberAccess(call.callee)?.base.flatMap { $0.hasText("self") ? nil : $0 }
        var functions: [FunctionInfo] = []
        if let base {
            let own = base.isTypeName ? base.lastName.map { WrittenType(name: $0, node: base, file: file) } : nil
            guard let type = own ?? typeName(of: base, in: file, depth: depth + 1) else { return nil }
            functions = program.functions(name, of: program.ancestry(of: type.name, in: type.file), in: file)
        } else {
            // What a variable or a local function of the name returns is not known.
            guard case .property? = Self.meaning(of: name, at: call.callee), !declaresLocally(name, at: node) else {
                return nil
            }
            if let type = program.type(at: node, in: file) {
                let ancestry = program.ancestry(of: type.name, in: file)
                guard program.properties(name, of: ancestry, in: file).isEmpty else { return nil }
                functions = ancestry.types.flatMap { program.functions(name, of: [$0], in: file) }
            }
            functions += program.functions(name, in: file)
        }
        guard functions.count == 1, let function = functions.first, let declaration = function.declaration,
            let result = declaration.result?.name, let places = function.match(call.arguments.map(\.label))
        else { return nil }
        guard declaration.genericParameterNames.contains(result) else {
            let isGeneric = function.node.ancestors.contains { outer in
                TypeDeclaration(outer)?.genericParameterNames.contains(result) ?? false
            }
            return isGeneric ? nil : WrittenType(name: result, node: function.node, file: function.file)
        }
        let passed = zip(call.arguments, places).first {
            declaration.parameters[$1].type?.node.text == "\(result).Type"
        }
        let type = passed.flatMap { MemberAccess($0.0.value) }.flatMap { $0.name == "self" ? $0.base?.ownName : nil }
        return type.map { WrittenType(name: $0, node: node, file: file) }
    }

    /// Whether a function around a node has a function of a name inside of it.
    private func declaresLocally(_ name: String, at node: SyntaxNode) -> Bool {
        node.ancestors.contains { outer in
            FunctionDeclaration(outer) != nil
                && !outer.tree.nodes(in: outer) { kind, _ in kind == .functionDeclaration }
                    .filter { $0 != outer && FunctionDeclaration($0)?.name == name }.isEmpty
        }
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

    /// Whether it names a type, as far as that is seen by the first letters: `Images.Small`.
    fileprivate var isTypeName: Bool {
        let base = MemberAccess(self)?.base
        return lastName?.beginsLikeAType == true && (base?.isTypeName ?? (kind == .nameExpression))
    }

    /// The class that RxCocoa's `items(cellIdentifier: "…", cellType: Cell.self)) { row, item, cell in }` gives to
    /// the last parameter of its closure, if this is that.
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
