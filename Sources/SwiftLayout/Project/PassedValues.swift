import LayoutModel
import SourceText
import SwiftSource

/// The values that an expression may have, as far as the code of a project writes them out: `.compact`, `true`, and
/// what all callers pass for a parameter.
///
/// The texts are searched for the names of functions, as in ``NamedCalls``. It is done for findings alone that depend
/// on such values.
///
/// - Complexity: O(length of the texts) for each function.
final class PassedValues {
    /// Cases of one enumeration, or truth values.
    struct Values {
        var names: Set<String> = []
        /// The enumeration, or `Bool`; nil if there are no values.
        var type: String?

        func union(_ other: Values) -> Values? {
            guard type == other.type || type == nil || other.type == nil else { return nil }
            return Values(names: names.union(other.names), type: type ?? other.type)
        }
    }

    private let project: Project
    let program: Program
    let own: (file: FileID, tree: SyntaxTree)
    /// The files of the project, this one first.
    let files: [FileID]
    private var trees: [FileID: SyntaxTree] = [:]
    private let known = Found<Values?>()
    let knownToBeNil = Found<Bool>()
    private var variables: [String: Bool] = [:]
    /// The most files that are read. A name that stands in more of them is too common to be followed.
    private static let mostTrees = 100

    /// A parameter or a property.
    struct Place: Hashable {
        var declaration: SyntaxNode
        var name: String
    }

    /// What is found of places, which is kept.
    final class Found<Answer> {
        private var known: [Place: Answer] = [:]
        /// The places that are being searched, each for the one before.
        private var searched: [Place] = []
        /// The first of them on which what is being found depends.
        private var first = Int.max

        /// Whether a place is being searched.
        var isSearching: Bool { !searched.isEmpty }

        /// - Parameter unfinished: the answer for a place that depends on itself, which has none of its own there.
        func of(_ place: Place, whileSearched unfinished: Answer, _ find: () -> Answer) -> Answer {
            if let known = known[place] { return known }
            if let index = searched.firstIndex(of: place) {
                first = min(first, index)
                return unfinished
            }
            let (index, outer) = (searched.count, first)
            first = .max
            searched.append(place)
            let found = find()
            searched.removeLast()
            // What depends on a place that is still being searched may lack what is found of that.
            if first >= index { known[place] = found }
            first = min(outer, first >= index ? .max : first)
            return found
        }
    }

    /// - Parameter tree: the tree of the file, of which the project may have another version.
    init(in project: Project, _ program: Program, and tree: SyntaxTree, of file: FileID) {
        self.project = project
        self.program = program
        own = (file, tree)
        files = [file] + project.files.filter { $0 != file }
    }

    /// The tree of a file; nil if it has none, or if there are too many.
    func tree(_ file: FileID) -> SyntaxTree? {
        if file == own.file { return own.tree }
        if let known = trees[file] { return known }
        guard trees.count < Self.mostTrees, let source = project.source(of: file) else { return nil }
        let tree = program.tree(of: source)
        trees[file] = tree
        return tree
    }

    func bytes(of file: FileID) -> [UInt8]? { file == own.file ? own.tree.text.utf8 : project.bytes(of: file) }

    /// The values of an expression; nil if it may have any.
    ///
    /// - Parameter type: the full name of the type that is wanted, for a case without its enumeration.
    func values(_ node: SyntaxNode, in file: FileID, as type: String? = nil) -> Values? {
        let node = node.unwrapped
        switch node.kind {
        case .booleanLiteral: return Values(names: [node.text], type: "Bool")
        case .memberAccess:
            guard let access = MemberAccess(node) else { return nil }
            if access.base?.hasText("self") == true { return propertyValues(access.name, node, file) }
            guard node.parent?.kind != .call else { return nil }
            if let stored = stored(access, in: file) { return values(stored) }
            let base = access.base.map { NameExpression($0)?.name ?? "" }
            let isNamed = base == nil || base == type?.lastName
            return caseValue(access.name, of: isNamed ? type : base.flatMap { fullName($0, at: node, in: file) })
        case .ternaryExpression:
            guard let choice = TernaryExpression(node), let first = values(choice.whenTrue, in: file, as: type),
                let second = values(choice.whenFalse, in: file, as: type)
            else { return nil }
            return first.union(second)
        case .nameExpression:
            guard let name = NameExpression(node)?.name else { return nil }
            return namedValues(name, node, file)
        default: return nil
        }
    }

