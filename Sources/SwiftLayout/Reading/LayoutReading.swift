import LayoutModel
import SourceText
import SwiftSource

/// What an execution found out about a class, as a layout of the model.
struct LayoutReading {
    let execution: Execution
    var layout: Layout
    /// The constraints that Auto Layout refuses, with the reason.
    private var refused: [(constraint: MadeConstraint, reason: Refusal)] = []
    /// The views of the layout, and the objects that they were.
    private(set) var ids: [ObjectID: ViewID] = [:]
    /// The constraints of the layout as the code makes them.
    private(set) var made: [ConstraintID: ObjectID] = [:]
    private var names = UniqueViewNames()
    private var freeNumbers: [UnknownID: FreeNumberID] = [:]
    private var depth = 0
    /// The views that are elsewhere than in the root; see ``addLooseViews(beside:)``.
    private(set) var looseViews: Set<ViewID> = []
    /// The views that constraints on some paths may place.
    var heldByPaths: [(paths: [Path], views: AxisPair<Set<ViewID>>)] = []
    /// The views that are added on some paths only, or get their mask turned off there.
    var added: [(paths: [Path], view: ViewID)] = []
    /// The views that constraints may place of which it is not known when they are active, by the constraint.
    var heldByUses: [ObjectID: AxisPair<Set<ViewID>>] = [:]
    /// The methods of additions of the layout, by their index: the path, and the constraints.
    var additions: [Int: (path: Path, constraints: Set<ObjectID>)] = [:]
    /// The views that exchanged constraints may place, by the constraint.
    var heldByExchanges: [ObjectID: AxisPair<Set<ViewID>>] = [:]
    /// By the index of a state of ``ExchangedConstraints``: the constraints that are known to be active in it or not.
    var decidedExchanges: [Int: Set<ObjectID>] = [:]
    /// The paths of the states that are worlds, by their index.
    var worlds: [Int: Path] = [:]
    /// The most views inside of one another.
    private static let deepestView = 100
    /// The most views that are elsewhere; see ``addLooseViews(beside:)``.
    private static let mostLooseViews = 50
    let hierarchy: Hierarchy

    /// Nil if the view that the class lays out is not known.
    init?(_ execution: Execution) {
        self.execution = execution
        hierarchy = Hierarchy(execution)
        guard let root = hierarchy.root else { return nil }
        let type = execution.type
        let nameRange = type.declaration.nameRange
        let file = type.file
        var view = View(
            id: .root, name: "", path: "", kind: UIKitClass.kind(of: hierarchy.foreignClass(of: root)), parent: nil,
            declaration: FileRange(file, nameRange), nameRange: FileRange(file, nameRange))
        view.displayName = root == .root ? "self" : execution.stage == nil ? "view" : execution[root].name
        if execution.stage != nil, execution[root].isMadeByItsClass, !execution[root].isForeign {
            let place = ViewPlace(execution[root], in: execution)
            (view.declaration, view.nameRange) = (place.declaration, place.name)
        }
        layout = Layout(
            name: type.name, file: file, notation: Notation(SwiftWords()), range: type.declaration.range,
            nameRange: nameRange, root: view,
            sizes: [SizeDeclaration(size: Self.assumedSize, range: FileRange(file, nameRange))])
        layout.sourceTraits = [.isCode, .isCompletedByCode, .hasStatementPerConstraint, .hasAssumedSizes]
        if root == .root || execution.stage != nil { layout.sourceTraits.insert(.mayFitContent) }
        if execution[.root].kind == .controller || isInTable { layout.sourceTraits.insert(.hasGivenWidth) }
        layout.hasFreeInsets = true
        ids[root] = .root
        fill(.root, root)
        addContent(of: root)
        addLooseViews(beside: root)
        tieFollowers()
        addConstraints()
        addOwnLengths()
        layout.temporaryHeights = temporaryHeights
        setAssumedSize()
        measureSpacers()
        leaveOutParts()
        hold()
        holdBesideAdditions()
        holdByWorlds()
        layout.method = execution.method(of: execution.base)
    }

    /// The findings about constraints that Auto Layout refuses, and about those that no other screen allows.
    var problems: [Finding] { RefusedConstraints(execution, refused).findings + FixedScreenWidths(self).findings }

    /// Whether the class adds views and makes constraints.
    var hasContent: Bool { layout.views.count > 1 && !(layout.constraints.isEmpty && layout.additions.isEmpty) }

