import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// A view whose width or height nothing determines, or several views that share a space with equal priorities.
struct AmbiguousSizeRule: SolvedRule {
    static let code: FindingCode = "ambiguous-size"
    static var page: [UInt8] { PackageResources.ambiguous_size_md }
    static let category = FindingCategory.ambiguity
    static let holdsAtEverySize = true

    let layout: Layout
    private var observations = AmbiguityObservations(.size)
    private var textTies: [TextTies.Tie] = []
    private var added: [Diagnosis] = []

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        observations.inspect(solved)
        if solved.isBase { added = try AddedViews.diagnoses(of: layout, by: Self.self, solved.cancellation) }
        guard layout.sourceTraits.contains(.isCode), solved.isBase else { return }
        textTies = try ties(solved)
    }

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) throws(Cancelled) {
        guard layout.sourceTraits.contains(.hasTextsForUsers) else { return }
        textTies = try ties(solved)
    }

    /// A cell, and a view that code makes, may be as high as its content asks, whatever height it has here, and a view
    /// that code makes also as wide: whoever uses it need not give it both edges.
    fileprivate func ties(_ solved: SolvedConfiguration) throws(Cancelled) -> [TextTies.Tie] {
        let isCode = layout.sourceTraits.contains(.isCode)
        let isOfContent = AxisPair(
            horizontal: isCode && !layout.sourceTraits.contains(.hasGivenWidth),
            vertical: isCode || layout[.root].kind == .cell)
        return try TextTies(solved).ties.filter { tie in
            !isOfContent[tie.space.axis] && !observations.contains(tie.space)
                && tie.space.views.allSatisfy { layout[$0].ambiguityCheck == .all && (!isCode || layout[$0].hasText) }
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        diagnosesOfObservations(wording) + textTies.map(diagnosis) + added
    }

    private func diagnosis(_ found: TextTies.Tie) -> Diagnosis {
        let (axis, tie) = (found.space.axis, found.tie)
        let resistance = Points.text(layout[found.value.view].compressionResistance[axis].value)
        let finding = finding(
            about: found.value.view, on: axis,
            "Ambiguous \(axis.sizeName): \(naming.quoted(tie.views)) hug their contents at "
                + "\(Points.text(tie.priority.value)) and resist compression at \(resistance), so nothing says which "
                + "of them is stretched or cut where their contents do not just fit. Give one of them other "
                + "priorities.",
            related: found.space.related(to: found.value.view, by: self))
        return Diagnosis(finding, cause: Cause(layout: layout, value: found.value, space: found.space, textTie: tie))
    }

    private func diagnosesOfObservations(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.diagnoses(by: self, wording) { detail, occasion in
            "Ambiguous \(detail.value.axis.sizeName)\(occasion): \(explanation(of: detail))"
        } cause: {
            Cause(layout: layout, value: $0.value, space: $0.space)
        }
    }

    private func explanation(of detail: AmbiguityObservations.Detail) -> String {
        let value = detail.value
        let (axis, view) = (value.axis, value.view)
        if let tie = detail.space.tie(layout) { return explanation(of: tie, axis) }
        let first = detail.space.views.contains(view) ? view : detail.space.views.first ?? view
        let sharing = naming.quoted([first] + detail.space.views.filter { $0 != first })
        if layout[view].kind == .spacer {
            return "nothing says how \(sharing) share their space. Declare them in one statement, which makes them "
                + "equally long, or give them lengths."
        }
        guard value.rivals.isEmpty else {
            return "nothing says how \(sharing) share their space. Give \(naming.quoted(first)) a \(axis.sizeName)."
        }
        let preferences = LengthPreferences(
            view, axis, layout, among: layout.constraints, furtherLines: detail.tied == nil ? detail.furtherLines : 0)
        if let tie = preferences.tie { return tie }
        if let inner = detail.tied,
            let tie = LengthPreferences(
                inner, axis, layout, among: layout.constraints, furtherLines: detail.furtherLines
            ).tie
        {
            return "\(naming.quoted(view)) depends on \(naming.quoted(inner)) in it, and \(tie)"
        }
        let edges = "\(axis.near.rawValue) and \(axis.far.rawValue)"
        let remedy =
            layout[view].children.isEmpty
            ? "Give it a \(axis.sizeName), or constrain both its \(edges) edges."
            : "Give it a \(axis.sizeName), constrain both its \(edges) edges, or a view in it to both."
        if preferences.areLimitsOnly {
            return "only inequalities limit the \(axis.sizeName) of \(naming.quoted(view)). \(remedy)"
        }
        if let (neighbour, edge) = detail.movingNeighbour {
            let name = naming.quoted(neighbour)
            return "the \(edge.rawValue) edge of \(naming.quoted(view)) is tied to \(name), which has only limits. "
                + "Place \(name) with ==, or give \(naming.quoted(view)) a \(axis.sizeName)."
        }
        let placeholder = detail.bringer.flatMap { layout[$0].customClass }.map {
            " If \($0) has an intrinsic size, set a placeholder for it."
        }
        return "nothing determines the \(axis.sizeName) of \(naming.quoted(view)). \(remedy)\(placeholder ?? "")"
    }

    private func explanation(of tie: PriorityTie, _ axis: Axis) -> String {
        let both = tie.views.count == 2 ? " both" : ""
        let points = Points.text(tie.points)
        let (verb, question, remedy) =
            tie.isHugging
            ? ("hug their contents", "takes the \(points) extra points", "lower")
            : ("resist compression", "gives up the \(points) missing points", "higher")
        return "\(naming.quoted(tie.views))\(both) \(verb) at \(Points.text(tie.priority.value)), and "
            + "nothing says which of them \(question). Give one of them a \(remedy) priority."
    }
}

