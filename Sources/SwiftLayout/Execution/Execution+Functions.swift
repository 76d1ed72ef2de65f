import SourceText
import SwiftSource

/// The arguments of a call, evaluated.
struct Arguments {
    struct One {
        var label: String?
        var value: Value
        var node: SyntaxNode
    }

    var all: [One]
    /// The call.
    var node: SyntaxNode

    var labels: some Collection<String?> { all.lazy.map(\.label) }

    var first: Value? { all.first?.value }

    subscript(label: String?) -> Value? { all.first { $0.label == label }?.value }

    func node(_ label: String?) -> SyntaxNode? { all.first { $0.label == label }?.node }

    /// Whether they are those of `value(forKey:)` or `value(forKeyPath:)`.
    var isLookupByKey: Bool { all.first?.label?.hasPrefix("forKey") ?? false }
}

extension Execution {
    /// Whether a body may be entered: not too deep, and not inside of itself twice. What makes no layout may call
    /// itself as often as it likes.
    func canEnter(_ body: SyntaxNode) -> Bool {
        if frames.count < Self.deepest {
            if running.count(where: { $0 == body }) < 2 { return true }
            if !LayoutWords.occur(in: body.bytes) { return false }
        }
        cut()
        return false
    }

    /// Executes a block in a frame.
    ///
    /// - Returns: What it returns; of a block that is one expression, its value.
    func run(_ body: CodeBlock, _ frame: Frame) -> Value {
        run(body.statements, body.node, frame)
    }

    private func run(_ statements: [SyntaxNode], _ body: SyntaxNode, _ called: Frame) -> Value {
        inside(body, called) {
            let mayBranch = body.parent.flatMap(FunctionDeclaration.init).map { $0.result != nil } ?? true
            if statements.count == 1,
                statements[0].kind.isExpression
                    || mayBranch && [.ifStatement, .switchStatement].contains(statements[0].kind)
            {
                let value = evaluate(statements[0])
                return frame.returned.isEmpty ? value : merged(frame.returned, named: "")
            }
            _ = execute(statements)
            return merged(frame.returned.filter { $0 != .void }, named: "")
        }
    }

    /// Executes a closure whose statements a result builder collects. A value that only some path uses is unknown,
    /// unless it was made there: then it says itself on which path it is.
    private func collect(_ statements: [SyntaxNode], _ body: SyntaxNode, _ called: Frame) -> Value {
        inside(body, called) {
            _ = execute(statements)
            return frame.returned.isEmpty ? .list(frame.collected ?? []) : merged(frame.returned, named: "")
        }
    }

    /// Does something in a frame, and returns to the path from which the body was entered.
    private func inside(_ body: SyntaxNode, _ called: Frame, _ action: () -> Value) -> Value {
        running.append(body)
        frames.append(called)
        if entryMethod == nil { bodiesOfSetUp.insert(body) }
        let (before, outerFlagged) = (path, runningFlagged)
        if !flagged.isEmpty, flagged[body] != nil { runningFlagged = body }
        defer {
            path = before
            runningFlagged = outerFlagged
            frames.removeLast()
            running.removeLast()
        }
        return action()
    }

    /// Notes the value of a statement for the result builder around it.
    func noteCollected(_ value: Value) {
        guard frame.collected != nil, value != .void else { return }
        let isAlways = path == frame.start
        let collected = (value.list ?? [value]).map { one in
            isAlways || one.object.map { self[$0].path == path } ?? false ? one : .unknown
        }
        frames[frames.count - 1].collected? += collected
    }

    // MARK: Functions of the project

