import LayoutModel
import SourceText
import Wording

/// Views distributed by their centres that overlap when there is too little room.
///
/// Centres at fractions of a length are as far apart as that length gives, however large the views are.
struct SpacingOverlapRule: SolvedRule {
    static let code: FindingCode = "spacing-overlap"
    static var page: [UInt8] { PackageResources.spacing_overlap_md }
    static let category = FindingCategory.stack

    private struct Key: Hashable {
        var view: ViewID
        var other: ViewID
        var axis: Axis
    }

    /// The views of one superview whose centres on an axis are at fractions of a length.
    struct Row: Sendable {
        typealias Member = (view: ViewID, constraint: ConstraintID)

        var parent: ViewID
        var axis: Axis
        var members: [Member]
    }

    let layout: Layout
    private let rows: [Row]
    private var observations = Observations<Key, (overlap: Double, constraint: ConstraintID)>()

    init(layout: Layout) {
        self.layout = layout
        rows = Self.rows(layout)
    }

    private static func rows(_ layout: Layout) -> [Row] {
        var rows: [Row] = []
        for constraint in layout.constraints where !constraint.isRemoved && constraint.relation == .equal {
            let first = constraint.first
            let axis = first.attribute.axis
            guard first.attribute == axis.centre, first.item.guide == nil, let second = constraint.second,
                let parent = layout[first.item.view].parent, second.item.view == parent,
                let multiplier = constraint.multiplier.literal,
                multiplier != 1 || second.attribute == second.attribute.axis.centre
            else { continue }
            let member = (first.item.view, constraint.id)
            if let index = rows.firstIndex(where: { $0.parent == parent && $0.axis == axis }) {
                rows[index].members.append(member)
            } else {
                rows.append(Row(parent: parent, axis: axis, members: [member]))
            }
        }
        // One centred view is not distributed, and several centred views overlap on purpose.
        return rows.filter { row in
            Set(row.members.map { layout[$0.constraint].multiplier.literal ?? 1 }).count > 1
        }
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        for row in rows {
            let axis = row.axis
            func isShown(_ member: Row.Member) -> Bool {
                solved.shows(member.view) && solved.solver.activeConstraint(member.constraint) != nil
            }
            func start(_ member: Row.Member) -> Double { solved.solution.frame(of: member.view).start(on: axis) }
            let shown = row.members.filter(isShown).sorted { start($0) < start($1) }
            for (one, other) in zip(shown, shown.dropFirst()) where one.view != other.view {
                let (a, b) = (solved.solution.frame(of: one.view), solved.solution.frame(of: other.view))
                let overlap = a.end(on: axis) - b.start(on: axis)
                guard overlap > 0.5, a.end(on: axis.other) > b.start(on: axis.other) + 0.5,
                    b.end(on: axis.other) > a.start(on: axis.other) + 0.5,
                    ![one.view, other.view].contains(where: layout.isPartiallyKnown),
                    ![one.view, other.view].contains(where: { solved.dependsOnFreeValue($0, axis) }),
                    !solved.inConflict.contains(ViewAxis(other.view, axis))
                else { continue }
                observations.note(
                    Key(view: one.view, other: other.view, axis: axis), at: solved.index, (overlap, other.constraint))
            }
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.map { key, detail, configurations in
            let finding = finding(
                at: layout[detail.constraint].source.focus,
                "\(naming.quoted(key.view)) and \(naming.quoted(key.other)) overlap by \(Points.count(detail.overlap))"
                    + "\(wording.phrase(configurations)): centres at fractions of the \(key.axis.sizeName) keep their "
                    + "distance whatever the views' own sizes are. Put equal spacers between the views.",
                related: [declaration(of: key.view)],
                subject: "\(layout[key.view].path) \(layout[key.other].path) \(key.axis.rawValue)")
            let row = rows.first { row in
                row.axis == key.axis
                    && [key.view, key.other].allSatisfy { view in row.members.contains { $0.view == view } }
            }
            return Diagnosis(finding, cause: row.map { Cause(layout: layout, row: $0) })
        }
    }
}

extension SpacingOverlapRule {
    /// Puts equal spacers between the views, or lets all centres but the first give way before the views overlap.
    struct Cause: FindingCause {
        let layout: Layout
        let row: Row

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            var seen: Set<ViewID> = []
            // In the order of their centres.
            let members = row.members.filter { seen.insert($0.view).inserted }.sorted {
                (layout[$0.constraint].multiplier.literal ?? 0) < (layout[$1.constraint].multiplier.literal ?? 0)
            }
            let distribution = Distribution(
                views: members.map(\.view), axis: row.axis, parent: row.parent,
                replaced: row.members.map(\.constraint), near: Item(row.parent), far: Item(row.parent))
            return [distribution.bySpacers(layout).requiringChoice, separating(members).requiringChoice]
        }

        private func separating(_ members: [(view: ViewID, constraint: ConstraintID)]) -> Repair {
            let gaps = zip(members, members.dropFirst()).map { one, other in
                ModelEdit.addConstraint(
                    NewConstraint(
                        first: .init(Anchor(Item(other.view), row.axis.near)), relation: .greaterThanOrEqual,
                        second: .init(Anchor(Item(one.view), row.axis.far)), constant: 0))
            }
            let required = members.dropFirst().filter {
                layout[$0.constraint].priority.literal.map { Priority($0).isRequired } ?? true
            }
            let centres = members.count == 2 ? "centre" : "centres"
            let others = naming.quoted(members.dropFirst().map(\.view))
            return Repair(
                title: "Let the \(centres) of \(others) give way before the views overlap",
                edits: required.map { .setPriority($0.constraint, 750) } + gaps)
        }
    }
}
