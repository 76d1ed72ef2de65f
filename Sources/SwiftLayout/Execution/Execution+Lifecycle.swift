import SourceText
import SwiftSource

extension Execution {
    /// The designated initializers of a class that layout code may begin in; one of nil for the inherited one.
    static func initializers(of type: TypeInfo) -> [FunctionInfo?] {
        let own = type.members.initializers.filter { $0.declaration?.hasModifier("convenience") == false }
        let usable = own.filter { !isRefused($0) }
        let plain = usable.filter { !$0.isCoder }
        if !plain.isEmpty { return plain }
        return usable.isEmpty ? [nil] : usable
    }

    /// The convenience initializers of a class without a designated one of its own, if they lay out views.
    static func convenienceInitializers(of type: TypeInfo) -> [FunctionInfo] {
        guard initializers(of: type).allSatisfy({ $0 == nil }) else { return [] }
        return type.members.initializers.filter { initializer in
            guard let declaration = initializer.declaration, declaration.hasModifier("convenience"),
                let body = declaration.body
            else { return false }
            return LayoutWords.occur(in: body.node.bytes) || body.node.contains("isHidden")
        }
    }

    /// Whether an initializer only stops the program: `fatalError("init(coder:) has not been implemented")`.
    private static func isRefused(_ function: FunctionInfo) -> Bool {
        let statements = function.declaration?.body?.statements ?? []
        guard statements.count == 1 else { return false }
        let name = CallExpression(statements[0])?.name
        return name == "fatalError" || name == "preconditionFailure" || statements[0].kind == .returnStatement
    }

    /// The designated initializers that objects which begin in another one never run. One that only stops the program
    /// calls nothing.
    private var otherInitializers: [FunctionInfo] {
        type.members.initializers.filter { initializer in
            initializer.declaration?.hasModifier("convenience") == false && !entered.contains(initializer.node)
                && !Self.isRefused(initializer)
        }
    }

    /// Executes a class as UIKit would use it: its initializer, then what UIKit calls before the view appears, then
    /// every other method and closure on a path of its own.
    func run(_ initializer: FunctionInfo?) {
        let ancestry = ancestry(ofType: type.name)
        let isController = ancestry.isController
        let root = makeObject(
            isController ? .controller : ancestry.isView ? .view : .instance, type: type.name,
            at: FileRange(type.file, type.declaration.nameRange))
        frames = [
            Frame(
                receiver: .object(root), type: type.name, file: type.file, scope: Scope(), isOwn: true, call: nil)
        ]
        isRootOpen = isHierarchyUnknown
        if !ancestry.isView, !isController {
            stage = makeObject(.view, type: "UIView", at: objects[root.index].origin)
        }
        findFlagged(ancestry)
        findSharedNames(ancestry)
        initializeProperties(of: root, ancestry)
        let used = initializer ?? inheritedInitializer(ancestry)
        if let used { enter(used, root) }
        isInitialized = true
        forgetPublicValues(of: root, ancestry)
        if isController {
            loadView()
            _ = rootView(of: root)
        } else if ancestry.isView, used?.isCoder ?? overridesAwaking(ancestry) {
            isAwoken = true
            enter("awakeFromNib", root, ancestry)
        } else {
            // A view that code makes is never awoken from a document.
            for function in program.functions("awakeFromNib", of: ancestry, in: type.file) {
                entered.insert(function.node)
            }
        }
        if ancestry.isView { runMoves(root, ancestry) }
        runEntryPoints(root, ancestry)
        keepValuesOfBase()
        removeWhatMayBeMeant()
        openWhatMayBeMeant()
        openPlacedOutside(root, ancestry)
    }

    /// Whether the class lays out views: it is one, or a controller, or shows views somewhere as a presenter does.
    var mayLayOut: Bool {
        let ancestry = ancestry(ofType: type.name)
        if ancestry.isView || ancestry.isController { return true }
        return !type.declaration.node.tree.importsTests
            && type.members.nodes.contains { LayoutWords.occur(in: $0.bytes) }
    }

