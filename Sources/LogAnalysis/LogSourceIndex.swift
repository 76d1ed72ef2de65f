import LayoutModel
import RuntimeLog
import SourceText

/// The constraints of a workspace by what a log shows of them, so that each file is read once for a log of many dumps.
struct LogSourceIndex {
    struct LayoutReference: Hashable, Comparable {
        var file: Int
        var layout: Int

        static func < (a: LayoutReference, b: LayoutReference) -> Bool { (a.file, a.layout) < (b.file, b.layout) }
    }

    struct ConstraintReference: Hashable {
        var layout: LayoutReference
        var constraint: ConstraintID
    }

    /// The properties that a constraint and its description share, in either order of the items.
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
            self.constant = Int(clamping: scaled)
            self.multiplier = Int(clamping: factor)
        }
    }

    let workspace: LogWorkspace
    private var bySignature: [Signature: [ConstraintReference]] = [:]
    private var byLabel: [String: [ConstraintReference]] = [:]
    /// The paths of source files by their last part.
    let sourcePaths: [String: [String]]
    /// The indices of the files that layouts of other files may name.
    private let files: [FileID: Int]

    init(_ workspace: LogWorkspace) {
        self.workspace = workspace
        let named = workspace.files.enumerated().filter { $0.element.id != .alone }.map { ($0.element.id, $0.offset) }
        files = Dictionary(named) { first, _ in first }
        sourcePaths = Dictionary(grouping: workspace.sourcePaths) { String($0.split(separator: "/").last ?? "") }
        for (file, entry) in workspace.files.enumerated() {
            for (number, layout) in entry.document.layouts.enumerated() {
                for constraint in layout.constraints where !constraint.isRemoved {
                    add(constraint, of: LayoutReference(file: file, layout: number))
                }
            }
        }
    }

    private mutating func add(_ constraint: Constraint, of layout: LayoutReference) {
        let reference = ConstraintReference(layout: layout, constraint: constraint.id)
        if let label = constraint.label { byLabel[label, default: []].append(reference) }
        guard let constant = constraint.constant.literal, let multiplier = constraint.multiplier.literal,
            let signature = Signature(
                [constraint.first.attribute] + (constraint.second.map { [$0.attribute] } ?? []),
                constraint.relation, constant: constant, multiplier: multiplier)
        else { return }
        bySignature[signature, default: []].append(reference)
    }

    /// The constraints with this identifier, or if there are none, with this signature.
    func candidates(identifier: String?, _ signature: Signature) -> [ConstraintReference] {
        identifier.flatMap { byLabel[$0] } ?? bySignature[signature] ?? []
    }

    func layout(_ reference: LayoutReference) -> Layout {
        workspace.files[reference.file].document.layouts[reference.layout]
    }

    func source(_ reference: ConstraintReference) -> LogSource {
        let layout = layout(reference.layout)
        let focus = layout[reference.constraint].source.focus
        // A constraint that a superclass makes is in another file.
        let other = focus.file == layout.file ? nil : files[focus.file]
        let file = workspace.files[other ?? reference.layout.file]
        let range = other == nil ? layout.ownRange(focus) : focus.range
        return LogSource(path: file.path, line: file.text.lines.line(of: range.start) + 1, range: range)
    }
}
