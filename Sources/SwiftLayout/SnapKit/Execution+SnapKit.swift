import LayoutModel
import SourceText
import SwiftSource

extension Execution {
    /// A member of a value of SnapKit's language.
    func member(_ name: String, of snap: SnapValue, at node: SyntaxNode) -> Value {
        switch snap {
        case .proxy(let id):
            if let attributes = SnapAttribute.named(name) { return .snap(.target(id, attributes)) }
            if name == "target" { return .object(id) }
            if let added = projectMember(name, of: .snap(snap), ancestry(of: snap), at: node) { return added }
            return .function(FunctionValue(receiver: .snap(snap), name: name))
        case .target: return .unknown
        case .maker(let maker):
            guard let attributes = SnapAttribute.named(name) else {
                return projectMember(name, of: .snap(snap), ancestry(of: snap), at: node) ?? .unknown
            }
            let statement = statement(of: node)
            let chain = SnapChain(
                attributes: attributes, path: path, place: place(of: statement), written: range(of: statement))
            snapMakers[maker].chains.append(chain)
            return .snap(.chain(maker, snapMakers[maker].chains.count - 1))
        case .chain(let maker, let chain):
            if let attributes = SnapAttribute.named(name), snapMakers[maker].chains[chain].relation == nil {
                for one in attributes where !snapMakers[maker].chains[chain].attributes.contains(one) {
                    snapMakers[maker].chains[chain].attributes.append(one)
                }
                return .snap(snap)
            }
            if name == "constraint" { return .object(handle(of: maker, chain, at: node)) }
            if let added = projectMember(name, of: .snap(snap), ancestry(of: snap), at: node) { return added }
            // What an extension of SnapKit adds is not known, nor is half a call.
            snapMakers[maker].chains[chain].isUnknown = true
            return .function(FunctionValue(receiver: .snap(snap), name: name))
        }
    }

    /// The types of SnapKit in whose extensions a project adds to a value.
    func ancestry(of snap: SnapValue) -> Ancestry {
        let types =
            switch snap {
            case .proxy: SnapValue.Types.proxy
            case .target: ["ConstraintItem"]
            case .maker: SnapValue.Types.maker
            case .chain(let maker, let chain):
                snapMakers[maker].chains[chain].relation == nil ? SnapValue.Types.attributes : SnapValue.Types.related
            }
        return program.ancestry(types)
    }

    /// Whether a value of SnapKit's language has a method of the name, of SnapKit or of the project.
    func hasSnapMethod(_ name: String, _ snap: SnapValue) -> Bool {
        let own: Set<String> =
            switch snap {
            case .proxy: Self.proxyMethods
            case .target, .maker: []
            case .chain(let maker, let chain):
                snapMakers[maker].chains[chain].relation == nil ? Self.relations : Self.amounts
            }
        return own.contains(name) || !program.functions(name, of: ancestry(of: snap), in: frame.file).isEmpty
    }

    private static let proxyMethods: Set = [
        "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints", "removeConstraints",
    ]
    private static let relations: Set = [
        "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToSuperview", "lessThanOrEqualToSuperview",
        "greaterThanOrEqualToSuperview",
    ]
    /// What SnapKit offers only once there is a relation.
    private static let amounts: Set = [
        "offset", "inset", "multipliedBy", "dividedBy", "priority", "priorityRequired", "priorityHigh",
        "priorityMedium", "priorityLow", "labeled",
    ]

    /// The whole expression that a part of a chain belongs to.
    private func statement(of node: SyntaxNode) -> SyntaxNode {
        var node = node
        while let parent = node.parent, parent.child(.base) == node,
            parent.kind == .memberAccess || parent.kind == .call
        {
            node = parent
        }
        return node
    }

    /// The stored `Constraint` that `.constraint` at the end of a chain gives.
    private func handle(of maker: Int, _ chain: Int, at node: SyntaxNode) -> ObjectID {
        if let known = snapMakers[maker].chains[chain].handle { return known }
        let id = makeObject(.snapConstraint([]), type: "Constraint", at: node)
        snapMakers[maker].chains[chain].handle = id
        return id
    }

    // MARK: Calls

    /// A call on a value of SnapKit's language. Nil if it has no such method.
    func snapMethod(_ name: String, _ snap: SnapValue, _ arguments: Arguments) -> Value? {
        switch snap {
        case .proxy(let view): proxyMethod(name, view, arguments)
        case .chain(let maker, let chain): chainMethod(name, maker, chain, arguments)
        case .target, .maker: nil
        }
    }

