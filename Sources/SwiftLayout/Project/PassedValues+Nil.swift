import LayoutModel
import SourceText
import SwiftSource

extension PassedValues {
    /// Whether an expression may be nil, as far as that depends on what the code of a project writes out: what all
    /// callers pass for a parameter, and the types of the properties and functions that it declares.
    func mayBeNil(_ node: SyntaxNode, in file: FileID) -> Bool {
        var node = node
        while let effect = EffectExpression(node) {
            if effect.keyword == "try?" { return true }
            node = effect.value
        }
        node = node.parenthesized ?? node
        switch node.kind {
        case .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral, .arrayLiteral, .dictionaryLiteral,
            .closure, .forceUnwrap, .prefixExpression:
            return false
        case .cast:
            guard let cast = CastExpression(node) else { return true }
            return cast.operator == "as?" || cast.type?.isOptional == true
        case .binaryExpression:
            guard let binary = BinaryExpression(node), binary.operator == "??" else { return false }
            return mayBeNil(binary.right, in: file)
        case .ternaryExpression:
            return TernaryExpression(node).map {
                mayBeNil($0.whenTrue, in: file) || mayBeNil($0.whenFalse, in: file)
            } ?? true
        case .call: return CallExpression(node).map { mayReturnNil($0, file) } ?? true
        case .memberAccess: return MemberAccess(node).map { mayBeNil($0, file) } ?? true
        case .nameExpression: return NameExpression(node).map { mayBeNil($0.name, node, file) } ?? true
        default: return true
        }
    }

    private func mayBeNil(_ access: MemberAccess, _ file: FileID) -> Bool {
        guard let base = access.base else { return access.name == "none" }
        if hasOptionalChain(access.node) { return true }
        if base.hasText("self") { return mayPropertyBeNil(access.name, access.node, file) }
        if base.kind == .stringLiteral {
            let found = program.properties(access.name, of: program.ancestry(["String"]), in: file)
            return found.isEmpty || found.contains { $0.isOptional || !$0.isTyped }
        }
        return mayPropertyBeNil(access.name, of: type(of: base, in: file))
    }

    /// Whether a `?` in a chain of members may make all of it nil.
    private func hasOptionalChain(_ node: SyntaxNode) -> Bool {
        var next: SyntaxNode? = node
        while let node = next {
            if node.kind == .optionalChain { return true }
            next = node.child(.base) ?? CallExpression(node)?.callee
        }
        return false
    }

    /// Whether what `if let` or `guard let` binds to a pattern may be nil.
    ///
    /// - Parameter value: nil for `let name`.
    func mayBeNil(_ value: SyntaxNode?, boundTo pattern: SyntaxNode, in file: FileID) -> Bool {
        guard let value, value.kind != .nameExpression else {
            return mayBeNil((value ?? pattern).identifier, pattern, file, isUnbound: true)
        }
        return mayBeNil(value, in: file)
    }

    private func mayBeNil(_ name: String, _ node: SyntaxNode, _ file: FileID, isUnbound: Bool = false) -> Bool {
        switch Self.meaning(of: name, at: node, isUnbound: isUnbound) {
        case .parameter(let function):
            let type = function.parameters.first { $0.name == name }?.type
            return type?.mayBeNil != false && mayBePassedNil(name, to: function, file)
        case .local(let pattern): return mayBindNil(pattern, file)
        case .property: return mayPropertyBeNil(name, node, file)
        case nil: return true
        }
    }

    private func mayBePassedNil(_ name: String, to function: FunctionDeclaration, _ file: FileID) -> Bool {
        // A function that nothing calls may be called one day, or by UIKit or a library. A static one or an initializer
        // that nothing calls passes nothing on.
        let mayBeCalled = !knownToBeNil.isSearching || !(function.isStatic || function.isInitializer)
        return knownToBeNil.of(Place(declaration: function.node, name: name), whileSearched: false) {
            guard let (arguments, _, _) = self.arguments(for: name, of: function, file) else { return true }
            if arguments.isEmpty { return mayBeCalled }
            return arguments.contains { node, file in node.map { self.mayBeNil($0, in: file) } ?? true }
        }
    }

    /// Whether what a pattern in a function binds may be nil.
    private func mayBindNil(_ pattern: SyntaxNode, _ file: FileID) -> Bool {
        guard let parent = pattern.parent else { return true }
        if parent.kind == .optionalBinding { return false }
        guard let variable = parent.parent.flatMap(VariableDeclaration.init),
            let binding = variable.bindings.first(where: { $0.node == parent })
        else { return true }
        if let type = binding.type, !type.mayBeNil { return false }
        guard variable.isLet, let value = binding.initialValue else { return true }
        return mayBeNil(value, in: file)
    }