    /// A member that is a case of an enumeration of the project: a static property may have any value.
    private func caseValue(_ name: String, of type: String?) -> Values? {
        guard let type, program.hasCase(name, type) else { return nil }
        return Values(names: [name], type: type)
    }

    /// The full name of a type that code at a node names.
    private func fullName(_ type: String, at node: SyntaxNode, in file: FileID) -> String? {
        program.type(type, from: program.type(at: node, in: file)?.name, in: own.file)?.name
    }

    /// The values of a parameter or of a property of the class.
    private func namedValues(_ name: String, _ node: SyntaxNode, _ file: FileID) -> Values? {
        switch Self.meaning(of: name, at: node) {
        case .parameter(let function): passed(name, to: function, file)
        case .property: propertyValues(name, node, file)
        case .local, nil: nil
        }
    }

    /// What a name stands for in a function.
    enum Meaning {
        case parameter(FunctionDeclaration)
        /// The pattern that binds it.
        case local(SyntaxNode)
        case property
    }

    /// Nil if it may be one of several.
    ///
    /// - Parameter isUnbound: whether the name is what an `if let` or `guard let` asks for, and so nothing that one
    ///   binds.
    static func meaning(of name: String, at node: SyntaxNode, isUnbound: Bool = false) -> Meaning? {
        for outer in node.ancestors {
            // Its parameters, its captures and the names in it may be meant.
            if outer.kind == .closure, declares(name, in: outer) { return nil }
            if let accessor = Accessor(outer), declares(name, in: outer) || accessor.parameterName == name {
                return nil
            }
            guard let function = FunctionDeclaration(outer) else { continue }
            // A local function sees the names around it.
            guard outer.parent?.kind != .codeBlock else { return nil }
            let names = names(name, in: outer).filter { $0.holds(at: node) && (!isUnbound || !$0.isUnwrapped) }
            guard let first = names.first else { break }
            guard names.count == 1 else { return nil }
            if function.parameters.contains(where: { $0.name == name }) { return .parameter(function) }
            return first.kind == .namePattern ? .local(first) : nil
        }
        return .property
    }

    private static func declares(_ name: String, in node: SyntaxNode) -> Bool { !names(name, in: node).isEmpty }

    /// The patterns, parameters and captures of a name.
    static func names(_ name: String, in node: SyntaxNode) -> [SyntaxNode] {
        node.tree.nodes(in: node) { kind, _ in
            [.namePattern, .parameter, .closureParameter, .capture].contains(kind)
        }.filter { found in
            found.kind == .namePattern
                ? found.identifier == name : Parameter(found)?.name == name || found.child(.name)?.identifier == name
        }
    }

    /// What code gives a property of the class around a node.
    private func propertyValues(_ name: String, _ node: SyntaxNode, _ file: FileID) -> Values? {
        stored(name, of: program.type(at: node, in: file)).flatMap(values)
    }

    private func values(_ stored: PropertyInfo) -> Values? {
        known.of(Place(declaration: stored.binding, name: stored.name), whileSearched: Values()) {
            guard let given = self.given(to: stored) else { return nil }
            let type = stored.type.flatMap { self.fullName($0, at: stored.binding, in: stored.file) }
            return self.all(given, as: type)
        }
    }

    // MARK: Parameters

