import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let drawnWhenGone = FindingCode(rawValue: "drawn-when-gone")
}

/// A view that a library makes zero long without hiding it, and that has something in it which keeps its size: that is still drawn.
struct DrawnWhenGoneRule: Rule {
    static let code = FindingCode.drawnWhenGone

    let layout: Layout
    /// How the views collapse that are neither hidden nor cut off, and what is drawn in each.
    private let candidates: [(collapse: Collapse, drawn: [ViewID])]
    private(set) var observations = Observations<ViewID, (child: ViewID, frame: Rect)>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        candidates = layout.collapses.compactMap { collapse in
            let view = layout[collapse.view]
            guard !collapse.style.hides, !view.isHidden, !view.clipsToBounds,
                view.parent.map({ layout[$0].stack == nil }) == true
            else { return nil }
            return (collapse, layout.views.filter { Self.isDrawn($0, in: view.id, layout) }.map(\.id))
        }
    }

    /// Whether a view shows something by itself, and nothing between it and the one that goes takes it away.
    private static func isDrawn(_ view: View, in gone: ViewID, _ layout: Layout) -> Bool {
        guard layout.isDescendant(view.id, of: gone), !transparent.contains(view.kind), !view.isAnonymous else {
            return false
        }
        return layout.ancestors(of: view.id).prefix { $0 != gone }.allSatisfy {
            !layout[$0].isHidden && ($0 == view.id || !layout[$0].clipsToBounds)
        }
    }

    /// Kinds that may well show nothing but what is in them.
    private static let transparent: Set<ViewKind> = [.view, .stack, .scroll, .cell, .spacer, .guide]

    mutating func inspect(_ solved: SolvedConfiguration) {
        for (collapse, drawn) in candidates
        where solved.solution.isGone[collapse.view.index] && !layout.isPartiallyKnown(collapse.view) {
            let frame = solved.solution.frame(of: collapse.view)
            for axis in Axis.allCases where frame.length(on: axis) < 0.5 {
                guard let child = drawn.first(where: { isLong($0, axis, solved) }) else { continue }
                observations.note(collapse.view, at: solved.index, (child, solved.solution.frame(of: child)))
            }
        }
    }

    /// Whether a view has a length in spite of what it lies in, and one that is no guess.
    private func isLong(_ view: ViewID, _ axis: Axis, _ solved: SolvedConfiguration) -> Bool {
        let frame = solved.solution.frame(of: view)
        guard !layout.isPartiallyKnown(view), frame.length(on: axis) > 0.5, frame.length(on: axis.other) > 0.5,
            !solved.configuration.hidden.contains(view), !solved.solution.isGone[view.index],
            !solved.inConflict.contains(ViewAxis(view, axis)),
            let deciding = solved.solver.deciding(.size(on: axis), of: view)
        else { return false }
        return !deciding.contains { part in
            if case .filler = part.origin { return abs(part.factor) > 1e-9 }
            return false
        }
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return observations.all.compactMap { view, detail, _ in
            guard let collapse = layout.collapses.first(where: { $0.view == view }) else { return nil }
            let (name, child) = (naming.quoted(view), naming.quoted(detail.child))
            let size = "\(Points.text(detail.frame.width)) x \(Points.text(detail.frame.height))"
            let remedy =
                naming.isDrawn ? "Turn on Clip to Bounds for \(name)" : "Write clipsToBounds into the body of \(name)"
            return Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(collapse.nameRange),
                message:
                    "\(collapse.style.libraryName) does not hide a view that goes: with \(name) gone, \(child) in it is still "
                    + "\(size) and drawn. \(remedy), or hide it too.",
                related: [
                    Finding.Related(range: layout[detail.child].nameRange, message: "\(child) is declared here")
                ],
                subject: naming.subject(view))
        }
    }
}