    private func proxyMethod(_ name: String, _ view: ObjectID, _ arguments: Arguments) -> Value? {
        if ["remakeConstraints", "updateConstraints", "removeConstraints"].contains(name) {
            objects[view.index].isRemade = true
            if name != "remakeConstraints" || !isFirst(of: view) { objects[view.index].isRemadeLater = true }
        }
        switch name {
        case "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints": break
        case "removeConstraints":
            removeSnapConstraints(of: view, at: arguments.node)
            snapNotes.emptied.insert(view)
            return .void
        case "setLabel", "label": return .void
        default: return nil
        }
        turnMaskOff(of: view)
        noteMaskOff(of: view, isBySnapKit: true, at: arguments.node)
        guard case .closure(let closure)? = arguments.first else {
            openToRelations(view)
            return .unknown
        }
        if name == "remakeConstraints" { removeSnapConstraints(of: view, at: arguments.node) }
        snapMakers.append(SnapMaker(view: view))
        let maker = snapMakers.count - 1
        _ = call(closure, [.snap(.maker(maker))], at: arguments.node)
        // What is not read, as where the closure's parameter is still being typed, may place the view.
        if snapMakers[maker].chains.isEmpty, closures[closure.index].hasStatements { openToRelations(view) }
        return finish(maker, name, arguments.node)
    }

    /// Whether the class has made no constraints by SnapKit for a view before, so that a remake only makes some.
    private func isFirst(of view: ObjectID) -> Bool {
        path.isEmpty && field(Self.snapField, of: view) == nil && !self[view].isForeign
    }

    /// Remake and remove touch only SnapKit's own constraints of the view.
    private func removeSnapConstraints(of view: ObjectID, at node: SyntaxNode) {
        let place = place(of: node)
        for id in snapConstraints(of: view).flatMap(\.objects) { note(.deactivate(id), at: place) }
        setSnapConstraints([], of: view)
        if let entry = path.first { snapNotes.removals[view, default: []].insert(entry) }
    }

    private func chainMethod(_ name: String, _ maker: Int, _ chain: Int, _ arguments: Arguments) -> Value? {
        let argument = arguments.first ?? .unknown
        let node = arguments.all.first?.node ?? arguments.node
        var changed = snapMakers[maker].chains[chain]
        // What an extension of SnapKit adds is another method.
        guard changed.relation != nil || !Self.amounts.contains(name) else { return nil }
        switch name {
        case "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo":
            changed.relation = Anchors.relation(ofLabel: name)
            relate(&changed, to: argument, at: node)
        case "equalToSuperview", "lessThanOrEqualToSuperview", "greaterThanOrEqualToSuperview":
            changed.relation = Anchors.relation(ofLabel: name)
            relateToSuperview(&changed, of: snapMakers[maker].view, argument, arguments)
        case "offset": changed.amount = offset(arguments)
        case "inset": changed.amount = inset(arguments)
        case "multipliedBy": changed.multiplier = number(argument)
        case "dividedBy":
            let divisor = number(argument)?.literal
            changed.multiplier = divisor.flatMap { $0 == 0 ? nil : LinearNumber(1 / $0) }
        case "priority": changed.priority = number(argument, isPriority: true, or: node)
        case "priorityRequired": changed.priority = LinearNumber(1000)
        case "priorityHigh": changed.priority = LinearNumber(750)
        case "priorityMedium": changed.priority = LinearNumber(500)
        case "priorityLow": changed.priority = LinearNumber(250)
        case "labeled": changed.label = argument.string
        default: return nil
        }
        snapMakers[maker].chains[chain] = changed
        return .snap(.chain(maker, chain))
    }

    /// The number of `offset(8)` and `update(offset: 8)`.
    func offset(_ arguments: Arguments) -> SnapChain.Amount {
        .offset(number(arguments.first ?? .unknown, or: arguments.all.first?.node ?? arguments.node))
    }

    /// The insets of `inset(8)` and `update(inset: insets)`.
    func inset(_ arguments: Arguments) -> SnapChain.Amount {
        let argument = arguments.first ?? .unknown
        let node = arguments.all.first?.node ?? arguments.node
        if case .structure(let insets) = typed(argument, as: "UIEdgeInsets", at: node) { return .insets(insets) }
        let amount = Value.number(number(argument, or: node))
        let parts = ["top", "left", "bottom", "right"].map { ($0, amount) }
        return .insets(Value.Structure(type: "UIEdgeInsets", fields: Dictionary(uniqueKeysWithValues: parts)))
    }

    private func relate(_ chain: inout SnapChain, to value: Value, at node: SyntaxNode) {
        switch value {
        case .object(let id) where self[id].kind == .view || self[id].kind == .guide:
            chain.target = .item(id, [])
        case .snap(.target(let id, let attributes)): chain.target = .item(id, attributes)
        case .structure(let structure):
            chain.target = .number
            chain.amount = .structure(structure)
        default:
            guard let number = number(value) else { return escape(value) }
            chain.target = .number
            chain.amount = .offset(number)
        }
    }

    private func relateToSuperview(
        _ chain: inout SnapChain, of view: ObjectID, _ argument: Value, _ arguments: Arguments
    ) {
        guard let superview = superviews[view] else {
            chain.isUnknown = true
            if path.isEmpty, !self[view].isOpen {
                snapNotes.withoutSuperview.append(
                    SnapNotes.Orphan(
                        view: view, place: chain.place, time: events.count, isEarly: !isInitialized))
            }
            return
        }
        chain.target = .item(superview, [])
        guard case .closure(let closure) = argument else { return }
        switch call(closure, [.object(superview)], at: arguments.node) {
        case .object(let id): chain.target = .item(id, [])
        case .snap(.target(let id, let attributes)): chain.target = .item(id, attributes)
        default: chain.isUnknown = true
        }
    }
}