    /// What callers pass for a parameter.
    private func passed(_ name: String, to function: FunctionDeclaration, _ file: FileID) -> Values? {
        known.of(Place(declaration: function.node, name: name), whileSearched: Values()) {
            guard let (arguments, index, info) = self.arguments(for: name, of: function, file) else { return nil }
            let type = info.parameters[index].type.flatMap { self.fullName($0, at: function.node, in: file) }
            return self.all(arguments, as: type)
        }
    }

    /// The expressions that callers pass for a parameter; nil if they are not all known.
    func arguments(
        for name: String, of function: FunctionDeclaration, _ file: FileID
    ) -> (all: [(node: SyntaxNode?, file: FileID)], index: Int, function: FunctionInfo)? {
        let info = FunctionInfo(function, file: file, owner: nil)
        guard let index = info.parameters.firstIndex(where: { $0.name == name }), !info.parameters[index].isVariadic,
            info.isCalledByCode, let calls = calls(of: info)
        else { return nil }
        return (calls.map { $0.argument(index, info) }, index, info)
    }

    /// The values of several expressions; nil if there are none.
    private func all(_ nodes: [(node: SyntaxNode?, file: FileID)], as type: String?) -> Values? {
        guard !nodes.isEmpty else { return nil }
        var all = Values()
        for (node, file) in nodes {
            guard let node, let values = values(node, in: file, as: type), let both = all.union(values) else {
                return nil
            }
            all = both
        }
        return all
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
        let type = function.node.ancestors.lazy.compactMap { node in
            TypeDeclaration(node)?.name ?? ExtensionDeclaration(node)?.extendedType?.name?.lastName
        }.first
        if isInitializer {
            // A subclass may inherit the initializer, and a protocol that asks for one lets others call it.
            guard let declared = program.type(at: function.node, in: function.file),
                program.classes(below: declared).isEmpty,
                !declared.declaration.inheritedTypes.contains(where: { asksForInitializers($0, function.file) })
            else { return nil }
        }
        let isOfObjects = !isInitializer && function.declaration?.isStatic == false
        let owner = isOfObjects ? program.type(at: function.node, in: function.file) : nil
        let files = function.isPrivate ? [function.file] : files
        var calls: [Call] = []
        for file in files {
            for name in isInitializer ? [type ?? "", "Self", "init"] : [function.name] {
                guard let found = self.calls(of: function, name, type, owner, in: file) else { return nil }
                calls += found
            }
        }
        return calls
    }

    private func asksForInitializers(_ adopted: TypeReference, _ file: FileID) -> Bool {
        let type = adopted.name.flatMap { program.type($0, in: file) }
        return type?.isProtocol == true && type?.members.initializers.isEmpty == false
    }

    /// - Parameters:
    ///   - type: the last name of the type that declares it.
    ///   - owner: the type whose objects have it.
    private func calls(
        of function: FunctionInfo, _ name: String, _ type: String?, _ owner: TypeInfo?, in file: FileID
    ) -> [Call]? {
        guard let bytes = bytes(of: file) else { return [] }
        var calls: [Call] = []
        var hasVariable: Bool { name == function.name && isVariable(name) }
        lazy var namesType = type.map { bytes.firstWord($0, from: 0) != nil } ?? true
        for word in bytes.uses(of: name) {
            let isCall = bytes.isCall(at: word.upperBound)
            if name == "Self", !isCall || !namesType { continue }
            // `Bar.show` is the method itself, for any object.
            if owner != nil, let type, bytes.base(before: word.lowerBound) == type { return nil }
            // What else has the name is more likely meant than the function itself, handed on without a call.
            if !isCall, hasVariable { continue }
            if isCall, !function.mayTake(bytes[word.upperBound...]) { continue }
            if name == "init" {
                // `X.init` is mostly of another type, and only a subclass asks its superclass.
                guard let base = bytes.base(before: word.lowerBound), base != "super" else { continue }
                if base.beginsLikeAType && base != type && base != "Self" { continue }
                if !namesType, base == "self" || base == "Self" { continue }
                // Without its class in the file, `.init()` is that of another one.
                if base.isEmpty, !namesType, !function.takes(bytes[word.upperBound...]) { continue }
            }
            guard let tree = tree(file) else { return nil }
            let leaf = tree.root.innermost(at: UTF8Offset(word.lowerBound))
            // What a type calls itself is no other type.
            if ["self", "Self"].contains(name == "init" ? bytes.base(before: word.lowerBound) : name),
                let around = program.type(at: leaf, in: file)?.name.lastName, let type, around != type
            {
                continue
            }
            // Other types may have a method of the name.
            if let owner, !mayMean(leaf, memberOf: owner.name, in: file) { continue }
            switch Use(of: function, name, type, at: leaf, to: word.upperBound, program) {
            case .none: continue
            case .reference where hasVariable: continue
            case .reference, .other: return nil
            case .call(let call, let places): calls.append(Call(call: call, file: file, places: places))
            }
        }
        return calls
    }

