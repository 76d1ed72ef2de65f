import LayoutModel
import SourceText
import SwiftSource

extension Execution {
    /// A method that UIKit declares. Nil if it is not known.
    func builtInMethod(_ name: String, of id: ObjectID, _ arguments: Arguments) -> Value? {
        if UIKitMembers.callsBack(name) { unreadCalls += 1 }
        switch self[id].kind {
        case .view: return viewMethod(name, of: id, arguments)
        case .controller: return UIKitMembers.isMethod(name, of: ancestry(of: id)) ? .void : nil
        case .snapConstraint(let made): return storedConstraintMethod(name, id, made, arguments)
        case .constraint, .guide, .instance: return nil
        }
    }

    /// An activity indicator is hidden while it stands still, unless `hidesWhenStopped` is off: no code of the file,
    /// which alone uses it, may turn that off.
    private func setAnimating(_ id: ObjectID, _ isAnimating: Bool, at node: SyntaxNode) {
        guard self[id].type == "UIActivityIndicatorView", self[id].isMadeByItsClass, !self[id].isOpen,
            isUsedByItsFileAlone(id), !type.declaration.node.tree.mayTurnOff("hidesWhenStopped")
        else { return }
        note(.setHidden(id, !isAnimating), at: node)
        setField("isHidden", of: id, .bool(!isAnimating))
    }

    private func viewMethod(_ name: String, of id: ObjectID, _ arguments: Arguments) -> Value? {
        let node = arguments.node
        switch name {
        case "addSubview": addSubview(arguments.first ?? .unknown, to: id, at: .last, node)
        case "insertSubview": addSubview(arguments.first ?? .unknown, to: id, at: .unknown, node)
        case "addArrangedSubview": arrange(arguments.first ?? .unknown, in: id, at: .last, node)
        case "insertArrangedSubview":
            let index = arguments["at"].flatMap(number)?.literal.flatMap { Int(exactly: $0) }
            arrange(arguments.first ?? .unknown, in: id, at: index.map { .index($0) } ?? .unknown, node)
        case "removeArrangedSubview":
            guard let view = arguments.first?.object else {
                open(id)
                return .void
            }
            note(.disarrange(view, from: id), at: node)
        case "removeFromSuperview": note(.remove(id), at: node)
        case "setCustomSpacing":
            guard let view = arguments["after"]?.object else {
                open(id)
                return .void
            }
            let spacing = number(arguments.first ?? .unknown, or: arguments.all[0].node)
            setField("customSpacing", of: view, .number(spacing))
        case "addLayoutGuide":
            guard let guide = arguments.first?.object else { return .void }
            superviews[guide] = id
            note(.addGuide(guide, to: id), at: node)
        case "addConstraint", "addConstraints": activate(arguments.first ?? .unknown, at: node)
        case "removeConstraint", "removeConstraints": deactivate(arguments.first ?? .unknown, at: node)
        case "isEqual": return areEqual(.object(id), arguments.first ?? .unknown).map { .bool($0) } ?? .unknown
        case "startAnimating", "stopAnimating": setAnimating(id, name == "startAnimating", at: node)
        case "setTitle", "setTitleColor", "setImage": noteLook(name, of: id, arguments)
        case "setContentHuggingPriority", "setContentCompressionResistancePriority":
            let axis = arguments["for"]?.memberName.flatMap(Axis.init(rawValue:))
            let key = name == "setContentHuggingPriority" ? "hugging" : "resistance"
            let priority = arguments.first.flatMap { number($0, isPriority: true) }.map { Value.number($0) } ?? .unknown
            for one in Axis.allCases where axis == nil || one == axis {
                setField("\(key).\(one.rawValue)", of: id, axis == nil ? .unknown : priority)
            }
        default:
            guard UIKitMembers.isMethod(name, of: ancestry(of: id)) else {
                return isHarmless(name, arguments) ? .unknown : nil
            }
            if name.hasPrefix("sizeToFit") { objects[id.index].isHeld = true }
            if name == "viewWithTag" {
                unknownRemovals.usesTags = true
                return .unknown
            }
            return name == "isDescendant" || name == "hitTest" || name.hasPrefix("size") ? .unknown : .void
        }
        return .void
    }