    /// Executes what loads the view of the controller that is read: UIKit does when the view is first asked for, which
    /// may be in the initializer.
    func loadView() {
        guard path.isEmpty, !isViewLoaded else { return }
        isViewLoaded = true
        for name in ["loadView", "viewDidLoad"] { enter(name, .root, ancestry(ofType: type.name)) }
    }

    /// Opens the views that static functions of the class, or other classes, constrain where they use an object of the
    /// class or of one that inherits from it.
    private func openPlacedOutside(_ root: ObjectID, _ ancestry: Ancestry) {
        let classes = ancestry.compactMap { $0 }
        lazy var below = program.classes(below: type).map(\.name)
        for (index, name) in classes.enumerated() {
            for property in program.type(name, in: type.file)?.members.propertyOrder ?? [] {
                guard let views = field(property.name, of: root)?.objects.filter(isView), !views.isEmpty,
                    program.isPlacedOutside(property, of: classes[...index] + below)
                else { continue }
                for view in views { open(view) }
            }
        }
    }

    /// Whether classes of the project override `awakeFromNib`: without an initializer, documents make the view. An
    /// extension of UIKit's classes says nothing of this one.
    private func overridesAwaking(_ ancestry: Ancestry) -> Bool {
        program.functions("awakeFromNib", of: ancestry, in: type.file).contains { function in
            function.owner.map { program.type($0, in: type.file) != nil } ?? false
        }
    }

    private static let mostClosures = 2000

    private func findFlagged(_ ancestry: Ancestry) {
        for name in ancestry.compactMap({ $0 }) {
            for function in program.type(name, in: type.file)?.members.order ?? [] where function.flag != nil {
                guard let declaration = function.declaration, let body = declaration.body else { continue }
                flagged[body.node] = FileRange(function.file, declaration.nameRange)
            }
        }
    }

    private func findSharedNames(_ ancestry: Ancestry) {
        var declared: Set<String> = []
        for name in ancestry.compactMap({ $0 }) {
            for property in program.type(name, in: type.file)?.members.propertyOrder ?? []
            where !property.isStatic && !property.isComputed && !property.isOverride {
                if !declared.insert(property.name).inserted { sharedNames.insert(property.name) }
            }
        }
        for name in sharedNames { objects[ObjectID.root.index].fields[name] = .unknown }
    }

    private func initializeProperties(of root: ObjectID, _ ancestry: Ancestry) {
        for name in ancestry.compactMap({ $0 }) {
            guard let declared = program.type(name, in: type.file) else { continue }
            for property in declared.members.propertyOrder
            where !property.isStatic && !property.isLazy && !property.isComputed && property.initialValue != nil {
                guard field(property.name, of: root) == nil else { continue }
                objects[root.index].fields[property.name] = initialValue(of: property, of: root)
            }
        }
    }

    /// Whoever made the object may assign its variables before it is shown. Views that it holds are taken to stay.
    private func forgetPublicValues(of root: ObjectID, _ ancestry: Ancestry) {
        for name in ancestry.compactMap({ $0 }) {
            for property in program.type(name, in: type.file)?.members.propertyOrder ?? []
            where !property.isStatic && !property.isLet && !property.isLazy && !property.isComputed
                && !property.isOutlet
            {
                guard !property.isPrivate, let value = field(property.name, of: root), value.objects.isEmpty else {
                    continue
                }
                if case .number(let number) = value {
                    let unknown = makeUnknown(
                        property.name, likely: number.literal ?? 0, mayBeNil: property.isOptional)
                    setField(property.name, of: root, numeric(unknown, type: property.type))
                } else {
                    setField(property.name, of: root, .unknown)
                }
            }
        }
    }

    /// The initializer that a class without one of its own inherits from a class of the project.
    private func inheritedInitializer(_ ancestry: Ancestry) -> FunctionInfo? {
        for name in ancestry.dropFirst().compactMap({ $0 }) {
            guard let declared = program.type(name, in: type.file) else { return nil }
            if let first = Self.initializers(of: declared).first, let first { return first }
        }
        return nil
    }

