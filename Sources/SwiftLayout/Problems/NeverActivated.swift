import LayoutModel
import SourceText
import SwiftSource

/// The constraints that code makes and that can never become active: nothing keeps them, or only a local variable or a
/// private property keeps them that no code activates or hands on.
///
/// An inactive constraint is in no view's list, so code reaches it only by the name that keeps it. Every mention of
/// that name counts as a use, also in strings, macros and branches of `#if`, unless it only writes numbers of the
/// constraint.
struct NeverActivated {
    struct One {
        /// The call that makes the constraint.
        var call: SyntaxNode
        /// The last statement that has to do with it, in the block where it is made; nil if that is not known.
        var statement: SyntaxNode?
        var keeper: Keeper
    }

    enum Keeper: Hashable {
        case nothing
        case variable(String)
        case list(String)
    }

    private(set) var all: [One] = []
    private let tree: SyntaxTree
    private let program: Program
    private let file: FileID
    private var variables: [SyntaxNode: Variable] = [:]

    /// A variable that keeps constraints, by the node that declares its name.
    private struct Variable {
        var name: String
        /// Where its name is known.
        var scope: TextRange
        /// The type whose private property it is; nil for a local one.
        var owner: String?
        var isList: Bool
        var sites: [SyntaxNode] = []
    }

    /// - Parameter program: Tells whether the project declares methods of its own under UIKit's names.
    /// - Complexity: O(nodes of the tree).
    init(_ tree: SyntaxTree, _ program: Program, _ file: FileID) {
        self.tree = tree
        self.program = program
        self.file = file
        guard Self.words.contains(where: { tree.text.utf8.firstOffset(of: $0, in: tree.text.utf8.indices) != nil })
        else { return }
        for call in tree.nodes({ kind, _ in kind == .call }) where mayBeLost(call) {
            guard let making = ConstraintMaking(call), !isOfProject(call) else { continue }
            find(call, isList: making.isList)
        }
        judgeVariables()
        all.sort { $0.call.range < $1.call.range }
    }

    private static let words = ["onstraint(", "relatedBy", "withVisualFormat"].map { Array($0.utf8) }

    /// Whether what a call makes may get lost where it stands. Most constraints are made in a list that is activated,
    /// or activated at once.
    private func mayBeLost(_ call: SyntaxNode) -> Bool {
        guard let parent = call.parent else { return false }
        switch parent.kind {
        case .memberAccess: return Self.numbers.contains(MemberAccess(parent)?.name ?? "")
        case .argument: return isAppended(parent)
        case .arrayLiteral: return parent.parent.map { $0.kind != .argument || isAppended($0) } ?? false
        default: return true
        }
    }

    private func isAppended(_ argument: SyntaxNode) -> Bool {
        argument.parent.flatMap(CallExpression.init)?.name == "append"
    }

    /// The private stored properties of the file, by name.
    private lazy var properties: [String: SyntaxNode] = {
        var properties: [String: SyntaxNode] = [:]
        for node in tree.nodes({ kind, _ in kind == .variableDeclaration }) where node.parent?.kind == .memberBlock {
            guard let variable = VariableDeclaration(node),
                variable.hasModifier("private") || variable.hasModifier("fileprivate"), variable.attributes.isEmpty
            else { continue }
            for binding in variable.bindings where binding.accessors.isEmpty {
                if let name = binding.name { properties[name] = binding.node }
            }
        }
        return properties
    }()

    /// Whether extensions of the project declare the method that is called: it may activate what it makes.
    private mutating func isOfProject(_ call: SyntaxNode) -> Bool {
        guard !methodsOfProject.isEmpty, let call = CallExpression(call), call.name == "constraint" else {
            return false
        }
        let labels = call.arguments.map(\.label)
        return methodsOfProject.contains { $0.match(labels) != nil }
    }

    /// What extensions of the project add to UIKit's methods that make constraints.
    private lazy var methodsOfProject: [FunctionInfo] = [
        "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension", "NSLayoutAnchor",
    ].flatMap { program.functions("constraint", of: [$0], in: file) }

    // MARK: What keeps a constraint

