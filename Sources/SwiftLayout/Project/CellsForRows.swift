import SwiftSource

/// Which cells a method `tableView(_:cellForRowAt:)` or `collectionView(_:cellForItemAt:)` returns, by the types that
/// it names.
///
/// What a `guard` that fails returns is for rows that are not there, so it is left out.
struct CellsForRows {
    private let body: SyntaxNode?
    private let isForItems: Bool

    init(_ method: FunctionDeclaration) {
        body = method.body?.node
        isForItems = method.isCellForItem
    }

    /// The names that may be those of types, each once, but for what a `guard` that fails does.
    var names: [String] {
        var names: [String] = []
        walk { node in
            guard let name = Self.typeName(node), name.first?.isUppercase == true, !names.contains(name) else { return }
            names.append(name)
        }
        return names
    }

    /// Whether the method makes a new cell of a class each time, and names the class for nothing else.
    func makesNew(_ name: String) -> Bool {
        var uses: [SyntaxNode] = []
        walk { node in
            if Self.typeName(node) == name { uses.append(node) }
        }
        return !uses.isEmpty
            && uses.allSatisfy { use in
                // Where no old cell is there to be used again.
                let keeper = use.ancestors.first { [.patternBinding, .returnStatement].contains($0.kind) }
                return CallExpression(use.parent ?? use)?.callee == use && keeper?.contains("dequeue") == false
            }
    }

    /// Whether all that the method returns is made or dequeued where the class is named, as far as its text tells.
    func allAre(_ name: String) -> Bool {
        guard let body, let statements = CodeBlock(body)?.statements else { return false }
        var returned: [SyntaxNode] = []
        if statements.count == 1, ValueStatement(statements[0]) == nil { returned = statements }
        walk { node in
            if node.kind == .returnStatement { returned.append(ValueStatement(node)?.value ?? node) }
        }
        return !returned.isEmpty && returned.allSatisfy { isCell($0, name) }
    }

    private func isCell(_ value: SyntaxNode, _ name: String) -> Bool {
        guard let variable = NameExpression(value)?.name else { return makesCell(value, name) }
        var values: [SyntaxNode] = []
        walk { node in
            guard node.kind == .patternBinding || node.kind == .optionalBinding,
                node.child(.pattern)?.identifier == variable
            else { return }
            values.append(node)
        }
        return !values.isEmpty && values.allSatisfy { makesCell($0, name) }
    }

    /// An item that is dequeued must be cast: those of other sections may be of another class.
    private func makesCell(_ value: SyntaxNode, _ name: String) -> Bool {
        value.contains { node in
            !isForItems && CallExpression(node)?.name?.hasPrefix("dequeue") == true || Self.typeName(node) == name
        }
    }

    private static func typeName(_ node: SyntaxNode) -> String? {
        switch node.kind {
        case .namedType, .memberType: TypeReference(node)?.lastName
        case .nameExpression: NameExpression(node)?.name
        default: nil
        }
    }

    /// Visits what the method does, without what a `guard` that fails does and without closures.
    private func walk(_ visit: (SyntaxNode) -> Void) {
        body?.walk { node in
            guard node.kind != .closure, node.parent?.kind != .guardStatement || node.role != .elseBody else {
                return false
            }
            visit(node)
            return true
        }
    }
}

extension FunctionDeclaration {
    /// Whether it is `tableView(_:cellForRowAt:)` or `collectionView(_:cellForItemAt:)`.
    var isCellForRow: Bool { isMethod("tableView", ["cellForRowAt"]) || isCellForItem }

    /// Whether it is `collectionView(_:cellForItemAt:)`.
    var isCellForItem: Bool { isMethod("collectionView", ["cellForItemAt"]) }

    /// Whether it is `tableView(_:heightForRowAt:)`.
    var isHeightForRow: Bool { isMethod("tableView", ["heightForRowAt"]) }

    /// Whether it is `tableView(_:estimatedHeightForRowAt:)`.
    var isEstimatedHeightForRow: Bool { isMethod("tableView", ["estimatedHeightForRowAt"]) }

    /// Whether it is `collectionView(_:layout:sizeForItemAt:)`.
    var isSizeForItem: Bool { isMethod("collectionView", ["layout", "sizeForItemAt"]) }

    /// - Parameter labels: those of all parameters but the first.
    private func isMethod(_ name: StaticString, _ labels: [String]) -> Bool {
        guard node.child(.name)?.hasText(name) == true else { return false }
        return parameters.dropFirst().map(\.label) == labels
    }
}
