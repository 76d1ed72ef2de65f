import Analysis
import AutoLayoutEngine
import LayoutModel

extension Hover {
    /// The hover of an object of a document; nil for an unknown id.
    static func blocks(
        ofObject id: String, in snapshot: Snapshot, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [HoverText.Block]? {
        guard let object = snapshot.documentObject(id) else { return nil }
        return try blocks(of: object, in: snapshot, cancellation)
    }

    static func blocks(
        of object: DocumentObject, in snapshot: Snapshot, _ cancellation: Cancellation
    ) throws(Cancelled) -> [HoverText.Block]? {
        let document = snapshot.document
        switch object.role {
        case .view:
            guard let (index, view) = document.view(ofObject: object.id) else { break }
            return try snapshot.solved.report(on: view, ofLayout: index, cancellation).map {
                heading(object) + $0.dropFirst()
            }
        case .constraint:
            for (index, layout) in document.layouts.enumerated() {
                guard let constraint = layout.constraints.first(where: { $0.objectID == object.id }) else { continue }
                return try snapshot.solved.layout(index, cancellation).map {
                    heading(object) + ConstraintReport(constraint, $0).blocks
                }
            }
        case .guide:
            guard let guide = object.guide, let (index, view) = document.view(ofObject: guide.view) else { break }
            return try snapshot.solved.layout(index, cancellation).map {
                heading(object) + GuideReport(Item(view.id, guide.guide), $0).blocks
            }
        case .connection:
            if let (index, collapse) = document.collapse(ofConnection: object, among: snapshot.parsed.outline.objects) {
                let layout = document.layouts[index]
                guard let solved = try snapshot.solved.base(index, cancellation) else { return nil }
                let hiding = try HidingReport(layout[collapse.view], solved, cancellation)
                return heading(object) + CollapseReport(collapse, layout).blocks + hiding.blocks
            }
            guard let target = object.destination.flatMap(snapshot.documentObject) else { break }
            return heading(object) + [
                .paragraph("Connected to \"\(target.name)\", \(target.customClass ?? target.kind).")
            ]
        case .controller, .placeholder, .other: break
        }
        return heading(object)
    }

    private static func heading(_ object: DocumentObject) -> [HoverText.Block] {
        let heading = HoverText.Block.heading(kind: object.kind, name: object.name)
        return object.customClass.map { [heading, .paragraph("Class \($0).")] } ?? [heading]
    }
}

extension Document {
    /// The collapse whose outlet collection contains a connection to a constraint; nil for other connections.
    fileprivate func collapse(
        ofConnection connection: DocumentObject, among objects: [DocumentObject]
    ) -> (layout: Int, collapse: Collapse)? {
        guard let parent = connection.parent, objects.indices.contains(parent),
            let (index, view) = view(ofObject: objects[parent].id),
            let collapse = layouts[index].collapses.first(where: { $0.view == view.id }),
            collapse.constraints.contains(where: { layouts[index][$0].objectID == connection.destination })
        else { return nil }
        return (index, collapse)
    }
}
