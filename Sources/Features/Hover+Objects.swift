import Analysis
import AutoLayoutEngine
import LayoutModel

extension Hover {
    /// What is known of an object of a document; nil for an identity that nothing has.
    static func blocks(
        ofObject id: String, in snapshot: Snapshot, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [HoverText.Block]? {
        guard let object = snapshot.parsed.outline.objects.first(where: { $0.id == id }) else { return nil }
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
                let going = try GoingReport(layout[collapse.view], solved, cancellation)
                return heading(object) + CollapseReport(collapse, layout).blocks + going.blocks
            }
            let end = object.destination.flatMap { id in snapshot.parsed.outline.objects.first { $0.id == id } }
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

extension Document {
    /// How the view collapses from whose outlet collection a connection leads to a constraint, with its layout; nil for other connections.
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