    private mutating func find(_ call: SyntaxNode, isList makesList: Bool) {
        guard let parent = call.parent, CallExpression(call)?.isClosed != false else { return }
        switch parent.kind {
        case .assignment where parent.child(.right) == call:
            keep(call, parent, isList: makesList)
        case .patternBinding where parent.child(.value) == call:
            keep(call, inBinding: parent, isList: makesList)
        case .memberAccess where parent.child(.base) == call:
            guard let assignment = parent.parent, assignment.kind == .assignment, assignment.child(.left) == parent
            else { return }
            drop(call, assignment)
        case .arrayLiteral: keep(call, inList: parent)
        case .binaryExpression where makesList && parent.child(.right) == call:
            if BinaryExpression(parent)?.operator == "+=" { keep(call, parent, isList: true) }
        case .argument: keep(call, asArgument: parent)
        default: drop(call, call)
        }
    }

    /// A list in which a constraint is written.
    private mutating func keep(_ call: SyntaxNode, inList list: SyntaxNode) {
        guard let parent = list.parent else { return }
        switch parent.kind {
        case .patternBinding where parent.child(.value) == list: keep(call, inBinding: parent, isList: true)
        case .assignment where parent.child(.right) == list: keep(call, parent, isList: true)
        case .binaryExpression where parent.child(.right) == list && BinaryExpression(parent)?.operator == "+=":
            keep(call, parent, isList: true)
        case .argument: keep(call, asArgument: parent)
        default: break
        }
    }

    /// `list.append(constraint)`, or `list.append(contentsOf: [constraint])`.
    private mutating func keep(_ call: SyntaxNode, asArgument argument: SyntaxNode) {
        guard let outer = argument.parent, let appending = CallExpression(outer), appending.name == "append",
            appending.arguments.count == 1, let list = MemberAccess(appending.callee)?.base,
            let variable = variable(list, from: outer)
        else { return }
        add(call, to: variable, isList: true)
    }

    private mutating func keep(_ call: SyntaxNode, _ assignment: SyntaxNode, isList: Bool) {
        guard let target = assignment.child(.left) else { return }
        if target.kind == .discardExpression {
            drop(call, assignment, isDiscarded: true)
        } else if let variable = variable(target, from: assignment) {
            add(call, to: variable, isList: isList)
        }
    }

    private mutating func keep(_ call: SyntaxNode, inBinding binding: SyntaxNode, isList: Bool) {
        guard let pattern = binding.child(.pattern), let declaration = binding.parent else { return }
        if pattern.kind == .wildcardPattern {
            drop(call, declaration, isDiscarded: true)
        } else if pattern.kind == .namePattern, isLocal(declaration) || properties[pattern.identifier] == binding {
            add(call, to: binding, isList: isList)
        }
    }

    /// Whether a declaration stands among statements. What `#if` encloses is known behind it too.
    private func isLocal(_ declaration: SyntaxNode) -> Bool {
        guard let variable = VariableDeclaration(declaration), variable.attributes.isEmpty,
            let parent = declaration.parent
        else { return false }
        return parent.kind == .codeBlock || parent.kind == .switchCase
    }

    /// The local variable or private property that a name or `self.name` stands for.
    private mutating func variable(_ target: SyntaxNode, from statement: SyntaxNode) -> SyntaxNode? {
        if let access = MemberAccess(target) {
            return access.base?.hasText("self") == true ? properties[access.name] : nil
        }
        guard let name = NameExpression(target)?.name else { return nil }
        for block in statement.ancestors {
            if block.kind == .memberBlock { break }
            for declaration in block.children where declaration.kind == .variableDeclaration {
                let bindings = VariableDeclaration(declaration)?.bindings ?? []
                if let binding = bindings.first(where: { $0.name == name }) {
                    return isLocal(declaration) && binding.accessors.isEmpty ? binding.node : nil
                }
            }
        }
        return properties[name]
    }

    private mutating func add(_ call: SyntaxNode, to binding: SyntaxNode, isList: Bool) {
        if variables[binding] == nil {
            guard let declaration = binding.parent, let block = declaration.parent,
                let pattern = binding.child(.pattern), pattern.kind == .namePattern
            else { return }
            let isMember = block.kind == .memberBlock
            variables[binding] = Variable(
                name: pattern.identifier, scope: isMember ? tree.root.range : block.range,
                owner: isMember ? binding.owner : nil, isList: isList)
        }
        variables[binding]?.sites.append(call)
    }

