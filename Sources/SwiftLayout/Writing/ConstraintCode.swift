import LayoutModel
import SourceText
import SwiftSource

/// The code that makes one constraint, and what it does with it.
struct ConstraintCode {
    /// The whole expression.
    let node: SyntaxNode
    let form: Form
    let use: Use

    enum Form {
        /// `a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)`.
        case anchors(CallExpression)
        /// `NSLayoutConstraint(item: a, attribute: .top, …)`, or with `.init`.
        case initializer(CallExpression)
        /// `make.top.equalToSuperview().offset(8)`.
        case chain(SnapChainCode)
    }

    enum Use {
        /// It is an element of a list literal.
        case element(of: SyntaxNode)
        /// It is activated in a statement of its own.
        case statement(SyntaxNode)
        /// A statement keeps it under a name.
        case stored(SyntaxNode, name: String)
        /// It is the value with which a property of the type is declared.
        case property(name: String)
    }

    /// Nil unless the code of a constraint is one of the expressions that make constraints.
    ///
    /// A constraint that a helper makes has the helper's call as its code.
    init?(_ node: SyntaxNode) {
        guard let call = CallExpression(node) else { return nil }
        self.node = node
        if call.isItemInitializer {
            form = .initializer(call)
        } else if call.name == "constraint", MemberAccess(call.callee)?.base != nil,
            call.arguments.first?.label.flatMap(Anchors.relation(ofLabel:)) != nil
        {
            form = .anchors(call)
        } else if let chain = SnapChainCode(node) {
            form = .chain(chain)
            guard let statement = node.statement, statement == node else { return nil }
            use = .statement(statement)
            return
        } else {
            return nil
        }
        guard let use = Self.use(of: node) else { return nil }
        self.use = use
    }

    private static func use(of node: SyntaxNode) -> Use? {
        guard let parent = node.parent else { return nil }
        if parent.kind == .patternBinding, parent.child(.value) == node, parent.parent?.parent?.kind == .memberBlock {
            return parent.child(.pattern).map { .property(name: $0.identifier) }
        }
        guard let statement = node.statement else { return nil }
        if parent.kind == .arrayLiteral { return .element(of: parent) }
        if parent.kind == .patternBinding, parent.child(.value) == node, parent.parent == statement,
            let name = parent.child(.pattern)?.identifier, VariableDeclaration(statement)?.bindings.count == 1
        {
            return .stored(statement, name: name)
        }
        if parent == statement, let assignment = AssignmentExpression(statement), assignment.value == node {
            return .stored(statement, name: assignment.target.text)
        }
        if let member = MemberAccess(parent), member.name == "isActive", parent.parent == statement,
            let assignment = AssignmentExpression(statement), assignment.target == parent
        {
            return BooleanLiteral(assignment.value)?.value == true ? .statement(statement) : nil
        }
        let call = parent.kind == .argument ? parent.parent.flatMap(CallExpression.init) : nil
        return call?.node == statement && call?.name == "addConstraint" ? .statement(statement) : nil
    }

    /// The statement that it belongs to, in a block.
    var statement: SyntaxNode? { node.statement }
}

extension SyntaxNode {
    /// The expression with exactly this range.
    func expression(at range: TextRange) -> SyntaxNode? {
        var node = innermost(at: range.start)
        while node.range != range || node.kind != .call {
            guard node.range.start >= range.start, let parent = node.parent else { return nil }
            node = parent
        }
        return node
    }

    /// The innermost node with a range.
    func spanning(_ range: TextRange) -> SyntaxNode? {
        sequence(first: innermost(at: range.start), next: \.parent).first { $0.range == range }
    }

    /// The statement of a block that contains the node.
    var statement: SyntaxNode? {
        var node = self
        while let parent = node.parent {
            if parent.kind == .codeBlock { return node }
            if parent.kind == .memberBlock || parent.kind == .accessor { return nil }
            node = parent
        }
        return nil
    }

    /// The function, initializer, accessor or property whose code contains the node.
    var member: SyntaxNode? {
        ancestors.first { $0.parent?.kind == .memberBlock }
    }

    /// Whether it is in a closure of its member, which may run later.
    var isInClosure: Bool {
        ancestors.prefix { $0.parent?.kind != .memberBlock }.contains { $0.kind == .closure }
    }

    /// The outermost type that contains the node.
    var outermostType: SyntaxNode? {
        ancestors.filter { $0.kind.isTypeDeclaration || $0.kind == .extensionDeclaration }.last
    }
}