    private func addSubview(_ value: Value, to parent: ObjectID, at position: Event.Position, _ node: SyntaxNode) {
        promote(value)
        guard let view = value.object, isView(view) else {
            // Something unknown is in the view: its content is open, its own frame is not.
            setField("hasUnknownContent", of: parent, .bool(true))
            escape(value)
            return
        }
        // UIKit ends the app where a view is added to itself.
        guard view != parent else { return }
        superviews[view] = parent
        note(.addSubview(view, to: parent, at: position), at: node)
    }

    private func arrange(_ value: Value, in stack: ObjectID, at position: Event.Position, _ node: SyntaxNode) {
        promote(value)
        guard let view = value.object, isView(view) else {
            arranged[stack, default: []].append(nil)
            setField("hasUnknownContent", of: stack, .bool(true))
            escape(value)
            return
        }
        superviews[view] = stack
        arranged[stack, default: []].append(path == self[stack].path && position == .last ? view : nil)
        turnMaskOff(of: view)
        note(.arrange(view, in: stack, at: position), at: node)
    }

    // MARK: Activating

    /// Activates a constraint or a list of them. What is not known may be any that was made here, or one between views
    /// that other code has.
    func activate(_ value: Value, at node: SyntaxNode) {
        switch value {
        case .object(let id):
            switch self[id].kind {
            case .constraint: noteActive(id, at: node)
            case .snapConstraint(let made):
                for one in made { noteActive(one, at: node) }
                if let view = self[id].owner { addSnapConstraints(made, of: view) }
            default: noteUnknownRelation()
            }
        case .list(let elements): for element in elements { activate(element, at: node) }
        case .none: return
        default:
            escape(value)
            noteUnknownRelation()
        }
    }

    /// What was made on a path can only be activated on it, also where a list carries it out of the branch.
    private func noteActive(_ id: ObjectID, at node: SyntaxNode) {
        let before = path
        if path.isPrefix(of: self[id].path) { path = self[id].path }
        note(.activate(id), at: self[id].origin, written: place(of: node))
        path = before
        noteActivity(of: id, true)
    }

    /// Keeps whether a constraint is active, for the slots that it is in.
    func noteActivity(of id: ObjectID, _ isActive: Bool?) {
        guard !holders.isEmpty else { return }
        setField(Self.activeField, of: id, isActive.map { .bool($0) } ?? .unknown)
    }

    func deactivate(_ value: Value, at node: SyntaxNode) {
        switch value {
        case .object(let id):
            switch self[id].kind {
            case .constraint:
                note(.deactivate(id), at: node)
                noteActivity(of: id, false)
            case .snapConstraint(let made):
                for one in made { note(.deactivate(one), at: node) }
                guard let view = self[id].owner else { return }
                setSnapConstraints(
                    snapConstraints(of: view).filter { !$0.objects.contains(where: made.contains) }, of: view)
                snapNotes.emptied.insert(view)
            default: return
            }
        case .list(let elements): for element in elements { deactivate(element, at: node) }
        case .none: return
        default:
            mayChangeStored = true
        }
    }

    /// A static function of a class that UIKit declares.
    func builtInStatic(_ name: String, of type: String, _ arguments: Arguments) -> Value? {
        switch (type, name) {
        case ("NSLayoutConstraint", "activate"):
            activate(arguments.first ?? .unknown, at: arguments.node)
            return .void
        case ("NSLayoutConstraint", "deactivate"):
            deactivate(arguments.first ?? .unknown, at: arguments.node)
            return .void
        case ("NSLayoutConstraint", "constraints"): return visualFormat(arguments)
        case ("UIView", "animate"), ("UIView", "transition"), ("UIView", "performWithoutAnimation"):
            animate(arguments)
            return .void
        case ("UIFont", _): return makeFont(name, arguments)
        case (_, "systemButton") where ancestry(ofType: type).contains("UIButton"): return make(type, arguments)
        default: return nil
        }
    }

