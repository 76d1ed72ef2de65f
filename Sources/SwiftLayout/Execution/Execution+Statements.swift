import SourceText
import SwiftSource

extension Execution {
    /// Executes statements one after another.
    ///
    /// - Returns: How they leave before their end; nil if some path reaches it.
    func execute(_ statements: [SyntaxNode]) -> Exit? {
        for statement in statements {
            if let function = FunctionDeclaration(statement) { scope.functions[function.name] = function.node }
        }
        var deferred: [CodeBlock] = []
        var exit: Exit?
        for statement in statements {
            if statement.kind == .deferStatement {
                if let body = DoStatement(statement)?.body { deferred.append(body) }
                continue
            }
            exit = execute(statement)
            if exit != nil { break }
        }
        for body in deferred.reversed() { _ = execute(body) }
        return exit
    }

    func execute(_ block: CodeBlock?) -> Exit? {
        inNewScope { execute(block?.statements ?? []) }
    }

    func execute(_ node: SyntaxNode) -> Exit? {
        guard step() else { return .never }
        return nested { executeNested(node) } ?? .never
    }

    private func executeNested(_ node: SyntaxNode) -> Exit? {
        switch node.kind {
        case .variableDeclaration:
            if let variable = VariableDeclaration(node) { declare(variable) }
            return nil
        case .returnStatement:
            let value = ValueStatement(node)?.value.map(evaluate) ?? .void
            frames[frames.count - 1].returned.append(value)
            return .return
        case .throwStatement: return .return
        case .breakStatement: return .break(node.child(.label)?.identifier)
        case .continueStatement: return .continue(node.child(.label)?.identifier)
        case .ifStatement: return IfStatement(node).flatMap(execute)
        case .guardStatement: return GuardStatement(node).flatMap(execute)
        case .switchStatement: return SwitchStatement(node).flatMap(execute)
        case .forStatement: return ForStatement(node).flatMap(execute)
        case .whileStatement, .repeatStatement: return WhileStatement(node).flatMap(execute)
        case .doStatement: return DoStatement(node).flatMap(execute)
        case .opaque:
            noteOpaque(node)
            return nil
        case .labeledStatement: return LabeledStatement(node).flatMap(execute)
        case .conditionalCompilation:
            return ConditionalCompilation(node).flatMap { execute($0.taken) }
        case .call:
            if let name = CallExpression(node)?.name, Self.neverReturns.contains(name) { return .never }
            noteValue(evaluate(node), of: node)
            return nil
        case .fallthroughStatement:
            cut()
            return nil
        case .functionDeclaration, .typealiasDeclaration, .discardStatement: return nil
        default:
            guard !node.kind.isDeclaration else { return nil }
            let value = evaluate(node)
            // A name alone is an element of a result builder, which may place the view.
            if node.kind == .nameExpression { for view in value.objects where isView(view) { open(view) } }
            noteValue(value, of: node)
            return nil
        }
    }

    /// A statement's value may be that of the branch, or be collected.
    private func noteValue(_ value: Value, of node: SyntaxNode) {
        noteBranchValue(value, of: node)
        noteCollected(value)
    }

    /// A `catch` runs only after an error, so it is a path of its own. If it returns, what follows is read as if no
    /// error had occurred.
    private func execute(_ statement: DoStatement) -> Exit? {
        let exit = execute(statement.body)
        for one in statement.catches {
            let before = path
            _ = repeated(one.node, named: "catch") { self.execute(one.body) }
            path = before
        }
        return exit
    }

    private static let neverReturns: Set<String> = ["fatalError", "preconditionFailure", "assertionFailure", "exit"]

    private func declare(_ variable: VariableDeclaration) {
        for binding in variable.bindings {
            let type = binding.type?.name
            let initial = binding.initialValue
            let known = objects.count
            // An optional variable is nil until something is assigned.
            var value =
                initial.map { evaluate($0, expecting: type) } ?? (binding.type?.isOptional == true ? .none : .unknown)
            value = typed(value, as: type, at: initial ?? binding.node)
            value = binding.type == nil ? untyped(value) : numeric(value, type: type)
            if value.isUnknown, let initial, type.map({ Self.numberTypes.contains($0) }) ?? false {
                value = makeUnknown(text(of: initial))
            }
            if let name = binding.name {
                // What a function or a closure makes that is called here has no other name for a reader.
                if let initial, CallExpression(initial) != nil, let view = value.object, view.index >= known,
                    !self[view].hasPropertyName, !self[view].name.isEmpty
                {
                    objects[view.index].name = ""
                    objects[view.index].origin = place(of: initial)
                }
                if value.isUnknown, variable.isLet, let initial,
                    let view = viewMadeElsewhere(initial, named: name, as: type)
                {
                    value = view
                }
                self.name(value, name)
                declare(name, value)
                if value.isUnknown, let initial, mentionsForgotten(initial) { noteForgotten(name, in: scope) }
            } else {
                bind(binding.pattern, to: value)
            }
        }
    }

