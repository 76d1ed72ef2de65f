import LayoutModel
import SourceText
import SwiftSource

/// The values that an expression may have, as far as the code of a project writes them out: `.compact`, `true`, and
/// what all callers pass for a parameter.
///
/// The texts are searched for the names of functions, as in ``NamedCalls``. It is done for views alone about whose
/// hiding there is a finding.
///
/// - Complexity: O(length of the texts) for each function.
final class PassedValues {
    private let project: Project
    private let own: (file: FileID, tree: SyntaxTree)
    private var trees: [FileID: SyntaxTree] = [:]
    private var known: [Place: Set<String>?] = [:]
    /// The most files that are read for one project: a name that more of them have is one that anybody may use.
    private static let mostTrees = 100

    /// A parameter or a property.
    private struct Place: Hashable {
        var declaration: SyntaxNode
        var name: String
    }

    /// - Parameter tree: the tree of the file, of which the project may have another version.
    init(in project: Project, and tree: SyntaxTree, of file: FileID) {
        self.project = project
        own = (file, tree)
    }

    /// The tree of a file; nil if it has none, or if there are too many.
    func tree(_ file: FileID) -> SyntaxTree? {
        if file == own.file { return own.tree }
        if let known = trees[file] { return known }
        guard trees.count < Self.mostTrees, let bytes = bytes(of: file) else { return nil }
        let tree = SyntaxTree(parsing: SourceText(utf8: bytes))
        trees[file] = tree
        return tree
    }

    private func bytes(of file: FileID) -> [UInt8]? {
        file == own.file
            ? own.tree.text.utf8 : (project.anyDeclaration(in: file)?.content as? DeclaredSyntax)?.source.utf8
    }

    /// The values of an expression: the names of cases, and literals as they are written. Nil if it may have any.
    func values(_ node: SyntaxNode, in file: FileID) -> Set<String>? {
        let node = node.unwrapped
        switch node.kind {
        case .booleanLiteral: return [node.text]
        case .memberAccess:
            guard let access = MemberAccess(node) else { return nil }
            if access.base?.hasText("self") == true { return propertyValues(access.name, node, file) }
            let base = access.base.map { NameExpression($0)?.name.beginsLikeAType } ?? true
            return base == true && node.parent?.kind != .call ? [access.name] : nil
        case .ternaryExpression:
            guard let choice = TernaryExpression(node), let first = values(choice.whenTrue, in: file),
                let second = values(choice.whenFalse, in: file)
            else { return nil }
            return first.union(second)
        case .nameExpression:
            guard let name = NameExpression(node)?.name else { return nil }
            return namedValues(name, node, file)
        default: return nil
        }
    }

    /// The values of a parameter or of a property of the class.
    private func namedValues(_ name: String, _ node: SyntaxNode, _ file: FileID) -> Set<String>? {
        guard let function = node.ancestors.lazy.compactMap(FunctionDeclaration.init).first else {
            return propertyValues(name, node, file)
        }
        let names = function.node.tree.nodes(in: function.node) { kind, _ in
            kind == .namePattern || kind == .parameter
        }
        let declaring = names.filter { $0.kind == .parameter ? Parameter($0)?.name == name : $0.identifier == name }
        guard let only = declaring.first else { return propertyValues(name, node, file) }
        // A local name may hide the parameter.
        guard declaring.count == 1, only.kind == .parameter, only.parent == function.node else { return nil }
        return passed(name, to: function, file)
    }

    // MARK: Properties

    /// What a constant of a class, or a private variable of it, is assigned in its file.
    private func propertyValues(_ name: String, _ node: SyntaxNode, _ file: FileID) -> Set<String>? {
        let types = node.ancestors.filter { $0.kind.isTypeDeclaration }
        guard let type = types.first, type.kind == .classDeclaration else { return nil }
        let declarations = node.tree.nodes { kind, _ in kind == .variableDeclaration }
            .compactMap(VariableDeclaration.init)
        let bindings = declarations.filter { $0.node.parent?.kind == .memberBlock }
            .flatMap { one in one.bindings.filter { $0.name == name }.map { (one, $0) } }
        guard bindings.count == 1, let (declaration, binding) = bindings.first,
            binding.node.ancestors.first(where: { $0.kind.isTypeDeclaration }) == type, binding.accessors.isEmpty,
            declaration.attributes.isEmpty, declaration.isLet || declaration.isFileprivate, !declaration.isStatic
        else { return nil }
        return remembered(Place(declaration: binding.node, name: name)) {
            var assigned = [binding.initialValue].compactMap { $0 }
            for node in node.tree.nodes({ kind, _ in kind == .assignment }) {
                guard let one = AssignmentExpression(node) else { continue }
                if one.target.ownName == name { assigned.append(one.value) }
            }
            return assigned.isEmpty ? nil : self.all(assigned.map { ($0, file) })
        }
    }

    // MARK: Parameters

    /// What callers pass for a parameter.
    private func passed(_ name: String, to function: FunctionDeclaration, _ file: FileID) -> Set<String>? {
        let info = FunctionInfo(function, file: file, owner: nil)
        guard let index = info.parameters.firstIndex(where: { $0.name == name }), !info.parameters[index].isVariadic,
            info.isCalledByCode
        else { return nil }
        return remembered(Place(declaration: function.node, name: name)) {
            guard let calls = self.calls(of: info) else { return nil }
            return calls.isEmpty ? nil : self.all(calls.map { $0.argument(index, info) })
        }
    }