    /// Whether variables of the project have a name.
    private func isVariable(_ name: String) -> Bool {
        if let known = variables[name] { return known }
        let found = files.contains { bytes(of: $0)?.declaresVariable(name) ?? false }
        variables[name] = found
        return found
    }

    /// What code does with a name.
    private enum Use {
        /// Nothing with this function.
        case none
        case call(CallExpression, [Int])
        /// The name without a call.
        case reference
        case other

        init(
            of function: FunctionInfo, _ name: String, _ type: String?, at leaf: SyntaxNode, to end: Int,
            _ program: Program
        ) {
            // The label of another call's argument.
            guard leaf.role != .label else {
                self = .none
                return
            }
            let around = Array(sequence(first: leaf, next: \.parent).prefix(3))
            let callee = around.last { $0.range.end.value == end }
            guard let callee, let call = callee.parent.flatMap(CallExpression.init), call.callee == callee else {
                // A type is named in many ways, of which few make an object; a function that is handed on may be
                // called with anything.
                let isRenamed = leaf.ancestors.contains { outer in
                    [.typealiasDeclaration, .genericParameter].contains(outer.kind)
                }
                self = (name == type || Self.isOfOtherType(callee, type)) && !isRenamed ? .none : .reference
                return
            }
            if name == "init", Self.isOfOtherType(callee, type) {
                self = .none
                return
            }
            guard call.trailingClosures.isEmpty else {
                self = function.parameters.contains { $0.mayBeClosure(program) } ? .other : .none
                return
            }
            self = function.match(call.arguments.map(\.label)).map { .call(call, $0) } ?? .none
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
    /// Whether a text declares a variable of a name.
    ///
    /// - Complexity: O(length of the text).
    fileprivate func declaresVariable(_ name: String) -> Bool {
        ["var ", "let "].contains { keyword in
            places(of: keyword + name).contains { self[$0.upperBound...].first?.isWord != true }
        }
    }

    /// The name before the dot that stands before an offset, without the mark of an optional: empty for `.init`, nil
    /// without a dot.
    func base(before offset: Int) -> String? {
        guard offset > 0, self[offset - 1] == UInt8(ascii: ".") else { return nil }
        let base = self[..<(offset - 1)]
        let isMarked = base.last == UInt8(ascii: "?") || base.last == UInt8(ascii: "!")
        let name = base.dropLast(isMarked ? 1 : 0).reversed().prefix { $0.isWord }.reversed()
        return String(decoding: name, as: UTF8.self)
    }
}

extension Project {
    /// The text of a Swift file; nil for one that declares nothing.
    func bytes(of file: FileID) -> [UInt8]? { source(of: file)?.utf8 }

    fileprivate func source(of file: FileID) -> SwiftFile? {
        (anyDeclaration(in: file)?.content as? DeclaredSyntax)?.source
    }
}

extension ArraySlice<UInt8> {
    /// What follows a parenthesis at the beginning and blanks.
    fileprivate var firstArgument: ArraySlice<UInt8> { dropFirst().drop { " \n\t\r".utf8.contains($0) } }

