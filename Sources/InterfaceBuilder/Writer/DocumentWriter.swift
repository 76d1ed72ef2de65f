import LayoutModel
import SourceText

/// Converts edits of a layout to edits of its document, and changes no more of the document than necessary.
struct DocumentWriter {
    let tree: XMLTree
    let layout: Layout
    var edits: ElementEdits
    lazy var ids = FreshIDs(tree)
    private let pixelsPerPoint: Double
    /// The spacers that the edits add, for ``NewConstraint/NewItem/spacer(_:)``.
    var spacers: [NewView] = []
    /// The frames that the edits record, including those of new views.
    var newFrames: [ViewID: Rect] = [:]
    /// The stack view that the edits add.
    var newStack: NewView?
    /// Constraints that are not installed, by the view that owns them.
    var excluded: [XMLElementID: [String]] = [:]

    /// A view that the edits add.
    struct NewView {
        var id: String
        var parent: ViewID
        /// The view in the model.
        var view: ViewID
    }

    init(_ tree: XMLTree, _ layout: Layout) {
        self.tree = tree
        self.layout = layout
        edits = ElementEdits(tree)
        pixelsPerPoint = DocumentSettings(tree).device?.pixelsPerPoint ?? 2
    }

    /// Nil if one of the edits cannot be expressed, or would break something else in the document.
    static func textEdits(for edits: [ModelEdit], _ tree: XMLTree, _ layout: Layout) -> [TextEdit]? {
        // The structure of an invalid document is uncertain.
        guard !tree.problems.contains(where: { $0.code == .syntax }) else { return nil }
        var writer = DocumentWriter(tree, layout)
        guard writer.apply(edits) else { return nil }
        return writer.edits.textEdits()
    }

    // MARK: Edits. Each method returns false if the document cannot express the edit.

    private mutating func apply(_ edits: [ModelEdit]) -> Bool {
        for case .setRecordedFrame(let view, let frame) in edits { newFrames[view] = frame }
        guard prepareSpacers(edits), prepareStack(edits) else { return false }
        for edit in edits { guard apply(edit) else { return false } }
        writeExclusions()
        return true
    }

    private mutating func apply(_ edit: ModelEdit) -> Bool {
        switch edit {
        case .removeConstraint(let id): remove(id)
        case .setRelation(let id, let relation):
            set("relation", of: id, to: relation == .equal ? nil : relation.documentName)
        case .setConstant(let id, let constant): setConstant(id, constant)
        case .setPriority(let id, let priority): set("priority", of: id, to: Self.priority(priority))
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
        case .addEqualSpacers: true  // Applied by `prepareSpacers`.
        case .reverseItems(let id): reverse(id)
        case .setCollapse(let view, let edges, let style): setCollapse(view, edges, style)
        // Documents have no states, no kind of spacer and no custom spacing.
        case .removeCollapse, .removeStateChange, .tieSpacer, .replaceSpacer, .removeCustomSpacing, .addHidingMethod,
            .setCustomSpacing, .updateInsteadOfAdding:
            false
        case .embed(let views, let stack): embed(views, stack)
        case .setClipsToBounds(let view): set("clipsSubviews", of: view, to: "YES")
        }
    }

    // MARK: Elements

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

    /// Also removes the mark of a standard distance.
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
        guard let element = element(of: view) else { return false }
        let around = layout[view].parent.flatMap { newFrames[$0] ?? layout[$0].recordedFrame }
        let frame = layout.turned(frame, of: view, inHeight: around?.height ?? 0)
        let changed: Bool
        if let rect = tree.child(of: element, .rect, key: "frame") {
            changed = set(rect, to: attributes(of: frame).map { ($0.name, $0.value) })
        } else if let around, let rect = tree.child(of: element, .frame, key: "frameInset"),
            let inset = FrameInset(tree, rect)
        {
            changed = set(
                rect,
                to: inset.values(for: frame, in: around).map { name, value in
                    let value = value.map(onPixel) ?? 0
                    return (name.spelling, value == 0 ? nil : DocumentNumber.text(value))
                })
        } else {
            return false
        }
        // Xcode's mark of a misplaced view is no longer valid.
        if changed { edits.set("misplaced", of: element, to: nil) }
        return true
    }

    /// Sets the attributes whose numbers differ by more than half a pixel, where nil stands for zero. Returns whether
    /// there are any.
    private mutating func set(_ rect: XMLElementID, to values: [(name: String, value: String?)]) -> Bool {
        var changed = false
        for (name, value) in values {
            let (old, new) = (tree[rect, name].flatMap(XMLTree.number) ?? 0, value.flatMap(Double.init) ?? 0)
            guard abs(new - old) > 0.5 / pixelsPerPoint + 1e-3 else { continue }
            edits.set(name, of: rect, to: value)
            changed = true
        }
        return changed
    }

    /// Frames are rounded to pixels of the canvas, and halves are rounded up.
    func attributes(of frame: Rect) -> [(name: String, value: String)] {
        [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)].map { name, number in
            (name, DocumentNumber.coordinate(onPixel(number)))
        }
    }

    private func onPixel(_ number: Double) -> Double {
        (number * pixelsPerPoint + 0.5).rounded(.down) / pixelsPerPoint
    }

    /// False if an outlet refers to the constraint, because the code with the outlet would fail.
    private mutating func remove(_ id: ConstraintID) -> Bool {
        guard let element = element(of: id) else { return false }
        if let name = tree[element, .id] {
            for other in tree.ids {
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