    /// Calls a function of the project.
    func call(_ function: FunctionInfo, on receiver: Value, _ written: Arguments) -> Value {
        guard let body = function.declaration?.body, let (arguments, places) = matched(written, to: function),
            canEnter(body.node)
        else {
            for argument in written.all { escape(argument.value) }
            return .unknown
        }
        entered.insert(function.node)
        if isWithoutLayout(function, receiver, arguments) { return .unknown }
        var frame = Frame(
            receiver: receiver, type: function.owner, file: function.file, scope: Scope(),
            isOwn: isOwn(function.owner, receiver), call: place(of: arguments.node))
        frame.isInitializer = function.declaration?.isInitializer ?? false
        bind(arguments, places, function, frame.scope)
        let type = function.declaration?.result?.name
        let result = numeric(numberOrSelf(run(body, frame), type, arguments.node), type: type)
        // What is passed to be changed is what the function has made of it.
        for (argument, place) in zip(arguments.all, places) {
            guard let passed = InoutExpression(argument.node) else { continue }
            assign(frame.scope[function.parameters[place].name] ?? .unknown, to: passed.value)
        }
        return result
    }

    /// Whether a function gets no object and returns a value that no layout depends on: a colour, a text, an image.
    private func isWithoutLayout(_ function: FunctionInfo, _ receiver: Value, _ arguments: Arguments) -> Bool {
        guard receiver.object == nil, let result = function.declaration?.result?.name,
            Self.typesWithoutLayout.contains(result)
        else { return false }
        return arguments.all.allSatisfy { argument in
            if case .closure = argument.value { return false }
            return argument.value.objects.isEmpty
        }
    }

    static let typesWithoutLayout: Set<String> = [
        "UIColor", "CGColor", "UIImage", "CGImage", "UIFont", "String", "NSAttributedString",
        "NSMutableAttributedString", "AttributedString", "URL", "Date", "Data", "Color",
    ]

    func bind(_ arguments: Arguments, _ places: [Int], _ function: FunctionInfo, _ scope: Scope) {
        var bound: Set<Int> = []
        var variadic: [Int: [Value]] = [:]
        for (argument, place) in zip(arguments.all, places) {
            let parameter = function.parameters[place]
            bound.insert(place)
            let value = numeric(
                typed(argument.value, for: parameter, of: function, at: argument.node), type: parameter.type)
            if parameter.isBuilder, case .closure(let id) = value { closures[id.index].isBuilder = true }
            if parameter.isVariadic {
                variadic[place, default: []].append(value)
            } else {
                scope.set(parameter.name, numberOrSelf(value, parameter.type, argument.node))
            }
        }
        for (index, parameter) in function.parameters.enumerated() {
            if parameter.isVariadic {
                scope.set(parameter.name, .list(variadic[index] ?? []))
            } else if !bound.contains(index) {
                let written = parameter.defaultValue
                let value = written.map { typed(evaluate($0), for: parameter, of: function, at: $0) } ?? .unknown
                scope.set(parameter.name, numeric(value, type: parameter.type))
            }
        }
    }

    /// A value that is passed for a parameter, as a value of its type; in a list each element.
    private func typed(
        _ value: Value, for parameter: FunctionInfo.ParameterInfo, of function: FunctionInfo, at node: SyntaxNode
    ) -> Value {
        if let element = parameter.element, case .list(let elements) = value {
            return .list(elements.map { typed($0, as: element, of: function.owner, at: node) })
        }
        let value = typed(value, as: parameter.type, of: function.owner, at: node)
        guard value.isUnknown, implicitHead == nil, let type = parameter.type, node.implicitHead != nil,
            let full = program.type(type, from: function.owner, in: frame.file)?.name
        else { return value }
        return evaluate(node, expecting: full)
    }

    /// An unknown value of a numeric type gets an identity, so that it is the same number wherever the body uses it.
    func numberOrSelf(_ value: Value, _ type: String?, _ node: SyntaxNode) -> Value {
        guard value.isUnknown, let type, Self.numberTypes.contains(type) else { return value }
        return makeUnknown(text(of: node))
    }

    /// Values for the parameters of a function that nobody here calls.
    func unknownArguments(of function: FunctionInfo, _ scope: Scope) {
        for parameter in function.parameters {
            if let view = givenView(parameter, of: function) {
                scope.set(parameter.name, view)
                continue
            }
            scope.set(
                parameter.name,
                placeholder(ofType: parameter.type, named: parameter.name, mayBeNil: parameter.isOptional))
        }
    }

