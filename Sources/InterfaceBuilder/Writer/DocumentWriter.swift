import LayoutModel
import SourceText

/// Turns edits of a layout into edits of the document that it was read from, changing no more of it than they need.
struct DocumentWriter {
    let tree: XMLTree
    let layout: Layout
    var edits: ElementEdits
    lazy var ids = FreshIDs(tree)
    private let pixelsPerPoint: Double
    /// The spacers that the edits add, in their order: the n-th is ``NewConstraint/NewItem/spacer(_:)``.
    var spacers: [NewSpacer] = []
    /// The frames that the edits record, also those of views that they add.
    var newFrames: [ViewID: Rect] = [:]
    /// The stack view that the edits put views into.
    var newStack: NewSpacer?
    /// Constraints that are not to be installed, by the view that owns them.
    var excluded: [XMLElementID: [String]] = [:]

    struct NewSpacer {
        var id: String
        var parent: ViewID
        /// The id that the model gives to the view.
        var view: ViewID
    }

    init(_ tree: XMLTree, _ layout: Layout) {
        self.tree = tree
        self.layout = layout
        edits = ElementEdits(tree)
        pixelsPerPoint = DocumentSettings(tree).device?.pixelsPerPoint ?? 2
    }

    /// Nil where one of the edits cannot be said, or would break what the text says elsewhere.
    static func textEdits(for edits: [ModelEdit], _ tree: XMLTree, _ layout: Layout) -> [TextEdit]? {
        // Where it is in doubt what contains what, nothing is changed.
        guard !tree.problems.contains(where: { $0.code == .syntax }) else { return nil }
        var writer = DocumentWriter(tree, layout)
        guard writer.make(edits) else { return nil }
        return writer.edits.textEdits()
    }

    private mutating func make(_ edits: [ModelEdit]) -> Bool {
        for edit in edits {
            if case .setRecordedFrame(let view, let frame) = edit { newFrames[view] = frame }
        }
        guard prepareSpacers(edits), prepareStack(edits) else { return false }
        for edit in edits { guard make(edit) else { return false } }
        writeExclusions()
        return true
    }

    private mutating func make(_ edit: ModelEdit) -> Bool {
        switch edit {
        case .removeConstraint(let id): remove(id)
        case .setRelation(let id, let relation):
            set("relation", of: id, to: relation == .equal ? nil : relation.documentName)
        case .setConstant(let id, let constant): setConstant(id, constant)
        case .setPriority(let id, let priority):
            set("priority", of: id, to: priority == 1000 ? nil : DocumentNumber.text(priority))
        case .addConstraint(let new): add(new)
        case .setHugging(let view, let axis, let priority):
            set(axis.rawValue + "HuggingPriority", of: view, priority, default: 250)
        case .setCompressionResistance(let view, let axis, let priority):
            set(axis.rawValue + "CompressionResistancePriority", of: view, priority, default: 750)
        case .setAttributes(let id, let first, let second): setAttributes(id, first, second)
        case .setDesignTimeOnly(let id, let isDesignTimeOnly):
            set("placeholder", of: id, to: isDesignTimeOnly ? "YES" : nil)
        case .setRecordedFrame(let view, let frame): setFrame(of: view, frame)
        case .addZeroLength(let view, let axis, let identifier): addZeroLength(view, axis, identifier)
        case .setCollapsibleConstraints(let view, let constraints): setCollapsibleConstraints(view, constraints)
        case .addStackSpacer(let view, let length): addStackSpacer(after: view, length)
        case .addEqualSpacers: true  // made by prepareSpacers
        case .reverseItems(let id): reverse(id)
        case .setCollapse(let view, let edges, let style): setCollapse(view, edges, style)
        // Documents have no states, no spacers of their own, and no custom spacing.
        case .removeCollapse, .removeStateChange, .tieSpacer, .replaceSpacer, .removeCustomSpacing: false
        case .embed(let views, let stack): embed(views, stack)
        case .setClipsToBounds(let view): set("clipsSubviews", of: view, to: "YES")
        }
    }

    // MARK: Elements

