import LayoutModel
import Simplex

/// Makes the rows of a layout in one configuration, one group at a time.
///
/// What a group's rows follow from is to be found in ``Dependencies`` too: that decides when they are made anew.
struct SystemBuilder {
    let layout: Layout
    let effective: EffectiveLayout
    let variables: VariableTable
    let nestedInsets: NestedInsets
    private var rows: [LayoutSolver.Row] = []

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
    /// - Complexity: of a stack O(its arranged views), of all spacers or guides together O(views), else O(1).
    mutating func make(_ group: RowGroup) -> [LayoutSolver.Row] {
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
        case .constraint(let id): if let constraint = effective.active(id) { add(constraint) }
        }
        return rows
    }

    /// Whether a view is taken out of the stack that arranges it.
    func isOutOfStack(_ view: ViewID) -> Bool {
        guard effective.isHidden[view.index], let parent = layout.views[view.index].parent else { return false }
        return layout.views[parent.index].stack != nil
    }

    /// Adds `form relation 0`. The form's constant goes to the right.
    mutating func add(
        _ origin: RowOrigin, _ form: LinearForm, _ relation: RowRelation, priority: Double = 1000
    ) {
        rows.append(
            LayoutSolver.Row(
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
                add(.canvas(axis), length + -points, .equal, priority: FillerPriority.preferredCanvas)
            case .fit: add(.canvas(axis), length, .equal, priority: Priority.fitting.value)
            }
        }
    }

    /// A view that is not there has no size and no place; nothing else speaks of it.
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
                // Nothing asks how long it is, and what nothing decides would be looked for among the frames.
                add(.filler(view, axis, .standIn), LinearForm(unknown), .equal)
            }
        }
        // Contents fill the rectangle that constraints see.
        var excess = extent(of: Item(view), axis).length
        switch intrinsic {
        case .none: return
        case .points(let points): excess.constant -= points
        case .unknown:
            guard let unknown else { return }
            excess.add(LinearForm(unknown), times: -1)
        }
        let settling = settlingOffset(of: view, axis)
        add(
            .hugging(view, axis), excess, .lessThanOrEqual,
            priority: max(layout.views[view.index].hugging[axis].value - settling, FillerPriority.lowestWritten))
        add(
            .compressionResistance(view, axis), excess, .greaterThanOrEqual,
            priority: max(
                layout.views[view.index].compressionResistance[axis].value - settling, FillerPriority.lowestWritten))
    }

    /// A `fill` stack settles ties by index: the later view gives way first.
    ///
    /// UIStackView adds constraints for that of its own; a hundredth of a level per index has the same effect.
    private func settlingOffset(of view: ViewID, _ axis: Axis) -> Double {
        guard let parent = layout.views[view.index].parent,
            let stack = effective.stack(layout.views[parent.index]), stack.axis == axis,
            stack.distribution == .fill
        else { return 0 }
        return 0.01 * Double(min(variables.place(of: view), 99))
    }

    /// An intrinsic length that is not known is free; for a picture of the layout it takes a likely value, after everything else is decided.
    private mutating func addStandIn(for view: ViewID, _ axis: Axis, _ unknown: Variable) {
        let likely = layout.likelyLength(ofContentOf: view, axis)
        add(
            .filler(view, axis, .standIn), LinearForm(unknown) + -likely, .equal, priority: FillerPriority.standIn(view)
        )
    }

    // MARK: Readable content

    /// The readable width is that of the margins, at most 672 points (UIKit's measure at the default text size), centred.
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

/// The levels of what nobody wrote and nobody asks about.
enum FillerPriority {
    static let lowestWritten = 0.1
    /// Above every priority that a person can mean but required.
    static let preferredCanvas = 999.9999
    /// As high, for a picture of the layout: how long a content is that nobody knows.
    static let likelyContent = 999.9998
    /// Below every priority that a person can mean.
    static let spacer = 0.05
    /// Below everything: what an editor recorded of a number that nothing decides.
    static let recordedSize = 0.02
    static let recordedPosition = 0.01
    /// Below everything: where a second solution is looked for.
    static let alternative = 0.005

    /// A level for each view, so that two unknown lengths never tie.
    ///
    /// Above the wishes of stacks and of a root that fits its content, which would else press the text to nothing; below all hugging.
    static func standIn(_ view: ViewID) -> Double {
        60 - Double(view.index) / Double(view.index + 1000)
    }
}
