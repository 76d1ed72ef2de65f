import LayoutModel
import SourceText

/// A constraint that a line stands for, with names in place of views.
package struct VisualFormatConstraint: Sendable {
    package enum Item: Sendable {
        case superview
        case superviewMargins
        case view(VisualFormatLine.Name)
        /// One of ``VisualFormatExpansion/spacers``.
        case spacer(Int)
    }

    package struct Anchor: Sendable {
        package var item: Item
        package var attribute: Attribute
    }

    /// The number that is added to the second side.
    package enum Constant: Sendable {
        case number(Double)
        /// A metric, or in a size a view, whose size is then the second side.
        case name(VisualFormatLine.Name, isNegative: Bool)
    }

    /// The part of the line that the constraint comes from.
    package enum Part: Hashable, Sendable {
        /// A predicate of a gap; 0 in a gap without predicates.
        case gap(Int, predicate: Int)
        case size(term: Int, predicate: Int)
        case alignment(Int)
        /// The position of a spacer, which no part of the line sets on its own.
        case spacer
    }

    package var first: Anchor
    package var relation: Relation
    package var multiplier = 1.0
    package var second: Anchor?
    package var constant: Constant
    package var priority: VisualFormatLine.Scalar?
    package var part: Part
    /// The gap, predicate or option in the text.
    package var focus: TextRange
}

