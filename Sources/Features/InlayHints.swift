// textDocument/inlayHint: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_inlayHint

import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText

/// Where a view stands, to be shown at its declaration.
package struct InlayHint: Hashable, Sendable {
    package var place: UTF8Offset
    /// `16, 8, 343 × 20.5`: x, y, width and height.
    package var text: String
    package var layout: Int
    package var view: ViewID
}

package enum InlayHints {
    /// The solved frames of the views declared in a part of the text, each behind the view's name, or behind its tag.
    ///
    /// The frames are those of the layout's first size, in points, in the superview's coordinates. A root has its canvas and needs no hint,
    /// and of what is undecided nothing is said.
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
                guard solved.base.isInstalled[view.id.index], solved.base.ambiguous[view.id.index].isEmpty,
                    let place = snapshot.parsed.outline.hintOffset(for: view)
                else { continue }
                let frame = solved.base.frame(of: view.id)
                let numbers = [frame.x, frame.y, frame.width].map(points).joined(separator: ", ")
                result.append(
                    InlayHint(
                        place: place, text: "\(numbers) × \(points(frame.height))",
                        layout: index, view: view.id))
            }
        }
        return result.sorted { $0.place < $1.place }
    }

    /// What there is to know of the view of a hint; nil where it is no longer there.
    package static func explanation(
        layout: Int, view: ViewID, in snapshot: Snapshot, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [HoverText.Block]? {
        guard let view = snapshot.document.layout(layout)?.view(view) else { return nil }
        return try snapshot.solved.report(on: view, ofLayout: layout, cancellation)
    }
}
