import SourceText
import SwiftSource

/// A function, initializer or subscript of a type or of the project.
///
/// An object, because it has much and is handed on everywhere.
final class FunctionInfo: Sendable {
    let node: SyntaxNode
    let file: FileID
    /// The type that it belongs to, with its outer types; nil for a global function.
    let owner: String?
    let name: String
    let isStatic: Bool
    let parameters: [ParameterInfo]

    struct ParameterInfo: Hashable, Sendable {
        var label: String?
        var name: String
        var type: String?
        var isVariadic: Bool
        var defaultValue: SyntaxNode?
        var isFunction: Bool
        var isArray: Bool
        /// The name of the type of the elements of an array or a set.
        var element: String?
        /// Whether it may be nil, or its type is more than a name in another way, as `some View`.
        var isOptional: Bool
        /// Whether a result builder collects the statements of a closure that is passed.
        var isBuilder: Bool
    }

    init(_ declaration: FunctionDeclaration, file: FileID, owner: String?) {
        node = declaration.node
        self.file = file
        self.owner = owner
        name = declaration.name
        isStatic = declaration.isStatic
        parameters = declaration.parameters.map { parameter in
            let type = parameter.type?.asPassed
            return ParameterInfo(
                label: parameter.label, name: parameter.name ?? "_", type: type?.name,
                isVariadic: parameter.isVariadic, defaultValue: parameter.defaultValue,
                isFunction: type?.isFunction ?? false, isArray: type?.isArray ?? false,
                element: type?.elementName, isOptional: type?.wrapped != nil, isBuilder: parameter.isBuilder)
        }
    }

    var declaration: FunctionDeclaration? { FunctionDeclaration(node) }

    /// Whether only its own file can call it.
    var isPrivate: Bool { declaration?.isFileprivate == true }

    /// Which parameter each argument is for; nil if the labels do not fit.
    func match(_ labels: some Sequence<String?>) -> [Int]? {
        var result: [Int] = []
        var next = 0
        for label in labels {
            if let last = result.last, parameters[last].isVariadic, label == nil {
                result.append(last)
                continue
            }
            while next < parameters.count, parameters[next].label != label {
                guard parameters[next].defaultValue != nil || parameters[next].isVariadic else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            result.append(next)
            next += 1
        }
        let missing = parameters[next...].contains { $0.defaultValue == nil && !$0.isVariadic }
        return missing ? nil : result
    }
}

/// A stored or computed variable of a type or of the project.
///
/// An object, because it has much and is handed on everywhere.
final class PropertyInfo: Sendable {
    let binding: SyntaxNode
    let declaration: SyntaxNode
    let file: FileID
    let owner: String?
    let name: String
    let isStatic: Bool
    let isLazy: Bool
    let isLet: Bool
    let isComputed: Bool
    /// The type's name as written, without `?`.
    let type: String?
    /// Whether a document connects it.
    let isOutlet: Bool
    /// Whether a property wrapper stands before it.
    let isWrapped: Bool
    /// Whether its type is written.
    var isTyped: Bool { typeNode != nil }
    /// Whether its type is written as an optional one.
    var isOptional: Bool { typeNode?.kind == .optionalType }
    /// The type as written.
    let typeNode: SyntaxNode?
    /// Whether only the file can assign it.
    let isPrivate: Bool
    /// Whether only the file can use it.
    let isFileprivate: Bool
    let isOverride: Bool

    init(
        _ binding: VariableDeclaration.Binding, of variable: VariableDeclaration, name: String, file: FileID,
        owner: String?
    ) {
        self.binding = binding.node
        declaration = variable.node
        self.file = file
        self.owner = owner
        self.name = name
        isStatic = variable.isStatic
        isLazy = variable.isLazy
        isLet = variable.isLet
        isComputed = binding.isComputed
        typeNode = binding.typeNode
        type = binding.type?.name
        isOutlet = variable.hasAttribute("IBOutlet")
        isWrapped = variable.attributes.contains { !Self.plainAttributes.contains($0.name) }
        isOverride = variable.modifiers.contains("override")
        isFileprivate = variable.isFileprivate
        isPrivate = isFileprivate || variable.modifiers.contains { $0 == "private(set)" || $0 == "fileprivate(set)" }
    }

    private static let plainAttributes: Set<String> = [
        "IBOutlet", "IBInspectable", "objc", "available", "nonobjc", "MainActor", "usableFromInline", "inlinable",
        "discardableResult", "NSCopying", "NSManaged", "GKInspectable", "preconcurrency", "objcMembers", "inline",
    ]

    /// The value that it begins with.
    var initialValue: SyntaxNode? { binding.child(.value) }

    /// Its getter, setter and observers.
    var accessors: [Accessor] { binding.children(.accessor).compactMap(Accessor.init) }

    func accessor(_ name: String) -> Accessor? { accessors.first { $0.name == name } }
}

extension TypeReference {
    /// Whether it is a function type, also an optional or attributed one.
    var isFunction: Bool { result != nil || (wrapped?.isFunction ?? false) }

    /// The name of the type of the elements of an array or a set, also of an optional one.
    var elementName: String? {
        if let element { return element.name }
        if let wrapped { return wrapped.elementName }
        return name == "Set" || name == "Array" ? genericArguments.first?.name : nil
    }

    /// Whether it is an array, also an optional one.
    var isArray: Bool { element != nil || (wrapped?.isArray ?? false) }
}

/// A type of the project, with its extensions.
struct TypeInfo: Sendable {
    let name: String
    let file: FileID
    let declaration: TypeDeclaration
    let members: Members

    var isClass: Bool { declaration.node.kind == .classDeclaration }
    var isProtocol: Bool { declaration.node.kind == .protocolDeclaration }
    /// Whether it is a struct or an enum.
    var isValueType: Bool { declaration.node.kind == .structDeclaration || declaration.node.kind == .enumDeclaration }
}

extension Parameter {
    /// Whether an attribute before the type is not one of the language's own.
    fileprivate var isBuilder: Bool {
        attributes.contains { $0.name.beginsLikeAType && !["MainActor", "Sendable"].contains($0.name) }
    }
}
