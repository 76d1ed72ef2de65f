import LayoutModel
import SwiftSource

/// A statement of a class that hides a view: `view.isHidden = value`.
struct HidingStatement {
    let node: SyntaxNode
    /// What stands before the view's name: nothing, `self.` or `self?.`.
    let owner: String
    let value: SyntaxNode

    /// - Parameter name: the view's.
    init?(_ node: SyntaxNode, _ name: String) {
        let isInCase = node.parent?.kind == .switchCase && node.role == .none
        guard let assignment = AssignmentExpression(node), node.statement == node || isInCase,
            let target = MemberAccess(assignment.target), target.name == "isHidden", let base = target.writtenBase,
            let owner = base.ownerText(before: name)
        else { return nil }
        self.node = node
        self.owner = owner
        value = assignment.value
    }

    /// The parameter of type `Bool` that the statement passes on, where nothing else is done for it.
    var flag: HidingFlag? {
        guard let function = node.member.flatMap(FunctionDeclaration.init), !function.isInitializer,
            function.body?.node == node.parent
        else { return nil }
        let negation = PrefixExpression(value).flatMap { $0.operator == "!" ? $0.operand : nil }
        guard let name = NameExpression(negation ?? value)?.name,
            function.parameters.contains(where: { $0.name == name && $0.type?.name == "Bool" })
        else { return nil }
        return HidingFlag(name: name, shows: negation != nil)
    }

    /// Whether a method of the class can be called in place of the statement: not before the superclass has been
    /// initialized, nor in a static member.
    var canBeCall: Bool {
        guard let member = node.member else { return false }
        if FunctionDeclaration(member)?.isStatic == true || VariableDeclaration(member)?.isStatic == true {
            return false
        }
        guard FunctionDeclaration(member)?.isInitializer == true else { return true }
        return !member.contains { inner in
            guard let callee = CallExpression(inner).flatMap({ MemberAccess($0.callee) }) else { return false }
            return callee.name == "init" && callee.base?.hasText("super") == true && inner.start > node.start
        }
    }
}

/// The parameter of a method that hides a view: `isHidden`, or `isShown` for which the view is hidden if it is false.
struct HidingFlag {
    var name: String
    var shows = false

    /// Whether the view is hidden.
    var condition: String { shows ? "!\(name)" : name }

    /// Zero while the view is hidden.
    func orZero(_ shown: String) -> String { shows ? "\(name) ? \(shown) : 0" : "\(name) ? 0 : \(shown)" }
}

extension CodeWriter {
    /// What becomes of the code that hides a view once a method hides its room too.
    enum HidingChange: CaseIterable {
        /// A method that only hides the view hides its room too.
        case inItsMethod
        /// The code calls the new method.
        case calls
        /// The code calls the new method, but for that which sets the view up: it begins with its room, as before.
        case callsLater
        /// The code stays as it is.
        case none
    }

    /// The statements of the class that hide a view and are to be changed. None unless it is certain that no other code
    /// hides or shows it, and that each of these can be changed.
    func hidingStatements(of name: String, in type: TypeDeclaration) -> [HidingStatement] {
        let properties = type.members.compactMap(VariableDeclaration.init).filter { !$0.isStatic }
        let bindings = properties.flatMap(\.bindings)
        let names = Set(bindings.filter { !$0.isComputed }.compactMap(\.name))
        let computed = Set(bindings.filter(\.isComputed).compactMap(\.name))
        guard let own = properties.first(where: { $0.bindings.contains { $0.name == name } }),
            own.isFileprivate
                || !own.hasModifier("public") && !own.hasModifier("open")
                    && !surroundings.isHiddenElsewhere(name)
        else { return [] }
        let parts = classParts
        /// Whether the names of the class mean the same in the code: in a type inside of it they do not.
        func isInside(_ node: SyntaxNode) -> Bool {
            let type = node.ancestors.first { $0.kind.isTypeDeclaration || $0.kind == .extensionDeclaration }
            return type.map(parts.contains) ?? false
        }
        var found: [HidingStatement] = []
        var isCertain = true
        tree.root.walk { node in
            if let statement = HidingStatement(node, name), isInside(node) {
                if !statement.owner.isEmpty || !node.namesLocal(name) {
                    found.append(statement)
                } else if node.mayMean(name, by: name, amongst: names) {
                    isCertain = false
                }
                return false
            }
            if let access = MemberAccess(node), access.name == "isHidden" {
                // What is computed may be any view.
                let isComputed = access.base?.contains { $0.lastName.map(computed.contains) ?? false } ?? false
                isCertain =
                    isCertain && !isComputed && !access.mayHide(name, amongst: isInside(node) ? names : [])
            }
            return true
        }
        if hidingChange == .callsLater, !found.isEmpty {
            let setUp = SetUpFunctions(of: parts, in: tree, surroundings)
            found.removeAll { setUp.contains($0.node) }
        }
        return isCertain && found.allSatisfy(\.canBeCall) ? found : []
    }
}

extension SyntaxNode {
    /// What stands before a name that is one of the object's own: nothing, `self.` or `self?.`. Nil for other code.
    func ownerText(before name: String) -> String? {
        ["", "self.", "self?."].first { text == $0 + name }
    }

    /// Whether it gives the name to something local: a parameter, a variable, what a pattern binds.
    func declares(_ name: String) -> Bool {
        if let parameter = Parameter(self) { return parameter.name == name }
        guard kind == .namePattern, identifier == name else { return false }
        let isProperty = parent?.kind == .patternBinding && parent?.parent?.parent?.kind == .memberBlock
        return !isProperty
    }
}
