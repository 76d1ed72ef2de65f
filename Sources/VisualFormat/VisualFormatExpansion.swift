import LayoutModel
import SourceText

/// A constraint that a line stands for, by names.
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

    /// What is added to the second side.
    package enum Constant: Sendable {
        case number(Double)
        /// A metric. In a size it may be a view instead, whose size is then the second side.
        case name(VisualFormatLine.Name, isNegative: Bool)
    }

    /// Which part of the line says it.
    package enum Part: Hashable, Sendable {
        /// A predicate of a gap; of a gap without predicates the first.
        case gap(Int, predicate: Int)
        case size(term: Int, predicate: Int)
        case alignment(Int)
        /// Holds a spacer in its place: no part of the line says it alone.
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

/// The constraints of a line, and the spacers that its `~` and percentages need.
package struct VisualFormatExpansion: Sendable {
    package struct Spacer: Sendable {
        /// Those that stand for `~` are equally long; one of a percentage has its length by a constraint.
        package var isFlexible: Bool
        package var focus: TextRange
    }

    /// In order of place.
    package private(set) var constraints: [VisualFormatConstraint] = []
    package private(set) var spacers: [Spacer] = []

    /// At most so many constraints are made from one line; ranges on both sides of a gap multiply.
    package static let limit = 10_000
    package private(set) var isTooLarge = false

    private let line: VisualFormatLine
    /// The edges at which views begin and end, and the sign of a gap between them.
    private let start: Attribute
    private let end: Attribute
    private let sign: Double
    private var size: Attribute { line.axis == .horizontal ? .width : .height }

    package init(_ line: VisualFormatLine) {
        self.line = line
        switch (line.axis, line.direction) {
        case (.vertical, _): (start, end, sign) = (.top, .bottom, 1)
        case (.horizontal, .leadingToTrailing): (start, end, sign) = (.leading, .trailing, 1)
        case (.horizontal, .leftToRight): (start, end, sign) = (.left, .right, 1)
        case (.horizontal, .rightToLeft): (start, end, sign) = (.right, .left, -1)
        }
        for place in line.gaps.indices {
            addGap(place)
            if line.terms.indices.contains(place) { addSizes(place) }
        }
        addAlignments()
    }

    private mutating func add(_ constraint: VisualFormatConstraint) {
        guard constraints.count < Self.limit else {
            isTooLarge = true
            return
        }
        constraints.append(constraint)
    }

    // MARK: Gaps

    private mutating func addGap(_ place: Int) {
        guard line.gaps.indices.contains(place), let gap = line.gaps[place] else { return }
        let before = place > 0 ? line.terms[place - 1].views : nil
        let after = line.terms.indices.contains(place) ? line.terms[place].views : nil
        for from in before?.map(VisualFormatConstraint.Item.view) ?? [.superview] {
            for to in after?.map(VisualFormatConstraint.Item.view) ?? [.superview] where !isTooLarge {
                addGap(gap, place, from: from, isFirst: before == nil, to: to, isLast: after == nil)
            }
        }
    }

    private mutating func addGap(
        _ gap: VisualFormatLine.Gap, _ place: Int, from: VisualFormatConstraint.Item, isFirst: Bool,
        to: VisualFormatConstraint.Item, isLast: Bool
    ) {
        // The superview's near edge is the one at which its first view begins.
        let near = VisualFormatConstraint.Anchor(item: from, attribute: isFirst ? start : end)
        let far = VisualFormatConstraint.Anchor(item: to, attribute: isLast ? end : start)
        let part = VisualFormatConstraint.Part.gap(place, predicate: 0)
        let focus = gap.range.isEmpty ? touching(place) : gap.range
        switch gap.form {
        case .adjacent: addPair(near, far, .number(0), part, focus)
        case .standard:
            if isFirst || isLast {
                var (near, far) = (near, far)
                if isFirst { near.item = .superviewMargins } else { far.item = .superviewMargins }
                addPair(near, far, .number(0), part, focus)
            } else {
                addPair(near, far, .number(8 * sign), part, focus)
            }
        case .flexible: addSpacer(near, far, isFlexible: true, focus)
        case .predicates(let predicates, _):
            for (number, predicate) in predicates.enumerated() {
                addPredicate(
                    predicate, .gap(place, predicate: number), near, far,
                    predicates.count == 1 ? gap.range : predicate.range)
            }
        }
    }

    /// Where two views touch there is no gap to mark: both are marked.
    private func touching(_ place: Int) -> TextRange {
        let before = place > 0 ? line.terms[place - 1].range : nil
        let after = line.terms.indices.contains(place) ? line.terms[place].range : nil
        guard let one = before ?? after else { return line.range }
        return one.union(after ?? one)
    }

    private mutating func addPair(
        _ near: VisualFormatConstraint.Anchor, _ far: VisualFormatConstraint.Anchor,
        _ constant: VisualFormatConstraint.Constant,
        _ part: VisualFormatConstraint.Part, _ focus: TextRange, relation: Relation = .equal,
        priority: VisualFormatLine.Scalar? = nil
    ) {
        add(
            VisualFormatConstraint(
                first: far, relation: sign < 0 ? relation.flipped : relation, second: near, constant: constant,
                priority: priority, part: part, focus: focus))
    }

    private mutating func addPredicate(
        _ predicate: VisualFormatLine.Predicate, _ part: VisualFormatConstraint.Part,
        _ near: VisualFormatConstraint.Anchor,
        _ far: VisualFormatConstraint.Anchor, _ focus: TextRange
    ) {
        switch predicate.object {
        case .number(let number):
            addPair(
                near, far, .number(number * sign), part, focus, relation: predicate.relation,
                priority: predicate.priority)
        case .name(let name):
            addPair(
                near, far, .name(name, isNegative: sign < 0), part, focus, relation: predicate.relation,
                priority: predicate.priority)
        case .percent(let part):
            let spacer = addSpacer(near, far, isFlexible: false, focus)
            add(
                VisualFormatConstraint(
                    first: VisualFormatConstraint.Anchor(item: .spacer(spacer), attribute: size),
                    relation: predicate.relation,
                    multiplier: part, second: VisualFormatConstraint.Anchor(item: .superview, attribute: size),
                    constant: .number(0), priority: predicate.priority, part: .spacer, focus: focus))
        }
    }

    @discardableResult
    private mutating func addSpacer(
        _ near: VisualFormatConstraint.Anchor, _ far: VisualFormatConstraint.Anchor, isFlexible: Bool,
        _ focus: TextRange
    ) -> Int {
        let spacer = spacers.count
        spacers.append(Spacer(isFlexible: isFlexible, focus: focus))
        addPair(
            near, VisualFormatConstraint.Anchor(item: .spacer(spacer), attribute: start), .number(0), .spacer, focus)
        addPair(VisualFormatConstraint.Anchor(item: .spacer(spacer), attribute: end), far, .number(0), .spacer, focus)
        return spacer
    }

    // MARK: Sizes and alignment

    private mutating func addSizes(_ place: Int) {
        let term = line.terms[place]
        for view in term.views {
            for (number, predicate) in term.predicates.enumerated() {
                var constraint = VisualFormatConstraint(
                    first: VisualFormatConstraint.Anchor(item: .view(view), attribute: size),
                    relation: predicate.relation,
                    constant: .number(0), priority: predicate.priority, part: .size(term: place, predicate: number),
                    focus: predicate.range)
                switch predicate.object {
                case .number(let number): constraint.constant = .number(number)
                case .name(let name): constraint.constant = .name(name, isNegative: false)
                case .percent(let part):
                    constraint.multiplier = part
                    constraint.second = VisualFormatConstraint.Anchor(item: .superview, attribute: size)
                }
                add(constraint)
            }
        }
    }

    /// Each view with the one before it.
    private mutating func addAlignments() {
        let views = line.terms.flatMap(\.views)
        for (number, alignment) in line.alignments.enumerated() {
            for (before, view) in zip(views, views.dropFirst()) {
                add(
                    VisualFormatConstraint(
                        first: VisualFormatConstraint.Anchor(item: .view(view), attribute: alignment.attribute),
                        relation: .equal,
                        second: VisualFormatConstraint.Anchor(item: .view(before), attribute: alignment.attribute),
                        constant: .number(0), part: .alignment(number), focus: alignment.range))
            }
        }
    }
}
