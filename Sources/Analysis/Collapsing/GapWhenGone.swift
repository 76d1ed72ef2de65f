import LayoutModel
import SourceText
import Wording

/// A view that leaves its own space or both of its gaps between its neighbours when it is hidden.
///
/// Judged by solved frames: it reports fixed space beyond the larger of the gaps before. Gaps that vary with the size
/// of the root are not reported, nor are those of stack views.
struct GapWhenGoneRule: SolvedRule {
    static let code: FindingCode = "gap-when-gone"
    static var page: [UInt8] { PackageResources.gap_when_gone_md }
    static let category = FindingCategory.collapsing
    static let holdsAtEverySize = true

    let layout: Layout
    private var observations = GapObservations(.tooLarge)

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        observations.inspect(solved)
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.diagnoses(by: self, wording) { gap in
            "leaves a gap of \(Points.count(gap.length))"
        } _: { gap in
            "\(Points.text(gap.excess)) more than the larger gap before"
        } advice: { key, gap in
            advice(gap, key.axis)
        } cause: {
            Cause(layout: layout, views: $0.gone, axis: $0.axis)
        }
    }

    /// What to do if views collapse too little or in different ways.
    private func advice(_ gap: Gap, _ axis: Axis) -> String {
        for view in gap.gone {
            if let advice = libraryAdvice(view, axis, keepsLength: gap.keepingLength == view) { return advice }
        }
        let edges = gap.gone.map { view in layout.collapse(of: view)?.edges.filter { $0.axis == axis } ?? [] }
        if let index = edges.firstIndex(of: []) {
            let view = gap.gone[index]
            let instruction = layout.instruction(collapsing: view, on: axis)
            return "Collapse \(naming.quoted(view)) with one of its gaps\(instruction)."
        }
        let names = naming.quoted(gap.gone)
        if gap.gone.count > 1, Set(edges).count > 1 { return "Collapse \(names) by the same edge." }
        let whose = gap.gone.count > 1 ? "their" : "its"
        if gap.keepingLength != nil { return "The collapse of \(names) does not set \(whose) \(axis.sizeName) to 0." }
        // The gap on that side may be a margin, which is not the constant of a constraint.
        let them = gap.gone.count > 1 ? "them" : "it"
        let remedy = edges.contains { $0.count > 1 } ? "" : " Collapse \(them) by the other edge."
        return "The collapse of \(names) sets none of \(whose) gaps to 0.\(remedy)"
    }

    /// Names the constraints that a library does not collapse, and what to do; nil if that is not the cause.
    private func libraryAdvice(_ view: ViewID, _ axis: Axis, keepsLength: Bool) -> String? {
        guard let collapse = layout.collapse(of: view) else { return nil }
        let (name, library, size) = (naming.quoted(view), collapse.style.libraryName, axis.sizeName)
        let (found, missed) = observations.gapConstraints(of: view, on: axis, in: layout)
        switch collapse.style {
        case .plain, .hrViewVisible: return nil
        case .fdCollapsible:
            guard keepsLength else { return found.isEmpty ? "Add one of the gaps of \(name) to its collection." : nil }
            return "Add the \(size) of \(name) to its collection, so that it becomes 0 together with the gap."
        case .uiViewVisibilitySwift:
            return "\(library) sets no gap to 0. Put \(name) into a stack view, or collapse it in another way."
        case .flexibleBox:
            let overlooked = missed.filter { constraint in
                constraint.first.item == Item(view)
                    && collapse.edges.contains { constraint.first.attribute.lies(on: $0) }
            }
            guard overlooked.isEmpty else { return orderAdvice(library, overlooked) }
            guard found.isEmpty, !keepsLength else { return nil }
            return "FlexibleBox collapses gaps whose first item is \(name), here neither: swap the "
                + "first and second item of one gap."
        case .uiViewVisibility:
            guard found.isEmpty, collapse.edges.contains(where: { $0.axis == axis }) else { return nil }
            let missed = missed.filter { $0.names(view) { side in collapse.edges.contains { side.lies(on: $0) } } }
            guard let absolute = missed.first(where: { $0.names(view, \.isAbsoluteSide) }) else {
                return orderAdvice(library, missed)
            }
            let equation = naming.equation(absolute)
            return "\(library) ignores left and right: use leading and trailing in \(equation)."
        }
    }

    private func orderAdvice(_ library: String, _ overlooked: [Constraint]) -> String? {
        overlooked.first.map {
            "\(library) collapses only the first constraint on an edge, and another comes before "
                + "\(naming.equation($0)): remove the other one, or move it to a later line."
        }
    }
}

extension GapWhenGoneRule {
    /// Collapses each view by one more edge on the axis of the gap, the far one first. Or collapses views that are
    /// hidden together by the same edge.
    struct Cause: FindingCause {
        let layout: Layout
        let views: [ViewID]
        let axis: Axis

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let recollapsing = Recollapsing(layout)
            let single = views.flatMap { view -> [Repair] in
                switch layout.collapseStyle(of: view) {
                case .flexibleBox: Reversal(layout).candidates(at: view, axis) + adding(to: view)
                case .fdCollapsible: recollapsing.repairs(listingMoreFor: view, axis)
                case .plain, .hrViewVisible, .uiViewVisibility: adding(to: view)
                // This library never sets a gap to 0.
                case .uiViewVisibilitySwift: []
                }
            }
            return single + recollapsing.repairs(collapsingAlike: views, axis)
        }

        private func adding(to view: ViewID) -> [Repair] {
            let present = layout.collapse(of: view)?.edges ?? []
            return axis.collapseEdges.filter { !present.contains($0) }.map { edge in
                Repair(
                    title: "Collapse \(naming.quoted(view)) by its \(edge.rawValue) edge",
                    edits: [.setCollapse(view, present.union([edge]))])
            }
        }
    }
}
