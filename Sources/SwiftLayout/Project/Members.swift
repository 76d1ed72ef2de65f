import SourceText
import SwiftSource

/// The members of a type, or those that extensions add to a type that is declared elsewhere.
struct Members {
    var functions: [String: [FunctionInfo]] = [:]
    var properties: [String: [PropertyInfo]] = [:]
    var initializers: [FunctionInfo] = []
    var cases: Set<String> = []
    /// What extensions and the declaration itself inherit from or conform to.
    var inherited: [String] = []
    /// In the order of the declarations.
    var order: [FunctionInfo] = []
    var propertyOrder: [PropertyInfo] = []
}

extension Members {
    mutating func add(_ other: Members) {
        functions.merge(other.functions, uniquingKeysWith: +)
        properties.merge(other.properties, uniquingKeysWith: +)
        initializers += other.initializers
        cases.formUnion(other.cases)
        inherited += other.inherited
        order += other.order
        propertyOrder += other.propertyOrder
    }

    mutating func add(_ nodes: [SyntaxNode], owner: String, _ file: FileID) {
        for node in nodes {
            if let function = FunctionDeclaration(node) {
                let info = FunctionInfo(function, file: file, owner: owner)
                if function.isInitializer {
                    initializers.append(info)
                } else {
                    functions[function.name, default: []].append(info)
                    order.append(info)
                }
            } else if let variable = VariableDeclaration(node) {
                for binding in variable.bindings {
                    guard let name = binding.name else { continue }
                    let info = PropertyInfo(binding, of: variable, name: name, file: file, owner: owner)
                    properties[name, default: []].append(info)
                    propertyOrder.append(info)
                }
            } else if let list = CaseDeclaration(node) {
                cases.formUnion(list.elements.map(\.name))
            } else if let clauses = ConditionalCompilation(node) {
                add(clauses.taken, owner: owner, file)
            }
        }
    }
}