    /// The size at which a layout is drawn. Nothing is concluded from it: it yields to required constraints.
    static let assumedSize = CanvasSize(
        width: .preferred(LikelyNumber.screen.width), height: .preferred(LikelyNumber.screen.height))

    // MARK: Views

    private mutating func addContent(of parent: ObjectID) {
        guard let parentID = ids[parent] else { return }
        let arranged = Set(hierarchy.arranged(in: parent) ?? [])
        for child in hierarchy.children(of: parent) where ids[child] == nil {
            let id = add(child, to: parentID)
            if execution.isContentView(child, of: parent) { fillContentView(id) }
            if arranged.contains(child), layout[parentID].stack != nil { fillArranged(id, child, parentID) }
        }
    }

    /// Adds a view or guide with all that is in it.
    @discardableResult private mutating func add(_ item: ObjectID, to parent: ViewID) -> ViewID {
        let object = execution[item]
        let id = ViewID(layout.views.count)
        let name = names.unique(object.name, orKind: hierarchy.foreignClass(of: item))
        let place = ViewPlace(object, in: execution)
        var view = View(
            id: id, name: name, path: name,
            kind: object.kind == .guide ? .guide : UIKitClass.kind(of: hierarchy.foreignClass(of: item)),
            parent: parent, declaration: place.declaration, nameRange: place.name)
        view.displayName = name
        view.mayBeAbsent = hierarchy.isAbsentFirst(item)
        layout.views.append(view)
        layout[parent].children.append(id)
        ids[item] = id
        fill(id, item)
        depth += 1
        if depth < Self.deepestView { addContent(of: item) } else { execution.cut() }
        depth -= 1
        return id
    }

    /// Adds the views that the class fills and that something else puts where they belong: UIKit the view of a title or
    /// the header of a table, other code what a method returns.
    private mutating func addLooseViews(beside root: ObjectID) {
        let loose = hierarchy.looseViews(beside: root).filter { ids[$0] == nil }
        for view in loose.prefix(Self.mostLooseViews) {
            let first = layout.views.count
            looseViews.insert(add(view, to: .root))
            for index in layout.views.indices[first...] { layout.views[index].isElsewhere = true }
        }
    }

    /// The view of ``looseViews`` that a view is in; nil for what is in the root itself.
    private func looseView(around view: ViewID) -> ViewID? {
        looseViews.isEmpty ? nil : layout.ancestors(of: view).first(where: looseViews.contains)
    }

    /// Sets what the object's class and properties say of the view.
    private mutating func fill(_ id: ViewID, _ object: ObjectID) {
        let foreign = hierarchy.foreignClass(of: object)
        let type = execution[object].type
        let isOwn = foreign == type && !execution[object].isFilledByOthers && execution[object].openness == .none
        if id != .root, execution[object].kind == .view {
            let isPlain = isOwn || hasNoContentSize(object, foreign)
            layout[id].intrinsicSize = isPlain ? UIKitClass.contentSize(of: foreign) : AxisPair(.unknown)
            layout[id].likelySize = UIKitClass.likelySize(of: foreign)
        }
        if foreign != type { layout[id].customClass = type }
        if execution.statesMargins(object) {
            setMargins(of: id, object)
        } else if id == .root, execution[.root].kind == .controller, execution.leavesMarginsOfController {
            layout[id].layoutMargins = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
            layout[id].marginRules.takesSidesFromScreen = true
            layout[id].marginRules.addsSafeArea = true
        }
        for axis in Axis.allCases {
            if let hugging = priority("hugging", axis, of: object) { set(hugging, \.hugging, axis, of: id) }
            if let resistance = priority("resistance", axis, of: object) {
                set(resistance, \.compressionResistance, axis, of: id)
            }
        }
        if foreign == "UIStackView" { fillStack(id, object) }
        if statesContent(of: object), hierarchy.children(of: object).contains(where: isPlacedByConstraints) {
            layout[id].declaresContentGuide = true
        }
        layout[id].clipsToBounds = id != .root && mayClip(object)
        if foreign == "UILabel" || foreign == "UIButton" {
            layout[id].text = execution.field("text", of: object)?.string
        }
    }

