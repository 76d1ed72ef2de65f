import LayoutModel
import SourceText
import SwiftSource

/// The tree of views that an execution built.
struct Hierarchy {
    let execution: Execution
    /// The view that the class lays out; nil for a controller whose view is not known. For a type that is neither a
    /// view nor a controller, see ``mainTop``, or ``Execution/stage``.
    private(set) var root: ObjectID?
    private var parents: [ObjectID: ObjectID] = [:]
    private var contents: [ObjectID: [ObjectID]] = [:]
    private var arranged: [ObjectID: [ObjectID]] = [:]
    /// Views that are added on some paths only, moved, or removed.
    private var conditional: Set<ObjectID> = []
    /// The paths on which views are added, of those that are not always added.
    private var paths: [ObjectID: [Path]] = [:]
    /// The views that are moved or removed on some path.
    private var moved: Set<ObjectID> = []
    private var unknownStacks: Set<ObjectID> = []
    /// The views that some code takes out of what their stack views arrange.
    private var disarranged: Set<ObjectID> = []
    /// The views that some code hides, or may hide.
    private var hiding: [ObjectID: [FileRange]] = [:]
    /// The views that are hidden in the base world.
    private var hiddenFirst: Set<ObjectID> = []
    /// The views that some code shows.
    private var shown: Set<ObjectID> = []
    /// The places that hide views in the base world, and that run only then, until it shows them again.
    private var hidingFirst: [ObjectID: [FileRange]] = [:]
    /// The views that active constraints relate so far.
    private var constrained: Set<ObjectID> = []
    /// What some paths say of whether views are hidden, in their order; nil for what is not known.
    private var hidingOnPaths: [ObjectID: [(path: Path, isHidden: Bool?)]] = [:]
    /// How each stack view arranges its views. One of which that is not known is absent.
    private var stacks: [ObjectID: StackArrangement] = [:]
    /// The views that are where they were added until later methods take them out.
    private let removedLater: Set<ObjectID>

    init(_ execution: Execution) {
        self.execution = execution
        let removals = ViewRemovals(execution)
        removedLater = removals.views.union(removals.takenOutAgain)
        root =
            switch execution[.root].kind {
            case .controller: execution.field("view", of: .root)?.object
            case .instance: nil
            default: .root
            }
        for event in execution.events { read(event) }
        conditional = moved.union(paths.keys)
        if execution[.root].kind == .instance { root = mainTop ?? execution.stage }
        for (stack, views) in arranged where views.contains(where: conditional.contains) { unknownStacks.insert(stack) }
        for view in execution.objects.indices.map(ObjectID.init(index:)) where isStack(view) {
            stacks[view] = arrangement(view)
        }
    }

    private mutating func read(_ event: Event) {
        if execution.isNeverRun(event.path), event.moves(parents.keys.contains) { return }
        switch event.effect {
        case .addSubview(let view, let parent, _): add(view, to: parent, event)
        case .arrange(let view, let stack, let position):
            add(view, to: stack, event)
            insert(view, in: stack, position)
        case .addGuide(let guide, let owner): add(guide, to: owner, event)
        case .remove(let view): if !removedLater.contains(view) { moved.insert(view) }
        case .disarrange(let view, let stack):
            disarranged.insert(view)
            unknownStacks.insert(stack)
        case .setHidden(let view, let isHidden):
            let isKnown = hiding[view]?.contains(event.place) ?? false
            if isHidden != false, !isKnown, !execution.isNeverRun(event.path) {
                hiding[view, default: []].append(event.place)
            }
            if isHidden != true { shown.insert(view) }
            guard execution.isBase(event.path) else {
                hidingOnPaths[view, default: []].append((event.path, isHidden))
                return
            }
            if isHidden != false, execution.runsOnce(event.place) { hidingFirst[view, default: []].append(event.place) }
            if isHidden == true { hiddenFirst.insert(view) } else { hiddenFirst.remove(view) }
            if isHidden == false, !execution.isInClosure(event.place) { noteShown(view, event.path) }
        case .activate(let id):
            guard case .constraint(let made) = execution[id].kind else { return }
            constrained.formUnion(made.items.map(\.object))
        case .deactivate, .mayActivate, .setConstant, .collapse: break
        }
    }

    /// Forgets what hid a view before: at once, or before any constraint related it.
    private mutating func noteShown(_ view: ObjectID, _ path: Path) {
        guard path.isEmpty || !constrained.contains(view), let before = hidingFirst.removeValue(forKey: view) else {
            return
        }
        hiding[view]?.removeAll(where: before.contains)
        if hiding[view]?.isEmpty == true { hiding[view] = nil }
    }

