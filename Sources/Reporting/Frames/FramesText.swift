import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// Frames for a terminal: an aligned table for each layout, no wider than the terminal.
package enum FramesText {
    package static func report(_ files: [FramesFile], style: Style, width: Int? = nil) -> String {
        files.flatMap { file in file.layouts.map { table($0, in: file.text, style, width) } }.joined(separator: "\n")
    }

    private static func table(
        _ solved: LayoutFrames, in text: SourceText, _ style: Style, _ width: Int?
    ) -> String {
        let (solution, layout) = (solved.solution, solved.layout)
        let hasAmbiguous = solved.views.contains { !solution.ambiguous($0.id, in: layout).isEmpty }
        let state = solution.configuration.state
        let hasUnread = solved.views.contains { !layout.unreadComponents(of: $0.id, in: state).isEmpty }
        var rows = [["view", "kind", "line", "x", "y", "width", "height"]]
        for view in solved.views {
            let frame = solved.frame(of: view.id)
            let ambiguous = solution.ambiguous(view.id, in: layout)
            let unread = layout.unreadComponents(of: view.id, in: state)
            let numbers = FrameComponent.allCases.map { component in
                let space = hasAmbiguous || hasUnread ? " " : ""
                let mark = ambiguous.contains(component) ? "?" : unread.contains(component) ? "~" : space
                return (plainDecimal(frame[component], places: 3) ?? "") + mark
            }
            let line = String(text.lines.line(of: solved.layout.ownRange(view.nameRange).start) + 1)
            rows.append(
                [view.id == .root ? "(root)" : printable(view.path), printable(view.kind.rawValue), line] + numbers)
        }

        var lines = [style.bold(heading(solved))]
        lines += AlignedTable.lines(rows, leftAligned: 2, width: width, head: style.dim)
        if hasAmbiguous { lines.append(style.dim("  ? is ambiguous: the constraints do not determine it")) }
        if hasUnread { lines.append(style.dim("  ~ is a guess: code that could not be read may determine it")) }
        if !solved.broken.isEmpty {
            lines.append("  left out, because they conflict with others:")
            lines += solved.broken.map { "    " + printable($0) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func heading(_ solved: LayoutFrames) -> String {
        let size = [solved.rootFrame.width, solved.rootFrame.height].map { plainDecimal($0, places: 3) ?? "" }
        var parts = ["\(printable(solved.layout.name))  \(size.joined(separator: " x "))"]
        if solved.isAssumed, solved.solution.configuration.size == solved.layout.sizes.first?.size {
            parts.append(solved.solution.originOfAssumedSize)
        }
        if let state = solved.stateName { parts.append("state \(printable(state))") }
        if !solved.gone.isEmpty { parts.append("gone \(printable(solved.gone.joined(separator: ", ")))") }
        return parts.joined(separator: ", ")
    }
}
