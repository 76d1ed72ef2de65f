import SourceText

/// An attribute: `@objc(name)`, `@State`, `@IBOutlet`.
package struct Attribute: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .attribute else { return nil }
        self.node = node
    }

    /// The name without `@` and generic arguments.
    package var name: String { node.child(.name).flatMap(TypeReference.init)?.name ?? "" }

    /// The arguments, if they are expressions. The special syntax of `@available` and the like is not read.
    package var arguments: [Argument] { node.views(.argument) }
}

/// A declaration's attributes and modifiers.
package protocol DeclarationView: SyntaxView {}

extension DeclarationView {
    package var attributes: [Attribute] { node.views(.attribute) }

    package func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    /// The modifiers as written: `private`, `private(set)`, `static`, `lazy`, `weak`.
    package var modifiers: [String] { node.children(.modifier).map(\.text) }

    package func hasModifier(_ word: StaticString) -> Bool {
        node.children.contains { $0.role == .modifier && $0.hasText(word) }
    }

    /// Whether only its own file can use it: by its own modifier, or by that of the extension that it is a member of.
    package var isFileprivate: Bool {
        for modifier in modifiers {
            if ["private", "fileprivate"].contains(modifier) { return true }
            if ["internal", "package", "public", "open"].contains(modifier) { return false }
        }
        let within: Set<SyntaxKind> = [.memberBlock, .conditionalCompilation, .compilationClause]
        let outer = node.ancestors.first { !within.contains($0.kind) }
        return outer.flatMap(ExtensionDeclaration.init)?.isFileprivate ?? false
    }

    /// Whether this is a member of the type and not of its values.
    package var isStatic: Bool { hasModifier("static") || hasModifier("class") }

    package var isOverride: Bool { hasModifier("override") }

    /// The names between `<` and `>`.
    package var genericParameters: [GenericParameter] {
        node.views(.genericParameter)
    }

    package var genericParameterNames: [String] { genericParameters.map(\.name) }

    /// The requirements after `where`, as one node.
    package var whereClause: SyntaxNode? { node.child(.whereClause) }
}

/// One name between `<` and `>` of a declaration, with its constraint.
package struct GenericParameter: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .genericParameter else { return nil }
        self.node = node
    }

    package var name: String { node.child(.name)?.identifier ?? "" }
    package var constraint: TypeReference? { node.child(.type).flatMap(TypeReference.init) }
}

/// `import UIKit`.
package struct ImportDeclaration: DeclarationView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .importDeclaration else { return nil }
        self.node = node
    }

    /// The path with dots, as `UIKit.UIView`.
    package var path: String { node.children(.name).map(\.identifier).joined(separator: ".") }
    package var module: String { node.child(.name)?.identifier ?? "" }
}

/// A class, structure, enumeration, actor or protocol.
package struct TypeDeclaration: DeclarationView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind.isTypeDeclaration else { return nil }
        self.node = node
    }

    /// The word that introduces it: `class`, `struct`, `enum`, `actor` or `protocol`.
    package var keyword: String { node.child(.keyword)?.text ?? "" }
    package var name: String { node.child(.name)?.identifier ?? "" }
    package var nameRange: TextRange { node.child(.name)?.range ?? TextRange(at: node.start) }
    package var inheritedTypes: [TypeReference] { node.views(.inheritedType) }
    package var members: [SyntaxNode] { node.child(.body)?.children.all ?? [] }

    /// The braces with the members.
    package var body: SyntaxNode? { node.child(.body) }
}

/// `extension Type: P where … { }`.
package struct ExtensionDeclaration: DeclarationView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .extensionDeclaration else { return nil }
        self.node = node
    }

    package var extendedType: TypeReference? { node.child(.type).flatMap(TypeReference.init) }
    package var inheritedTypes: [TypeReference] { node.views(.inheritedType) }
    package var members: [SyntaxNode] { node.child(.body)?.children.all ?? [] }
    package var body: SyntaxNode? { node.child(.body) }
}

/// `typealias Name = Type`, or an associated type.
package struct TypealiasDeclaration: DeclarationView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .typealiasDeclaration || node.kind == .associatedTypeDeclaration else { return nil }
        self.node = node
    }

    package var name: String { node.child(.name)?.identifier ?? "" }
    package var type: TypeReference? { node.child(.type).flatMap(TypeReference.init) }
}

/// `case a, b(Int) = 3` in an enumeration.
package struct CaseDeclaration: DeclarationView {
    package let node: SyntaxNode

    package struct Element: Sendable {
        package let node: SyntaxNode
        package var name: String { node.child(.name)?.identifier ?? "" }
        package var parameters: [Parameter] { node.views(.parameter) }
        package var rawValue: SyntaxNode? { node.child(.value) }
    }

    package init?(_ node: SyntaxNode) {
        guard node.kind == .caseDeclaration else { return nil }
        self.node = node
    }

    package var elements: [Element] { node.children(.element).map(Element.init) }
}