    private mutating func add(_ view: ObjectID, to parent: ObjectID, _ event: Event) {
        let isAlways = execution.isBase(event.path)
        guard view != parent, !isInside(parent, view) else {
            if !isAlways { moved.insert(view) }
            return
        }
        if let known = parents[view] {
            if known == parent {
                // It only comes to the front.
                if isAlways { paths[view] = nil } else { paths[view]?.append(event.path) }
                return
            }
            guard isAlways else {
                moved.insert(view)
                return
            }
            if paths[view] != nil { moved.insert(view) }
            // Its new superview takes it out of the other one.
            contents[known]?.removeAll { $0 == view }
            arranged[known]?.removeAll { $0 == view }
        }
        if !isAlways { paths[view] = [event.path] }
        parents[view] = parent
        contents[parent, default: []].append(view)
    }

    private func isInside(_ view: ObjectID, _ ancestor: ObjectID) -> Bool {
        var next: ObjectID? = view
        while let current = next {
            if current == ancestor { return true }
            next = parents[current]
        }
        return false
    }

    private mutating func insert(_ view: ObjectID, in stack: ObjectID, _ position: Event.Position) {
        var views = arranged[stack] ?? []
        // Arranging a view again moves it to the end.
        views.removeAll { $0 == view }
        switch position {
        case .last: views.append(view)
        case .first: views.insert(view, at: 0)
        case .index(let index) where index <= views.count && index >= 0: views.insert(view, at: index)
        case .index, .unknown:
            unknownStacks.insert(stack)
            views.append(view)
        }
        arranged[stack] = views
    }

    // MARK: Answers

    /// The subviews and guides of a view; of a stack, the arranged ones first and in their order.
    func children(of view: ObjectID) -> [ObjectID] {
        if let ordered = arranged[view] { return ordered }
        let own = contents[view] ?? []
        return own + own.filter { arranged[$0] != nil }.flatMap(notArranged)
    }

    /// The subviews of a stack that it does not arrange. They lie in its superview as far as constraints are concerned:
    /// the model's stacks arrange all that is in them.
    private func notArranged(in stack: ObjectID) -> [ObjectID] {
        let ordered = arranged[stack] ?? []
        let own = (contents[stack] ?? []).filter { !ordered.contains($0) }
        return own + ordered.filter { arranged[$0] != nil }.flatMap(notArranged)
    }

    /// The nearest class of UIKit's.
    func foreignClass(of view: ObjectID) -> String {
        guard execution[view].kind != .guide else { return "UILayoutGuide" }
        return execution.ancestry(of: view).nearestOfUIKit ?? "UIView"
    }

    /// Whether what lies in the view is not known at all.
    var isOpen: Bool { root.map { execution[$0].isOpen && !execution.isRootsOwn($0) } ?? true }

    /// Whether something other than the constraints that were read may place a view.
    func isHeld(_ view: ObjectID) -> Bool {
        view != root && (conditional.contains(view) || isHeldAlways(view) || hasMask(view))
    }

    /// Whether something other than the constraints that were read may say how large a view is, but not where.
    func isSizedElsewhere(_ view: ObjectID) -> Bool {
        view != root
            && (execution[view].openness == .size || hasUnknownContent(view) || hasContentThatMayBePlaced(view))
    }

    private func hasContentThatMayBePlaced(_ view: ObjectID) -> Bool {
        contents[view]?.contains { execution.isView($0) && execution[$0].mayBePlaced } ?? false
    }

    /// Whether there may be more in a view than is known, or not always what is known: what is in it may be pinned to
    /// it, and so decide how large it is.
    private func hasUnknownContent(_ view: ObjectID) -> Bool {
        execution.field("hasUnknownContent", of: view) != nil || stackIsUnknown(view) || hasConditionalContent(view)
    }

    /// Whether what is in a view may be related to what is outside, and so place the view: code that is not read has a
    /// subview, or constraints relate something that is not known where not all content is.
    private func mayBePlacedByContent(_ view: ObjectID) -> Bool {
        hasOpenContent(view) || execution.relatesUnknownPlaces && hasUnknownContent(view)
    }

