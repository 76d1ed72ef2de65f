import LayoutModel
import SourceText
import SwiftSource

extension PassedValues {
    /// Whether an expression may be nil, as far as that depends on what the code of a project writes out: what all
    /// callers pass for a parameter, and the types of what it declares.
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
        case .cast: return CastExpression(node)?.operator == "as?"
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
        guard let base = access.base else { return false }
        if base.hasText("self") { return mayPropertyBeNil(access.name, access.node, file) }
        if hasOptionalChain(access.node) { return true }
        return stored(access, in: file).map(mayBeNil) ?? mayDeclareOptional(access.name)
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
            return type?.isOptional != false && mayBePassedNil(name, to: function, file)
        case .local(let pattern): return mayBindNil(pattern, file)
        case .property: return mayPropertyBeNil(name, node, file)
        case nil: return true
        }
    }

    private func mayBePassedNil(_ name: String, to function: FunctionDeclaration, _ file: FileID) -> Bool {
        // Nothing calls it: somebody will. What calls nothing but this passes nothing.
        let isAsked = !knownToBeNil.isSearching
        return knownToBeNil.of(Place(declaration: function.node, name: name), whileSearched: false) {
            guard let (arguments, _, _) = self.arguments(for: name, of: function, file) else { return true }
            if arguments.isEmpty { return isAsked }
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
        if let type = binding.type, !type.isOptional { return false }
        guard variable.isLet, let value = binding.initialValue else { return true }
        return mayBeNil(value, in: file)
    }

    private func mayPropertyBeNil(_ name: String, _ node: SyntaxNode, _ file: FileID) -> Bool {
        stored(name, of: program.type(at: node, in: file)).map(mayBeNil) ?? mayDeclareOptional(name)
    }

    private func mayBeNil(_ stored: PropertyInfo) -> Bool {
        if stored.isTyped, !stored.isOptional { return false }
        return knownToBeNil.of(Place(declaration: stored.binding, name: stored.name), whileSearched: false) {
            guard let given = self.given(to: stored), !given.isEmpty else { return true }
            return given.contains { node, file in node.map { self.mayBeNil($0, in: file) } ?? true }
        }
    }

    // MARK: Declarations by name

    /// Whether some variable of a name in the project may be nil, or none has the name.
    private func mayDeclareOptional(_ name: String) -> Bool {
        let types = ["var", "let"].flatMap { keyword in
            declarations(keyword, name).map { leaf -> TypeReference? in
                let binding = leaf.kind == .namePattern ? leaf.parent : leaf.parent?.parent
                return binding?.child(.type).flatMap(TypeReference.init)
            }
        }
        return types.isEmpty || types.contains { $0?.isOptional != false }
    }

    private func mayReturnNil(_ call: CallExpression, _ file: FileID) -> Bool {
        if hasOptionalChain(call.callee) { return true }
        let name = MemberAccess(call.callee)?.name ?? NameExpression(call.callee)?.name ?? ""
        if name.beginsLikeAType {
            if let type = program.type(name, in: file) {
                return type.declaration.members.contains { FunctionDeclaration($0)?.isFailable ?? false }
            }
            // An author who names an image has it.
            return !Self.neverNil.contains(name)
                && !(name == "UIImage" && call.arguments.first?.value.kind == .stringLiteral)
        }
        let results = declarations("func", name).map { leaf in
            leaf.ancestors.lazy.compactMap(FunctionDeclaration.init).first?.result
        }
        if results.isEmpty { return !Self.neverNil.contains(name) }
        return results.contains { $0?.isOptional != false }
    }

    /// What of UIKit and Foundation always gives a value.
    private static let neverNil: Set = [
        "String", "NSAttributedString", "NSMutableAttributedString", "NSLocalizedString", "UIColor", "UIView",
        "UILabel", "UIButton", "UIImageView", "uppercased", "lowercased", "trimmingCharacters", "replacingOccurrences",
        "joined", "appending", "withRenderingMode", "withTintColor", "resizableImage",
    ]

    /// The names in the project that follow a keyword.
    private func declarations(_ keyword: String, _ name: String) -> [SyntaxNode] {
        files.flatMap { file -> [SyntaxNode] in
            guard let bytes = bytes(of: file) else { return [] }
            return bytes.places(of: "\(keyword) \(name)").compactMap { place in
                guard bytes[place.upperBound...].first?.isWord != true, let tree = tree(file) else { return nil }
                return tree.root.innermost(at: UTF8Offset(place.lowerBound + keyword.utf8.count + 1))
            }
        }
    }
}
