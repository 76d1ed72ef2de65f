import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText

/// The states of layouts for a terminal: a table for each layout and size, with a line for each combination of views
/// that are gone. Views with the same frame in every state are listed below the table.
package enum StatesText {
    package static func report(_ files: [StatesFile], style: Style) -> String {
        files.flatMap { file in file.tables.flatMap { tables(of: $0, style) } }.joined(separator: "\n")
    }

    private static func tables(of table: StateTable, _ style: Style) -> [String] {
        var bySize: [(size: CanvasSize, rows: [StateTable.Row])] = []
        for row in table.rows {
            if let index = bySize.firstIndex(where: { $0.size == row.solution.size }) {
                bySize[index].rows.append(row)
            } else {
                bySize.append((row.solution.size, [row]))
            }
        }
        return bySize.map { text(of: table, $0.rows, style) }
    }

    private static func text(of table: StateTable, _ rows: [StateTable.Row], _ style: Style) -> String {
        let layout = table.layout
        let views = layout.views.filter { !$0.isSynthesized && $0.kind != .spacer }
        let changing = views.filter { view in Set(rows.map { cell(of: view, in: $0) }).count > 1 }
        let head = ["state"] + changing.map { $0.id == .root ? "(root)" : printable($0.path) } + ["findings"]
        let body = rows.map { row in
            [name(of: row.configuration, layout)] + changing.map { cell(of: $0, in: row) }
                + [
                    row.findings.map(\.code.rawValue).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
                        .joined(separator: ", ")
                ]
        }
        var lines = [style.bold(heading(table, rows))]
        lines += AlignedTable.lines([head] + body, leftAligned: head.count).enumerated().map {
            $0 == 0 ? style.dim($1) : $1
        }
        let unchanging = views.filter { view in !changing.contains { $0.id == view.id } && view.id != .root }
        if let first = rows.first, !unchanging.isEmpty {
            lines.append(style.dim("  the same in every state"))
            lines += AlignedTable.lines(
                unchanging.map { [printable($0.path), cell(of: $0, in: first)] }, leftAligned: 2
            ).map { "  " + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func heading(_ table: StateTable, _ rows: [StateTable.Row]) -> String {
        let root = rows.first?.solution.frame(of: .root) ?? Rect(x: 0, y: 0, width: 0, height: 0)
        func side(_ length: CanvasLength, _ solved: Double) -> String {
            length == .fit ? "fit" : plainDecimal(solved, places: 3) ?? ""
        }
        let size = rows.first?.solution.size
        var text = "\(printable(table.layout.name))  \(side(size?.width ?? .fit, root.width)) x "
        text += side(size?.height ?? .fit, root.height)
        let withFindings = rows.count { !$0.findings.isEmpty }
        text += ", \(rows.count) \(rows.count == 1 ? "state" : "states")"
        text += ", \(withFindings == 0 ? "none" : "\(withFindings)") with findings"
        let isComplete = table.collapsibleViewCount < 62 && table.checkedSubsetCount == 1 << table.collapsibleViewCount
        if !isComplete {
            text += " (\(table.checkedSubsetCount) of 2^\(table.collapsibleViewCount) combinations checked)"
        }
        return text
    }

    private static func name(of configuration: Configuration, _ layout: Layout) -> String {
        var parts: [String] = []
        if let state = configuration.state, layout.states.indices.contains(state) {
            parts.append(printable(layout.states[state].name))
        }
        let gone = configuration.gone.sorted().map { printable(layout[$0].path) }
        if !gone.isEmpty { parts.append("without \(gone.joined(separator: ", "))") }
        for (parameter, value) in zip(layout.parameters, configuration.parameters) where parameter.value != value {
            parts.append("\(printable(parameter.name)) = \(plainDecimal(value, places: 3) ?? "")")
        }
        return parts.isEmpty ? "all" : parts.joined(separator: ", ")
    }

    /// `x,y wxh` in points, in the superview's coordinates; a dash for a view that is hidden or not installed.
    private static func cell(of view: View, in row: StateTable.Row) -> String {
        guard !row.solution.isHidden[view.id.index], row.solution.isInstalled[view.id.index] else { return "-" }
        let frame = row.solution.frame(of: view.id)
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { plainDecimal($0, places: 2) ?? "" }
        return "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
    }
}