    /// The element that a view was read from.
    func element(of view: ViewID) -> XMLElementID? {
        layout.views.indices.contains(view.index)
            ? tree.element(startingAt: layout[view].declaration.range.start.value) : nil
    }

    func element(of constraint: ConstraintID) -> XMLElementID? {
        guard layout.constraints.indices.contains(constraint.index),
            let element = tree.element(startingAt: layout[constraint].source.statement.range.start.value),
            tree.tag(of: element) == "constraint"
        else { return nil }
        return element
    }

    // MARK: Attributes

    private mutating func set(_ attribute: String, of id: ConstraintID, to value: String?) -> Bool {
        guard let element = element(of: id) else { return false }
        edits.set(attribute, of: element, to: value)
        return true
    }

    private mutating func set(_ attribute: String, of view: ViewID, _ priority: Double, default: Double) -> Bool {
        set(attribute, of: view, to: priority == `default` ? nil : DocumentNumber.text(priority))
    }

    private mutating func set(_ attribute: String, of view: ViewID, to value: String?) -> Bool {
        guard let element = element(of: view) else { return false }
        edits.set(attribute, of: element, to: value)
        return true
    }

    /// A distance that the editor chose ("standard") is no longer that.
    private mutating func setConstant(_ id: ConstraintID, _ constant: Double) -> Bool {
        set("constant", of: id, to: constant == 0 ? nil : DocumentNumber.text(constant))
            && set("symbolic", of: id, to: nil)
    }

    private mutating func setAttributes(_ id: ConstraintID, _ first: Attribute, _ second: Attribute?) -> Bool {
        guard let element = element(of: id),
            let firstName = first.documentName(in: layout[id].first.item.guide)
        else { return false }
        edits.set("firstAttribute", of: element, to: firstName)
        guard let second else { return true }
        guard let name = second.documentName(in: layout[id].second?.item.guide) else { return false }
        edits.set("secondAttribute", of: element, to: name)
        return true
    }

    private mutating func setFrame(of view: ViewID, _ frame: Rect) -> Bool {
        // A new view is written with its frame.
        if view.index >= layout.views.count { return true }
        guard let element = element(of: view), let rect = tree.child(of: element, .rect, key: "frame") else {
            return false
        }
        let around = layout[view].parent.flatMap { newFrames[$0] ?? layout[$0].recordedFrame }
        let frame = layout.turned(frame, of: view, inHeight: around?.height ?? 0)
        for (name, value) in attributes(of: frame) where tree[rect, name].flatMap(XMLTree.number) != Double(value) {
            edits.set(name, of: rect, to: value)
            // What Xcode noted of the old frame is no longer so.
            edits.set("misplaced", of: element, to: nil)
        }
        return true
    }

    /// Frames are recorded to the pixel of the canvas's device, halves upwards.
    func attributes(of frame: Rect) -> [(name: String, value: String)] {
        [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)].map { name, number in
            (name, DocumentNumber.coordinate((number * pixelsPerPoint + 0.5).rounded(.down) / pixelsPerPoint))
        }
    }

    // MARK: Taking out

    /// Not where an outlet names it: code that was given nothing in its place would not run.
    private mutating func remove(_ id: ConstraintID) -> Bool {
        guard let element = element(of: id) else { return false }
        if let name = tree[element, .id] {
            for index in tree.elements.indices {
                let other = XMLElementID(index: index)
                switch tree.tag(of: other) {
                case "outlet", "outletCollection": if tree[other, .destination] == name { return false }
                case "exclude", "include": if tree[other, .reference] == name { edits.remove(other) }
                default: continue
                }
            }
        }
        edits.remove(element)
        return true
    }
}

extension Relation {
    var documentName: String {
        switch self {
        case .lessThanOrEqual: "lessThanOrEqual"
        case .equal: "equal"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }
}

extension Attribute {
    /// The name of the attribute of a view, or of its margins; nil where there is none.
    func documentName(in guide: Guide?) -> String? {
        guard guide == .layoutMargins else { return self == .lastBaseline ? "baseline" : rawValue }
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: return rawValue + "Margin"
        case .centerX, .centerY: return rawValue + "WithinMargins"
        case .width, .height, .firstBaseline, .lastBaseline: return nil
        }
    }
}
