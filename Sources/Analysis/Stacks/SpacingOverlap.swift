import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let spacingOverlap = FindingCode(rawValue: "spacing-overlap")
}

/// Views spread by their centres, which overlap where there is too little room.
///
/// Centres at fractions of a length keep their distance whatever the views' own sizes are.
struct SpacingOverlapRule: Rule {
    static let code = FindingCode.spacingOverlap

    struct Key: Hashable {
        var view: ViewID
        var other: ViewID
        var axis: Axis
    }

    let layout: Layout
    private let wording: ConfigurationWording
    /// The views of each superview whose centres stand at fractions of something, by axis.
    let spread: [(axis: Axis, views: [(view: ViewID, constraint: ConstraintID)])]
    private(set) var observations = Observations<Key, (overlap: Double, constraint: ConstraintID)>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        wording = ConfigurationWording(layout, space)
        var groups: [(parent: ViewID, axis: Axis, views: [(view: ViewID, constraint: ConstraintID)])] = []
        for constraint in layout.constraints where !constraint.isRemoved && constraint.relation == .equal {
            guard constraint.first.attribute.isCentre, let second = constraint.second,
                let parent = layout[constraint.first.item.view].parent, second.item.view == parent,
                constraint.first.item.guide == nil, let multiplier = constraint.multiplier.literal,
                multiplier != 1
                    || second.attribute.isCentre
            else { continue }
            let axis = constraint.first.attribute.axis
            let member = (constraint.first.item.view, constraint.id)
            if let place = groups.firstIndex(where: { $0.parent == parent && $0.axis == axis }) {
                groups[place].views.append(member)
            } else {
                groups.append((parent, axis, [member]))
            }
        }
        // One view in the middle is not spread; and all in the middle lie on each other because somebody wants them to.
        spread = groups.filter { group in
            Set(group.views.map { layout[$0.constraint].multiplier.literal ?? 1 }).count > 1
        }.map { ($0.axis, $0.views) }
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        for (axis, views) in spread {
            let shown = views.filter { solved.shows($0.view) && solved.solver.active($0.constraint) != nil }.sorted {
                solved.solution.frame(of: $0.view).start(on: axis) < solved.solution.frame(of: $1.view).start(on: axis)
            }
            for (one, other) in zip(shown, shown.dropFirst()) where one.view != other.view {
                let (a, b) = (solved.solution.frame(of: one.view), solved.solution.frame(of: other.view))
                let overlap = a.end(on: axis) - b.start(on: axis)
                guard overlap > 0.5, a.end(on: axis.other) > b.start(on: axis.other) + 0.5,
                    b.end(on: axis.other) > a.start(on: axis.other) + 0.5,
                    !solved.inConflict.contains(ViewAxis(other.view, axis))
                else { continue }
                observations.note(
                    Key(view: one.view, other: other.view, axis: axis), at: solved.index, (overlap, other.constraint))
            }
        }
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return observations.all.map { key, detail, configurations in
            Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(layout[detail.constraint].source.focus),
                message:
                    "\(naming.quoted(key.view)) and \(naming.quoted(key.other)) overlap by \(Points.count(detail.overlap))"
                    + "\(wording.phrase(configurations)): centres at fractions of the \(key.axis.sizeName) keep their distance "
                    + "whatever the views' own sizes are. Put equal spacers between the views.",
                related: [
                    Finding.Related(
                        range: layout[key.view].nameRange, message: "\(naming.quoted(key.view)) is declared here")
                ],
                subject: subject(key))
        }
    }

    func subject(_ key: Key) -> String {
        "\(layout[key.view].path) \(layout[key.other].path) \(key.axis.rawValue)"
    }
}

extension Attribute {
    fileprivate var isCentre: Bool { self == .centerX || self == .centerY }
}