    /// The paths on which it is known what places a view: it is added there, or its mask turned off. Nil for a view
    /// that is always held.
    func paths(of view: ObjectID) -> [Path]? {
        guard !moved.contains(view), !isHeldAlways(view), let paths = paths[view] ?? execution.masksOff[view],
            !paths.contains(where: isRepeated), paths.allSatisfy({ execution.hasMaskOff(view, on: $0) })
        else { return nil }
        return paths
    }

    /// Whether a view is added on some paths only, and not there otherwise.
    func isAbsentFirst(_ view: ObjectID) -> Bool { paths[view] != nil }

    /// Whether the mask of a view is on, at first at least.
    private func hasMask(_ view: ObjectID) -> Bool {
        execution[view].kind == .view && !execution.hasMaskOff(view, on: execution.base)
    }

    /// Whether a path may be taken several times over, or for some objects only, at once.
    private func isRepeated(_ path: Path) -> Bool {
        path.choices.contains { choice in
            let kind = execution.conditions[choice.condition.index].kind
            return kind == .loop || kind == .undecided
        }
    }

    /// Whether something other than the constraints that were read may place a view, when it is there.
    private func isHeldAlways(_ view: ObjectID) -> Bool {
        let object = execution[view]
        if object.mayBePlaced || object.isHeld || object.isForeign || object.isOutlet { return true }
        if let parent = parents[view] {
            if UIKitClass.placesContent(foreignClass(of: parent)) { return true }
            // What arranges views without being known to be a stack places them in some way.
            if !isStack(parent), arranged[parent]?.contains(view) == true { return true }
            if unknownStacks.contains(parent) || stackIsUnknown(parent) { return true }
            if execution[parent].mayBePlaced, !execution.isRootsOwn(parent) { return true }
            if execution[parent].isFilledByOthers { return true }
        }
        if isNeverShown(view) || execution.field("contentView", of: view) != nil { return true }
        guard object.kind == .view else { return false }
        if mayBePlacedByContent(view) { return true }
        // A scroll view is asked how large its content is too.
        if execution.ancestry(of: view).contains("UIScrollView"),
            hasUnknownContent(view) || hasContentThatMayBePlaced(view) || execution.setsItsContentSize(view)
        {
            return true
        }
        return execution.placesItself(view)
    }

    /// Whether a view is added on some paths only, moved or removed.
    func isConditional(_ view: ObjectID) -> Bool { conditional.contains(view) }

    /// The views that the class makes and gives subviews or a size, but no superview that is known. None if it asks for
    /// one of them where UIKit keeps it, as `navigationItem.titleView?` does: what it does to that is not known.
    func looseViews(beside root: ObjectID) -> [ObjectID] {
        let isViewOrController = !execution.isHierarchyUnknown && execution.stage == nil
        let sized = isViewOrController ? execution.viewsWithSizes : []
        let found = Set(contents.keys).union(sized).filter { view in
            let object = execution[view]
            return view != root && parents[view] == nil && object.kind == .view && object.isMadeByItsClass
                && !object.isForeign && !object.mayBeAnother && foreignClass(of: view) == object.type
                && !execution.isKeptForItself(view)
        }
        return found.isEmpty || execution.asksForPlacedViews ? [] : found.sorted()
    }

    /// The view that all others are in. Where there are several such, the only one that other code gives, to show the
    /// others in it; nil if there is none, or more.
    private var mainTop: ObjectID? {
        let tops = contents.keys.filter { parents[$0] == nil && execution.isView($0) }
        let given = tops.filter { execution[$0].isForeign || execution[$0].mayBeAnother }
        return tops.count == 1 ? tops.first : given.count == 1 ? given.first : nil
    }

    private func hasConditionalContent(_ view: ObjectID) -> Bool {
        contents[view]?.contains(where: conditional.contains) ?? false
    }

    /// Whether code that is not read has a subview.
    private func hasOpenContent(_ view: ObjectID) -> Bool {
        contents[view]?.contains { execution.isView($0) && execution[$0].openness == .all } ?? false
    }

    private func stackIsUnknown(_ view: ObjectID) -> Bool {
        isStack(view) && stacks[view]?.isCertain != true
    }

    private func isStack(_ view: ObjectID) -> Bool {
        execution.isView(view) && execution.ancestry(of: view).contains("UIStackView")
    }

    /// The view or, if it is not in the tree, what it may be inside of.
    func nearestKnown(_ view: ObjectID) -> [ObjectID] {
        var result = [view]
        while let owner = execution[result[result.count - 1]].owner, !result.contains(owner) { result.append(owner) }
        return result
    }

