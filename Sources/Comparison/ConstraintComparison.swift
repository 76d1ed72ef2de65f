import LayoutModel
import SourceText
import Wording

/// A constraint that was added, removed or changed.
package struct ConstraintDifference: Sendable {
    package enum Kind: String, Sendable {
        case added, removed, changed
    }

    package var kind: Kind
    /// The constraint as a sentence without a full stop; of the new version if it is in both.
    package var sentence: String
    /// What it was before: a number, or a sentence. Nil unless it was changed.
    package var before: String?
}

/// Which constraint of an old layout is which one of a new layout.
struct ConstraintComparison {
    private let views: ViewPairing
    /// In the order of the views, removed ones last.
    private(set) var differences: [ConstraintDifference] = []
    /// By old constraint.
    private(set) var newConstraint: [ConstraintID: ConstraintID] = [:]

    init(_ views: ViewPairing) {
        self.views = views
        var before: [Entry] = views.old.constraints.filter { !$0.isRemoved }.map { ($0.id, form(ofOld: $0)) }
        var after: [Entry] = views.new.constraints.filter { !$0.isRemoved }.map { ($0.id, Form($0, views.new)) }
        // The same constraint, then the same id, the same anchors, and the same anchors with another relation.
        match(&before, &after) { $0.form.map { "\($0)" } }
        match(&before, &after, old: { views.old[$0.id].objectID }, new: { views.new[$0.id].objectID })
        match(&before, &after) { $0.form.map { "\($0.anchors) \($0.relation)" } }
        match(&before, &after) { $0.form.map { "\($0.anchors)" } }
        describe(removed: before.map(\.id), added: after.map(\.id))
    }

    private typealias Entry = (id: ConstraintID, form: Form?)

    private mutating func match(_ before: inout [Entry], _ after: inout [Entry], by key: (Entry) -> String?) {
        match(&before, &after, old: key, new: key)
    }

    /// Pairs what has the same key, in document order.
    private mutating func match(
        _ before: inout [Entry], _ after: inout [Entry], old: (Entry) -> String?, new: (Entry) -> String?
    ) {
        var free: [String: [ConstraintID]] = [:]
        for entry in before.reversed() {
            if let key = old(entry) { free[key, default: []].append(entry.id) }
        }
        for entry in after {
            guard let key = new(entry), let partner = free[key]?.popLast() else { continue }
            newConstraint[partner] = entry.id
        }
        let paired = Set(newConstraint.values)
        before.removeAll { newConstraint[$0.id] != nil }
        after.removeAll { paired.contains($0.id) }
    }

    // MARK: Form

    /// A constraint without its id and place in the text, its items in a fixed order.
    private struct Form: Hashable, CustomStringConvertible {
        var first: Anchor
        var second: Anchor?
        var relation: Relation
        var multiplier: String
        var constant: String
        var priority: String
        var isActive: Bool
        var isDesignTimeOnly: Bool
        /// Where a multiplied location is measured, if that is not in the nearest common superview.
        var owner: ViewID?

        /// - Parameter numbers: The layout whose free numbers and parameters it names; nil for `layout`.
        init(_ written: Constraint, _ layout: Layout, numbersOf numbers: Layout? = nil) {
            let numbers = numbers ?? layout
            var constraint = written
            if let second = written.second, Self.order(second).lexicographicallyPrecedes(Self.order(written.first)) {
                constraint = written.reversed ?? written
            }
            first = constraint.first
            second = constraint.second
            relation = constraint.relation
            multiplier = Self.text(constraint.multiplier, numbers)
            constant = Self.text(constraint.constant, numbers)
            priority = Self.text(constraint.priority, numbers)
            isActive = constraint.isActive
            isDesignTimeOnly = constraint.isDesignTimeOnly
            guard let second, !first.attribute.isSize, multiplier != "1", let owner = constraint.owner else { return }
            if owner != layout.commonAncestor(first.item.view, second.item.view) { self.owner = owner }
        }

        static func order(_ anchor: Anchor) -> [Int] {
            let guide = anchor.item.guide.flatMap { Guide.allCases.firstIndex(of: $0) } ?? -1
            return [anchor.item.view.index, guide, Attribute.allCases.firstIndex(of: anchor.attribute) ?? 0]
        }

