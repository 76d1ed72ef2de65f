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
        for element in elements {
            let before = path
            let outerExits = frame.exits
            let exit: Exit? = inNewScope {
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
            if exit == .break { break }
            if let exit, exit != .continue { return exit }
            // Unless some branch has left the loop or the function, the next iteration happens in any case.
            if frame.exits.subtracting(outerExits).isSubset(of: [.continue]) { path = before }
        }
        return nil
    }

    func execute(_ statement: WhileStatement) -> Exit? {
        if holds(statement.conditions) == false, statement.node.kind == .whileStatement { return nil }
        return repeated(statement.node, named: "while") { self.execute(statement.body) }
    }

    /// Executes the body of a loop once, on a path of its own, as it may run any number of times.
    func repeated(_ node: SyntaxNode, named name: String, _ body: @escaping () -> Exit?) -> Exit? {
        let loop = makeCondition(name, .loop, at: node)
        return branch(
            loop,
            [
                {
                    let exit = self.inNewScope(body)
                    return exit == .break || exit == .continue ? nil : exit
                },
                { nil },
            ])
    }
}
