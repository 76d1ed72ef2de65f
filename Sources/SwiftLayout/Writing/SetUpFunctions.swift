import SourceText
import SwiftSource

/// The functions of a class that run only while it is set up, before its views are shown for the first time.
struct SetUpFunctions {
    private var bodies: Set<TextRange>

    /// - Parameters:
    ///   - parts: the class and its extensions.
    ///   - surroundings: nil if nothing is known besides the file; then those that UIKit calls are known.
    init(of parts: [SyntaxNode], in tree: SyntaxTree, _ surroundings: ClassSurroundings?) {
        let declared = tree.nodes(ofKind: .functionDeclaration) + tree.nodes(ofKind: .initializerDeclaration)
        let functions = declared.compactMap(FunctionDeclaration.init).filter { function in
            function.node.parent?.parent.map(parts.contains) ?? false
        }
        let run = surroundings?.bodiesOfSetUp
        let candidates = functions.filter { function in
            guard let body = function.body?.range, !Self.isCalledByUIKit(function) else { return false }
            return run?.contains(body) ?? false
                && (function.isFileprivate || surroundings?.isCalledElsewhere(function.name) == false)
        }
        bodies = Set((functions.filter(Self.isCalledByUIKit) + candidates).compactMap { $0.body?.range })
        // A function that another one calls later is none, nor one that this one calls.
        let names = Set(candidates.map(\.name))
        var callers: [String: [SyntaxNode?]] = [:]
        tree.root.walk { node in
            if let name = node.lastName, names.contains(name) { callers[name, default: []].append(node.member) }
            return true
        }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for function in candidates {
                guard let body = function.body?.range, bodies.contains(body),
                    !callers[function.name, default: []].allSatisfy({ $0 == function.node || $0.map(contains) ?? false }
                    )
                else { continue }
                bodies.remove(body)
                isSettled = false
            }
        }
    }

    /// Whether a member of the class is one of them.
    func contains(_ member: SyntaxNode) -> Bool {
        FunctionDeclaration(member)?.body.map { bodies.contains($0.range) } ?? false
    }

    private static func isCalledByUIKit(_ function: FunctionDeclaration) -> Bool {
        function.isInitializer || ["viewDidLoad", "loadView", "awakeFromNib"].contains(function.name)
    }
}
