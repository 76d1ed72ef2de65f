import AutoLayoutEngine
import LayoutModel

/// The required equalities of a layout that rest on its constraints and constants alone.
///
/// Left out is whatever a text measure, the size of a content, or a table of devices and versions has part in: margins
/// that nobody wrote down, safe areas, baselines, alignment rectangles that are not the frame. What follows from the
/// rest is so on every machine.
struct CertainEqualities {
    private(set) var rows: [LinearRelation]
    private let layout: Layout
    private let solver: LayoutSolver
    private var implied = ImpliedEqualities()

    /// - Parameter withCanvas: whether the root's size in the configuration counts as given.
    init(_ solved: SolvedConfiguration, withCanvas: Bool) {
        layout = solved.layout
        solver = solved.solver
        let certainty = Certainty(solved)
        rows = solved.relations.equalities.filter { row in
            // A mask makes a frame of the superview's as it was recorded, and so in the end of the canvas.
            if case .autoresizing = row.origin, !withCanvas { return false }
            return certainty.isCertain(row)
        }
        for row in rows { _ = implied.insert(row) }
        guard withCanvas else { return }
        for axis in Axis.allCases {
            let component = FrameComponent.size(on: axis)
            let length = solved.solution.frame(of: .root)[component]
            _ = implied.insert(solved.solver.terms(of: component, .root), equals: length)
        }
    }

    /// A number of a view's frame, where the equalities alone decide it.
    mutating func value(of component: FrameComponent, _ view: ViewID) -> Double? {
        implied.value(of: solver.terms(of: component, view))
    }
}

/// Which rows rest on constraints and constants alone.
struct Certainty {
    private let layout: Layout
    /// Whether no safe area of the canvas has anything to do with horizontal places.
    private let sidesAreFree: Bool

    init(_ solved: SolvedConfiguration) {
        layout = solved.layout
        let safeArea = solved.layout.safeArea ?? solved.solution.size.safeArea ?? .zero
        // A phone on its side has a notch there.
        sidesAreFree =
            safeArea.leading == 0 && safeArea.trailing == 0 && solved.solution.size.traits.vertical != .compact
    }

    func isCertain(_ row: LinearRelation) -> Bool {
        row.isRequired && isCertain(row.origin)
    }

    /// Whether a row with this origin is, if it is required.
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
            return anchor.attribute.axis == .horizontal && sidesAreFree
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

    /// Whether constraints see the frame itself.
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
