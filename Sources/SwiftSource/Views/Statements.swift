import SourceText

/// `if`, as a statement or an expression.
package struct IfStatement: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .ifStatement else { return nil }
        self.node = node
    }

    package var conditions: [Condition] { node.children(.condition).map(Condition.init) }
    package var body: CodeBlock? { node.child(.body).flatMap(CodeBlock.init) }

    /// The block after `else`, or the `if` there.
    package var elseBody: SyntaxNode? { node.child(.elseBody) }

    /// From the first condition to the last.
    package var conditionRange: TextRange { rangeOfConditions(in: node) }
}

/// `guard … else { }`.
package struct GuardStatement: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .guardStatement else { return nil }
        self.node = node
    }

    package var conditions: [Condition] { node.children(.condition).map(Condition.init) }
    package var elseBody: CodeBlock? { node.child(.elseBody).flatMap(CodeBlock.init) }
    package var conditionRange: TextRange { rangeOfConditions(in: node) }
}

private func rangeOfConditions(in node: SyntaxNode) -> TextRange {
    node.children(.condition).map(\.range).reduce(nil) { $0?.union($1) ?? $1 } ?? TextRange(at: node.end)
}

/// One condition of `if`, `guard` or `while`.
package enum Condition: Sendable {
    case expression(SyntaxNode)
    /// `let name: Type = value`. The value is nil for `let name`.
    case binding(pattern: SyntaxNode, type: TypeReference?, value: SyntaxNode?)
    /// `case pattern = value`.
    case pattern(SyntaxNode, value: SyntaxNode?)
    /// `#available(…)`, or `#unavailable(…)`.
    case availability(SyntaxNode, isAvailable: Bool)

    init(_ node: SyntaxNode) {
        switch node.kind {
        case .optionalBinding:
            self = .binding(
                pattern: node.child(.pattern) ?? node, type: node.child(.type).flatMap(TypeReference.init),
                value: node.child(.value))
        case .patternCondition: self = .pattern(node.child(.pattern) ?? node, value: node.child(.value))
        case .availabilityCondition:
            self = .availability(node, isAvailable: node.child(.keyword)?.hasText("#available") ?? true)
        default: self = .expression(node)
        }
    }
}

/// `switch`, as a statement or an expression.
package struct SwitchStatement: SyntaxView {
    package let node: SyntaxNode

    /// `case a, b where c:` or `default:`, with its statements.
    package struct Case: Sendable {
        package let node: SyntaxNode

        /// The patterns; none for `default`.
        package var patterns: [SyntaxNode] { node.children(.pattern) }

        /// The conditions after `where`.
        package var guards: [SyntaxNode] { node.children(.condition) }
        package var isDefault: Bool { node.child(.keyword)?.hasText("default") ?? false }
        package var statements: [SyntaxNode] { node.children(.none) }
    }

    package init?(_ node: SyntaxNode) {
        guard node.kind == .switchStatement else { return nil }
        self.node = node
    }

    package var subject: SyntaxNode { node.child(.value) ?? node }

    /// The cases, including those inside of `#if`.
    package var cases: [Case] {
        var cases: [Case] = []
        func collect(_ node: SyntaxNode) {
            for child in node.children where child.role == .clause {
                if child.kind == .switchCase { cases.append(Case(node: child)) } else { collect(child) }
            }
        }
        collect(node)
        return cases
    }
}

/// `for pattern in sequence where condition { }`.
package struct ForStatement: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .forStatement else { return nil }
        self.node = node
    }

    package var pattern: SyntaxNode { node.child(.pattern) ?? node }
    package var sequence: SyntaxNode { node.child(.value) ?? node }
    package var condition: SyntaxNode? { node.child(.condition) }
    package var body: CodeBlock? { node.child(.body).flatMap(CodeBlock.init) }
}

/// `while … { }` or `repeat { } while …`.
package struct WhileStatement: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .whileStatement || node.kind == .repeatStatement else { return nil }
        self.node = node
    }

    package var conditions: [Condition] { node.children(.condition).map(Condition.init) }
    package var body: CodeBlock? { node.child(.body).flatMap(CodeBlock.init) }
}

/// `do { } catch { }`, or `defer { }` without clauses.
package struct DoStatement: SyntaxView {
    package let node: SyntaxNode

    package struct Catch: Sendable {
        package let node: SyntaxNode
        package var patterns: [SyntaxNode] { node.children(.pattern) }
        package var body: CodeBlock? { node.child(.body).flatMap(CodeBlock.init) }
    }

    package init?(_ node: SyntaxNode) {
        guard node.kind == .doStatement || node.kind == .deferStatement else { return nil }
        self.node = node
    }

    package var body: CodeBlock? { node.child(.body).flatMap(CodeBlock.init) }
    package var catches: [Catch] { node.children(.clause).map(Catch.init) }
}

/// `return`, `throw`, `yield` or `then`, with the value if there is one.
package struct ValueStatement: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        switch node.kind {
        case .returnStatement, .throwStatement, .yieldStatement, .thenStatement: self.node = node
        default: return nil
        }
    }

    package var value: SyntaxNode? { node.child(.value) }
}

/// `label: statement`.
package struct LabeledStatement: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .labeledStatement else { return nil }
        self.node = node
    }

    package var label: String { node.child(.label)?.identifier ?? "" }
    package var statement: SyntaxNode? { node.child(.body) }
}

/// `#if … #elseif … #else … #endif`, around statements, members, cases, attributes or the rest of a member chain.
package struct ConditionalCompilation: SyntaxView {
    package let node: SyntaxNode

    package struct Clause: Sendable {
        package let node: SyntaxNode

        /// The condition as written; nil for `#else`.
        package var condition: String? { node.child(.condition)?.text }

        /// What stands in the clause.
        package var contents: [SyntaxNode] { node.children.filter { $0.role != .condition && $0.role != .keyword } }
    }

    package init?(_ node: SyntaxNode) {
        guard node.kind == .conditionalCompilation else { return nil }
        self.node = node
    }

    package var clauses: [Clause] { node.children(.clause).filter { $0.kind == .compilationClause }.map(Clause.init) }

    /// The expression before a `#if` that stands inside of a member chain.
    package var base: SyntaxNode? { node.child(.base) }
}
