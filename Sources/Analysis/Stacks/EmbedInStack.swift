import LayoutModel
import Wording

/// Puts siblings that form a row or a column with equal gaps into a stack view with that spacing.
struct EmbedInStack {
    private let layout: Layout
    private let view: ViewID

    init(_ layout: Layout, _ view: ViewID) {
        self.layout = layout
        self.view = view
    }

    /// The repairs that leave every frame unchanged, in every state.
    func candidates(_ trial: inout PaidTrial) throws(Cancelled) -> [Repair] {
        // Changes by size class would have to be rewritten too.
        guard layout.traitVariations.isEmpty else { return [] }
        let frames = FrameComparison(layout, trial.cancellation)
        var result: [Repair] = []
        for repair in Axis.allCases.compactMap(candidate) {
            if trial.pays(), try frames.isUnchanged(by: repair.edits) { result.append(repair) }
        }
        return result
    }

    private func candidate(_ axis: Axis) -> Repair? {
        guard let row = SiblingRun(through: view, axis, layout), let run = EvenRun(through: view, row, layout),
            canMove(run.views)
        else { return nil }
        let embedded = Set(run.views)
        let across = CrossAlignment(run.views, axis.other, layout)
        guard let alignment = across.alignment else { return nil }
        var stack = StackArrangement(axis: axis)
        stack.spacing = run.spacing
        stack.alignment = alignment
        var outer = OuterTies(run.views, layout)
        outer.add(axis.near, of: run.views[0])
        outer.add(axis.far, of: run.views[run.views.count - 1])
        for attribute in across.attributes { for view in run.views { outer.add(attribute, of: view) } }
        let replaced = Set(run.gaps + across.inside + outer.constraints)
        let lowered = requiredLengths(of: embedded.intersection(viewsThatCanBeHidden), axis)
        guard replaced.allSatisfy({ isPlain(layout[$0]) }),
            let rewritten = rewritten(besides: replaced, cutting: lowered, embedded)
        else { return nil }
        let collapses = layout.collapses.map(\.view).filter(embedded.contains)
        return Repair(
            title: "Embed \(Naming(layout).quoted(run.views)) in a stack view",
            edits: [.embed(run.views, in: NewStack(name: freshName(axis), arrangement: stack))]
                + collapses.map { .removeCollapse($0) }
                + replaced.union(rewritten).sorted().map { .removeConstraint($0) }
                + outer.constraintsOfStack.map { .addConstraint($0) }
                + rewritten.sorted().map { id in
                    var new = NewConstraint(layout[id])
                    if lowered.contains(id) { new.priority = 999 }
                    return .addConstraint(new)
                } + lowered.filter { !rewritten.contains($0) }.map { .setPriority($0, 999) })
    }

    /// The views that can be hidden. A stack view then gives them a required length of zero.
    private var viewsThatCanBeHidden: Set<ViewID> {
        let hidden = layout.states.flatMap(\.changes).compactMap { change -> ViewID? in
            switch change.effect {
            case .gone(let view), .hide(let view): view
            default: nil
            }
        }
        return Set(layout.vary.map(\.view) + layout.collapses.map(\.view) + hidden)
    }

    /// The required lengths of views, which would conflict with a length of zero.
    private func requiredLengths(of views: Set<ViewID>, _ axis: Axis) -> [ConstraintID] {
        layout.constraints.filter { constraint in
            let first = constraint.first
            return !constraint.isRemoved && constraint.second == nil && first.attribute == axis.size
                && first.item.guide == nil && views.contains(first.item.view)
                && constraint.relation != .lessThanOrEqual && constraint.isRequired
        }.map(\.id)
    }

    private func freshName(_ axis: Axis) -> String {
        let taken = Set(layout.views.map(\.name) + layout.parameters.map(\.name))
        let word = axis == .horizontal ? "row" : "column"
        return ([word] + (2...layout.views.count + 3).map { "\(word)\($0)" }).first { !taken.contains($0) } ?? word
    }

    /// Whether views can move into a stack view: not if a library collapses one, or if slots are named after one.
    private func canMove(_ views: [ViewID]) -> Bool {
        let collapsedByLibrary = layout.collapses.filter {
            $0.style != .plain || layout.sourceTraits.contains(.isCompletedByCode)
        }.map(\.view)
        let slotted = layout.constraints.compactMap { constraint -> ViewID? in
            let first = constraint.first
            guard let label = constraint.label, first.item.guide == nil,
                label == "\(layout[first.item.view].path).\(first.attribute.rawValue)"
            else { return nil }
            return first.item.view
        }
        return Set(collapsedByLibrary + slotted).isDisjoint(with: views)
            && views.allSatisfy { !layout.isPartiallyKnown($0) && layout[$0].stack == nil }
    }

