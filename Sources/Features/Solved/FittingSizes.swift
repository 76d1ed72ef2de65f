import AutoLayoutEngine
import LayoutModel

/// The likely sizes of views whose own classes lay out what is in them: as small as the constraints there allow.
///
/// Nothing is concluded from them. They are for frames that a person sees.
package struct FittingSizes {
    private let document: Document
    /// By the name of the class; nil while it is being laid out, and for one without a size.
    private var known: [String: AxisPair<Double?>?] = [:]
    /// How many classes are laid out, each for one that has a view of it.
    private var depth = 0
    private static let mostDepth = 12

    package init(of document: Document) {
        self.document = document
    }

    /// A layout as it is shown.
    package mutating func shown(_ layout: Layout, _ cancellation: Cancellation) throws(Cancelled) -> Layout {
        var layout = layout
        for index in layout.views.indices {
            let view = layout.views[index]
            guard view.id != .root, view.children.isEmpty, view.stack == nil, let name = view.customClass,
                Axis.allCases.contains(where: { view.intrinsicSize[$0] == .unknown }),
                let size = try size(ofClass: name, cancellation)
            else { continue }
            for axis in Axis.allCases where view.intrinsicSize[axis] == .unknown {
                if let length = size[axis] { layout.views[index].likelySize[axis] = length }
            }
        }
        return layout
    }

    private mutating func size(
        ofClass name: String, _ cancellation: Cancellation
    ) throws(Cancelled) -> AxisPair<Double?>? {
        if let known = known[name] { return known }
        known[name] = .some(nil)
        guard depth < Self.mostDepth, let layout = document.layoutsOfClass(name).first, layout[.root].kind == .view
        else { return nil }
        depth += 1
        defer { depth -= 1 }
        var fitting = try shown(layout, cancellation)
        let range = fitting.sizes.first?.range ?? layout[.root].declaration
        fitting.sizes = [SizeDeclaration(size: CanvasSize(width: .fit, height: .fit), range: range)]
        var solver = LayoutSolver(fitting)
        let solution = try solver.solve(
            Configuration(baseOf: fitting), listsAmbiguous: false, isShown: true, cancellation)
        let frame = solution.frame(of: .root)
        var size = AxisPair<Double?>(nil)
        for axis in Axis.allCases where frame.length(on: axis) > 0 { size[axis] = frame.length(on: axis) }
        known[name] = size
        return size
    }
}

extension Document {
    /// The document with its layouts as they are shown, for commands, which nothing cancels.
    package var asShown: Document {
        var shown = self
        var sizes = FittingSizes(of: self)
        shown.layouts = uncancelled { (never) throws(Cancelled) in
            var layouts: [Layout] = []
            for layout in self.layouts { layouts.append(try sizes.shown(layout, never)) }
            return layouts
        }
        return shown
    }
}
