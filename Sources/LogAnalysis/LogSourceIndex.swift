import LayoutModel
import RuntimeLog

/// The constraints of a workspace by what a log can tell of them, so that a log with many dumps asks each file once.
struct LogSourceIndex {
    /// A constraint of a layout of a file.
    struct Place: Hashable {
        var layout: LayoutPlace
        var constraint: ConstraintID
    }

    /// A layout of a file.
    struct LayoutPlace: Hashable, Comparable {
        var file: Int
        var layout: Int

        static func < (a: LayoutPlace, b: LayoutPlace) -> Bool { (a.file, a.layout) < (b.file, b.layout) }
    }

    /// What is the same for a constraint and its description, whichever item comes first.
    struct Signature: Hashable {
        private var attributes: [String]
        private var isInequality: Bool
        private var constant: Int
        private var multiplier: Int

        init?(
            _ attributes: [Attribute], _ relation: Relation, constant: Double, multiplier: Double
        ) {
            let scaled = (abs(constant) * 100).rounded(), factor = (multiplier * 1000).rounded()
            guard scaled < 1e12, abs(factor) < 1e12 else { return nil }
            self.attributes = attributes.map(\.rawValue).sorted()
            isInequality = relation != .equal
            self.constant = Int(scaled)
            self.multiplier = Int(factor)
        }
    }

    let workspace: LogWorkspace
    private(set) var places: [Signature: [Place]] = [:]
    private(set) var labelled: [String: [Place]] = [:]
    /// The paths of source files by their last part.
    let sourcePaths: [String: [String]]

    init(_ workspace: LogWorkspace) {
        self.workspace = workspace
        sourcePaths = Dictionary(grouping: workspace.sourcePaths) { String($0.split(separator: "/").last ?? "") }
        for (file, entry) in workspace.files.enumerated() {
            for (number, layout) in entry.document.layouts.enumerated() {
                for constraint in layout.constraints where !constraint.isRemoved {
                    let place = Place(
                        layout: LayoutPlace(file: file, layout: number), constraint: constraint.id)
                    if let label = constraint.label { labelled[label, default: []].append(place) }
                    guard let constant = constraint.constant.literal, let multiplier = constraint.multiplier.literal,
                        let signature = Signature(
                            [constraint.first.attribute] + (constraint.second.map { [$0.attribute] } ?? []),
                            constraint.relation, constant: constant, multiplier: multiplier)
                    else { continue }
                    places[signature, default: []].append(place)
                }
            }
        }
    }

    func layout(_ place: LayoutPlace) -> Layout {
        workspace.files[place.file].document.layouts[place.layout]
    }

    /// Where a constraint stands in its file.
    func source(_ place: Place) -> LogSource {
        let file = workspace.files[place.layout.file]
        let range = layout(place.layout)[place.constraint].source.focus.range
        return LogSource(path: file.path, line: file.text.lines.line(of: range.start) + 1, range: range)
    }
}