        /// Interface Builder rounds multipliers, and dividing by one rounds again.
        private static func text(_ quantity: Quantity, _ layout: Layout) -> String {
            quantity.literal.flatMap { plainDecimal($0, places: 4) } ?? layout.formula(quantity, unknown: "…")
        }

        private static func text(_ anchor: Anchor) -> String {
            "\(anchor.item.view.index).\(anchor.item.guide?.rawValue ?? "").\(anchor.attribute.rawValue)"
        }

        var anchors: String { "\(Self.text(first)) \(second.map(Self.text) ?? "")" }

        var description: String {
            "\(anchors) \(relation) \(multiplier) \(constant) \(priority) \(isActive) \(isDesignTimeOnly) "
                + "\(owner?.index ?? -1)"
        }
    }

    /// The form of an old constraint with the views of the new layout; nil if one of its views was removed.
    private func form(ofOld constraint: Constraint) -> Form? {
        guard let moved = translated(constraint) else { return nil }
        return Form(moved, views.new, numbersOf: views.old)
    }

    /// An old constraint on the views of the new layout; nil if one of them was removed.
    private func translated(_ constraint: Constraint) -> Constraint? {
        var result = constraint
        guard let first = views.translated(constraint.first) else { return nil }
        result.first = first
        if let anchor = constraint.second {
            guard let second = views.translated(anchor) else { return nil }
            result.second = second
        }
        result.owner = constraint.owner.flatMap { views.newView[$0] }
        return result
    }

    // MARK: Sentences

    private mutating func describe(removed: [ConstraintID], added: [ConstraintID]) {
        let (before, after) = (Sentence(views.old), Sentence(views.new))
        let partners = Dictionary(newConstraint.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
        let added = Set(added)
        for constraint in Self.inOrder(views.new.constraints.filter { !$0.isRemoved }) {
            if added.contains(constraint.id) {
                differences.append(
                    ConstraintDifference(kind: .added, sentence: Self.sentence(constraint, after)))
            } else if let partner = partners[constraint.id],
                let change = change(from: views.old[partner], to: constraint, before, after)
            {
                differences.append(change)
            }
        }
        for constraint in Self.inOrder(removed.map { views.old[$0] }) {
            differences.append(ConstraintDifference(kind: .removed, sentence: Self.sentence(constraint, before)))
        }
    }

    /// In the order of the views and attributes, because that of constraints in a document means nothing.
    private static func inOrder(_ constraints: [Constraint]) -> [Constraint] {
        func order(_ constraint: Constraint) -> [Int] { constraint.anchors.flatMap(Form.order) + [constraint.id.index] }
        return constraints.sorted { order($0).lexicographicallyPrecedes(order($1)) }
    }

    private func change(
        from old: Constraint, to new: Constraint, _ before: Sentence, _ after: Sentence
    ) -> ConstraintDifference? {
        let (form, newForm) = (form(ofOld: old), Form(new, views.new))
        guard form != newForm else { return nil }
        var was = Self.sentence(old, before)
        if let form, form.anchors == newForm.anchors, form.relation == newForm.relation,
            form.isActive == newForm.isActive, form.isDesignTimeOnly == newForm.isDesignTimeOnly
        {
            var parts: [String] = []
            if form.constant != newForm.constant { parts.append(views.old.formula(old.constant, unknown: "unknown")) }
            if form.multiplier != newForm.multiplier {
                parts.append("multiplied by \(old.multiplier.literal.map(Points.ratio) ?? form.multiplier)")
            }
            if form.priority != newForm.priority { parts.append("priority \(form.priority)") }
            // A constant has the opposite sign where the items are written in the other order.
            if !parts.isEmpty, views.translated(old.first) == new.first { was = parts.joined(separator: ", ") }
        }
        return ConstraintDifference(kind: .changed, sentence: Self.sentence(new, after), before: was)
    }

    private static func sentence(_ constraint: Constraint, _ sentence: Sentence) -> String {
        let notes = [
            constraint.isActive ? nil : "not installed", constraint.isDesignTimeOnly ? "at design time only" : nil,
        ].compactMap { $0 }
        return sentence.constraint(constraint.id) + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }
}