    /// What UIKit calls when the view gets a superview, for a view that is not laid out before.
    private func runMoves(_ root: ObjectID, _ ancestry: Ancestry) {
        let around = makeObject(.view, type: "UIView", at: objects[root.index].origin)
        objects[around.index].isForeign = true
        surroundings = around
        for name in ["didMoveToSuperview", "didMoveToWindow"] where !events.contains(where: \.isActivation) {
            enter(name, root, ancestry)
        }
        surroundings = nil
    }

    private func enter(_ name: String, _ root: ObjectID, _ ancestry: Ancestry) {
        let functions = program.functions(name, of: ancestry, in: type.file).filter { $0.parameters.isEmpty }
        if let function = functions.first { enter(function, root) }
    }

    /// Executes a function that UIKit or other code calls, with unknown arguments.
    ///
    /// - Parameter flag: the value of one of them.
    private func enter(_ function: FunctionInfo, _ root: ObjectID, setting flag: (name: String, value: Bool)? = nil) {
        guard let body = function.declaration?.body, canEnter(body.node) else { return }
        entered.insert(function.node)
        let scope = Scope()
        let receiver = function.isStatic ? Value.type(function.owner ?? type.name) : .object(root)
        frames.append(
            Frame(
                receiver: receiver, type: function.owner, file: function.file, scope: scope, isOwn: true, call: nil))
        unknownArguments(of: function, scope)
        if let flag { scope.set(flag.name, .bool(flag.value)) }
        var frame = frames.removeLast()
        frame.isInitializer = function.declaration?.isInitializer ?? false
        let known = closures.count
        let result = run(body, frame)
        handedOut.formUnion(result.objects)
        if stage != nil { openHandedOn(result, closures[known...]) }
    }

    /// Opens what a method hands on beside a view that is in no other: whoever gets it may place it in that.
    private func openHandedOn(_ result: Value, _ closures: ArraySlice<ClosureData>) {
        if result.object.map({ superviews[$0] != nil }) ?? true { escape(result) }
        for closure in closures where !closure.isCalled { openCaptured(by: closure) }
    }

    /// Executes what has not been entered: overridden methods, actions, methods that other types call, closures that
    /// were handed to code that is not understood. Each happens at some time or never, so each is a path.
    private func runEntryPoints(_ root: ObjectID, _ ancestry: Ancestry) {
        let types = ancestry.compactMap { $0 }.compactMap { name in
            program.type(name, in: type.file).map { (name: name, members: $0.members) }
        }
        // Those with a flag first, and those before others that they are called by: what they undo is known only before
        // others change it.
        let withFlag = types.flatMap { type in
            type.members.order.filter { $0.flag != nil && isEntryPoint($0, of: type.name, ancestry) }
        }
        let names = Set(withFlag.map(\.name))
        for isCalling in [false, true] {
            for function in withFlag where function.calls(names) == isCalling {
                guard let flag = function.flag else { continue }
                let entry = makeEntry(function)
                conditions[entry.index].branches = [flag, "!\(flag)"]
                run([true, false].map { value in { self.enter(function, root, setting: (flag, value)) } }, from: entry)
            }
        }
        for initializer in Self.convenienceInitializers(of: type) where !entered.contains(initializer.node) {
            run([{ self.enter(initializer, root) }], from: makeEntry("init()", at: initializer.node))
        }
        // What only the class itself can call runs where it is called, or last if nothing that is read calls it.
        for isPrivate in [false, true] {
            for (name, members) in types {
                for function in members.order
                where function.flag == nil && function.isPrivate == isPrivate
                    && isEntryPoint(function, of: name, ancestry)
                {
                    run([{ self.enter(function, root) }], from: makeEntry(function))
                }
                guard !isPrivate else { continue }
                for property in members.propertyOrder where !property.isStatic {
                    runObservers(of: property, root)
                    runInputView(of: property, root)
                }
            }
        }
        // Closures that were handed on or stored may run at any time.
        var next = 0
        while next < closures.count {
            let closure = ClosureID(index: next)
            next += 1
            let node = closures[closure.index].node
            guard !entered.contains(node) else {
                if !closures[closure.index].isCalled { openCaptured(by: closures[closure.index]) }
                continue
            }
            guard next < Self.mostClosures else { return cut() }
            let entry = makeEntry("closure", at: node)
            let makers = (closureMakers[node] ?? []).map { maker in maker.map { conditions[$0.index] } }
            conditions[entry.index].isNeverRun = !makers.isEmpty && makers.allSatisfy { $0?.isNeverRun == true }
            conditions[entry.index].isClosure = true
            conditions[entry.index].known = closures[closure.index].known
            // What a method hands on that comes before loading may run as early.
            conditions[entry.index].mayComeBeforeLoading = makers.contains { $0?.mayComeBeforeLoading == true }
            if let first = makers.first, makers.allSatisfy({ $0?.method == first?.method }) {
                conditions[entry.index].method = first?.method
            }
            run([{ self.escape(self.call(closure, [], at: nil)) }], from: entry)
        }
    }