/// The constraints that a line stands for, and the spacers that its `~` and percentages need.
package struct VisualFormatExpansion: Sendable {
    private typealias Constraint = VisualFormatConstraint
    private typealias Anchor = VisualFormatConstraint.Anchor
    private typealias Item = VisualFormatConstraint.Item

    package struct Spacer: Sendable {
        /// Whether it stands for `~`: these all have the same length. A constraint sets the length of the others.
        package var isFlexible: Bool
        package var focus: TextRange
    }

    /// In the order of the line.
    package private(set) var constraints: [VisualFormatConstraint] = []
    package private(set) var spacers: [Spacer] = []

    /// The maximum number of constraints of a line. Ranges on both sides of a gap multiply.
    package static let limit = 10_000
    package private(set) var isTooLarge = false

    private let line: VisualFormatLine
    /// The edges at which views begin and end, and the sign of a gap between them.
    private let start: Attribute
    private let end: Attribute
    private let sign: Double
    private var size: Attribute { line.axis.size }

    package init(_ line: VisualFormatLine) {
        self.line = line
        switch (line.axis, line.direction) {
        case (.vertical, _): (start, end, sign) = (.top, .bottom, 1)
        case (.horizontal, .leadingToTrailing): (start, end, sign) = (.leading, .trailing, 1)
        case (.horizontal, .leftToRight): (start, end, sign) = (.left, .right, 1)
        case (.horizontal, .rightToLeft): (start, end, sign) = (.right, .left, -1)
        }
        for index in line.gaps.indices {
            addGaps(index)
            if line.terms.indices.contains(index) { addSizes(index) }
        }
        addAlignments()
    }

    private mutating func add(_ constraint: Constraint) {
        guard constraints.count < Self.limit else {
            isTooLarge = true
            return
        }
        constraints.append(constraint)
    }

    // MARK: Gaps

    /// Adds the gap between all views of the terms before and after it.
    private mutating func addGaps(_ index: Int) {
        guard line.gaps.indices.contains(index), let gap = line.gaps[index] else { return }
        let before = index > 0 ? line.terms[index - 1].views : nil
        let after = line.terms.indices.contains(index) ? line.terms[index].views : nil
        // The superview's near edge is the one at which its first view begins.
        let nears = before.map { views in views.map { Anchor(item: .view($0), attribute: end) } }
        let fars = after.map { views in views.map { Anchor(item: .view($0), attribute: start) } }
        for near in nears ?? [Anchor(item: .superview, attribute: start)] {
            for far in fars ?? [Anchor(item: .superview, attribute: end)] where !isTooLarge {
                addGap(gap, index, near, far, touchesSuperview: before == nil || after == nil)
            }
        }
    }

    private mutating func addGap(
        _ gap: VisualFormatLine.Gap, _ index: Int, _ near: Anchor, _ far: Anchor, touchesSuperview: Bool
    ) {
        let focus = gap.range.isEmpty ? termsAround(index) : gap.range
        switch gap.form {
        case .adjacent: addPair(near, far, .number(0), .gap(index, predicate: 0), focus)
        case .standard:
            let distance = touchesSuperview ? 0 : 8 * sign
            addPair(near.insideMargins, far.insideMargins, .number(distance), .gap(index, predicate: 0), focus)
        case .flexible: addSpacer(near, far, isFlexible: true, focus)
        case .predicates(let predicates, _):
            for (number, predicate) in predicates.enumerated() {
                addPredicate(
                    predicate, .gap(index, predicate: number), near, far,
                    predicates.count == 1 ? gap.range : predicate.range)
            }
        }
    }

    /// The range that marks an empty gap: both terms that touch there.
    private func termsAround(_ index: Int) -> TextRange {
        let before = index > 0 ? line.terms[index - 1].range : nil
        let after = line.terms.indices.contains(index) ? line.terms[index].range : nil
        guard let one = before ?? after else { return line.range }
        return one.union(after ?? one)
    }

    private mutating func addPair(
        _ near: Anchor, _ far: Anchor, _ constant: Constraint.Constant, _ part: Constraint.Part, _ focus: TextRange,
        relation: Relation = .equal, priority: VisualFormatLine.Scalar? = nil
    ) {
        add(
            Constraint(
                first: far, relation: sign < 0 ? relation.flipped : relation, second: near, constant: constant,
                priority: priority, part: part, focus: focus))
    }

    private mutating func addPredicate(
        _ predicate: VisualFormatLine.Predicate, _ part: Constraint.Part, _ near: Anchor, _ far: Anchor,
        _ focus: TextRange
    ) {
        let (relation, priority) = (predicate.relation, predicate.priority)
        switch predicate.object {
        case .number(let number):
            addPair(near, far, .number(number * sign), part, focus, relation: relation, priority: priority)
        case .name(let name):
            addPair(near, far, .name(name, isNegative: sign < 0), part, focus, relation: relation, priority: priority)
        case .percent(let fraction):
            let spacer = addSpacer(near, far, isFlexible: false, focus)
            add(
                Constraint(
                    first: Anchor(item: .spacer(spacer), attribute: size), relation: relation, multiplier: fraction,
                    second: Anchor(item: .superview, attribute: size), constant: .number(0), priority: priority,
                    part: .spacer, focus: focus))
        }
    }

    @discardableResult
    private mutating func addSpacer(_ near: Anchor, _ far: Anchor, isFlexible: Bool, _ focus: TextRange) -> Int {
        let spacer = Item.spacer(spacers.count)
        spacers.append(Spacer(isFlexible: isFlexible, focus: focus))
        addPair(near, Anchor(item: spacer, attribute: start), .number(0), .spacer, focus)
        addPair(Anchor(item: spacer, attribute: end), far, .number(0), .spacer, focus)
        return spacers.count - 1
    }

    // MARK: Sizes and alignment

    private mutating func addSizes(_ index: Int) {
        let term = line.terms[index]
        for view in term.views {
            for (number, predicate) in term.predicates.enumerated() {
                var constraint = Constraint(
                    first: Anchor(item: .view(view), attribute: size), relation: predicate.relation,
                    constant: .number(0), priority: predicate.priority, part: .size(term: index, predicate: number),
                    focus: predicate.range)
                switch predicate.object {
                case .number(let number): constraint.constant = .number(number)
                case .name(let name): constraint.constant = .name(name, isNegative: false)
                case .percent(let fraction):
                    constraint.multiplier = fraction
                    constraint.second = Anchor(item: .superview, attribute: size)
                }
                add(constraint)
            }
        }
    }

    /// Aligns each view with the previous one.
    private mutating func addAlignments() {
        let views = line.terms.flatMap(\.views)
        for (number, alignment) in line.alignments.enumerated() {
            for (previous, view) in zip(views, views.dropFirst()) {
                add(
                    Constraint(
                        first: Anchor(item: .view(view), attribute: alignment.attribute), relation: .equal,
                        second: Anchor(item: .view(previous), attribute: alignment.attribute), constant: .number(0),
                        part: .alignment(number), focus: alignment.range))
            }
        }
    }
}

extension VisualFormatConstraint.Anchor {
    /// The anchor of the superview's margins for one of the superview.
    fileprivate var insideMargins: Self {
        if case .superview = item { Self(item: .superviewMargins, attribute: attribute) } else { self }
    }
}
