import LayoutModel
import SourceText
import SwiftSource

/// The constraints that code makes and never activates.
///
/// What is passed to a function, stored, returned or collected by a result builder may be activated there, so only two
/// forms count: a constraint that is a whole statement, and one that only a local constant holds of which nothing but
/// the numbers are set.
struct IdleConstraints {
    /// One for each place.
    private(set) var all: [MadeConstraint] = []
    private let execution: Execution

    init(_ execution: Execution) {
        self.execution = execution
        let root = execution.type.declaration.node.tree.root
        var seen: Set<FileRange> = []
        for object in execution.objects {
            guard case .constraint(let made) = object.kind, made.focus.file == execution.type.file,
                seen.insert(made.focus).inserted, let node = root.expression(at: made.focus.range),
                let call = CallExpression(node), isUIKits(call), node.isUnused
            else { continue }
            all.append(made)
        }
    }

    /// Whether a call makes a constraint and does nothing else: the project may have methods of the same name.
    private func isUIKits(_ call: CallExpression) -> Bool {
        guard call.trailingClosures.isEmpty else { return false }
        if NameExpression(call.callee)?.name == "NSLayoutConstraint" { return true }
        guard call.name == "constraint", call.arguments.allSatisfy({ Self.isLabel($0.label) }) else { return false }
        let added = ["NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension"].flatMap {
            execution.program.functions("constraint", of: [$0], in: execution.type.file)
        }
        return !added.contains { $0.match(call.arguments.map(\.label)) != nil }
    }

    private static func isLabel(_ label: String?) -> Bool {
        guard let label else { return false }
        return label == "constant" || label == "multiplier" || Anchors.relation(ofLabel: label) != nil
    }
}

extension SyntaxNode {
    /// Whether nothing can use the value of an expression.
    fileprivate var isUnused: Bool { isWholeStatement || isInUnusedConstant }

    /// Whether the value is dropped: the expression is a statement of a function that returns nothing.
    private var isWholeStatement: Bool {
        guard let block = parent, role == .none, let owner = block.parent else { return false }
        switch (block.kind, owner.kind) {
        case (.switchCase, .switchStatement), (.compilationClause, .conditionalCompilation):
            return owner.isWholeStatement
        case (.codeBlock, .ifStatement): return owner.firstIf.isWholeStatement
        case (.codeBlock, .guardStatement), (.codeBlock, .forStatement), (.codeBlock, .whileStatement),
            (.codeBlock, .repeatStatement), (.codeBlock, .doStatement), (.codeBlock, .deferStatement):
            return owner.isWholeStatement
        case (.codeBlock, .functionDeclaration), (.codeBlock, .initializerDeclaration):
            guard let function = FunctionDeclaration(owner), function.result == nil else { return false }
            return function.attributes.allSatisfy { Self.plainAttributes.contains($0.name) }
        case (.codeBlock, .accessor): return Accessor(owner).map { $0.isObserver || $0.name == "set" } ?? false
        case (.codeBlock, .closure):
            // One that is called at once is no result builder.
            guard let call = owner.parent.flatMap(CallExpression.init), call.callee == owner else { return false }
            return ClosureExpression(owner).map { $0.statements.count > 1 } ?? false
        default: return false
        }
    }

    /// The `if` that an `else if` belongs to.
    private var firstIf: SyntaxNode {
        var node = self
        while let outer = node.parent, outer.kind == .ifStatement { node = outer }
        return node
    }

    private static let plainAttributes: Set<String> = [
        "objc", "IBAction", "discardableResult", "MainActor", "available",
    ]

    /// Whether the value is that of a local constant of which only numbers and the name are set.
    private var isInUnusedConstant: Bool {
        guard let binding = parent, binding.kind == .patternBinding, role == .value,
            let declaration = binding.parent.flatMap(VariableDeclaration.init), let block = declaration.node.parent,
            block.kind == .codeBlock, declaration.attributes.isEmpty, !declaration.isLazy,
            let name = declaration.bindings.first(where: { $0.node == binding })?.name
        else { return false }
        var settings = 0
        block.walk { node in
            if node.kind == .nameExpression, node.identifier == name, node.isBaseOfSetting { settings += 1 }
            return true
        }
        // The name itself is the one other place.
        return block.text.occurrences(ofWord: name) == settings + 1
    }

    /// Whether it is `width` in `width.priority = .defaultHigh`.
    private var isBaseOfSetting: Bool {
        guard let access = parent.flatMap(MemberAccess.init), access.base == self,
            ["priority", "constant", "identifier"].contains(access.name),
            let assignment = access.node.parent.flatMap(AssignmentExpression.init)
        else { return false }
        return assignment.target == access.node
    }
}

extension String {
    fileprivate func occurrences(ofWord word: String) -> Int {
        var count = 0
        for part in split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) where part == word {
            count += 1
        }
        return count
    }
}