    /// Opens the views of local names in a closure that is not executed, as it was with other views already.
    private func openCaptured(by closure: ClosureData) {
        closure.node.walk { node in
            if let name = NameExpression(node)?.name, let value = closure.scope.declaring(name)?.value { escape(value) }
            return true
        }
    }

    /// Whether a method has not been executed yet, or may be called again with other arguments: by code that is not
    /// read, or with the other value of its flag.
    private func isEntryPoint(_ function: FunctionInfo, of owner: String, _ ancestry: Ancestry) -> Bool {
        (!function.isStatic || stage != nil)
            && (!entered.contains(function.node)
                || !function.parameters.isEmpty && (function.flag != nil || !function.isCalledByItsClassAlone))
            && !isOverridden(function, below: owner, ancestry)
    }

    /// Whether a class nearer to the one that is read overrides a function: then only that one runs. What is private is
    /// not overridden, unless its own file does.
    private func isOverridden(_ function: FunctionInfo, below owner: String, _ ancestry: Ancestry) -> Bool {
        for name in ancestry.compactMap({ $0 }) {
            if name == owner { return false }
            let own = (program.type(name, in: type.file)?.members.functions(function.name) ?? [])
                .filter { $0.parameters.map(\.label) == function.parameters.map(\.label) }
            let isOverride = own.contains { $0.declaration?.isOverride == true && $0.file == function.file }
            if function.isPrivate ? isOverride : !own.isEmpty { return true }
        }
        return false
    }

    /// UIKit asks a responder for what is shown at the keyboard, and places it.
    private func runInputView(of property: PropertyInfo, _ root: ObjectID) {
        guard property.isOverride, property.isComputed, Self.inputViews.contains(property.name),
            let body = property.accessor("get")?.body, !entered.contains(body.node)
        else { return }
        entered.insert(body.node)
        run(
            [
                {
                    let view = self.run(body, of: property, on: .object(root), call: nil)
                    for object in view.objects { self.objects[object.index].isHeld = true }
                }
            ], from: makeEntry(property.name, at: body.node))
    }

    private static let inputViews: Set<String> = ["inputView", "inputAccessoryView"]

    private func runObservers(of property: PropertyInfo, _ root: ObjectID) {
        for accessor in property.accessors where accessor.name != "get" {
            guard let body = accessor.body, !entered.contains(body.node) else { continue }
            entered.insert(body.node)
            // The value that the body knows as the old one.
            if let before = field(property.name, of: root) { collect(.list([before])) }
            let entry = makeEntry("\(property.name) is set", at: body.node)
            conditions[entry.index].method = property.name
            conditions[entry.index].isObserver = true
            let name = accessor.parameterName ?? (accessor.name == "didSet" ? "oldValue" : "newValue")
            run(
                [{ _ = self.run(body, of: property, on: .object(root), [name: .unknown], call: nil) }], from: entry)
        }
    }

