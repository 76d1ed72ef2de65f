import SourceText
import SwiftSource

/// The functions of a class that run only while it is set up, before its views are shown for the first time.
struct SetUpFunctions {
    private var bodies: Set<TextRange>

    /// - Parameter parts: the class and its extensions.
    init(of parts: [SyntaxNode], in tree: SyntaxTree, _ surroundings: ClassSurroundings) {
        let declared = tree.nodes(ofKind: .functionDeclaration) + tree.nodes(ofKind: .initializerDeclaration)
        let functions = declared.compactMap(FunctionDeclaration.init).filter { function in
            function.node.parent?.parent.map(parts.contains) ?? false
        }
        let run = surroundings.bodiesOfSetUp
        let candidates = functions.filter { function in
            guard let body = function.body?.range, !function.runsOnce, !Self.mayBeCalledByOthers(function)
            else { return false }
            return run.contains(body)
                && (function.isFileprivate || !surroundings.isCalledElsewhere(function.name))
        }
        bodies = Set((functions.filter(\.runsOnce) + candidates).compactMap { $0.body?.range })
        // A function that another one calls later is none, nor one that this one calls, nor one that is handed on.
        let names = Set(candidates.map(\.name))
        var uses: [String: [SyntaxNode]] = [:]
        tree.root.walk { node in
            if let name = node.lastName, names.contains(name) { uses[name, default: []].append(node) }
            return true
        }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for function in candidates {
                guard let body = function.body?.range, bodies.contains(body),
                    !uses[function.name, default: []].allSatisfy({ $0.isCall && contains($0) })
                else { continue }
                bodies.remove(body)
                isSettled = false
            }
        }
    }

    /// Whether code runs only in the set-up: code of one of the functions, but for closures, which may run later.
    func contains(_ node: SyntaxNode) -> Bool {
        guard let body = node.member.flatMap(FunctionDeclaration.init)?.body else { return false }
        return bodies.contains(body.range) && !node.isInClosure
    }

    /// Whether code that is not read may call a function: a superclass one that overrides its own, UIKit an action or
    /// one of a protocol, whose methods have parameters.
    private static func mayBeCalledByOthers(_ function: FunctionDeclaration) -> Bool {
        function.isOverrideOrAction || !function.isFileprivate && !function.parameters.isEmpty
    }
}

extension FunctionDeclaration {
    /// Whether UIKit or Objective-C code may call it: an override or an action.
    var isOverrideOrAction: Bool { isOverride || hasAttribute("objc") || hasAttribute("IBAction") }

    /// Whether it runs once for an object: an initializer, and what UIKit calls before a view is shown for the first
    /// time.
    var runsOnce: Bool { isInitializer || ["viewDidLoad", "loadView", "awakeFromNib"].contains(name) }
}

extension SyntaxNode {
    /// Whether it is what a call calls.
    fileprivate var isCall: Bool { parent.flatMap(CallExpression.init)?.callee == self }
}
