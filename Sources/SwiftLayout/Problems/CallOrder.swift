import LayoutModel
import SourceText
import SwiftSource

/// Two calls one after the other, of which the second one adds the views that the first one constrains:
/// `setUpConstraints()` before `setUpViews()`.
struct CallOrder {
    /// The statement that constrains the views.
    let first: SyntaxNode
    /// The statement that adds them.
    let second: SyntaxNode
    /// `setUpConstraints()`, `setUpViews()`.
    let names: (first: String, second: String)

    /// Moves the second statement before the first one, if nothing is between them that may be meant to come first.
    func suggestion(in text: SourceText) -> TextSuggestion? {
        let between = text[TextRange(first.end, second.start)]
        guard between.utf8.allSatisfy({ " \t\r\n".utf8.contains($0) }), let moved = text.wholeLines(of: second.range),
            let line = text.wholeLines(of: first.range)
        else {
            return nil
        }
        return TextSuggestion(
            title: "Call \(names.second) before \(names.first)",
            edits: [.insert(text[moved], at: line.start), TextEdit(moved, "")], kind: .choice)
    }
}

/// The order in which a class calls its own functions.
struct CallOrders {
    private typealias Call = (block: Int, node: SyntaxNode)

    private let type: TypeInfo
    /// The statements that call each function, by its name, with the numbers of their blocks.
    private let calls: [String: [Call]]
    /// How many functions of the class have each name.
    private let counts: [String: Int]
    /// By the start of each function, whether it adds views.
    private var adding: [UTF8Offset: Bool] = [:]

    /// - Complexity: O(length of the file).
    init(of type: TypeInfo) {
        self.type = type
        var calls: [String: [Call]] = [:]
        let blocks = type.declaration.node.tree.nodes(ofKind: .codeBlock)
        for (index, block) in blocks.enumerated() where Self.typeName(around: block) == type.name.lastName {
            for statement in block.children.all {
                guard let name = CallExpression(statement)?.callee.ownName else { continue }
                calls[name, default: []].append((index, statement))
            }
        }
        self.calls = calls
        counts = type.members.order.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    }

    /// The calls of two functions one after the other; nil unless just one place calls both.
    ///
    /// - Parameters:
    ///   - constrained: where a view is constrained.
    ///   - added: where it is added.
    mutating func order(_ constrained: FileRange, _ added: FileRange) -> CallOrder? {
        guard let first = function(at: constrained), let second = function(at: added), first.name != second.name,
            counts[first.name] == 1, counts[second.name] == 1,
            // What it adds may be wanted there before.
            !adds(first)
        else { return nil }
        let (own, others) = (calls[first.name] ?? [], calls[second.name] ?? [])
        let shared = Set(own.map(\.block)).intersection(others.map(\.block))
        guard shared.count == 1, let block = shared.first else { return nil }
        let (before, after) = (own.filter { $0.block == block }, others.filter { $0.block == block })
        guard before.count == 1, after.count == 1, before[0].node.end <= after[0].node.start else { return nil }
        return CallOrder(
            first: before[0].node, second: after[0].node, names: ("\(first.name)()", "\(second.name)()"))
    }

    private func function(at place: FileRange) -> FunctionDeclaration? {
        guard place.file == type.file else { return nil }
        let node = type.declaration.node.tree.root.innermost(at: place.range.start)
        return node.member.flatMap(FunctionDeclaration.init).flatMap { $0.isInitializer ? nil : $0 }
    }

    private mutating func adds(_ function: FunctionDeclaration) -> Bool {
        if let known = adding[function.node.start] { return known }
        let result = function.node.contains { CallExpression($0)?.name.map(Self.adders.contains) ?? false }
        adding[function.node.start] = result
        return result
    }

    private static let adders: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview", "addSubviews"]

    /// The name of the type that code belongs to, also through an extension. It is not looked up: the class would
    /// depend on all that is declared beside it, and be read again whenever that changes.
    private static func typeName(around node: SyntaxNode) -> String? {
        node.ancestors.lazy.compactMap { node in
            TypeDeclaration(node)?.name ?? ExtensionDeclaration(node)?.extendedType?.name?.lastName
        }.first
    }
}
