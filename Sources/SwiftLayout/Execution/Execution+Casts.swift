import SwiftSource

extension Execution {
    /// The value of a cast: none for `as?` to a class that the object cannot be of.
    func evaluate(_ cast: CastExpression) -> Value {
        let value = evaluate(cast.value)
        return cast.operator == "as?" && isInstance(value, of: cast.type) == false ? .none : value
    }

    /// Whether a value is an object of a class; nil if that is not known, as it may be of a class below its own.
    func isInstance(_ value: Value, of type: TypeReference?) -> Bool? {
        guard let id = value.object, let type, !type.isOptional, let name = type.name else { return nil }
        let own = ancestry(of: id)
        let wanted = program.ancestry(of: name, from: frame.type, in: frame.file)
        guard isWhole(wanted), let target = wanted.first else { return nil }
        if own.prefix(while: { $0 != nil }).contains(target) { return true }
        return isWhole(own) && !wanted.contains(own.first ?? nil) ? false : nil
    }

    /// Whether a class and all that it inherits from is known, so that an object of it is of no class beside those.
    private func isWhole(_ ancestry: Ancestry) -> Bool { ancestry.last == "NSObject" && !ancestry.contains(nil) }
}