    /// The spacing after an arranged view; nil if it is the stack's. Unknown if the value is not a number.
    func customSpacing(after view: ObjectID) -> Value? { execution.field("customSpacing", of: view) }

    /// Whether code hides the view at some time, arranged or not, or makes it transparent.
    func mayBeHidden(_ view: ObjectID) -> Bool {
        if hiding[view] != nil || execution.mayHideItself(view) { return true }
        guard let alpha = execution.field("alpha", of: view) else { return false }
        guard case .number(let number) = alpha, let alpha = number.literal else { return true }
        return alpha <= 0
    }

    /// Whether code hides the view at some time. One that is not always there, or not always arranged, may be absent
    /// then.
    func isHiddenSometimes(_ view: ObjectID) -> Bool {
        (hiding[view] != nil || shown.contains(view) && execution.mayHideItself(view))
            && !conditional.contains(view) && !disarranged.contains(view) && execution[view].follows == nil
    }

    /// Where the class hides a view; nothing if the view's own class may do so too, or if documents connect it.
    func hidings(of view: ObjectID) -> [FileRange] {
        let isHiddenElsewhere = shown.contains(view) && execution.mayHideItself(view)
        return isHiddenElsewhere || !isShared(view) && !execution.isUsedByItsFileAlone(view) ? [] : hiding[view] ?? []
    }

    /// Whether other code that names a view may hide it.
    func isShared(_ view: ObjectID) -> Bool {
        !execution.isUsedByItsFileAlone(view) && execution.isNamedToBeUsed(view)
    }

    /// Whether a view is shown at some time as far as the class says.
    func isShownByClass(_ view: ObjectID) -> Bool { !hiddenFirst.contains(view) || shown.contains(view) }

    /// Whether the view is hidden in the base world.
    func isHiddenFirst(_ view: ObjectID) -> Bool { hiddenFirst.contains(view) }

    /// The views that are hidden in the base world and shown on a path.
    func shown(on path: Path) -> [ObjectID] {
        hiddenFirst.filter { view in
            let last = hidingOnPaths[view]?.last { $0.path.isPart(of: path) }
            return last?.isHidden == false
        }
    }

    /// Whether a view is hidden and stays so, as one of which only the size is wanted.
    private func isNeverShown(_ view: ObjectID) -> Bool {
        !isShownByClass(view) && execution.isReachedByItsClassAlone(view)
    }

    /// The views that a stack arranges, in order; nil for other views.
    func arranged(in stack: ObjectID) -> [ObjectID]? { arranged[stack] }

    /// How a stack view arranges its views; nil if that is not known.
    func stack(_ view: ObjectID) -> StackArrangement? { stacks[view] }

    private func arrangement(_ view: ObjectID) -> StackArrangement? {
        // What a class of the project does to its stack views is known where that class itself is read. What its users
        // do to them is asked for when there is something to say; see ``NamedCalls/maySetUp(_:)``.
        let isRead = view == .root ? execution.setsUpItself : foreignClass(of: view) == execution[view].type
        guard isRead, !execution[view].isOpen else { return nil }
        let fields = execution[view].fields
        var result = StackArrangement(axis: .horizontal)
        if let axis = fields["axis"] {
            guard let name = axis.memberName, let known = Axis(rawValue: name) else { return nil }
            result.axis = known
        }
        result.isMarginsRelative = fields["isLayoutMarginsRelativeArrangement"] == .bool(true)
        result.isCertain =
            !unknownStacks.contains(view) && fields["hasUnknownContent"] == nil
            && (fields["isLayoutMarginsRelativeArrangement"] ?? .bool(false)).bool != nil
            && (!result.isMarginsRelative || execution.margins(of: view) != nil)
            && fields["isBaselineRelativeArrangement"] == nil && fill(&result, from: fields)
        if view == .root, execution.mayComeFromDocument, fields["alignment"] == nil || fields["spacing"] == nil {
            result.isCertain = false
        }
        for arranged in arranged[view] ?? [] {
            guard let spacing = customSpacing(after: arranged) else { continue }
            if case .number(let number) = spacing, number.literal != nil { continue }
            result.isCertain = false
        }
        return result
    }

