import SwiftSource

extension MemberAccess {
    /// Whether `isHidden` may be that of a view of the name, and be changed.
    ///
    /// What code looks up, and what it gets from elsewhere by a local name, may be any view. A view that it makes there
    /// is none of the class's, and a member of another name neither.
    ///
    /// - Parameter properties: the names that certainly mean the class's own views; none in code of other types.
    func mayHide(_ name: String, amongst properties: Set<String>) -> Bool {
        guard let base else { return true }
        guard !base.hasText("self") else { return false }
        let last = base.lastName
        if last == name {
            guard properties.contains(name), base.ownerText(before: name) != nil, let parent = node.parent else {
                return true
            }
            if base.text == name, node.namesLocal(name) { return node.mayMean(name, by: name) }
            // Asking whether it is hidden changes nothing.
            return AssignmentExpression(parent)?.target == node || MemberAccess(parent) != nil
                || parent.kind == .inoutExpression
        }
        guard !properties.isEmpty else { return false }
        guard let last else { return true }
        if MemberAccess(base) != nil { return Self.lookUps.contains(last) }
        return !properties.contains(last) && node.mayMean(name, by: last)
    }

    /// The members that may be a view of the class under another name.
    private static let lookUps: Set<String> = ["first", "last", "superview", "view", "object", "sender"]
}

extension SyntaxNode {
    /// Whether something around declares a local of a name.
    func namesLocal(_ name: String) -> Bool { member?.contains { $0.declares(name) } ?? false }

    /// Whether a local name may mean a view of the class. A name that nothing here declares is inherited or global.
    func mayMean(_ view: String, by name: String) -> Bool {
        for around in ancestors where around.kind != .memberBlock {
            if let closure = ClosureExpression(around) {
                let parameters = closure.parameters
                if parameters.contains(where: { $0.name == name }) || parameters.isEmpty && name == "$0" {
                    return around.receiver?.isOther(than: view) != true
                }
            }
            if let function = FunctionDeclaration(around), function.parameters.contains(where: { $0.name == name }) {
                return true
            }
            let bindings = around.children.compactMap(VariableDeclaration.init).flatMap(\.bindings)
            if let binding = bindings.first(where: { $0.name == name }) {
                return binding.initialValue?.isOther(than: view) != true
            }
            if around.parent?.kind == .memberBlock { break }
        }
        return namesLocal(name)
    }

    /// What the function is called on that gets the closure: the list of `list.forEach { … }`.
    private var receiver: SyntaxNode? {
        let call = ancestors.first { CallExpression($0) != nil }.flatMap(CallExpression.init)
        return call.flatMap { MemberAccess($0.callee)?.base }
    }

    /// Whether it is certainly none of the class's views of a name: made here, as by `UILabel()` or
    /// `UILabel().then { … }`, or a list of such and of other names.
    private func isOther(than view: String) -> Bool {
        if let list = ArrayLiteral(self) {
            return list.elements.allSatisfy { $0.lastName.map { $0 != view } ?? $0.isOther(than: view) }
        }
        guard let call = CallExpression(self) else { return false }
        if let name = NameExpression(call.callee)?.name { return name.first?.isUppercase ?? false }
        guard let access = MemberAccess(call.callee) else { return false }
        if access.name == "init" { return true }
        return access.name == "then" && access.base?.isOther(than: view) ?? false
    }
}
