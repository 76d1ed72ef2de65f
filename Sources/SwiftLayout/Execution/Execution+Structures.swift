import SourceText
import SwiftSource

extension Execution {
    /// A struct of the project, by its memberwise initializer or its own one.
    func makeStructure(_ type: TypeInfo, _ arguments: Arguments) -> Value {
        var made = Value.Structure(type: type.name, fields: [:])
        let stored = type.members.propertyOrder.filter { !$0.isStatic && !$0.isComputed && $0.owner == type.name }
        // What an observer changes besides is not known.
        guard stored.allSatisfy(\.accessors.isEmpty) else {
            for argument in arguments.all { escape(argument.value) }
            return .structure(made)
        }
        for property in stored where property.isLet {
            if let initial = property.initialValue, initial.kind != .closure {
                made.fields[property.name] = numeric(evaluate(initial), type: property.type)
            }
        }
        guard type.members.initializers.isEmpty else {
            if let initializer = overload(type.members.initializers, arguments),
                set(&made, stored, by: initializer, arguments)
            {
                return .structure(made)
            }
            for argument in arguments.all { escape(argument.value) }
            return .structure(made)
        }
        for argument in arguments.all {
            guard let label = argument.label else { continue }
            let property = stored.first { $0.name == label }
            made.fields[label] = numeric(argument.value, type: property?.type)
        }
        return .structure(made)
    }

    /// Sets the fields of a struct as an initializer does that only assigns them, one after the other.
    ///
    /// - Returns: False, with nothing set, for any other initializer.
    private func set(
        _ made: inout Value.Structure, _ stored: [PropertyInfo], by initializer: FunctionInfo, _ written: Arguments
    ) -> Bool {
        guard let body = initializer.declaration?.body, let (arguments, places) = matched(written, to: initializer),
            canEnter(body.node)
        else { return false }
        var assigned: [(property: PropertyInfo, value: SyntaxNode)] = []
        for statement in body.statements {
            guard let assignment = AssignmentExpression(statement),
                let name = assignment.target.ownName, let property = stored.first(where: { $0.name == name })
            else { return false }
            assigned.append((property, assignment.value))
        }
        let frame = Frame(
            receiver: .structure(made), type: initializer.owner, file: initializer.file, scope: Scope(), isOwn: false,
            call: place(of: written.node))
        bind(arguments, places, initializer, frame.scope)
        frames.append(frame)
        defer { frames.removeLast() }
        for (property, value) in assigned {
            made.fields[property.name] = numeric(
                typed(evaluate(value), as: property.type, at: value), type: property.type)
            frames[frames.count - 1].receiver = .structure(made)
        }
        return true
    }
}