    /// Runs the animations, which come first. A completion, which may be the trailing closure, runs some time later.
    private func animate(_ arguments: Arguments) {
        for argument in arguments.all {
            guard case .closure(let closure) = argument.value else { continue }
            if argument.label != "completion" { _ = call(closure, [], at: argument.node) }
            return
        }
    }

    // MARK: Making objects

    /// `Type(…)`.
    func make(_ type: String, _ arguments: Arguments) -> Value {
        if Self.numberTypes.contains(type) {
            guard let first = arguments.first else { return .number(0) }
            let label = arguments.all.first?.label
            if case .string(let text) = first, arguments.all.count == 1 {
                let number = Self.integerTypes.contains(type) ? Int(text).map { Double($0) } : Double(text)
                return number.map { $0.isFinite ? numeric(.number($0), type: type) : .unknown } ?? .none
            }
            guard arguments.all.count == 1, label.map(Self.conversions.contains) ?? true, let given = number(first)
            else {
                // `Int(text)` and `Int(exactly: number)` may be nil.
                return numeric(makeUnknown(text(of: arguments.node), mayBeNil: true), type: type)
            }
            return converted(given, to: type, at: arguments.node)
        }
        if let value = Geometry.make(type, arguments) ?? makeLook(type, arguments) { return value }
        if Geometry.isKnown(type),
            let added = overload(program.initializers(of: program.ancestry([type]), in: frame.file), arguments)
        {
            return call(added, on: .type(type), arguments)
        }
        if type == "NSLayoutConstraint" { return makeConstraint(arguments) }
        if type == "Array", arguments.all.isEmpty { return .list([]) }
        if type == "Array", let list = arguments.first?.list { return .list(list) }
        let ancestry = ancestry(ofType: type)
        if ancestry.isView { return makeView(type, ancestry, arguments) }
        if ancestry.contains("UILayoutGuide") {
            return .object(makeObject(.guide, type: type, at: arguments.node))
        }
        if let declared = program.type(type, from: frame.type, in: frame.file), !declared.isClass {
            // There may be no case of a raw value.
            if arguments.all.first?.label == "rawValue", declared.declaration.node.kind == .enumDeclaration {
                return .unknown
            }
            return makeStructure(declared, arguments)
        }
        escapeArguments(ofInitializer: type, arguments)
        if ancestry.isController {
            return .object(makeObject(.controller, type: type, at: arguments.node))
        }
        if program.type(type, in: frame.file) == nil, type != Self.flexibleBox {
            guard isMadeLikeAView(type, arguments) else { return .unknown }
            let object = makeObject(.instance, type: type, at: arguments.node)
            objects[object.index].isForeignInstance = true
            return .object(object)
        }
        return .object(makeObject(.instance, type: type, at: arguments.node))
    }

    /// The labels of initializers of numbers that keep the number.
    private static let conversions: Set<String> = [
        "truncating", "clamping", "floatLiteral", "integerLiteral", "rawValue", "value",
    ]

    /// `Int(number)` and `CGFloat(number)`.
    private func converted(_ number: LinearNumber, to type: String, at node: SyntaxNode) -> Value {
        guard Self.integerTypes.contains(type), number.kind == .real, number.literal == nil else {
            return numeric(.number(number.defaultingToInteger), type: type)
        }
        return numeric(makeUnknown(text(of: node)), type: type)
    }

    /// A constraint by UIKit's initializer, or by one that the project adds and that does no more than call that.
    private func makeConstraint(_ arguments: Arguments) -> Value {
        guard arguments["relatedBy"] == nil,
            let added = overload(
                program.initializers(of: program.ancestry(["NSLayoutConstraint"]), in: frame.file), arguments)
        else { return itemConstraint(arguments) }
        guard let made = call(added, on: .type("NSLayoutConstraint"), arguments).object else {
            for argument in arguments.all { escape(argument.value) }
            return .unknown
        }
        return .object(made)
    }

