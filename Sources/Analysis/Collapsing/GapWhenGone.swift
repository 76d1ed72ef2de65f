import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let gapWhenGone = FindingCode(rawValue: "gap-when-gone")
}

/// A view that goes and leaves its space, or both of its gaps, between the neighbours that stay.
///
/// Judged on solved frames: the fixed space left beyond the larger of the gaps that were there. A gap that gives way to the size of the
/// root is nobody's fault, and what a stack does with its views is the stack's own.
struct GapWhenGoneRule: Rule {
    static let code = FindingCode.gapWhenGone

    private(set) var observations: GapObservations
    var layout: Layout { observations.layout }
    private let wording: ConfigurationWording

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        observations = GapObservations(.tooLarge, layout)
        wording = ConfigurationWording(layout, space)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        observations.inspect(solved)
    }

    func findings() -> [Finding] {
        observations.smallest.compactMap { sighting in
            let (key, detail) = (sighting.key, sighting.detail)
            guard let view = key.gone.first, let range = observations.place(of: view, detail.state) else { return nil }
            let naming = Naming(layout)
            let gap = detail.gap
            return Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(range),
                message: "When \(observations.gone(key)), \(Points.count(gap.length)) stay between "
                    + "\(observations.neighbours(sighting))\(wording.sizes(sighting.configurations)), "
                    + "\(Points.text(gap.excess)) more than the larger gap that was there. "
                    + advice(gap, key.axis) + wording.share(),
                related: [
                    Finding.Related(range: layout[view].nameRange, message: "\(naming.quoted(view)) is declared here")
                ],
                subject: observations.subject(key))
        }
    }

    /// What to write, where views collapse too little or not alike.
    private func advice(_ gap: Gap, _ axis: Axis) -> String {
        let naming = Naming(layout)
        func edges(_ view: ViewID) -> Set<Edge> {
            layout.collapses.filter { $0.view == view }.reduce(into: []) {
                $0.formUnion($1.edges.filter { $0.axis == axis })
            }
        }
        for view in gap.gone {
            if let reason = libraryReason(view, axis, keepsLength: gap.keepingLength == view) { return reason }
        }
        if let still = gap.gone.first(where: { edges($0).isEmpty }) {
            if naming.isDrawn { return "Let the constraint of one of its gaps collapse with \(naming.quoted(still))." }
            return
                "Collapse \(naming.quoted(still)) with one of its gaps: \(observations.statement(collapsing: still, on: axis))."
        }
        guard gap.gone.count > 1, Set(gap.gone.map(edges)).count > 1 else {
            guard gap.keepingLength == nil else {
                return "What \(naming.quoted(gap.gone)) collapses by does not take its \(axis.sizeName) away."
            }
            // As where the gap on that side is a margin, which no constant makes.
            return "What \(naming.quoted(gap.gone)) collapses by takes none of its gaps along"
                + (gap.gone.contains { edges($0).count > 1 } ? "." : ": let it collapse by the other edge.")
        }
        return "Let \(naming.quoted(gap.gone)) collapse by the same edge."
    }

    /// What a library does not find of a view's constraints, and what to do about it; nil where that is no reason.
    private func libraryReason(_ view: ViewID, _ axis: Axis, keepsLength: Bool) -> String? {
        guard let collapse = observations.collapse(of: view) else { return nil }
        let naming = Naming(layout)
        let (name, library, size) = (naming.quoted(view), collapse.style.libraryName, axis.sizeName)
        let (found, missed) = observations.gapConstraints(of: view, on: axis)
        switch collapse.style {
        case .plain, .hrViewVisible: return nil
        case .fdCollapsible:
            guard keepsLength else {
                return found.isEmpty ? "List one of the gaps of \(name) in its collection too." : nil
            }
            return "List the \(size) of \(name) in its collection too, so that it goes to zero with the gap."
        case .uiViewVisibilitySwift:
            return
                "\(library) takes no gap along. Put \(name) into a stack view, or let it go in a way that takes one."
        case .flexibleBox:
            let overlooked = missed.filter { constraint in
                constraint.first.item == Item(view)
                    && collapse.edges.contains { constraint.first.attribute.lies(on: $0) }
            }
            guard overlooked.isEmpty else { return onlyFirst(library, of: overlooked, naming) }
            guard found.isEmpty, !keepsLength else { return nil }
            return
                "FlexibleBox collapses gaps of which \(name) is the first item, and it is that of neither: "
                + "reverse first and second item of one of them."
        case .uiViewVisibility:
            guard found.isEmpty, collapse.edges.contains(where: { $0.axis == axis }) else { return nil }
            let missed = missed.filter { $0.names(view) { side in collapse.edges.contains { side.lies(on: $0) } } }
            if let absolute = missed.first(where: { $0.names(view) { $0 == .left || $0 == .right } }) {
                return
                    "\(library) does not look at left and right: write leading and trailing in "
                    + "\(naming.equation(absolute))."
            }
            return onlyFirst(library, of: missed, naming)
        }
    }

    private func onlyFirst(_ library: String, of missed: [Constraint], _ naming: Naming) -> String? {
        missed.first.map {
            "\(library) collapses only the first constraint that it finds on an edge, and another comes before "
                + "\(naming.equation($0)): take that one out, or write it behind this one."
        }
    }
}
