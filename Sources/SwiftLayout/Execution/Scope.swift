import SourceText
import SwiftSource

/// The local names of a block. Closures keep the scope in which they were written.
final class Scope {
    /// Most blocks have few names, among which one is found fastest by comparing all.
    private var variables: [(name: String, value: Value)] = []
    /// The places of the names, once there are many.
    private var places: [String: Int] = [:]
    /// The functions declared in the block.
    var functions: [String: SyntaxNode] = [:]
    /// The names whose values the code states, but not in a way that is understood.
    var forgotten: Set<String> = []
    let parent: Scope?

    private static let few = 16

    init(in parent: Scope? = nil) {
        self.parent = parent
    }

    /// The value of a name that the block declares; nil if it does not.
    subscript(name: String) -> Value? { place(of: name).map { variables[$0].value } }

    private func place(of name: String) -> Int? {
        if variables.count > Self.few { return places[name] }
        for place in variables.indices where variables[place].name == name { return place }
        return nil
    }

    /// The innermost scope that declares a name, and the value.
    func declaring(_ name: String) -> (scope: Scope, value: Value)? {
        var scope: Scope? = self
        while let current = scope {
            if let place = current.place(of: name) { return (current, current.variables[place].value) }
            scope = current.parent
        }
        return nil
    }

    /// The innermost scope that declares a local function.
    func declaringFunction(_ name: String) -> (scope: Scope, function: SyntaxNode)? {
        var scope: Scope? = self
        while let current = scope {
            if !current.functions.isEmpty, let function = current.functions[name] { return (current, function) }
            scope = current.parent
        }
        return nil
    }

    /// Sets a name without noting it in the trail: for a name that is new, or for undoing.
    func set(_ name: String, _ value: Value?) {
        switch (place(of: name), value) {
        case (let place?, let value?): variables[place].value = value
        case (let place?, nil):
            variables.remove(at: place)
            notePlaces(from: place)
        case (nil, let value?):
            variables.append((name, value))
            if variables.count > Self.few {
                notePlaces(from: variables.count == Self.few + 1 ? 0 : variables.count - 1)
            }
        case (nil, nil): break
        }
    }

    private func notePlaces(from first: Int) {
        guard variables.count > Self.few else { return places.removeAll() }
        if variables.count < places.count { places.removeAll() }
        for place in (places.isEmpty ? 0 : first)..<variables.count { places[variables[place].name] = place }
    }
}

/// One call that is being executed.
struct Frame {
    /// `self` in the body; unknown in a function outside of types.
    var receiver: Value
    /// The type that contains the body: `super` is relative to it, and its names are in scope.
    var type: String?
    var file: FileID
    var scope: Scope
    /// Whether the body belongs to the class that is read, or to a class that it inherits from.
    var isOwn: Bool
    /// Whether the body is an initializer's. Its own assignments run no observers.
    var isInitializer = false
    /// The call, in the caller's file; nil for an entry point.
    var call: FileRange?
    /// What the `return` statements that were reached return.
    var returned: [Value] = []
    /// What a result builder has collected so far; nil in other code.
    var collected: [Value]?
    /// The path on which a body began whose statements are collected.
    var start = Path.always
    /// How some branches so far have left the blocks around them.
    var exits: Set<Exit> = []
}

/// How a block is left before its end.
enum Exit: Hashable {
    case `return`
    /// With the label of the statement that it leaves.
    case `break`(String? = nil)
    /// With the label of the loop whose next iteration it begins.
    case `continue`(String? = nil)
    /// By `fatalError()` and the like. Nothing happens on such a path.
    case never
}

/// A closure with what it captured.
struct ClosureData {
    var node: SyntaxNode
    var scope: Scope
    var receiver: Value
    var type: String?
    var file: FileID
    var isOwn: Bool
    /// Where a person would say that it was made: for one of a helper, at the call of the helper.
    var made: FileRange
    /// How many objects there were when it was made.
    var known: Int
    /// Whether a result builder collects its statements.
    var isBuilder = false
    /// Whether code that is read calls it.
    var isCalled = false

    var hasStatements: Bool { ClosureExpression(node)?.statements.isEmpty == false }
}
