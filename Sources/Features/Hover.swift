// LSP 3.17: textDocument/hover

import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

package enum Hover {
    /// The hover of the name, object or constraint at an offset; nil if there is none.
    package static func text(
        at offset: UTF8Offset, in snapshot: Snapshot, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> HoverText? {
        let document = snapshot.document
        if let occurrence = document.occurrence(at: offset) {
            return try blocks(for: occurrence, in: snapshot, cancellation).map {
                HoverText(range: occurrence.range, blocks: $0)
            }
        }
        if let object = snapshot.innermostObject(at: offset) {
            return try blocks(of: object, in: snapshot, cancellation).map {
                HoverText(range: object.part(at: offset, in: snapshot.text), blocks: $0)
            }
        }
        if let remembered = snapshot.rememberedView(at: offset) {
            let blocks = try frameBlocks(of: remembered.view, in: remembered.layout, cancellation)
            let note = "From the last version of the file without syntax errors."
            return HoverText(range: remembered.range, blocks: blocks + [.paragraph(note)])
        }
        var statement = try collapse(at: offset, in: snapshot, cancellation)
        if statement == nil { statement = try constraints(at: offset, in: snapshot, cancellation) }
        guard let word = snapshot.parsed.outline.explainedWord(at: offset) else { return statement }
        guard var hover = statement else { return HoverText(range: word.range, blocks: blocks(explaining: word)) }
        hover.blocks += blocks(explaining: word)
        return hover
    }

    /// The meaning of a word of the format, with an example.
    private static func blocks(explaining word: ExplainedWord) -> [HoverText.Block] {
        [.heading(kind: "keyword", name: word.word)] + word.meanings.map { .markdown($0) }
            + (word.example.map { [.code($0, language: word.language)] } ?? [])
    }

    /// The frame of a view, the constraints that determine it, and the configurations where it differs.
    package static func frameBlocks(
        of view: View, in layout: Layout, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [HoverText.Block] {
        let solved = try SolvedLayout(try SolvedBase(layout, cancellation), cancellation)
        return FrameReport(view, solved, Reasons(of: solved.solver)).blocks
    }

    private static func blocks(
        for occurrence: Occurrence, in snapshot: Snapshot, _ cancellation: Cancellation
    ) throws(Cancelled) -> [HoverText.Block]? {
        let document = snapshot.document
        switch occurrence.symbol {
        case .view:
            guard let (index, view) = document.view(of: occurrence.symbol) else { return nil }
            let report = try snapshot.solved.report(on: view, ofLayout: index, cancellation)
            let layout = document.layouts[index]
            if occurrence.isVisibility { return report.map { $0 + effectOfHiding(view, in: layout) } }
            guard layout.isCollapsed(at: FileRange(snapshot.file, occurrence.range)) else { return report }
            return report.map { $0 + collapseBlocks(of: view, layout) }
        case .layout:
            guard let (index, layout) = document.layout(of: occurrence.symbol),
                let solved = try snapshot.solved.base(index, cancellation)
            else { return nil }
            return summary(of: layout) + (try StatesReport(layout[.root], solved, cancellation).blocks)
        case .label(_, let label):
            return document.layout(of: occurrence.symbol).map { LabelReport(label, $0.layout).blocks }
        case .parameter: return document.parameter(of: occurrence.symbol).map(blocks)
        case .object(let id), .userLabel(let id):
            return try blocks(ofObject: id, in: snapshot, cancellation)
        case .state:
            guard let (layout, state) = document.state(of: occurrence.symbol) else { return nil }
            return [.heading(kind: "state", name: state.name), .list(state.changes.map { layout.sentence(for: $0) })]
        case .shared: return nil
        }
    }

    private static func blocks(of parameter: Parameter) -> [HoverText.Block] {
        let range = "from \(points(parameter.lower)) to \(points(parameter.upper))"
        return [
            .heading(kind: "param", name: parameter.name),
            .paragraph("\(points(parameter.value)), \(range); checked at all three values."),
        ]
    }

    private static func summary(of layout: Layout) -> [HoverText.Block] {
        let sizes = layout.sizes.map { sizeName($0.size) }.joined(separator: "; ")
        let contents = "\(counted(layout.views.count - 1, "view")), \(counted(layout.constraints.count, "constraint"))"
        let checked = layout.sourceTraits.contains(.hasAssumedSizes) ? "every size" : sizes
        return [
            .heading(kind: "layout", name: layout.name), .paragraph("\(contents). Checked at \(checked)."),
        ]
    }

    /// The effect of a `collapse` or a `gone` on a view, shown at the name of the view in it.
    private static func collapseBlocks(of view: View, _ layout: Layout) -> [HoverText.Block] {
        if let collapse = layout.collapses.first(where: { $0.view == view.id }) {
            return CollapseReport(collapse, layout).blocks
        }
        let isArranged = view.parent.map { layout[$0].stack != nil } == true
        return [
            .paragraph(
                isArranged
                    ? "Its stack view removes it when it is gone. It needs no collapse."
                    : "When gone, it is hidden and keeps its space, as it has no collapse.")
        ]
    }

    /// What `isHidden` does to a view of code.
    private static func effectOfHiding(_ view: View, in layout: Layout) -> [HoverText.Block] {
        if layout.collapse(of: view.id) != nil { return collapseBlocks(of: view, layout) }
        let stack = view.parent.map { layout[$0] }.flatMap { $0.stack == nil ? nil : $0 }
        guard let stack else { return [.paragraph("Hidden, it keeps its space: isHidden changes no constraint.")] }
        return [
            .paragraph(
                "Hidden, it is gone: \(layout.displayName(of: stack)) arranges the others without it and its spacing, "
                    + "and brings both back when it is shown.")
        ]
    }

    /// The effect of a `collapse` statement, at a word of it that is not a name.
    private static func collapse(
        at offset: UTF8Offset, in snapshot: Snapshot, _ cancellation: Cancellation
    ) throws(Cancelled) -> HoverText? {
        let document = snapshot.document
        guard let index = document.layoutIndex(at: offset), let layout = document.layout(index),
            let collapse = layout.collapses.first(where: { $0.range.touches(offset, in: snapshot.file) }),
            let view = layout.view(collapse.view),
            let solved = try snapshot.solved.base(index, cancellation)
        else { return nil }
        let heading = HoverText.Block.heading(kind: "collapse", name: layout.displayName(of: view))
        return HoverText(
            range: collapse.range.range,
            blocks: [heading] + CollapseReport(collapse, layout).blocks
                + (try HidingReport(view, solved, cancellation).blocks))
    }

    /// The constraints that are written at an offset, as sentences.
    private static func constraints(
        at offset: UTF8Offset, in snapshot: Snapshot, _ cancellation: Cancellation
    ) throws(Cancelled) -> HoverText? {
        let document = snapshot.document
        guard let index = document.layoutIndex(at: offset), let layout = document.layout(index) else { return nil }
        let near = layout.constraints.filter { $0.source.statement.touches(offset, in: layout.file) }
        let focused = near.filter { $0.source.focus.touches(offset, in: layout.file) }
        let shown = focused.isEmpty ? near : focused
        guard let first = shown.first else { return nil }
        let range = layout.ownRange(focused.isEmpty ? first.source.statement : first.source.focus)
        if layout.sourceTraits.contains(.hasAssumedSizes), shown.count == 1 {
            guard let solved = try snapshot.solved.layout(index, cancellation) else { return nil }
            let heading = HoverText.Block.heading(kind: "constraint", name: layout.name)
            return HoverText(range: range, blocks: [heading] + ConstraintReport(first, solved).blocks)
        }
        return HoverText(
            range: range,
            blocks: [
                .heading(kind: shown.count == 1 ? "constraint" : "constraints", name: layout.name),
                .list(shown.map { Sentence(layout).constraint($0.id) }),
            ] + layout.collapseNotes(on: shown.map(\.id)).map { .paragraph($0) })
    }
}