    // MARK: What nothing keeps

    /// A constraint whose statement has no other effect, unless that may be the value of a closure, of a function or of
    /// a result builder.
    private mutating func drop(_ call: SyntaxNode, _ statement: SyntaxNode, isDiscarded: Bool = false) {
        guard isInReadCode(statement), isDiscarded || isWithoutValue(statement) else { return }
        all.append(One(call: call, statement: statement, keeper: .nothing))
    }

    /// Whether a statement's value goes nowhere: it is in the body of a function or accessor that returns nothing.
    private func isWithoutValue(_ statement: SyntaxNode) -> Bool {
        for outer in statement.ancestors {
            switch outer.kind {
            case .codeBlock, .switchCase, .ifStatement, .guardStatement, .switchStatement, .forStatement,
                .whileStatement, .repeatStatement, .doStatement, .catchClause, .deferStatement, .labeledStatement:
                continue
            case .functionDeclaration: return outer.child(.result) == nil
            case .initializerDeclaration, .deinitializerDeclaration: return true
            case .accessor: return ["set", "willSet", "didSet"].contains(Accessor(outer)?.name)
            default: return false
            }
        }
        return false
    }

    /// Whether macros and attributes that are not known leave the code as it is written.
    private func isInReadCode(_ node: SyntaxNode) -> Bool {
        node.ancestors.allSatisfy { outer in
            outer.kind != .macroExpansion && outer.kind != .compilationClause && outer.kind != .opaque
                && outer.children(.attribute).allSatisfy { attribute in
                    Self.plainAttributes.contains(Attribute(attribute)?.name ?? "")
                }
        }
    }

    private static let plainAttributes: Set<String> = [
        "objc", "nonobjc", "objcMembers", "IBAction", "IBSegueAction", "IBDesignable", "IBOutlet", "IBInspectable",
        "MainActor", "available", "discardableResult", "inline", "inlinable", "usableFromInline", "preconcurrency",
        "UIApplicationMain", "main", "escaping", "Sendable",
    ]

    // MARK: What a variable keeps

    private mutating func judgeVariables() {
        let judged = variables.filter { binding, variable in
            isInReadCode(binding)
                && variable.sites.allSatisfy { variable.owner == nil || $0.owner == variable.owner }
        }
        guard !judged.isEmpty else { return }
        let mentions = Mentions(of: Set(judged.values.map(\.name)), in: tree)
        for (binding, variable) in judged {
            let mentioned = mentions.of(variable.name, in: variable.scope)
            guard let site = variable.sites.first, mentioned.allSatisfy({ isHarmless($0, binding, variable) }) else {
                continue
            }
            let last = mentioned.last(where: { $0.node != nil })?.node?.statement
            let isInOneBlock = variable.owner == nil && last?.parent == binding.parent?.parent
            let keeper: Keeper = variable.isList ? .list(variable.name) : .variable(variable.name)
            all.append(One(call: site, statement: isInOneBlock ? last : nil, keeper: keeper))
        }
    }