    /// Sets the words and the spacing of a stack. False if one is not known.
    private func fill(_ stack: inout StackArrangement, from fields: [String: Value]) -> Bool {
        if let distribution = fields["distribution"] {
            guard let known = distribution.memberName.flatMap(StackArrangement.Distribution.init(rawValue:)) else {
                return false
            }
            stack.distribution = known
        }
        if let alignment = fields["alignment"] {
            guard let known = alignment.memberName.flatMap(StackArrangement.Alignment.init(rawValue:)) else {
                return false
            }
            stack.alignment = known
        }
        if let spacing = fields["spacing"] {
            guard let known = execution.number(spacing)?.literal else { return false }
            stack.spacing = known
        }
        return true
    }
}

extension Event {
    /// Whether it takes a view that is somewhere to another place, or out of it.
    fileprivate func moves(_ isPlaced: (ObjectID) -> Bool) -> Bool {
        switch effect {
        case .addSubview(let view, _, _), .arrange(let view, _, _): isPlaced(view)
        case .remove, .disarrange: true
        default: false
        }
    }
}

extension Execution {
    /// Whether an object is what the class itself is, or its controller's own view.
    func isRootsOwn(_ id: ObjectID) -> Bool {
        id == .root || field("view", of: .root)?.object == id && self[id].type == "UIView"
    }

    /// Whether the class of a view, which is of the project, may hide it by itself.
    fileprivate func mayHideItself(_ view: ObjectID) -> Bool {
        guard let declared = self[view].type.flatMap({ program.type($0, in: type.file) }) else { return false }
        return declared.declaration.node.contains { node in
            if let access = MemberAccess(node), access.name == "isHidden" {
                // That of a view in it.
                let name = access.base?.ownName
                return name == nil || name == "self" || declared.members.properties(name ?? "").isEmpty
            }
            return NameExpression(node)?.name == "isHidden"
        }
    }

    /// Whether code of the class runs once: in an initializer, in what UIKit calls once, or in a property's value.
    fileprivate func runsOnce(_ place: FileRange) -> Bool {
        guard let node = node(at: place), let member = node.member else { return false }
        guard let function = FunctionDeclaration(member) else { return VariableDeclaration(member) != nil }
        return !node.isInClosure && function.runsOnce
    }

    /// Whether code of the class is in a closure, which may run later. That of other files may be too.
    fileprivate func isInClosure(_ place: FileRange) -> Bool {
        node(at: place)?.isInClosure ?? true
    }

    private func node(at place: FileRange) -> SyntaxNode? {
        place.file == type.file ? type.declaration.node.tree.root.innermost(at: place.range.start) : nil
    }

    /// Whether the class of a scroll view says how large its content is.
    fileprivate func setsItsContentSize(_ view: ObjectID) -> Bool {
        ancestry(of: view).contains { name in
            guard let name, let declared = program.type(name, in: type.file), declared.isClass else { return false }
            let node = declared.declaration.node
            return node.contains("contentSize")
                && node.contains { node in
                    guard let target = node.assigned, !node.namesLocal("contentSize") else { return false }
                    return (target.ownName ?? MemberAccess(target)?.base?.ownName) == "contentSize"
                }
        }
    }

    /// Whether a property keeps a view that no code gives to anything: of a view that is never shown nothing is solved.
    fileprivate func isKeptForItself(_ view: ObjectID) -> Bool {
        let object = self[view]
        guard object.hasPropertyName, object.openness == .none, isUsedByItsFileAlone(view) else { return false }
        let bytes = type.declaration.node.tree.text.utf8
        return bytes.uses(of: object.name).allSatisfy { use in
            let rest = bytes[use.upperBound...].drop { "?!".utf8.contains($0) }
            return rest.first == UInt8(ascii: ".") || bytes.isDeclared(use)
        }
    }

    /// Whether the file asks another object for a view that UIKit keeps there.
    fileprivate var asksForPlacedViews: Bool {
        let text = type.declaration.node.tree.text.utf8
        return ["titleView", "HeaderView", "FooterView", "customView"].contains { name in
            text.places(of: name).contains { place in
                let start = text[..<place.lowerBound].lastIndex { !$0.isWord }.map { $0 + 1 } ?? 0
                let object = text.base(before: start)
                return object != nil && object != "self"
                    && ["?", "!", " as", "."].contains { text[place.upperBound...].starts(with: $0.utf8) }
            }
        }
    }

    /// The views of which some constraint is about the width or the height.
    fileprivate var viewsWithSizes: Set<ObjectID> {
        var views: Set<ObjectID> = []
        for event in events {
            guard case .activate(let id) = event.effect, case .constraint(let made) = self[id].kind,
                made.attribute.isSize
            else { continue }
            views.insert(made.first.object)
        }
        return views
    }
}
