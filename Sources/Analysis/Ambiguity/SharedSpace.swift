import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// The views that share a space which nothing divides: those of an ambiguous size, with the content that decides a
/// container's size instead of the container.
struct SharedSpace: Hashable {
    let axis: Axis
    /// In document order.
    let views: [ViewID]
    /// In points, of each of the views, without what the further lines of a wrapped text add.
    private let lengths: [Double]

    init(_ value: AmbiguousValue, _ solved: SolvedConfiguration) {
        let axis = value.axis
        self.axis = axis
        let sharing = [value.view] + value.rivals
        views = value.rivals.isEmpty ? sharing : Set(sharing.map { solved.content(deciding: $0, axis) }).sorted()
        lengths = views.map {
            solved.solution.frame(of: $0).length(on: axis) - solved.solver.lengthOfFurtherLines(of: $0, on: axis)
        }
    }

    static func == (one: SharedSpace, other: SharedSpace) -> Bool {
        one.axis == other.axis && one.views == other.views
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(views)
    }

    /// Notes at the other views, if there are several.
    func related(to view: ViewID, by rule: some Rule) -> [Finding.Related] {
        guard views.count > 1 else { return [] }
        return views.filter { $0 != view }.map {
            Finding.Related(range: rule.layout[$0].nameRange, message: "\(rule.naming.quoted($0)) shares the space")
        }
    }

    /// Nil unless the contents of the views tie.
    func tie(_ layout: Layout) -> PriorityTie? { PriorityTie(views, lengths, axis, layout) }

    /// Whether one change divides the space between all of the views.
    func isOneMistake(_ layout: Layout) -> Bool {
        views.count == 2 || tie(layout) != nil
    }
}

extension SolvedConfiguration {
    /// The only view with content inside a view without its own, if both are equally free; otherwise the view itself.
    fileprivate func content(deciding view: ViewID, _ axis: Axis) -> ViewID {
        guard layout[view].intrinsicSize[axis] == .none, !layout[view].children.isEmpty else { return view }
        let ambiguous = viewsOfAmbiguousLength(on: axis)
        let inner = layout.views.filter {
            $0.intrinsicSize[axis] != .none && ambiguous.contains($0.id) && layout.isDescendant($0.id, of: view)
                && isVisible($0.id)
        }
        return inner.count == 1 ? inner.first?.id ?? view : view
    }
}
