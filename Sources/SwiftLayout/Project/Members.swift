import SourceText
import SwiftSource

/// The members of a type with those that its extensions add, or those that extensions add to a type that is declared
/// elsewhere.
struct Members: Sendable {
    /// One for each declaration: that of the type first.
    let parts: [DeclaredMembers]
    /// The members of all parts, where there are many; each member is in a part of its own mostly.
    private let byName: ByName?

    private struct ByName: Sendable {
        var functions: [String: [FunctionInfo]] = [:]
        var properties: [String: [PropertyInfo]] = [:]
    }

    init(_ parts: [DeclaredMembers] = []) {
        self.parts = parts
        guard parts.count > 2 else {
            byName = nil
            return
        }
        var all = ByName()
        for part in parts {
            all.functions.merge(part.functions, uniquingKeysWith: +)
            all.properties.merge(part.properties, uniquingKeysWith: +)
        }
        byName = all
    }

    /// In the order of the declarations, as all lists here.
    var order: [FunctionInfo] { joined(\.order) }
    var propertyOrder: [PropertyInfo] { joined(\.propertyOrder) }
    var initializers: [FunctionInfo] { joined(\.initializers) }
    /// What extensions and the declaration itself inherit from or conform to.
    var inherited: [String] { joined(\.inherited) }

    func functions(_ name: String) -> [FunctionInfo] {
        if let byName { return byName.functions[name] ?? [] }
        return joined { $0.functions[name] }
    }

    func properties(_ name: String) -> [PropertyInfo] {
        if let byName { return byName.properties[name] ?? [] }
        return joined { $0.properties[name] }
    }

    /// The code of all functions, initializers and properties.
    var nodes: [SyntaxNode] { order.map(\.node) + initializers.map(\.node) + propertyOrder.map(\.binding) }

    func hasCase(_ name: String) -> Bool { parts.contains { $0.cases.contains(name) } }

    /// What all parts have of something. Nearly always one part at most has any, whose list is then not copied.
    private func joined<Member>(_ members: (DeclaredMembers) -> [Member]?) -> [Member] {
        var result: [Member] = []
        for part in parts {
            guard let found = members(part), !found.isEmpty else { continue }
            if result.isEmpty { result = found } else { result += found }
        }
        return result
    }
}

/// The members that one declaration of a type or of an extension has.
final class DeclaredMembers: Sendable {
    let file: FileID
    /// The class that an extension of a protocol is for: `where Self: UIView`.
    let selfClass: String?
    let functions: [String: [FunctionInfo]]
    let properties: [String: [PropertyInfo]]
    let initializers: [FunctionInfo]
    let cases: Set<String>
    let inherited: [String]
    /// All functions that are no initializers.
    let order: [FunctionInfo]
    let propertyOrder: [PropertyInfo]

    /// - Parameters:
    ///   - nodes: the members.
    ///   - owner: the type's name, with its outer types.
    ///   - selfClass: of an extension.
    init(
        _ nodes: [SyntaxNode], inheriting inherited: [String], owner: String, for selfClass: String? = nil,
        _ file: FileID
    ) {
        var collected = Collected(owner: owner, file: file)
        collected.add(nodes)
        self.file = file
        self.selfClass = selfClass
        functions = Dictionary(grouping: collected.order, by: \.name)
        properties = Dictionary(grouping: collected.propertyOrder, by: \.name)
        initializers = collected.initializers
        cases = collected.cases
        self.inherited = inherited
        order = collected.order
        propertyOrder = collected.propertyOrder
    }

    private struct Collected {
        let owner: String
        let file: FileID
        var initializers: [FunctionInfo] = []
        var cases: Set<String> = []
        var order: [FunctionInfo] = []
        var propertyOrder: [PropertyInfo] = []

        mutating func add(_ nodes: [SyntaxNode]) {
            for node in nodes {
                if let function = FunctionDeclaration(node) {
                    let info = FunctionInfo(function, file: file, owner: owner)
                    if function.isInitializer { initializers.append(info) } else { order.append(info) }
                } else if let variable = VariableDeclaration(node) {
                    for binding in variable.bindings {
                        guard let name = binding.name else { continue }
                        propertyOrder.append(
                            PropertyInfo(binding, of: variable, name: name, file: file, owner: owner))
                    }
                } else if let list = CaseDeclaration(node) {
                    cases.formUnion(list.elements.map(\.name))
                } else if let clauses = ConditionalCompilation(node) {
                    add(clauses.taken)
                }
            }
        }
    }
}
