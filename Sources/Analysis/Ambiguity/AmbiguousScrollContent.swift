import AutoLayoutEngine
import LayoutModel
import Wording

extension FindingCode {
    package static let ambiguousScrollContent = FindingCode(rawValue: "ambiguous-scroll-content")
}

/// A scroll view of which nothing determines how wide or how high its content is.
struct AmbiguousScrollContentRule: SolvedRule {
    static let code = FindingCode.ambiguousScrollContent
    static let category = FindingCategory.ambiguity

    private let layout: Layout
    private var observations: AmbiguityObservations

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        observations = AmbiguityObservations(.scrollContent, layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        observations.inspect(solved)
    }

    func diagnoses() -> [Diagnosis] {
        observations.diagnoses(Self.code) { detail, occasion in
            let axis = detail.undecided.axis
            return "Ambiguous content \(axis.sizeName)\(occasion): nothing determines how \(axis.extent) the content of "
                + "\(Naming(layout).quoted(detail.undecided.view)) is. Pin its subviews to both its \(axis.near.rawValue) "
                + "and \(axis.far.rawValue) edges, and give them a \(axis.sizeName)."
        } cause: {
            Cause(layout: layout, scroll: $0.undecided.view, axis: $0.undecided.axis)
        }
    }
}

extension AmbiguousScrollContentRule {
    /// Ties the last view of the content to the content's far edge, and where that is not enough gives it the visible size.
    struct Cause: FindingCause {
        let layout: Layout
        let scroll: ViewID
        let axis: Axis

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            layout[scroll].children.filter(isContent).reversed().flatMap { child -> [Repair] in
                let name = Naming(layout).quoted(child)
                func edit(_ attribute: Attribute, _ guide: Guide) -> ModelEdit {
                    .addConstraint(
                        NewConstraint(
                            first: .init(Anchor(Item(child), attribute)),
                            second: .init(Anchor(Item(scroll, guide), attribute)), constant: 0))
                }
                let (pin, fill) = (edit(axis.far, .scrollContent), edit(axis.size, .scrollFrame))
                let end = "End the content at the \(axis.far.rawValue) edge of \(name)"
                let extent = "as \(axis.extent) as the scroll view"
                return [
                    Repair(title: end, edits: [pin]), Repair(title: "Make \(name) \(extent)", edits: [fill]),
                    Repair(title: "\(end), and make it \(extent)", edits: [pin, fill]),
                ]
            }
        }

        /// Whether a subview moves with the content, and is not pinned to the visible frame.
        private func isContent(_ child: ViewID) -> Bool {
            !layout.constraints.contains { constraint in
                guard let second = constraint.second, !constraint.first.attribute.isSize else { return false }
                return Set([constraint.first.item, second.item]) == [Item(child), Item(scroll, .scrollFrame)]
            }
        }
    }
}
