// LSP 3.17: textDocument/inlayHint

import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText

/// The frame of a view, shown at its declaration.
package struct InlayHint: Hashable, Sendable {
    package var offset: UTF8Offset
    /// `[16, 8, 343 × 20.5]`: x, y, width and height, in brackets so that it does not look like source.
    package var text: String
    package var layout: Int
    package var view: ViewID
}

package enum InlayHints {
    /// The solved frames of the views that are declared in a range, each after the view's declaration or its XML tag.
    ///
    /// The frames are those at the layout's first size, in points in the superview's coordinates. Root
    /// views, whose frame is the canvas, ambiguous views and those that are gone have no hint. Where code makes several
    /// views, a hint says what holds for all.
    package static func hints(
        in range: TextRange, of snapshot: Snapshot, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [InlayHint] {
        let document = snapshot.document
        var result: [InlayHint] = []
        for (index, layout) in document.layouts.enumerated() where layout.range.overlaps(range) {
            let views = layout.views.filter {
                $0.parent != nil && !$0.isAnonymous && !$0.isSynthesized && $0.nameRange.file == snapshot.file
                    && range.contains($0.nameRange.range)
            }
            guard !views.isEmpty else { continue }
            guard let solved = try snapshot.solved.base(index, cancellation) else { continue }
            for view in views {
                let isAssumed = layout.sourceTraits.contains(.hasAssumedSizes)
                guard solved.base.isInstalled[view.id.index], solved.base.ambiguous[view.id.index].isEmpty,
                    !layout.ancestors(of: view.id).contains(where: { solved.base.isGone[$0.index] }),
                    !isAssumed || !layout.isPartiallyKnown(view.id),
                    let offset = snapshot.parsed.outline.hintOffset(for: view)
                else { continue }
                let frame = solved.base.frame(of: view.id)
                let numbers = [frame.x, frame.y, frame.width].map(points).joined(separator: ", ")
                result.append(
                    InlayHint(
                        offset: offset, text: "[\(numbers) × \(points(frame.height))]", layout: index, view: view.id))
            }
        }
        let places = Dictionary(grouping: result) { Place(layout: $0.layout, offset: $0.offset) }
        return places.values.compactMap { hints in hints.allSatisfy { $0.text == hints[0].text } ? hints[0] : nil }
            .sorted { ($0.offset, $0.layout) < ($1.offset, $1.layout) }
    }

    private struct Place: Hashable {
        var layout: Int
        var offset: UTF8Offset
    }

    /// The hover of the view of a hint; nil if the view no longer exists.
    package static func tooltip(
        layout: Int, view: ViewID, in snapshot: Snapshot, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [HoverText.Block]? {
        guard let view = snapshot.document.layout(layout)?.view(view) else { return nil }
        return try snapshot.solved.report(on: view, ofLayout: layout, cancellation)
    }
}
