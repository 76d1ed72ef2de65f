import LayoutModel
import Simplex

/// Makes the rows of a layout in one configuration, one group at a time.
///
/// ``Dependencies`` must list everything that a group's rows depend on, because it decides when they are rebuilt.
struct SystemBuilder {
    let layout: Layout
    let effective: EffectiveLayout
    let variables: VariableTable
    let nestedInsets: NestedInsets
    private var rows: [Row] = []

    init(
        _ layout: Layout, _ effective: EffectiveLayout, _ variables: VariableTable,
        _ nestedInsets: NestedInsets
    ) {
        self.layout = layout
        self.effective = effective
        self.variables = variables
        self.nestedInsets = nestedInsets
    }

    /// The rows of a group.
    ///
    /// - Complexity: O(arranged views) for a stack, O(views) for all spacers or guides together, else O(1).
    mutating func make(_ group: RowGroup) -> [Row] {
        rows = []
        switch group {
        case .canvas: addCanvas()
        case .view(let id):
            if effective.isAbsent(id) {
                addAbsent(id)
            } else {
                for axis in Axis.allCases { addIntrinsicLength(of: id, axis) }
                for axis in Axis.allCases where effective.zeroed.contains(ViewAxis(id, axis)) {
                    add(.zeroed(id, axis), LinearForm(variables.length(id, axis)), .equal)
                }
                if let autoresizing = layout.views[id.index].autoresizing { addFrame(of: layout[id], autoresizing) }
            }
        case .stack(let id):
            if !effective.isAbsent(id), let stack = effective.stack(layout.views[id.index]) {
                addStack(id, stack)
            }
        case .spacers: addSpacersBetweenSiblings()
        case .readableContent: addReadableContent()
        case .freeValues: addFreeValues()
        case .constraint(let id): if let constraint = effective.active(id) { add(constraint) }
        }
        return rows
    }

    /// Whether a view is hidden in a stack view, which then leaves it out.
    func isOutOfStack(_ view: ViewID) -> Bool {
        guard effective.isHidden[view.index], let parent = layout.views[view.index].parent else { return false }
        return layout.views[parent.index].stack != nil
    }

    /// Adds the row `form relation 0`.
    mutating func add(
        _ origin: RowOrigin, _ form: LinearForm, _ relation: RowRelation, priority: Double = 1000
    ) {
        rows.append(
            Row(
                origin: origin, terms: form.terms, relation: relation, constant: -form.constant, priority: priority))
    }

    // MARK: The canvas

    private mutating func addCanvas() {
        for axis in Axis.allCases {
            add(.origin(axis), LinearForm(variables.start(.root, axis)), .equal)
            let length = LinearForm(variables.length(.root, axis))
            switch effective.size.length(on: axis) {
            case .points(let points): add(.canvas(axis), length + -points, .equal)
            case .preferred(let points):
                let yields = layout.likelyValuesYield && layout.sourceTraits.contains(.mayFitContent)
                let priority = yields ? FillerPriority.yieldingCanvas(axis) : FillerPriority.preferredCanvas(axis)
                add(.canvas(axis), length + -points, .equal, priority: priority)
            case .fit: add(.canvas(axis), length, .equal, priority: Priority.fitting.value)
            }
        }
    }

    /// A view that is not installed has zero size at the origin, and no other rows.
    private mutating func addAbsent(_ view: ViewID) {
        for axis in Axis.allCases {
            add(.filler(view, axis, .start), LinearForm(variables.start(view, axis)), .equal)
            add(.filler(view, axis, .length), LinearForm(variables.length(view, axis)), .equal)
            guard let content = variables.variable(for: .contentLength(view, axis)) else { continue }
            add(.filler(view, axis, .content), LinearForm(content), .equal)
        }
    }

    // MARK: Intrinsic sizes

    private mutating func addIntrinsicLength(of view: ViewID, _ axis: Axis) {
        let intrinsic = effective.intrinsicSizes[view.index][axis]
        let unknown = variables.variable(for: .intrinsicLength(view, axis))
        if let unknown {
            if intrinsic == .unknown {
                addStandIn(for: view, axis, unknown)
            } else {
                // Without a row the variable would be free, and the frames would be ambiguous.
                add(.filler(view, axis, .standIn), LinearForm(unknown), .equal)
            }
        }
        // Content fills the alignment rectangle.
        var excess = extent(of: Item(view), axis).length
        switch intrinsic {
        case .none: return
        case .points(let points): excess.constant -= points
        case .unknown:
            guard let unknown else { return }
            excess.add(LinearForm(unknown), times: -1)
        }
        let settling = settlingOffset(of: view, axis) + (isOfUnknownClass(view, axis) ? 0.5 : 0)
        add(
            .hugging(view, axis), excess, .lessThanOrEqual,
            priority: max(
                contentPriority(layout.views[view.index].hugging[axis]) - settling, FillerPriority.lowestWritten))
        add(
            .compressionResistance(view, axis), excess, .greaterThanOrEqual,
            priority: max(
                contentPriority(layout.views[view.index].compressionResistance[axis]) - settling,
                FillerPriority.lowestWritten))
    }

    /// Whether a view of code is of a class of its own of which it is not known whether it has a content. Where it
    /// shares space with texts, it is the one that is stretched.
    private func isOfUnknownClass(_ view: ViewID, _ axis: Axis) -> Bool {
        let view = layout.views[view.index]
        return layout.sourceTraits.contains(.isCode) && view.kind == .view && view.customClass != nil
            && view.intrinsicSize[axis] == .unknown
    }

    private func contentPriority(_ written: Priority) -> Double {
        effective.isDesignTime && layout.platform == .iOS && written.value < 999
            ? written.value + FillerPriority.contentBeforeConstraint : written.value
    }

    /// A `fill` stack settles ties by index: the later view yields first.
    ///
    /// UIStackView adds constraints for that; a hundredth of a priority level per index has the same effect.
    private func settlingOffset(of view: ViewID, _ axis: Axis) -> Double {
        guard let parent = layout.views[view.index].parent,
            let stack = effective.stack(layout.views[parent.index]), stack.axis == axis,
            stack.distribution == .fill
        else { return 0 }
        return 0.01 * Double(min(variables.siblingIndex(of: view), 99))
    }

    /// Content of unknown length may have any length. If nothing else determines it, it has its likely length.
    private mutating func addStandIn(for view: ViewID, _ axis: Axis, _ unknown: Variable) {
        let likely = layout.likelyLength(ofContentOf: view, axis)
        add(
            .filler(view, axis, .standIn), LinearForm(unknown) + -likely, .equal,
            priority: FillerPriority.standIn(view, axis)
        )
    }

    // MARK: Readable content

    /// The readable width is that of the margins, at most 672 points (UIKit's measure at the default text size),
    /// centred.
    private mutating func addReadableContent() {
        for view in variables.readableViews {
            guard let start = variables.variable(for: .readableStart(view)),
                let length = variables.variable(for: .readableLength(view))
            else { continue }
            let margins = extent(of: Item(view, .layoutMargins), .horizontal)
            let width = LinearForm(length)
            let centre = LinearForm(start) + 0.5 * width
            add(.readableContent(view, .centre), centre - margins.start - 0.5 * margins.length, .equal)
            add(.readableContent(view, .limit), width + -672, .lessThanOrEqual)
            add(.readableContent(view, .within), width - margins.length, .lessThanOrEqual)
            add(
                .readableContent(view, .asWideAsPossible), width - margins.length, .greaterThanOrEqual,
                priority: 999.99)
        }
    }
}