    /// Whether a view is of a class of the project that scrolls, as UIKit's own do that have no size of their own, and
    /// that does not say a size for its content.
    private func hasNoContentSize(_ view: ObjectID, _ foreign: String) -> Bool {
        let ancestry = execution.ancestry(of: view)
        return execution[view].isMadeByItsClass && !execution[view].mayBeAnother && !execution[view].isFilledByOthers
            && ancestry.contains("UIScrollView") && foreign != "UITextView" && !ancestry.contains(nil)
            && execution.ownClasses(ancestry).flatMap(\.members.nodes).allSatisfy { node in
                !LayoutWords.occur(in: node.bytes) && !node.contains("ontentSize")
            }
    }

    /// Whether a view is a scroll view whose content the class states by itself, as far as the project tells; see also
    /// ``NamedCalls/maySetUp(_:)``.
    func statesContent(of view: ObjectID) -> Bool {
        guard view == .root else {
            return execution[view].type == "UIScrollView" && (view != hierarchy.root || !execution[view].isHeld)
        }
        return hierarchy.foreignClass(of: view) == "UIScrollView" && execution.setsUpItself && !execution[view].isHeld
            && !hierarchy.children(of: view).contains { execution[$0].isOpen }
            && execution.field("hasUnknownContent", of: view) == nil
            && !execution.program.maySizeContent(of: execution.type)
    }

    /// Whether a view, or a guide, has no frame of its own. Views with frames leave the content of a scroll view as
    /// large as code says.
    private func isPlacedByConstraints(_ item: ObjectID) -> Bool {
        execution[item].kind == .guide || execution.hasMaskOff(item)
    }

    /// A cell, a header or a visual effect view keeps its content view as large as itself. Accessories and separators
    /// that a table view draws beside it are left out.
    private mutating func fillContentView(_ id: ViewID) {
        // Any length does: the mask makes of it that of the superview.
        let length = 100.0
        layout[id].autoresizing = Autoresizing(
            frame: Rect(x: 0, y: 0, width: length, height: length), superviewLength: AxisPair(length),
            flexibility: AxisPair(Autoresizing.Flexibility(length: true)))
    }

    /// Whether a view clips its subviews, or other code decides that.
    private func mayClip(_ view: ObjectID) -> Bool {
        let clips = execution.field("clipsToBounds", of: view) ?? .bool(false)
        return clips != .bool(false) || execution.field("layer", of: view) != nil
            || hierarchy.foreignClass(of: view) != execution[view].type
            || execution.ancestry(of: view).contains("UIScrollView")
    }

    /// Sets what a stack's arrangement of a view depends on.
    private mutating func fillArranged(_ id: ViewID, _ view: ObjectID, _ stack: ViewID) {
        if case .number(let spacing)? = hierarchy.customSpacing(after: view), let points = spacing.literal {
            layout[stack].stack?.customSpacing[id] = points
        }
        guard hierarchy.isHiddenSometimes(view) else { return }
        layout[id].isHidden = hierarchy.isHiddenFirst(view)
        // Other code that shows it may hide others with it.
        guard hierarchy.isShownByClass(view) else { return }
        layout.vary.append(ViewMention(view: id, range: layout[id].nameRange))
        layout.hidings += hierarchy.hidings(of: view).map { ViewMention(view: id, range: $0) }
        if hierarchy.isShared(view) { layout.sharedViews[id] = execution[view].name }
    }

    /// An arranged view that code hides and shows with another one is tied to it, as a spacer is.
    private mutating func tieFollowers() {
        for (object, id) in ids.sorted(by: { $0.value < $1.value }) {
            guard let leader = execution[object].follows.flatMap({ ids[$0] }), layout.stack(arranging: id) != nil else {
                continue
            }
            layout[id].spacer = Spacer(length: nil, after: leader, group: id.index)
        }
    }

    /// An empty view with nothing but a length along its stack is a spacer, unless code hides it by itself.
    private mutating func measureSpacers() {
        let candidates = ids.filter { object, id in
            layout.stack(arranging: id) != nil && layout[id].children.isEmpty && execution[object].isEmptyView
                && !hierarchy.isHiddenSometimes(object) && execution.isReachedByItsClassAlone(object)
        }
        guard !candidates.isEmpty else { return }
        var named: [ViewID: [ConstraintID]] = [:]
        for constraint in layout.constraints {
            for anchor in constraint.anchors { named[anchor.item.view, default: []].append(constraint.id) }
        }
        for id in candidates.values.sorted() {
            guard let axis = layout.stack(arranging: id)?.axis, let only = named[id], only.count == 1 else { continue }
            let constraint = layout[only[0]]
            guard constraint.isActive, constraint.relation == .equal, constraint.second == nil,
                constraint.first == Anchor(Item(id), axis.size), let length = constraint.constant.literal, length > 0
            else { continue }
            layout[id].spacer = Spacer(length: length, after: layout[id].spacer?.after, group: id.index)
        }
    }

