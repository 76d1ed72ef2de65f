import SourceText

/// A type as written.
package struct TypeReference: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind.isType else { return nil }
        self.node = node
    }

    /// The plain name with its outer types, as in `Outer.Inner`, without `?`, `!`, generic arguments, `some`, `any`,
    /// attributes and specifiers. Nil for arrays, functions, tuples and other types without a name.
    package var name: String? {
        switch node.kind {
        case .namedType: node.child(.name)?.identifier
        case .memberType:
            if let base = node.child(.base).flatMap(TypeReference.init)?.name, let name = node.child(.name)?.identifier
            {
                "\(base).\(name)"
            } else {
                nil
            }
        case .optionalType, .constrainedType, .attributedType:
            node.child(.base).flatMap(TypeReference.init)?.name
        case .tupleType: parenthesized?.name
        default: nil
        }
    }

    /// The last part of ``name``.
    package var lastName: String? {
        switch node.kind {
        case .namedType, .memberType: node.child(.name)?.identifier
        default: name?.split(separator: ".").last.map(String.init)
        }
    }

    /// Whether this is `Type?` or `Type!`.
    package var isOptional: Bool { node.kind == .optionalType }

    /// Whether this is `Type!`.
    package var isImplicitlyUnwrapped: Bool { isOptional && node.bytes.last == UInt8(ascii: "!") }

    /// The type before `?` or `!`, and behind attributes, specifiers, `some`, `any` and parentheses; else nil.
    package var wrapped: TypeReference? {
        switch node.kind {
        case .optionalType, .constrainedType, .attributedType: node.child(.base).flatMap(TypeReference.init)
        default: parenthesized
        }
    }

    /// What stands for a parameter's value: the result of `@autoclosure () -> Value`, which callers write as a plain
    /// value; the type itself for others.
    package var asPassed: TypeReference {
        let isAutoclosure = node.children(.attribute).contains { Attribute($0)?.name == "autoclosure" }
        return isAutoclosure ? wrapped?.result ?? self : self
    }

    /// The arguments between `<` and `>` of the last part of the name.
    package var genericArguments: [TypeReference] {
        node.views(.genericArgument)
    }

    /// The element of `[Element]`; nil for other types.
    package var element: TypeReference? {
        node.kind == .arrayType ? node.child(.element).flatMap(TypeReference.init) : nil
    }

    /// The value of `[Key: Value]`; nil for other types.
    package var dictionaryValue: TypeReference? {
        node.kind == .dictionaryType ? node.child(.value).flatMap(TypeReference.init) : nil
    }

    /// The types of a tuple's elements; nil for other types.
    package var tupleElements: [TypeReference]? {
        guard node.kind == .tupleType else { return nil }
        return node.children(.element).compactMap { $0.child(.type).flatMap(TypeReference.init) }
    }

    /// The type that a function type returns; nil for other types.
    package var result: TypeReference? {
        node.kind == .functionType ? node.child(.result).flatMap(TypeReference.init) : nil
    }

    /// The types of a function type's parameters; nil for other types.
    package var parameterTypes: [TypeReference]? {
        guard node.kind == .functionType else { return nil }
        return node.children(.element).compactMap { $0.child(.type).flatMap(TypeReference.init) }
    }

    package var isInout: Bool {
        node.kind == .attributedType && node.children(.modifier).contains { $0.hasText("inout") }
    }

    private var parenthesized: TypeReference? {
        guard let elements = tupleElements, elements.count == 1 else { return nil }
        return elements[0]
    }
}
