import AutoLayoutEngine
import LayoutModel

/// The required equalities of a layout that depend only on its constraints and constants.
///
/// Excludes anything that depends on text measurement, content size, or a table of devices and versions: margins that
/// are not written down, safe areas, baselines, and alignment rectangles that differ from the frame. What follows from
/// the rest is true on every device.
struct CertainEqualities {
    private(set) var rows: [LinearRelation]
    private let layout: Layout
    private let solver: LayoutSolver
    private var implied: ImpliedEqualities

    /// - Parameter withCanvas: whether the root's size in the configuration counts as given.
    init(_ solved: SolvedConfiguration, withCanvas: Bool) {
        layout = solved.layout
        solver = solved.solver
        let certainty = Certainty(solved)
        rows = solved.relations.equalities.filter { row in
            // An autoresizing mask derives the frame from the superview's, and so in the end from the canvas.
            if case .autoresizing = row.origin, !withCanvas { return false }
            return certainty.isCertain(row)
        }
        let canvas = withCanvas ? Axis.allCases.map { FrameComponent.size(on: $0) } : []
        let lengths = canvas.map { solved.solver.terms(of: $0, .root) }
        implied = ImpliedEqualities(among: rows.map(\.terms) + lengths)
        for row in rows { _ = implied.insert(row) }
        for (component, length) in zip(canvas, lengths) {
            _ = implied.insert(length, equals: solved.solution.frame(of: .root)[component])
        }
    }

    /// A component of a view's frame, in points; nil unless the equalities alone determine it.
    mutating func value(of component: FrameComponent, _ view: ViewID) -> Double? {
        implied.value(of: solver.terms(of: component, view))
    }
}

/// Tells which rows depend only on constraints and constants.
struct Certainty {
    private let layout: Layout
    /// Whether the safe area has no insets at the sides on any device of this size class.
    private let hasNoSideInsets: Bool

    init(_ solved: SolvedConfiguration) {
        layout = solved.layout
        let safeArea = solved.layout.safeArea ?? solved.solution.size.safeArea ?? .zero
        // A phone in landscape has side insets for its notch.
        hasNoSideInsets =
            safeArea.leading == 0 && safeArea.trailing == 0 && solved.solution.size.traits.vertical != .compact
    }

    func isCertain(_ row: LinearRelation) -> Bool {
        row.isRequired && isCertain(row.origin)
    }

    /// Whether a required row with this origin is certain.
    func isCertain(_ origin: RowOrigin) -> Bool {
        switch origin {
        case .constraint(let id):
            return isCertain(layout.constraints[id.index].first)
                && (layout.constraints[id.index].second.map(isCertain) ?? true)
        case .origin, .canvas: return true
        case .autoresizing(let view, _, _): return hasPlainFrame(view)
        case .stack(let stack, let rule, let view):
            return hasPlainFrame(stack) && hasPlainFrame(view) && isCertain(rule, layout[stack])
        default: return false
        }
    }

    private func isCertain(_ anchor: Anchor) -> Bool {
        let view = anchor.item.view
        switch anchor.attribute {
        case .firstBaseline, .lastBaseline: return false
        default: break
        }
        switch anchor.item.guide {
        case nil, .scrollContent, .scrollFrame: return hasPlainFrame(view)
        case .safeArea, .topLayout, .bottomLayout, .keyboard:
            return anchor.attribute.axis == .horizontal && hasNoSideInsets
        case .layoutMargins: return hasCertainMargins(layout[view])
        case .readableContent: return false
        }
    }

    private func isCertain(_ rule: RowOrigin.StackRule, _ stack: View) -> Bool {
        switch rule {
        case .firstEdge, .lastEdge, .alignedStart, .alignedEnd, .alignedCentre:
            return stack.stack?.isMarginsRelative != true || hasCertainMargins(stack)
        case .gap: return stack.stack?.isBaselineRelative != true
        case .equalSizes: return true
        default: return false
        }
    }

    /// Whether the view's alignment rectangle is known to be its frame.
    private func hasPlainFrame(_ view: ViewID) -> Bool {
        layout.views[view.index].alignmentInsets == .zero && layout.views[view.index].alignmentInsetsAreKnown
    }

    private func hasCertainMargins(_ view: View) -> Bool {
        let rules = view.marginRules
        guard hasPlainFrame(view.id), !rules.preservesSuperviewMargins, !rules.takesSidesFromScreen else {
            return false
        }
        return rules.isExplicit && !rules.addsSafeArea
    }
}
