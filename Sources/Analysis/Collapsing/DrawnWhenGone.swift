import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// A view that a library collapses without hiding it, although a subview keeps its size and is still drawn.
struct DrawnWhenGoneRule: SolvedRule {
    static let code: FindingCode = "drawn-when-gone"
    static var page: [UInt8] { PackageResources.drawn_when_gone_md }
    static let category = FindingCategory.collapsing
    static let holdsAtEverySize = true

    let layout: Layout
    /// The collapses of views that are neither hidden nor clip their subviews, with the views that are drawn in each.
    private let candidates: [(collapse: Collapse, drawn: [ViewID])]
    private var observations = Observations<ViewID, (child: ViewID, frame: Rect)>()

    init(layout: Layout) {
        self.layout = layout
        candidates = layout.collapses.compactMap { collapse in
            let view = layout[collapse.view]
            guard !collapse.style.hides, !view.isHidden, !view.clipsToBounds, view.id != .root,
                layout.stack(arranging: view.id) == nil
            else { return nil }
            return (collapse, layout.views.filter { Self.isDrawn($0, in: view.id, layout) }.map(\.id))
        }
    }

    /// Whether a view shows something of its own, and nothing between it and the collapsing one hides it.
    private static func isDrawn(_ view: View, in gone: ViewID, _ layout: Layout) -> Bool {
        guard layout.isDescendant(view.id, of: gone), !transparent.contains(view.kind), !view.isAnonymous else {
            return false
        }
        return layout.ancestors(of: view.id).prefix { $0 != gone }.allSatisfy {
            !layout[$0].isHidden && ($0 == view.id || !layout[$0].clipsToBounds)
        }
    }

    /// Kinds that may show nothing but their subviews.
    private static let transparent: Set<ViewKind> = [.view, .stack, .scroll, .cell, .spacer, .guide]

    mutating func inspect(_ solved: SolvedConfiguration) {
        for (collapse, drawn) in candidates where solved.solution.isGone[collapse.view.index] {
            let frame = solved.solution.frame(of: collapse.view)
            for axis in Axis.allCases
            where frame.length(on: axis) < 0.5 && !layout.mayHaveAnyLength(collapse.view, axis) {
                guard let child = drawn.first(where: { isLong($0, axis, solved) }) else { continue }
                observations.note(collapse.view, at: solved.index, (child, solved.solution.frame(of: child)))
            }
        }
    }

    /// Whether a view keeps a length although the view that contains it has collapsed.
    private func isLong(_ view: ViewID, _ axis: Axis, _ solved: SolvedConfiguration) -> Bool {
        let frame = solved.solution.frame(of: view)
        return !layout.isPartiallyKnown(view) && frame.length(on: axis) > 0.5 && frame.length(on: axis.other) > 0.5
            && !solved.configuration.hidden.contains(view) && !solved.solution.isGone[view.index]
            && !solved.inConflict.contains(ViewAxis(view, axis))
            && solved.rows(decidingLengthOf: view, on: axis) != nil
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.compactMap { view, detail, _ in
            guard let collapse = layout.collapse(of: view) else { return nil }
            let (name, child) = (naming.quoted(view), naming.quoted(detail.child))
            let size = "\(Points.text(detail.frame.width)) x \(Points.text(detail.frame.height))"
            let instruction = naming.instruction(for: .setClipsToBounds(view)) ?? "let \(name) clip its subviews"
            let finding = finding(
                at: collapse.nameRange,
                "Still drawn: \(child) is \(size) while \(name) around it is collapsed, because "
                    + "\(collapse.style.libraryName) does not hide a collapsed view. "
                    + "To fix it, \(instruction), or hide \(child) too.",
                related: [declaration(of: detail.child)], subject: subjects.view(view))
            return Diagnosis(finding, cause: Cause(layout: layout, view: view))
        }
    }
}

extension DrawnWhenGoneRule {
    /// Lets the view clip its subviews, unless that would cut something off while it is expanded.
    struct Cause: FindingCause {
        let layout: Layout
        let view: ViewID

        func repairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
            guard try !overflows(cancellation) else { return [] }
            return [
                Repair(
                    title: "Let \(naming.quoted(view)) clip its subviews", edits: [.setClipsToBounds(view)])
            ]
        }

        /// Whether a subview extends beyond the view in a configuration in which the view is not collapsed.
        private func overflows(_ cancellation: Cancellation) throws(Cancelled) -> Bool {
            let inside = layout.views.filter { layout.isDescendant($0.id, of: view) && $0.kind != .guide }.map(\.id)
            var solver = LayoutSolver(layout)
            for configuration in ConfigurationSpace(layout).configurations {
                let solution = try solver.solve(configuration, listsAmbiguous: false, cancellation)
                guard !solution.isGone[view.index], !solution.isHidden[view.index] else { continue }
                let bounds = solution.absoluteFrame(of: view, in: layout)
                let overflows = inside.contains { inner in
                    let frame = solution.absoluteFrame(of: inner, in: layout)
                    return !solution.isHidden[inner.index]
                        && Axis.allCases.contains {
                            frame.start(on: $0) < bounds.start(on: $0) - 0.5
                                || frame.end(on: $0) > bounds.end(on: $0) + 0.5
                        }
                }
                if overflows { return true }
            }
            return false
        }
    }
}