    /// Whether a mention of a variable can activate nothing: it declares or fills the variable, or writes a number of
    /// the constraint.
    private func isHarmless(_ mention: Mentions.One, _ binding: SyntaxNode, _ variable: Variable) -> Bool {
        guard let name = mention.node else { return mention.isInComment }
        if name.parent == binding, name.role == .pattern { return true }
        var node = name
        if name.role == .name, let access = name.parent.flatMap(MemberAccess.init) {
            // `.top` without a base is a member of some type, and no variable.
            guard let base = access.base else { return access.node.parent?.kind != .keyPath }
            guard variable.owner != nil, base.hasText("self") else { return false }
            node = access.node
        } else if name.kind != .nameExpression {
            return false
        }
        if variable.owner != nil, node.owner != variable.owner { return false }
        let written = node
        while let parent = node.parent, parent.kind == .optionalChain || parent.kind == .forceUnwrap { node = parent }
        guard let parent = node.parent else { return false }
        switch parent.kind {
        case .assignment where parent.child(.left) == written:
            return parent.child(.right).map { isFilling($0, variable) } ?? false
        case .binaryExpression where parent.child(.left) == written:
            return variable.isList && BinaryExpression(parent)?.operator == "+="
        case .memberAccess where parent.child(.base) == node:
            guard let access = MemberAccess(parent), let outer = parent.parent else { return false }
            if variable.isList { return Self.fillers.contains(access.name) && CallExpression(outer)?.callee == parent }
            guard outer.assigned == parent else { return false }
            return Self.numbers.contains(access.name)
                || access.name == "isActive" && AssignmentExpression(outer)?.value.hasText("false") == true
        case .argument, .arrayLiteral: return isDeactivated(node)
        default: return false
        }
    }

    /// Whether a name stands in `NSLayoutConstraint.deactivate(…)`, by itself or in a list.
    private func isDeactivated(_ name: SyntaxNode) -> Bool {
        var argument = name.parent
        if argument?.kind == .arrayLiteral { argument = argument?.parent }
        guard argument?.kind == .argument, let call = argument?.parent.flatMap(CallExpression.init),
            call.name == "deactivate", let base = MemberAccess(call.callee)?.base
        else { return false }
        return base.hasText("NSLayoutConstraint")
    }

    /// Whether what is assigned is made there, or empties the variable.
    private func isFilling(_ value: SyntaxNode, _ variable: Variable) -> Bool {
        value.kind == .nilLiteral || variable.sites.contains(value) || variable.isList && value.kind == .arrayLiteral
    }

    private static let numbers: Set<String> = ["constant", "priority", "identifier", "shouldBeArchived"]
    private static let fillers: Set<String> = ["append", "reserveCapacity", "removeAll"]
}

extension NeverActivated {
    var findings: [Finding] { all.map(finding) }

    private func finding(_ one: One) -> Finding {
        let message =
            switch one.keeper {
            case .nothing:
                "Without effect: nothing keeps this constraint, and nothing activates it. Set isActive to true, or "
                    + "remove it."
            case .variable(let name):
                "This constraint never becomes active: \"\(name)\" keeps it, and nothing activates it. Set "
                    + "\(name).isActive to true, or remove it."
            case .list(let name):
                "The constraints in \"\(name)\" never become active: nothing activates what the list keeps. Call "
                    + "NSLayoutConstraint.activate(\(name)), or remove them."
            }
        return Finding(
            code: .neverActivated, severity: .warning, range: one.call.range, message: message,
            subject: "\(one.call.owner ?? "") \(one.call.text)", suggestions: suggestion(one).map { [$0] } ?? [])
    }

    private func suggestion(_ one: One) -> TextSuggestion? {
        guard let statement = one.statement else { return nil }
        let (title, edits): (String, [TextEdit])
        switch one.keeper {
        case .nothing:
            guard statement == one.call || statement.kind == .assignment && statement.child(.right) == one.call else {
                return nil
            }
            title = "Activate it"
            edits =
                (statement == one.call ? [] : [TextEdit(TextRange(statement.start, one.call.start), "")])
                + [.insert(".isActive = true", at: one.call.end)]
        case .variable(let name):
            title = "Activate \"\(name)\""
            edits = lines("\(name).isActive = true", below: statement)
        case .list(let name):
            title = "Activate \"\(name)\""
            edits = lines("NSLayoutConstraint.activate(\(name))", below: statement)
        }
        return edits.isEmpty ? nil : TextSuggestion(title: title, edits: edits, kind: .choice)
    }

    private func lines(_ code: String, below statement: SyntaxNode) -> [TextEdit] {
        tree.text.lines([code], below: statement.range).map { [$0] } ?? []
    }
}

extension SyntaxNode {
    /// The name of the innermost type that contains the node.
    fileprivate var owner: String? {
        for outer in ancestors {
            if let type = TypeDeclaration(outer) { return type.name }
            if let type = ExtensionDeclaration(outer) { return type.extendedType?.lastName }
        }
        return nil
    }
}