    /// What observes or fills views does not place them. A bar places the view of its item.
    private func escapeArguments(ofInitializer type: String, _ arguments: Arguments) {
        if Self.observing.contains(where: { type.hasSuffix($0) }) { return }
        guard type == "UIBarButtonItem" else { return escape(arguments, of: type) }
        for object in arguments.all.flatMap(\.value.objects) { objects[object.index].isHeld = true }
    }

    private static let observing = ["GestureRecognizer", "DataSource", "Publisher", "Interaction", "Observer"]

    private func makeView(_ type: String, _ ancestry: Ancestry, _ arguments: Arguments) -> Value {
        let view = makeObject(.view, type: type, at: arguments.node)
        objects[view.index].isMadeByItsClass = true
        if let added = program.initializers(of: ancestry, in: frame.file).nilIfEmpty.flatMap({
            overload($0.filter(isFromExtensionOfUIKit), arguments)
        }) {
            _ = call(added, on: .object(view), arguments)
            return .object(view)
        }
        initialize(view, type, ancestry, arguments)
        return .object(view)
    }

    /// What UIKit's own initializer does, which an initializer that the project adds calls: `self.init(frame: .zero)`.
    func initialize(_ view: ObjectID, _ type: String, _ ancestry: Ancestry, _ arguments: Arguments) {
        let isProjects = program.type(type, in: self.type.file) != nil
        if isProjects, type != self.type.name, addsItself(ancestry) { open(view) }
        if !isProjects, ancestry.contains("UIStackView") { readProperties(of: view, arguments) }
        if ancestry.contains("UIStackView"), let views = arguments["arrangedSubviews"] {
            if let list = views.list {
                for element in list { arrange(element, in: view, at: .last, arguments.node) }
            } else {
                arrange(.unknown, in: view, at: .last, arguments.node)
                escape(views)
                // Which of `[title == nil ? nil : label, field].compactMap { $0 }` there are is not known.
                if let node = arguments.node("arrangedSubviews") { escapeNamed(in: node, scope) }
            }
            return
        }
        if let frame = arguments["frame"], mayPlace(frame), type != self.type.name {
            setField("frame", of: view, frame)
        }
        // An initializer of a library, as `UIView(withAutoLayout: true)`, may turn the mask off.
        if !isProjects, arguments.all.contains(where: { !Self.initializerLabels.contains($0.label ?? "") }) {
            setField("translatesAutoresizingMaskIntoConstraints", of: view, .unknown)
        }
        for argument in arguments.all where isProjects || !argument.value.objects.isEmpty { escape(argument.value) }
        if type == "UIImageView", let image = arguments["image"], image != .none { setField("image", of: view, image) }
    }

    /// Sets what an initializer that a library adds to stack views says of the arrangement:
    /// `UIStackView(arrangedSubviews: views, axis: .vertical)`. What any other label means is not known.
    private func readProperties(of stack: ObjectID, _ arguments: Arguments) {
        for argument in arguments.all where !Self.initializerLabels.contains(argument.label ?? "") {
            guard let label = argument.label, Self.stackProperties.contains(label) else {
                setField("axis", of: stack, .unknown)
                return
            }
            setField(label, of: stack, argument.value)
        }
    }

    private static let stackProperties: Set<String> = ["axis", "spacing", "alignment", "distribution"]

    /// The labels of the initializers of UIKit's views.
    private static let initializerLabels: Set<String> = [
        "frame", "coder", "image", "highlightedImage", "style", "reuseIdentifier", "type", "configuration",
        "primaryAction", "arrangedSubviews", "effect", "collectionViewLayout", "progressViewStyle", "items", "actions",
        "textContainer", "usingTextLayoutManager", "barStyle",
    ]