extension Solution {
    /// The frames for a person to see, where texts of unknown lengths in code share a space and nothing says which of
    /// them gives way: then the lengths that are drawn are one way of many.
    ///
    /// - Parameter solver: the one of this solution.
    package func markingTiedTexts(
        of layout: Layout, _ solver: LayoutSolver, _ cancellation: Cancellation
    ) throws(Cancelled) -> Solution {
        guard layout.sourceTraits.contains(.isCode), !layout.areAllPartiallyKnown else { return self }
        let solved = try SolvedConfiguration(
            layout, ConfigurationSpace(layout), index: 0, self, solver, cancellation)
        var result = self
        for tie in try AmbiguousSizeRule(layout: layout).ties(solved) {
            for (place, view) in tie.space.views.enumerated() {
                result.ambiguous[view.index].insert(.size(on: tie.space.axis))
                // The first one begins where it does in any case.
                if place > 0 { result.ambiguous[view.index].insert(.position(on: tie.space.axis)) }
            }
        }
        return result
    }
}

extension View {
    /// Whether it is a plain view with a text, of which only the length is not known.
    fileprivate var hasText: Bool {
        customClass == nil && [.label, .button, ViewKind(rawValue: "textField")].contains(kind)
    }
}

extension AmbiguousSizeRule {
    /// Changes the priority of one view if equal priorities tie; otherwise adds the missing constraint.
    struct Cause: FindingCause {
        let layout: Layout
        let value: AmbiguousValue
        let space: SharedSpace
        /// The tie, if the lengths of texts are unknown.
        var textTie: PriorityTie?
        var basis: Set<ConstraintID>? { [] }
        var isAmbiguity: Bool { true }

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let axis = value.axis
            if let textTie { return textTie.repairsOfTexts(on: axis, layout) }
            if let tie = space.tie(layout) { return tie.repairs(on: axis, layout) }
            let limits = layout.constraints.filter {
                $0.isActive && $0.relation != .equal && $0.second == nil
                    && $0.first == Anchor(Item(value.view), axis.size)
            }
            return MissingConstraint(layout, value.view, axis).forSize(sharedWith: value.rivals, limits: limits)
        }
    }
}