    private func mayPropertyBeNil(_ name: String, _ node: SyntaxNode, _ file: FileID) -> Bool {
        mayPropertyBeNil(name, of: program.type(at: node, in: file))
    }

    /// Whether a property may be nil. What a type has that the project does not declare may be.
    private func mayPropertyBeNil(_ name: String, of type: TypeInfo?) -> Bool {
        let found = type?.members.properties(name) ?? []
        guard found.count == 1, let property = found.first else { return true }
        if property.typeNode.flatMap(TypeReference.init)?.mayBeNil == false { return false }
        return stored(name, of: type).map(mayBeNil) ?? true
    }

    private func mayBeNil(_ stored: PropertyInfo) -> Bool {
        // What is weak becomes nil by itself.
        if VariableDeclaration(stored.declaration)?.hasModifier("weak") != false { return true }
        return knownToBeNil.of(Place(declaration: stored.binding, name: stored.name), whileSearched: false) {
            guard let given = self.given(to: stored), !given.isEmpty else { return true }
            return given.contains { node, file in node.map { self.mayBeNil($0, in: file) } ?? true }
        }
    }

    // MARK: Calls

    private func mayReturnNil(_ call: CallExpression, _ file: FileID) -> Bool {
        if hasOptionalChain(call.callee) { return true }
        guard let access = MemberAccess(call.callee) else {
            guard let name = NameExpression(call.callee)?.name else { return true }
            if name.beginsLikeAType { return mayMakeNil(name, call, file) }
            let type = program.type(at: call.node, in: file)
            let own = type?.members.functions(name) ?? []
            let found = own.isEmpty ? program.functions(name, in: file) : own
            return mayReturnNil(found)
        }
        if access.name == "init", let made = access.base.flatMap(NameExpression.init)?.name {
            return mayMakeNil(made, call, file)
        }
        if Self.ofTexts.contains(access.name) { return false }
        guard let base = access.base else { return true }
        if base.kind == .stringLiteral {
            return mayReturnNil(program.functions(access.name, of: program.ancestry(["String"]), in: file))
        }
        let name = NameExpression(base)?.name
        let type =
            base.hasText("self")
            ? program.type(at: call.node, in: file)
            : name.flatMap { program.type($0, from: program.type(at: base, in: file)?.name, in: file) }
                ?? type(of: base, in: file)
        return mayReturnNil(type?.members.functions(access.name) ?? [])
    }

    /// Whether one of the functions that may be meant may return nil, or none is known.
    private func mayReturnNil(_ functions: [FunctionInfo]) -> Bool {
        functions.isEmpty || functions.contains { $0.declaration?.result?.mayBeNil != false }
    }

    /// Whether the initializer of a type may fail.
    private func mayMakeNil(_ name: String, _ call: CallExpression, _ file: FileID) -> Bool {
        let label = call.arguments.first.map { $0.label ?? "_" }
        if let type = program.type(name, from: program.type(at: call.node, in: file)?.name, in: file) {
            // An enumeration with raw values has an initializer for them.
            return label == "rawValue"
                || type.members.initializers.contains { $0.declaration?.isFailable ?? false }
        }
        // An author who names an image has it.
        if name == "UIImage", call.arguments.first?.value.kind == .stringLiteral { return false }
        return !(Self.neverNil[name]?.contains(label ?? "") ?? false)
    }

    /// The labels with which initializers of Foundation and UIKit always make something; the empty one for none.
    private static let neverNil: [String: Set<String>] = [
        "NSLocalizedString": ["_"],
        "String": ["", "_", "describing", "format", "localized", "reflecting", "repeating"],
        "NSAttributedString": ["", "string"], "NSMutableAttributedString": ["", "string"],
        "UIColor": ["red", "white", "hue", "displayP3Red"], "UIView": ["", "frame"], "UILabel": ["", "frame"],
        "UIImage": [""], "UIImageView": ["", "image", "frame"], "UIButton": ["", "type", "frame"],
    ]

    /// Methods of texts and images that always give one.
    private static let ofTexts: Set = [
        "uppercased", "lowercased", "trimmingCharacters", "replacingOccurrences", "withRenderingMode", "withTintColor",
        "resizableImage",
    ]
}

extension TypeReference {
    /// Whether a value of the type may be nil: it is optional, or a name that may stand for such a type.
    fileprivate var mayBeNil: Bool { isOptional || name == "Optional" || name == nil && wrapped != nil }
}
