// textDocument/hover: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_hover

import Wording
import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText

package enum Hover {
    /// What is known of the name or the constraint at a place; nil where there is neither.
    package static func text(
        at place: UTF8Offset, in snapshot: Snapshot, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> HoverText? {
        let document = snapshot.document
        if let occurrence = document.occurrence(at: place) {
            return try text(for: occurrence, at: place, in: snapshot, cancellation)
        }
        if let object = snapshot.innermostObject(at: place) {
            return try blocks(of: object, in: snapshot, cancellation).map {
                HoverText(range: object.part(at: place, in: snapshot.text), blocks: $0)
            }
        }
        if let remembered = snapshot.rememberedView(at: place) {
            let blocks = try frameBlocks(of: remembered.view, in: remembered.layout, cancellation)
            let note = "From the last version of the file without syntax errors."
            return HoverText(range: remembered.range, blocks: blocks + [.paragraph(note)])
        }
        return try collapse(at: place, in: snapshot, cancellation) ?? constraints(at: place, in: document)
    }

    /// What a `collapse` statement does, from its words that name nothing.
    private static func collapse(
        at place: UTF8Offset, in snapshot: Snapshot, _ cancellation: Cancellation
    ) throws(Cancelled) -> HoverText? {
        let document = snapshot.document
        guard let index = document.layoutIndex(at: place), let layout = document.layout(index),
            let collapse = layout.collapses.first(where: { $0.range.touches(place, in: snapshot.file) }),
            let view = layout.view(collapse.view),
            let solved = try snapshot.solved.base(index, cancellation)
        else { return nil }
        let going = try GoingReport(view, solved, cancellation)
        let heading = HoverText.Block.heading(what: "collapse", name: layout.displayName(of: view))
        return HoverText(
            range: collapse.range.range, blocks: [heading] + CollapseReport(collapse, layout).blocks + going.blocks)
    }

    /// What happens to the constraints of a view where it is said that it goes.
    private static func effectOfGoing(_ view: View, _ layout: Layout) -> [HoverText.Block] {
        if let collapse = layout.collapses.first(where: { $0.view == view.id }) {
            return CollapseReport(collapse, layout).blocks
        }
        let isArranged = view.parent.map { layout[$0].stack != nil } == true
        return [
            .paragraph(
                isArranged
                    ? "Its stack closes up: an arranged view that goes needs no collapse."
                    : "It is hidden and leaves its space: no collapse says what goes with it.")
        ]
    }

    /// The frame of a view, why it is so, and where it differs.
    package static func frameBlocks(
        of view: View, in layout: Layout, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [HoverText.Block] {
        let solved = try SolvedLayout(try SolvedBase(layout, cancellation), cancellation)
        return FrameReport(view, solved, Reasons(of: solved.solver)).blocks
    }

    private static func text(
        for occurrence: Occurrence, at place: UTF8Offset, in snapshot: Snapshot, _ cancellation: Cancellation
    ) throws(Cancelled) -> HoverText? {
        let document = snapshot.document
        let blocks: [HoverText.Block]?
        switch occurrence.symbol {
        case .view:
            guard let (index, view) = document.view(of: occurrence.symbol) else { return nil }
            let report = try snapshot.solved.report(on: view, ofLayout: index, cancellation)
            let layout = document.layouts[index]
            let isGoing = layout.saysThatAViewGoes(at: FileRange(snapshot.file, occurrence.range))
            blocks = report.map { isGoing ? $0 + effectOfGoing(view, layout) : $0 }
        case .layout:
            guard let (index, layout) = document.layout(of: occurrence.symbol),
                let solved = try snapshot.solved.base(index, cancellation)
            else { return nil }
            blocks = summary(of: layout) + (try StatesReport(layout[.root], solved, cancellation).blocks)
        case .label(_, let label):
            blocks = document.layout(of: occurrence.symbol).map { LabelReport(label, $0.layout).blocks }
        case .parameter:
            guard let parameter = document.parameter(of: occurrence.symbol) else { return nil }
            blocks = [
                .heading(what: "param", name: parameter.name),
                .paragraph(
                    "\(points(parameter.value)), from \(points(parameter.lower)) to \(points(parameter.upper)); checked at all three."
                ),
            ]
        case .object(let id), .userLabel(let id):
            blocks = try Hover.blocks(ofObject: id, in: snapshot, cancellation)
        case .state:
            guard let (layout, state) = document.state(of: occurrence.symbol) else { return nil }
            blocks = [.heading(what: "state", name: state.name), .list(state.changes.map { layout.sentence(for: $0) })]
        case .shared:
            blocks = nil
        }
        return blocks.map { HoverText(range: occurrence.range, blocks: $0) }
    }

    private static func summary(of layout: Layout) -> [HoverText.Block] {
        let sizes = layout.sizes.map { sizeName($0.size) }.joined(separator: "; ")
        let views = layout.views.count - 1
        let constraints = layout.constraints.count
        return [
            .heading(what: "layout", name: layout.name),
            .paragraph(
                "\(views) \(views == 1 ? "view" : "views"), \(constraints) \(constraints == 1 ? "constraint" : "constraints"). Checked at \(sizes)."
            ),
        ]
    }

    /// The constraints that stand at a place between the names, as sentences.
    private static func constraints(at place: UTF8Offset, in document: Document) -> HoverText? {
        guard let layout = document.layoutIndex(at: place).flatMap(document.layout) else { return nil }
        let near = layout.constraints.filter { $0.source.statement.touches(place, in: layout.file) }
        let focused = near.filter { $0.source.focus.touches(place, in: layout.file) }
        let shown = focused.isEmpty ? near : focused
        guard let first = shown.first else { return nil }
        return HoverText(
            range: layout.ownRange(focused.isEmpty ? first.source.statement : first.source.focus),
            blocks: [
                .heading(what: shown.count == 1 ? "constraint" : "constraints", name: layout.name),
                .list(shown.map { Sentence(layout).constraint($0.id) }),
            ] + layout.collapseNotes(on: shown.map(\.id)).map { .paragraph($0) })
    }
}
