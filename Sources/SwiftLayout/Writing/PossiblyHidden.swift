import SwiftSource

extension MemberAccess {
    /// Whether `isHidden` may be that of a view of the name, and be changed.
    ///
    /// What code looks up, and what it gets from elsewhere by a local name, may be any view. A view that it makes there
    /// is none of the class's, and a member of a property, or of what is inherited, neither.
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
            if base.text == name, node.namesLocal(name) { return node.mayMean(name, by: name, amongst: properties) }
            // Asking whether it is hidden changes nothing.
            return AssignmentExpression(parent)?.target == node || MemberAccess(parent) != nil
                || parent.kind == .inoutExpression
        }
        // `note.rx.isHidden` is that of the view too.
        if base.contains(where: { $0.lastName == name }) { return true }
        guard !properties.isEmpty else { return false }
        guard let last else { return true }
        guard MemberAccess(base) != nil else {
            return !properties.contains(last) && node.mayMean(name, by: last, amongst: properties)
        }
        guard !Self.lookUps.contains(last), let root = base.rootName else { return true }
        return root != "self" && !properties.contains(root) && node.mayMean(name, by: root, amongst: properties)
    }

    /// The members that may be a view of the class under another name.
    private static let lookUps: Set<String> = ["first", "last", "superview", "view", "object", "sender"]
}

extension SyntaxNode {
    /// The name with which a chain of members begins; nil if it begins with something else, as a call.
    fileprivate var rootName: String? {
        var node = self
        while let base = MemberAccess(node)?.base { node = base }
        return NameExpression(node)?.name
    }

    /// Whether something around declares a local of a name.
    func namesLocal(_ name: String) -> Bool { member?.contains { $0.declares(name) } ?? false }

    /// Whether a local name may mean a view of the class. A name that nothing here declares is inherited or global.
    func mayMean(_ view: String, by name: String, amongst properties: Set<String>) -> Bool {
        for around in ancestors where around.kind != .memberBlock {
            if let closure = ClosureExpression(around) {
                let parameters = closure.parameters
                if parameters.contains(where: { $0.name == name }) || parameters.isEmpty && name == "$0" {
                    return around.receiver?.isOther(than: view, amongst: properties) != true
                }
            }
            if let function = FunctionDeclaration(around), function.parameters.contains(where: { $0.name == name }) {
                return true
            }
            let variables = around.children.compactMap(VariableDeclaration.init)
            if let variable = variables.first(where: { $0.bindings.contains { $0.name == name } }) {
                let value = variable.bindings.first { $0.name == name }?.initialValue
                return !variable.isLet || value?.isOther(than: view, amongst: properties) != true
            }
            if around.parent?.kind == .memberBlock { break }
        }
        return name.hasPrefix("$") || namesLocal(name)
    }

    /// What the function is called on that gets the closure: the list of `list.forEach { … }`.
    private var receiver: SyntaxNode? {
        let user = ancestors.first { $0.kind == .call || $0.kind == .assignment }
        guard let call = user.flatMap(CallExpression.init) else { return nil }
        let isPassed =
            call.trailingClosures.contains { $0.closure.node == self } || call.arguments.contains { $0.value == self }
        return isPassed ? MemberAccess(call.callee)?.base : nil
    }

    /// Whether it is certainly none of the class's views of a name: made here, as by `UILabel()` or
    /// `UILabel().then { … }`, or a list of such and of other properties.
    private func isOther(than view: String, amongst properties: Set<String>) -> Bool {
        if let list = ArrayLiteral(self) {
            return list.elements.allSatisfy { element in
                guard let name = element.lastName else { return element.isOther(than: view, amongst: properties) }
                return name != view && properties.contains(name) && element.ownerText(before: name) != nil
            }
        }
        guard let call = CallExpression(self) else { return false }
        let isMade = call.arguments.allSatisfy { $0.value.isPlain }
        if let name = NameExpression(call.callee)?.name { return isMade && (name.first?.isUppercase ?? false) }
        guard let access = MemberAccess(call.callee) else { return false }
        if access.name == "init" { return isMade }
        return access.name == "then" && access.base?.isOther(than: view, amongst: properties) ?? false
    }

    /// Whether a value can hold no view: a number, a text, a member of a type.
    private var isPlain: Bool {
        !contains { node in
            guard let name = NameExpression(node)?.name else { return node.kind == .closure }
            return name.first?.isUppercase != true
        }
    }
}