    private func makeEntry(_ function: FunctionInfo) -> ConditionID {
        let entry = makeEntry("\(function.name)()", at: function.node)
        let isUsedByUIKit = function.declaration?.isOverrideOrAction
        conditions[entry.index].method = function.name
        conditions[entry.index].isOverride = function.declaration?.isOverride ?? false
        conditions[entry.index].isAction = function.isAction
        let isOfOthers = function.isUsed(onlyIn: otherInitializers)
        // What an initializer does that is not read is nowhere else.
        let read = Self.initializers(of: type).compactMap { $0?.node }
        conditions[entry.index].isOfOtherInitializer =
            isOfOthers && function.isPrivate
            && function.isUsed(onlyIn: otherInitializers.filter { read.contains($0.node) })
        conditions[entry.index].isNeverRun =
            conditions[entry.index].isOfOtherInitializer
            || function.isNeverCalled(in: ownClasses(ancestry(of: .root)))
        conditions[entry.index].mayComeBeforeLoading =
            self[.root].kind == .controller && isUsedByUIKit == false && !function.isPrivate
        conditions[entry.index].isOffered =
            function.owner != type.name && isUsedByUIKit == false
            || function.file != type.file && program.declaresSeveral(type.name)
            || isOfOthers
        return entry
    }

    private func makeEntry(_ name: String, at node: SyntaxNode) -> ConditionID {
        path = .always
        return makeCondition(name, .entry, at: node)
    }

    private func run(_ bodies: [() -> Void], from entry: ConditionID) {
        let branches = bodies.map { body -> () -> Exit? in
            {
                body()
                return nil
            }
        }
        _ = branch(entry, branches + [{ nil }])
        path = .always
    }
}

extension FunctionInfo {
    /// The only parameter of type `Bool` of a method that hides or shows views and makes no constraints: what it does
    /// with either value is known apart.
    fileprivate var flag: String? {
        let flags = parameters.filter { $0.type == "Bool" && !$0.isOptional }
        guard flags.count == 1, let body = declaration?.body, Self.hidesViews(body.node) else { return nil }
        return flags[0].name
    }

    /// Whether it calls a function of one of some names other than its own.
    fileprivate func calls(_ names: Set<String>) -> Bool {
        declaration?.body?.node.contains { node in
            guard let called = CallExpression(node)?.callee.ownName else { return false }
            return called != name && names.contains(called)
        } ?? false
    }

    /// Whether nothing but a selector is known to call it: an action, or what only its file can name and Objective-C
    /// code calls. Code that runs actions itself, or hands the method on, may do so before the view is shown.
    ///
    /// - Complexity: O(length of the file).
    fileprivate var isAction: Bool {
        guard let declaration, declaration.hasAttribute("IBAction") || isPrivate && declaration.hasAttribute("objc")
        else { return false }
        let bytes = node.tree.text.utf8
        return !["sendActions(", "perform(", ".post(", ".fire()"].contains(where: bytes.hasText)
            && bytes.uses(of: name).allSatisfy { use in
                let before = bytes[..<use.lowerBound].suffix(80)
                return bytes[use.upperBound...].first == UInt8(ascii: "(") || before.endsInSelector
            }
    }

    private static func hidesViews(_ body: SyntaxNode) -> Bool {
        body.contains("isHidden")
            && !["constraint(", "makeConstraints", "addSubview", "rrangedSubview"].contains(where: body.contains)
    }
}

extension FunctionInfo {
    /// Whether this is `init?(coder:)`, which documents use.
    var isCoder: Bool { parameters.first?.label == "coder" }
}

extension ArraySlice<UInt8> {
    /// Whether a name stands after `#selector(`, with or without what it is a member of.
    fileprivate var endsInSelector: Bool {
        let rest = reversed().drop { $0.isWord || $0 == UInt8(ascii: ".") }
        return rest.starts(with: "#selector(".utf8.reversed())
    }
}
