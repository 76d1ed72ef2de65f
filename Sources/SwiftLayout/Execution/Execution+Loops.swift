import SwiftSource

extension Execution {
    func execute(_ statement: ForStatement) -> Exit? {
        let sequence = evaluate(statement.sequence)
        guard let elements = sequence.list, elements.count <= Self.mostIterations else {
            escape(sequence)
            return repeated(statement.node, named: "for \(text(of: statement.pattern))") {
                self.bind(statement.pattern, to: .unknown)
                return self.execute(statement.body)
            }
        }
        let next = continuing(statement.node)
        for element in elements {
            let before = path
            let (exit, exits) = collectingExits { inNewScope { executeBody(of: statement, element) } }
            if exit == .break() { break }
            if let exit, !next.contains(exit) { return exit }
            // Unless some branch has left the loop or the function, the next iteration happens in any case.
            if exits.isSubset(of: next) { path = before }
        }
        return nil
    }

    /// `forEach` of a list that is not known, which is a loop over it.
    func forEachOfUnknown(_ body: ClosureID, _ node: SyntaxNode) -> Value {
        _ = repeated(node, named: "forEach") {
            _ = self.call(body, [.unknown], at: node)
            return nil
        }
        return .void
    }

    private func executeBody(of statement: ForStatement, _ element: Value) -> Exit? {
        bind(statement.pattern, to: element)
        if let condition = statement.condition {
            switch truth(of: condition) {
            case false: return nil
            case true: break
            case nil:
                let id = makeCondition(text(of: condition), .branch, at: condition)
                return branch(id, [{ self.execute(statement.body) }, { nil }])
            }
        }
        return execute(statement.body)
    }

    /// How a loop's body goes on with the next iteration.
    private func continuing(_ loop: SyntaxNode) -> Set<Exit> {
        [.continue(), .continue(loop.parent.flatMap(LabeledStatement.init)?.label)]
    }

    /// A statement with a label, which a `break` inside of inner loops may leave.
    func execute(_ labeled: LabeledStatement) -> Exit? {
        let before = path
        let own: Set<Exit> = [.break(labeled.label), .continue(labeled.label)]
        let (exit, exits) = collectingExits { labeled.statement.flatMap(execute) }
        if let exit, !own.contains(exit) { return exit }
        if exits.isSubset(of: own) { path = before }
        return nil
    }

    /// Executes a part, and tells how some of its branches have left blocks.
    private func collectingExits(_ body: () -> Exit?) -> (exit: Exit?, ofBranches: Set<Exit>) {
        let outer = frame.exits
        frames[frames.count - 1].exits = []
        let exit = body()
        let collected = frame.exits
        frames[frames.count - 1].exits.formUnion(outer)
        return (exit, collected)
    }

    func execute(_ statement: WhileStatement) -> Exit? {
        if holds(statement.conditions) == false, statement.node.kind == .whileStatement { return nil }
        return repeated(statement.node, named: "while") { self.execute(statement.body) }
    }

    /// Executes the body of a loop once, on a path of its own, as it may run any number of times.
    func repeated(_ node: SyntaxNode, named name: String, _ body: @escaping () -> Exit?) -> Exit? {
        let loop = makeCondition(name, .loop, at: node)
        let ends = continuing(node).union([.break()])
        return branch(
            loop,
            [
                {
                    let exit = self.inNewScope(body)
                    return exit.map(ends.contains) == true ? nil : exit
                },
                { nil },
            ])
    }
}
