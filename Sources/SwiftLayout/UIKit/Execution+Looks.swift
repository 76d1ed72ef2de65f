import SwiftSource

/// What code says of how views look. It is kept for pictures: no layout depends on it.
extension Execution {
    /// A colour, a font or an image: the initializer with its arguments, as a member named init. Nil for other types.
    func makeLook(_ type: String, _ arguments: Arguments) -> Value? {
        guard ["UIColor", "UIFont", "UIImage"].contains(type) else { return nil }
        return look("init", arguments)
    }

    /// A font by one of UIFont's functions; nil for others.
    func makeFont(_ name: String, _ arguments: Arguments) -> Value? {
        guard ["systemFont", "boldSystemFont", "italicSystemFont", "preferredFont"].contains(name) else { return nil }
        return look(name, arguments)
    }

    private func look(_ name: String, _ arguments: Arguments) -> Value {
        .member(
            Value.Member(
                name: name, payload: arguments.all.map { Value.Field(label: $0.label, value: $0.value) }))
    }

    /// `setTitle("Save", for: .normal)`.
    func noteLook(_ name: String, of view: ObjectID, _ arguments: Arguments) {
        guard let value = arguments.first, let state = arguments["for"],
            state.memberName == "normal" || state.list?.isEmpty == true
        else { return }
        setField("\(name)(normal)", of: view, value)
    }
}
