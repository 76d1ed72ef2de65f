import SwiftSource

extension Execution {
    /// `then` and `do` of the package Then, which is hardly ever among the sources: both run a closure with the object,
    /// and `then` returns the object.
    func thenMethod(_ name: String, of id: ObjectID, _ arguments: Arguments) -> Value? {
        guard name == "then" || name == "do", arguments.all.count == 1, arguments.all[0].label == nil,
            case .closure(let closure) = arguments.all[0].value
        else { return nil }
        _ = call(closure, [.object(id)], at: arguments.node)
        return name == "then" ? .object(id) : .void
    }
}