    /// Whether a constraint can be rewritten without loss.
    private func isPlain(_ constraint: Constraint) -> Bool {
        constraint.isActive && !constraint.isRemoved && !constraint.isDesignTimeOnly && constraint.label == nil
            && constraint.hasLiteralNumbers
    }

    /// The constraints about the views that stay but have to be rewritten: those in statements from which others are
    /// removed, and those in Visual Format lines, which cannot name views in a stack. Nil if one cannot be rewritten.
    private func rewritten(besides replaced: Set<ConstraintID>, cutting more: [ConstraintID], _ views: Set<ViewID>)
        -> Set<ConstraintID>?
    {
        guard !layout.sourceTraits.contains(.hasStatementPerConstraint) else { return [] }
        let cut = Set((replaced + more).map { layout[$0].source.statement })
        let result = layout.constraints.filter { constraint in
            let source = constraint.source
            return !constraint.isRemoved && !replaced.contains(constraint.id)
                && constraint.anchors.contains { views.contains($0.item.view) }
                && (cut.contains(source.statement) || source.statement != source.focus)
        }
        return result.allSatisfy(isPlain) ? Set(result.map(\.id)) : nil
    }
}

/// The longest part of a row, through a view, whose gaps are equal.
private struct EvenRun {
    let views: [ViewID]
    let gaps: [ConstraintID]
    let spacing: Double

    init?(through view: ViewID, _ row: SiblingRun, _ layout: Layout) {
        guard let index = row.views.firstIndex(of: view), !row.gaps.isEmpty else { return nil }
        let lengths = row.gaps.map { id -> Double? in
            let constraint = layout[id]
            guard constraint.isRequired, let constant = constraint.constant.literal,
                !constraint.first.attribute.isAbsoluteSide
            else { return nil }
            return constraint.first.attribute == row.axis.near ? constant : -constant
        }
        guard let spacing = lengths[min(index, lengths.count - 1)], spacing >= 0 else { return nil }
        var range = index...index
        while range.upperBound < lengths.count, lengths[range.upperBound] == spacing {
            range = range.lowerBound...range.upperBound + 1
        }
        while range.lowerBound > 0, lengths[range.lowerBound - 1] == spacing {
            range = range.lowerBound - 1...range.upperBound
        }
        guard range.count > 1 else { return nil }
        views = Array(row.views[range])
        gaps = Array(row.gaps[range.lowerBound..<range.upperBound])
        self.spacing = spacing
    }
}

/// The constraints that tie the views to something outside them, and those that tie the stack view in their place.
private struct OuterTies {
    private let views: Set<ViewID>
    private let layout: Layout
    /// By anchor of the views: the constraints between it and another anchor.
    private var constraintsOfAnchor: [Anchor: [ConstraintID]] = [:]
    private(set) var constraints: [ConstraintID] = []
    private(set) var constraintsOfStack: [NewConstraint] = []
    private var seen: Set<ConstraintID> = []
    private var made: Set<NewConstraint> = []

    init(_ views: [ViewID], _ layout: Layout) {
        self.views = Set(views)
        self.layout = layout
        for constraint in layout.constraints where !constraint.isRemoved && constraint.second != nil {
            for anchor in Set(constraint.anchors) where self.views.contains(anchor.item.view) {
                constraintsOfAnchor[anchor, default: []].append(constraint.id)
            }
        }
    }

    mutating func add(_ attribute: Attribute, of view: ViewID) {
        let own = Anchor(Item(view), attribute)
        for constraint in constraintsOfAnchor[own, default: []].map({ layout[$0] }) {
            // Constraints inside the view are not affected.
            guard let other = constraint.partner(of: own), !views.contains(other.item.view),
                !layout.isDescendant(other.item.view, of: view), seen.insert(constraint.id).inserted
            else { continue }
            constraints.append(constraint.id)
            var new = NewConstraint(constraint)
            let anchor = NewConstraint.NewAnchor(.stack, attribute)
            if constraint.first == own { new.first = anchor } else { new.second = anchor }
            if made.insert(new).inserted { constraintsOfStack.append(new) }
        }
    }
}

extension NewConstraint {
    /// A copy of a constraint whose numbers are literal.
    fileprivate init(_ constraint: Constraint) {
        self.init(
            first: NewAnchor(constraint.first), relation: constraint.relation,
            multiplier: constraint.multiplier.literal ?? 1, second: constraint.second.map { NewAnchor($0) },
            constant: constraint.constant.literal ?? 0, priority: constraint.priority.literal ?? 1000)
    }
}