    /// A view that whoever makes an object, or calls one of its methods, gives it. Others may place it, and unless the
    /// object is being made, it may be one of its own.
    private func givenView(_ parameter: FunctionInfo.ParameterInfo, of function: FunctionInfo) -> Value? {
        guard let type = parameter.type, !parameter.isArray, !parameter.isFunction, !parameter.isVariadic,
            isViewClass(type)
        else { return nil }
        let isInitializer = function.declaration?.isInitializer == true
        guard isInitializer || !parameter.isOptional else { return nil }
        let view = makeObject(.view, type: type, at: FileRange(function.file, function.node.range))
        objects[view.index].name = parameter.name
        objects[view.index].isOpen = true
        objects[view.index].mayBeAnother = !isInitializer
        return .object(view)
    }

    // MARK: Closures

    func makeClosure(_ node: SyntaxNode, in scope: Scope? = nil) -> ClosureID {
        let frame = frame
        closures.append(
            ClosureData(
                node: node, scope: scope ?? frame.scope, receiver: frame.receiver, type: frame.type, file: frame.file,
                isOwn: frame.isOwn, made: place(of: node), known: objects.count))
        closureMakers[node, default: []].append(path.first?.condition)
        return ClosureID(index: closures.count - 1)
    }

    /// Calls a closure or a local function.
    ///
    /// - Parameter caller: nil where code that is not read calls it.
    func call(_ id: ClosureID, _ values: [Value], at caller: SyntaxNode?, labels: [String?] = []) -> Value {
        let closure = closures[id.index]
        guard canEnter(closure.node) else { return .unknown }
        entered.insert(closure.node)
        closures[id.index].isCalled = true
        let scope = Scope(in: closure.scope)
        var frame = Frame(
            receiver: closure.receiver, type: closure.type, file: closure.file, scope: scope, isOwn: closure.isOwn,
            call: caller.map(place) ?? closure.made)
        // A helper that calls a closure of the class does so for the class.
        if closure.isOwn { frame.call = nil }
        if let function = FunctionDeclaration(closure.node) {
            let info = FunctionInfo(function, file: closure.file, owner: closure.type)
            guard let body = function.body else { return .unknown }
            let labels = labels.count == values.count ? labels : values.indices.map { _ in nil }
            let node = caller ?? closure.node
            let arguments = Arguments(
                all: zip(labels, values).map { Arguments.One(label: $0, value: $1, node: node) }, node: node)
            guard let places = info.match(arguments.labels) else { return .unknown }
            bind(arguments, places, info, scope)
            return numeric(run(body, frame), type: function.result?.name)
        }
        guard let expression = ClosureExpression(closure.node) else { return .unknown }
        bind(values, to: expression, scope)
        if closure.isBuilder {
            frame.collected = []
            frame.start = path
            return collect(expression.statements, closure.node, frame)
        }
        return run(expression.statements, closure.node, frame)
    }

    private func bind(_ values: [Value], to closure: ClosureExpression, _ scope: Scope) {
        for capture in closure.captures where capture.name != "self" {
            guard let value = capture.value else { continue }
            scope.set(capture.name, evaluate(value))
        }
        let parameters = closure.parameters
        // A tuple is taken apart where several parameters stand for one value.
        var values = values
        let usesSecond = parameters.isEmpty && closure.node.contains { NameExpression($0)?.name == "$1" }
        if parameters.count > 1 || usesSecond, values.count == 1, case .tuple(let fields) = values[0] {
            values = fields.map(\.value)
        }
        for (index, value) in values.enumerated() {
            scope.set("$\(index)", value)
            guard parameters.indices.contains(index), let name = parameters[index].name else { continue }
            scope.set(name, value)
        }
        for parameter in parameters.dropFirst(values.count) {
            guard let name = parameter.name else { continue }
            scope.set(
                name,
                placeholder(
                    ofType: parameter.type?.name, named: name, mayBeNil: parameter.type?.isOptional == true))
        }
    }
}