    /// Whether a call may make a view of a class that is not among the sources: `MarqueeLabel(frame: .zero)`.
    private func isMadeLikeAView(_ type: String, _ arguments: Arguments) -> Bool {
        !UIKitClass.isKnown(type) && Self.viewSuffixes.contains { type.hasSuffix($0) }
            && !arguments.labels.contains("rawValue")
    }

    private static let viewSuffixes = [
        "View", "Label", "Button", "Field", "Control", "Bar", "Indicator", "Slider", "Switch", "Cell",
    ]

    /// An instance of a class that is not among the sources is a view if it is used as one.
    func promote(_ value: Value) {
        guard let id = value.object, isForeignInstance(id) else { return }
        objects[id.index].kind = .view
        objects[id.index].isForeignInstance = false
    }

    func isForeignInstance(_ id: ObjectID) -> Bool { objects[id.index].isForeignInstance }

    private func isFromExtensionOfUIKit(_ function: FunctionInfo) -> Bool {
        guard let owner = function.owner else { return false }
        return program.type(owner, in: type.file) == nil && function.declaration?.hasModifier("convenience") == true
    }

    /// A value in a place of a known type: `.zero`, `.init(top: …)`, a view that an annotation names.
    ///
    /// - Parameter owner: the type in which the type's name is written; nil for that of the code being executed.
    func typed(_ value: Value, as type: String?, of owner: String? = nil, at node: SyntaxNode) -> Value {
        guard let type else { return value }
        if let set = optionSet(value, as: type) { return set }
        if case .choice(let choice) = value { return typed(choice, as: type, of: owner) }
        guard case .member(let member) = value else { return value }
        let declared = program.type(type, from: owner ?? frame.type, in: frame.file)?.name
        let full = declared ?? program.foreignName(type)
        let arguments = Arguments(
            all: member.payload.map { Arguments.One(label: $0.label, value: $0.value, node: node) }, node: node)
        if member.name == "init" { return make(full, arguments) }
        if declared != nil, program.hasCase(member.name, full) {
            return caseValue(member.name, member.payload, of: full)
        }
        // A type may have a constant `top` and a function `top()`. Only a call means the function.
        let isCalled = !member.payload.isEmpty || CallExpression(node) != nil
        let functions =
            isCalled
            ? program.functions(member.name, of: ancestry(ofType: full), in: frame.file).filter(\.isStatic) : []
        if member.payload.isEmpty, functions.isEmpty {
            if member.name == "zero", Geometry.isKnown(full) { return Geometry.zero(full) }
            let found = staticMember(member.name, of: full)
            // The node is more than the call where the value is an element of a list.
            if case .function? = found { return method(member.name, of: .type(full), arguments) }
            return found ?? value
        }
        return functions.isEmpty ? value : method(member.name, of: .type(full), arguments)
    }

    /// `super.init(…)` in an initializer of the class.
    func superInitializer(_ above: Ancestry, _ arguments: Arguments) {
        guard let next = above.first.flatMap({ $0 }), let declared = program.type(next, in: frame.file) else {
            isInitialized = isInitialized || frame.receiver.object == .root
            if above.contains(nil) { escape(arguments, of: "init") }
            return
        }
        guard
            let initializer = overload(declared.members.initializers, arguments)
                ?? overload(program.initializers(of: above, in: frame.file), arguments)
        else {
            if declared.members.initializers.isEmpty {
                isInitialized = true
                return
            }
            for argument in arguments.all { escape(argument.value) }
            return
        }
        _ = call(initializer, on: frame.receiver, arguments)
    }
}

extension Array {
    /// The list; nil if it is empty.
    var nilIfEmpty: [Element]? { isEmpty ? nil : self }
}

extension SyntaxTree {
    /// Whether some code assigns a property anything but `true`.
    fileprivate func mayTurnOff(_ property: String) -> Bool {
        guard text.utf8.hasText(property) else { return false }
        return root.contains { node in
            guard let assignment = AssignmentExpression(node) else { return false }
            return MemberAccess(assignment.target)?.name == property && !assignment.value.hasText("true")
        }
    }
}
