import Analysis
import AutoLayoutEngine
import LayoutModel

extension Hover {
    /// What is known of an object of a document; nil for an identity that nothing has, or once `isCancelled` says true.
    static func blocks(
        ofObject id: String, in snapshot: Snapshot, _ isCancelled: @Sendable () -> Bool = { false }
    ) -> [HoverText.Block]? {
        snapshot.parsed.objects.first { $0.id == id }.flatMap { blocks(of: $0, in: snapshot, isCancelled) }
    }

    static func blocks(
        of object: DocumentObject, in snapshot: Snapshot, _ isCancelled: @Sendable () -> Bool
    ) -> [HoverText.Block]? {
        let document = snapshot.document
        switch object.role {
        case .view:
            guard let (layout, view) = document.view(ofObject: object.id) else { break }
            return frameBlocks(of: view, in: layout, isCancelled).map { heading(object) + $0.dropFirst() }
        case .constraint:
            for layout in document.layouts {
                guard let constraint = layout.constraints.first(where: { $0.objectID == object.id }) else { continue }
                return ConstraintReport(constraint, layout, isCancelled).map { heading(object) + $0.blocks }
            }
        case .guide:
            guard let guide = object.guide, let (layout, view) = document.view(ofObject: guide.view) else { break }
            return GuideReport(Item(view.id, guide.guide), layout, isCancelled).map { heading(object) + $0.blocks }
        case .connection:
            let end = object.destination.flatMap { id in snapshot.parsed.objects.first { $0.id == id } }
            guard let end else { break }
            return heading(object) + [.paragraph("Leads to \"\(end.name)\", \(end.customClass ?? end.kind).")]
        case .controller, .placeholder, .other: break
        }
        return heading(object)
    }

    private static func heading(_ object: DocumentObject) -> [HoverText.Block] {
        let heading = HoverText.Block.heading(what: object.kind, name: object.name)
        return object.customClass.map { [heading, .paragraph("An object of the class \($0).")] } ?? [heading]
    }
}

/// Where a guide that a view brings along lies, and how far inside the view.
struct GuideReport {
    let blocks: [HoverText.Block]

    /// Nil once `isCancelled` says true.
    init?(_ item: Item, _ layout: Layout, _ isCancelled: @Sendable () -> Bool) {
        var solver = LayoutSolver(layout)
        guard
            let solution = solver.solve(Configuration(baseOf: layout), listsAmbiguous: false, isCancelled: isCancelled)
        else { return nil }
        let view = layout[item.view]
        guard let frame = solver.rectangle(of: item), solution.frames.indices.contains(view.id.index) else {
            return nil
        }
        let around = solution.frame(of: view.id)
        let insets = [frame.y, frame.x, around.height - frame.maxY, around.width - frame.maxX].map(points)
        blocks = [
            .paragraph("\(frameText(frame)) in \"\(view.displayName ?? view.name)\", at \(sizeName(solution.size))"),
            .paragraph("Insets: top \(insets[0]), leading \(insets[1]), bottom \(insets[2]), trailing \(insets[3])."),
        ]
    }
}

func frameText(_ frame: Rect) -> String {
    "x \(points(frame.x)), y \(points(frame.y)), width \(points(frame.width)), height \(points(frame.height))"
}