    // MARK: Branches

    private func execute(_ statement: IfStatement) -> Exit? {
        inNewScope {
            switch holds(statement.conditions) {
            case true: return execute(statement.body)
            case false: return executeElse(statement.elseBody)
            case nil:
                return branch(
                    on: statement.conditions, text(in: statement.conditionRange, of: statement.node),
                    at: statement.node, then: { self.execute(statement.body) },
                    else: { self.executeElse(statement.elseBody) })
            }
        }
    }

    private func executeElse(_ node: SyntaxNode?) -> Exit? {
        guard let node else { return nil }
        return node.kind == .codeBlock ? execute(CodeBlock(node)) : execute(node)
    }

    private func execute(_ statement: GuardStatement) -> Exit? {
        // What is bound stays in scope after the statement.
        switch holds(statement.conditions) {
        case true: return nil
        case false: return execute(statement.elseBody)
        case nil:
            return branch(
                on: statement.conditions, text(in: statement.conditionRange, of: statement.node), at: statement.node,
                then: { nil }, else: { self.execute(statement.elseBody) })
        }
    }

    func text(in range: TextRange, of node: SyntaxNode) -> String {
        let bytes = node.bytes
        let offset = node.start.value
        return bytes.dropFirst(range.start.value - offset).prefix(range.length).asOneLine
    }

    /// Whether all conditions hold; nil if that is not known. Declares the names that they bind.
    func holds(_ conditions: [SwiftSource.Condition]) -> Bool? {
        // Without a condition it is still being typed.
        var result: Bool? = conditions.isEmpty ? nil : true
        for condition in conditions {
            switch holds(condition) {
            case true: continue
            case false: return false
            case nil: result = nil
            }
        }
        return result
    }

    private func holds(_ condition: SwiftSource.Condition) -> Bool? {
        switch condition {
        case .expression(let node): return truth(of: node)
        case .availability(_, let isAvailable): return isAvailable
        case .binding(let pattern, let type, let written):
            let source = written ?? pattern
            if source.text == "self" {
                bind(pattern, to: frame.receiver)
                return true
            }
            let value = written.map(evaluate) ?? self.value(ofName: pattern.identifier, at: pattern)
            if value == .none { return false }
            let bound =
                value.isUnknown && type.map { Self.numberTypes.contains($0.name ?? "") } == true
                ? makeUnknown(pattern.text) : value
            bind(pattern, to: bound)
            // A value that is known is not nil, except where a cast may fail.
            let cast = CastExpression(source.unwrapped).flatMap { $0.operator == "as?" ? $0 : nil }
            let mayFail = cast.map { isInstance(value, of: $0.type) != true } ?? false
            let mayBeAbsent = value.object.map { self[$0].mayBeAbsent } ?? false
            return value.isUnknown || mayFail || mayBeAbsent || mayBeNil(value) ? nil : true
        case .pattern(let pattern, let written):
            let value = written.map(evaluate) ?? .unknown
            return matches(value, pattern)
        }
    }

    /// The value of `if` or `switch` as an expression: that of the only expression of the branch that is taken.
    func valueOfBranches(_ node: SyntaxNode) -> Value {
        branchValues.append((node, []))
        _ = execute(node)
        let values = branchValues.removeLast().values
        // A branch without a value says that these are statements.
        if values.contains(where: { $0.value == .void }) { return .void }
        return values.isEmpty ? .void : merged(values, named: text(of: node))
    }

    /// Notes the value of an expression that is all of a branch whose value is wanted.
    private func noteBranchValue(_ value: Value, of node: SyntaxNode) {
        guard let wanted = branchValues.last?.node, let block = node.parent, block.children.all.last == node else {
            return
        }
        var outer = block.parent
        while let next = outer, next.kind == .ifStatement || next.kind == .switchStatement {
            if next == wanted { branchValues[branchValues.count - 1].values.append((path, value)) }
            outer = next.parent
        }
    }
}