    private func all(_ nodes: [(node: SyntaxNode?, file: FileID)]) -> Set<String>? {
        var all: Set<String> = []
        for (node, file) in nodes {
            guard let node, let values = values(node, in: file) else { return nil }
            all.formUnion(values)
        }
        return all
    }

    /// What is found of a place. What depends on itself adds nothing to it.
    private func remembered(_ place: Place, _ find: () -> Set<String>?) -> Set<String>? {
        if let known = known[place] { return known }
        known[place] = .some([])
        let found = find()
        known[place] = .some(found)
        return found
    }

    // MARK: Calls

    private struct Call {
        var call: CallExpression
        var file: FileID
        /// Which parameter each argument is for.
        var places: [Int]

        /// The argument for a parameter, or the parameter's default value.
        func argument(_ index: Int, _ function: FunctionInfo) -> (node: SyntaxNode?, file: FileID) {
            if let place = places.firstIndex(of: index) {
                let arguments = call.arguments
                return (arguments.indices.contains(place) ? arguments[place].value : nil, file)
            }
            return (function.parameters[index].defaultValue, function.file)
        }
    }

    /// The calls of a function. Nil if code uses it in other ways, or too much code uses its name.
    private func calls(of function: FunctionInfo) -> [Call]? {
        let isInitializer = function.declaration?.isInitializer == true
        let type = function.node.ancestors.lazy.compactMap { TypeDeclaration($0)?.name }.first
        guard !isInitializer || type != nil else { return nil }
        let files = function.isPrivate ? [function.file] : [own.file] + project.files.filter { $0 != own.file }
        var calls: [Call] = []
        for file in files {
            for name in isInitializer ? [type ?? "", "init"] : [function.name] {
                guard let found = self.calls(of: function, name, type, in: file) else { return nil }
                calls += found
            }
        }
        return calls
    }

    private func calls(of function: FunctionInfo, _ name: String, _ type: String?, in file: FileID) -> [Call]? {
        guard let bytes = bytes(of: file) else { return [] }
        let mayInherit = name == "init" && type.map { bytes.firstWord($0, from: 0) != nil } ?? true
        var calls: [Call] = []
        var start = 0
        while let word = bytes.firstUse(of: name, from: start) {
            start = word.upperBound
            if name == "init" {
                // `X.init` is mostly of another type, and only a subclass asks its superclass.
                guard let base = bytes.base(before: word.lowerBound) else { continue }
                if base.beginsLikeAType && base != type && base != "Self" { continue }
                if base == "super", !mayInherit { continue }
            }
            guard let tree = tree(file) else { return nil }
            switch Use(of: function, name, type, at: word, in: tree) {
            case .none: continue
            case .other: return nil
            case .call(let call, let places): calls.append(Call(call: call, file: file, places: places))
            }
        }
        return calls
    }

    /// What code does with a name.
    private enum Use {
        /// Nothing with this function.
        case none
        case call(CallExpression, [Int])
        case other

        init(of function: FunctionInfo, _ name: String, _ type: String?, at word: Range<Int>, in tree: SyntaxTree) {
            let leaf = tree.root.innermost(at: UTF8Offset(word.lowerBound))
            let around = Array(sequence(first: leaf, next: \.parent).prefix(3))
            let callee = around.last { $0.range.end.value == word.upperBound }
            guard let callee, let call = callee.parent.flatMap(CallExpression.init), call.callee == callee else {
                // A type is named in many ways; a function that is handed on may be called with anything.
                self = name == type || Self.isOfOtherType(callee, type) ? .none : .other
                return
            }
            if name == "init", Self.isOfOtherType(callee, type) {
                self = .none
                return
            }
            let labels: [String?] = call.arguments.map(\.label) + call.trailingClosures.map(\.label)
            self = function.match(labels).map { .call(call, $0) } ?? .none
        }

        /// Whether `X.init` is that of another type.
        private static func isOfOtherType(_ node: SyntaxNode?, _ type: String?) -> Bool {
            guard let access = node.flatMap(MemberAccess.init), access.name == "init",
                let base = access.base.flatMap(NameExpression.init)?.name
            else { return false }
            return base.beginsLikeAType && base != type && base != "Self"
        }
    }
}

extension [UInt8] {
    /// The name before the dot that stands before an offset: empty for `.init`, nil without a dot.
    fileprivate func base(before offset: Int) -> String? {
        guard offset > 0, self[offset - 1] == UInt8(ascii: ".") else { return nil }
        var start = offset - 1
        while start > 0, self[start - 1].isWord { start -= 1 }
        return String(decoding: self[start..<(offset - 1)], as: UTF8.self)
    }
}

extension FunctionInfo {
    /// Whether what calls it is code of the project that names it: no code outside, no UIKit and no storyboard.
    fileprivate var isCalledByCode: Bool {
        guard let declaration else { return false }
        return !declaration.isOverride && !declaration.hasModifier("public") && !declaration.hasModifier("open")
            && !declaration.hasModifier("required") && declaration.attributes.isEmpty
    }
}