    /// What a button or a cell makes and places is listed only where code constrains it.
    private mutating func leaveOutParts() {
        let parts = ids.filter { object, id in execution[object].isPart && layout[id].children.isEmpty }
        guard !parts.isEmpty else { return }
        let constrained = Set(layout.constraints.flatMap(\.anchors).map(\.item.view))
        for id in parts.values where !constrained.contains(id) { layout[id].isSynthesized = true }
    }

    /// The value that code sets; nil if it sets none.
    private func priority(_ key: String, _ axis: Axis, of object: ObjectID) -> Value? {
        execution.field("\(key).\(axis.rawValue)", of: object)
    }

    private mutating func set(
        _ value: Value, _ property: WritableKeyPath<View, AxisPair<Priority>>, _ axis: Axis, of view: ViewID
    ) {
        if case .number(let number) = value, let priority = number.literal {
            layout[view][keyPath: property][axis] = Priority(priority)
        } else {
            // Which of several views gives way is not known.
            layout.partiallyKnown[axis].insert(view)
        }
    }

    private mutating func fillStack(_ id: ViewID, _ object: ObjectID) {
        guard let stack = hierarchy.stack(object) else {
            layout[id].kind = .view
            return
        }
        layout[id].intrinsicSize = AxisPair(.none)
        // A stack lays out what it arranges, not what `addSubview` gives it.
        if hierarchy.arranged(in: object) == nil, !hierarchy.children(of: object).isEmpty {
            layout[id].kind = .view
            return
        }
        layout[id].stack = stack
        if stack.isMarginsRelative, !execution.statesMargins(object) {
            layout[id].marginRules.isAssumed = execution.margins(of: object) != nil
            setMargins(of: id, object)
        }
    }

    /// Gives a view the margins that it has at least, if they are known.
    private mutating func setMargins(of id: ViewID, _ object: ObjectID) {
        guard let margins = execution.margins(of: object) else { return }
        layout[id].layoutMargins = margins
        layout[id].marginRules.mayBeLarger =
            execution[object].fields["insetsLayoutMarginsFromSafeArea"] != .bool(false)
    }

    // MARK: Constraints

    private mutating func addConstraints() {
        let uses = ConstraintUses(execution)
        // A constraint that was made may be activated by code that is not read.
        for index in execution.objects.indices where !uses.constraints.contains(ObjectID(index: index)) {
            holdItems(of: ConstraintUse(object: ObjectID(index: index), certainty: .uncertain))
        }
        var states: [Path: [ConstraintID]] = [:]
        var chosen: [ChosenConstant] = []
        let shown = uses.switches.constants.merging(uses.collapses.flatMap(\.zeroed)) { first, _ in first }
        var made: [ObjectID: ConstraintID] = [:]
        for use in uses.all {
            guard var constraint = resolved(use.object, constant: shown[use.object]) else {
                holdItems(of: use)
                continue
            }
            let id = ConstraintID(layout.constraints.count)
            constraint.id = id
            switch use.certainty {
            case .always: break
            case .switched: constraint.isActive = false
            case .exchanged:
                constraint.isActive = false
                heldByExchanges[use.object] = items(heldBy: use)
            case .onPaths(let paths, let others):
                constraint.isActive = false
                for path in paths { states[path, default: []].append(id) }
                if others {
                    holdItems(of: use)
                } else {
                    heldByPaths.append((paths, items(heldBy: use)))
                }
            case .later, .uncertain:
                heldByUses[use.object] = items(heldBy: use)
                continue
            }
            made[use.object] = id
            self.made[id] = use.object
            layout.constraints.append(constraint)
            if shown[use.object] == nil, let number = constant(of: use.object) {
                chosen += ChosenConstant(id, number, use.certainty, execution).map { [$0] } ?? []
            }
        }
        var names = UniqueNames { " (\($0))" }
        addStates(states, chosen, &names)
        addStates(uses.switches, made, &names)
        addStates(uses.exchanged, made, &names)
        // Of a type that only places views it is not known which methods are called for the same ones.
        if execution.stage == nil {
            addMoments(uses.moments)
            addAdditions(uses)
        }
        addCollapses(uses.collapses, made)
        addLibraryCollapses(made)
    }