    /// Whether the first argument in parentheses has a label.
    fileprivate var labelsFirst: Bool {
        let argument = firstArgument
        let word = argument.prefix { $0.isWord }
        return !word.isEmpty && argument[word.endIndex...].first == UInt8(ascii: ":")
    }
}

extension FunctionInfo.ParameterInfo {
    /// Whether a closure may be passed for it: its type is one, or a name that may stand for one.
    fileprivate func mayBeClosure(_ program: Program) -> Bool {
        guard let type, !isFunction else { return true }
        return program.type(type) == nil && !Self.values.contains(type) && !UIKitClass.isKnown(type)
    }

    private static let values: Set = [
        "Bool", "String", "Substring", "Character", "Int", "Int64", "UInt", "Float", "Double", "CGFloat", "Date", "URL",
        "Data", "Decimal", "UUID", "TimeInterval", "IndexPath", "IndexSet", "NSRange", "CGSize", "CGPoint", "CGRect",
        "UIColor", "UIFont", "UIImage", "UIEdgeInsets", "NSAttributedString", "AttributedString", "NSNumber",
    ]
}

extension FunctionInfo {
    /// Whether the first of some arguments may be one of its parameters, by its label. A comment may stand before it,
    /// and closures after the parentheses.
    fileprivate func mayTake(_ arguments: ArraySlice<UInt8>) -> Bool {
        guard arguments.first == UInt8(ascii: "("), let first = arguments.firstArgument.first,
            first != UInt8(ascii: "/"), first != UInt8(ascii: ")")
        else { return true }
        guard arguments.labelsFirst else { return parameters.contains { $0.label == nil } }
        return takes(arguments)
    }

    /// Whether the first of some arguments has the label of one of its parameters.
    fileprivate func takes(_ arguments: ArraySlice<UInt8>) -> Bool {
        let word = arguments.firstArgument.prefix { $0.isWord }
        return arguments.labelsFirst && parameters.contains { $0.label.map { word.elementsEqual($0.utf8) } ?? false }
    }

    /// Whether what calls it is code of the project that names it: no code outside, no UIKit and no storyboard.
    fileprivate var isCalledByCode: Bool {
        guard let declaration else { return false }
        return !declaration.isOverride && !declaration.isSeenOutside && !declaration.hasModifier("required")
            && declaration.attributes.isEmpty && !node.isInObjectiveCClass
    }
}

extension SyntaxNode {
    /// Whether it is the pattern of `if let` or `guard let`.
    fileprivate var isUnwrapped: Bool { parent?.kind == .optionalBinding }

    /// Whether a pattern of `if let` or `guard let` is what its name means at a node; true for any other pattern.
    fileprivate func holds(at node: SyntaxNode) -> Bool {
        guard isUnwrapped, let statement = parent?.parent else { return true }
        if let statement = IfStatement(statement) {
            return node == self || statement.body?.node.range.touches(node.start) ?? true
        }
        guard let statement = GuardStatement(statement) else { return true }
        return node == self || statement.node.range.end <= node.start
    }
}

extension DeclarationView {
    /// Whether code outside of the project can use it: it is public, and so is each type that it is in. What stands in
    /// a public extension is public too.
    var isSeenOutside: Bool {
        isPublic && node.ancestors.allSatisfy { TypeDeclaration($0)?.isPublic ?? true }
    }

    /// Whether it is public or open, by itself or by the extension that it is in.
    var isPublic: Bool {
        if hasModifier("public") || hasModifier("open") { return true }
        let block = node.parent?.parent
        return block.flatMap(ExtensionDeclaration.init)?.hasModifier("public") ?? false
    }
}

extension SyntaxNode {
    /// Whether Objective-C, of which no file is read, sees the members of the class around it.
    var isInObjectiveCClass: Bool {
        ancestors.contains { node in
            TypeDeclaration(node)?.attributes.contains { $0.name == "objcMembers" } ?? false
                || ExtensionDeclaration(node)?.attributes.contains { $0.name == "objc" } ?? false
        }
    }
}
