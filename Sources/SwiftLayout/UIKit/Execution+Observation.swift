import SourceText
import SwiftSource

/// Views that are hidden and shown with another one, whose `isHidden` code observes.
extension Execution {
    /// `view.observe(\.isHidden) { … }` and `view.publisher(for: \.isHidden)`. Nil for another method.
    func observation(_ name: String, of view: ObjectID, _ arguments: Arguments) -> Value? {
        guard name == "observe" || name == "publisher", let path = arguments.all.first.flatMap({ KeyPath($0.node) }),
            path.path.flatMap(MemberAccess.init)?.name == "isHidden"
        else { return nil }
        guard name == "observe" else { return .hidden(view) }
        guard case .closure(let closure)? = arguments.all.last?.value else { return nil }
        let change = Value.Structure(type: "NSKeyValueObservedChange", fields: ["newValue": .hidden(view)])
        observe(view, closure, [.object(view), .structure(change)], at: arguments.node)
        return .unknown
    }

    /// A method of a publisher of whether a view is hidden.
    func hiddenMethod(_ name: String, _ view: ObjectID, _ arguments: Arguments) -> Value {
        switch (name, arguments.all.first.flatMap { KeyPath($0.node) }?.path.flatMap(MemberAccess.init)?.name) {
        case ("assign", "isHidden"):
            for follower in arguments["on"]?.objects ?? [] { follow(view, follower) }
        case ("sink", _):
            guard case .closure(let closure)? = arguments.all.last?.value else { break }
            observe(view, closure, [.hidden(view)], at: arguments.node)
        case ("receive", _), ("removeDuplicates", _): return .hidden(view)
        default: break
        }
        return .unknown
    }

    /// Executes what is done whenever a view is hidden or shown.
    private func observe(_ view: ObjectID, _ closure: ClosureID, _ values: [Value], at node: SyntaxNode) {
        let condition = makeCondition("\(self[view].name).isHidden is set", .entry, at: node)
        let outer = observed
        observed = view
        let body = { () -> Exit? in
            _ = self.call(closure, values, at: node)
            return nil
        }
        _ = branch(condition, [body, { nil }])
        observed = outer
    }

    /// Whether an assignment in an observer makes a view follow the one that is observed.
    func followsObserved(_ view: ObjectID, _ value: Value) -> Bool {
        guard case .hidden(let leader) = value, observed == leader, isView(view), view != leader else { return false }
        follow(leader, view)
        return true
    }

    private func follow(_ leader: ObjectID, _ follower: ObjectID) {
        if isView(follower), follower != leader { objects[follower.index].follows = leader }
    }

    /// `view.createSpacer(8, axis: .vertical)` of the stack spacers: an empty view of a fixed length, which is hidden
    /// and shown with this one. Nil if the project has a method of its own.
    func spacer(of view: ObjectID, _ arguments: Arguments) -> Value? {
        guard arguments.labels.starts(with: [nil, "axis"]), let axis = arguments["axis"]?.memberName,
            program.functions("createSpacer", of: ancestry(of: view), in: frame.file).isEmpty
        else { return nil }
        let spacer = makeObject(.view, type: "UIView", at: arguments.node)
        let length = number(arguments.first ?? .unknown, or: arguments.all[0].node)
        let priority = arguments["priority"].map { number($0, isPriority: true, or: arguments.node) }
        let place = place(of: arguments.node)
        let made = MadeConstraint(ItemValue(spacer), axis == "vertical" ? .height : .width, .equal, at: place)
        note(
            .activate(makeConstraint(made, constant: length, priority: priority ?? LinearNumber(1000), at: place)),
            at: place)
        follow(view, spacer)
        return .object(spacer)
    }
}