    /// The constraint of the model; nil if it is not known well enough, or if an item is not in the layout.
    ///
    /// - Parameter shown: the constant where it differs while a view is hidden.
    private mutating func resolved(_ id: ObjectID, constant shown: LinearNumber? = nil) -> LayoutModel.Constraint? {
        guard case .constraint(let made) = execution[id].kind, let first = item(made.first),
            let multiplier = made.multiplier?.literal, let constant = shown ?? constant(of: id),
            case .number(let priority)? = execution.field("priority", of: id), let priority = priority.literal
        else { return nil }
        var second: Anchor?
        // A size that is 0 times itself is a constant.
        let isConstant = multiplier == 0 && made.first == made.second && made.attribute.isSize
        if let target = made.second, !isConstant {
            guard let item = item(target), let attribute = made.secondAttribute else { return nil }
            guard !isOfContent(made.first, made.attribute, target), !isOfContent(target, attribute, made.first),
                looseView(around: first.view) == looseView(around: item.view)
            else { return nil }
            second = Anchor(item, attribute)
        }
        let anchor = Anchor(first, made.attribute)
        if let refusal = Refusal(of: anchor, second, multiplier: .literal(multiplier), in: layout) {
            refused.append((made, refusal))
            return nil
        }
        if priority > 1000 {
            refused.append((made, .invalidPriority(CodeSpelling.number(priority), nearest: 1000)))
            return nil
        }
        let identifier = execution.field("identifier", of: id)?.string
        return LayoutModel.Constraint(
            id: ConstraintID(0), first: anchor, relation: made.relation, multiplier: .literal(multiplier),
            second: second, constant: quantity(constant), priority: .literal(priority), label: identifier,
            source: ConstraintSource(statement: made.statement, focus: made.focus, helper: made.helper))
    }

    /// Whether an item stands for the content of a scroll view that knows itself how large that is, such as a text
    /// view or a table view: to what is inside of it, its edges are those of its content.
    func isOfContent(_ item: ItemValue, _ attribute: LayoutModel.Attribute, _ other: ItemValue) -> Bool {
        guard item.guide == nil, !attribute.isSize, item.object != other.object,
            execution.ancestry(of: item.object).contains("UIScrollView"),
            hierarchy.foreignClass(of: item.object) != "UIScrollView"
        else { return false }
        return execution.superviews.chain(from: other.object).contains(item.object)
    }

    /// A constraint once more, for another part of the layout: one that Auto Layout refuses has been noted.
    mutating func resolvedAgain(_ id: ObjectID) -> LayoutModel.Constraint? {
        let noted = refused
        defer { refused = noted }
        return resolved(id)
    }

    private func constant(of constraint: ObjectID) -> LinearNumber? {
        if case .number(let constant)? = execution.field("constant", of: constraint) { constant } else { nil }
    }

    /// The number in the model: each unknown of the code is a free number there.
    mutating func quantity(_ number: LinearNumber) -> Quantity {
        var sum = Quantity.literal(number.constant)
        for term in number.terms {
            let id = freeNumber(term.unknown)
            sum = .sum(sum, .product(.literal(term.coefficient), .free(id)))
        }
        return sum.simplified
    }

    private mutating func freeNumber(_ unknown: UnknownID) -> FreeNumberID {
        if let known = freeNumbers[unknown] { return known }
        let id = FreeNumberID(layout.freeNumbers.count)
        let number = execution.unknowns[unknown.index]
        freeNumbers[unknown] = id
        layout.freeNumbers.append(
            FreeNumber(name: number.name, likely: number.likely, lowerBound: number.lowerBound))
        return id
    }

    /// The item of the model; nil if it is not in the layout, or if code sets the margins that it stands for to what is
    /// not known. The root's may be any.
    func item(_ value: ItemValue) -> Item? {
        if value.guide == .layoutMargins || value.guide == .readableContent, ids[value.object] != .root {
            let (leaves, states) = (execution.leavesMargins(of: value.object), execution.statesMargins(value.object))
            guard leaves || states && execution.margins(of: value.object) != nil else { return nil }
        }
        return ids[value.object].map { Item($0, value.guide) }
    }
}
