import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText

/// The states of layouts for a terminal: a table for each layout and size, with a line for each combination of views
/// that are gone. Sizes with the same table share it. Views with the same frame in every state are listed below it.
package enum StatesText {
    /// - Parameters:
    ///   - width: the most columns of a line; nil for any number.
    ///   - onlyFindings: whether states without findings are left out.
    package static func report(
        _ files: [StatesFile], style: Style, width: Int? = nil, onlyFindings: Bool = false
    ) -> String {
        files.flatMap { file in file.tables.flatMap { tables(of: $0, onlyFindings) } }
            .map { text(of: $0, style, width) }.joined(separator: "\n")
    }

    /// A table for some sizes.
    private struct Table {
        var name: String
        var sizes: [String]
        var counts: String
        /// With a head.
        var rows: [[String]]
        var unchanging: [[String]]
    }

    private static func tables(of table: StateTable, _ onlyFindings: Bool) -> [Table] {
        var bySize: [(size: CanvasSize, rows: [StateTable.Row])] = []
        for row in table.rows {
            if let index = bySize.firstIndex(where: { $0.size == row.solution.size }) {
                bySize[index].rows.append(row)
            } else {
                bySize.append((row.solution.size, [row]))
            }
        }
        var tables: [Table] = []
        for (size, rows) in bySize {
            var own = self.table(of: table, inNaturalOrder(rows), onlyFindings)
            own.sizes = [text(of: size, rows.first?.solution.frame(of: .root))]
            if onlyFindings, own.rows.count == 1 { continue }
            if let index = tables.firstIndex(where: {
                $0.counts == own.counts && $0.rows == own.rows && $0.unchanging == own.unchanging
            }) {
                // Two devices may have the same size and different insets.
                tables[index].sizes += own.sizes.filter { !tables[index].sizes.contains($0) }
            } else {
                tables.append(own)
            }
        }
        return tables
    }

    /// The rows by the number of views that are gone, and then by their order; named states at the end.
    private static func inNaturalOrder(_ rows: [StateTable.Row]) -> [StateTable.Row] {
        let parameters = rows.map(\.configuration.parameters).reduce(into: [[Double]]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let keys = rows.map { row in
            let configuration = row.configuration
            let gone = configuration.gone.sorted().map(\.index)
            let values = parameters.firstIndex(of: configuration.parameters) ?? 0
            return [configuration.state.map { $0 + 1 } ?? 0, values, gone.count] + gone
        }
        let order = rows.indices.sorted {
            keys[$0] == keys[$1] ? $0 < $1 : keys[$0].lexicographicallyPrecedes(keys[$1])
        }
        return order.map { rows[$0] }
    }

    private static func table(of table: StateTable, _ rows: [StateTable.Row], _ onlyFindings: Bool) -> Table {
        let layout = table.layout
        let views = layout.views.filter { !$0.isSynthesized && $0.kind != .spacer }
        let changing = views.filter { view in Set(rows.map { cell(of: view, in: $0) }).count > 1 }
        let head = ["state"] + changing.map { $0.id == .root ? "(root)" : printable($0.path) } + ["findings"]
        let body = rows.filter { !onlyFindings || !$0.findings.isEmpty }.map { row in
            [name(of: row.configuration, layout)] + changing.map { cell(of: $0, in: row) }
                + [
                    row.findings.map(\.code.rawValue).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
                        .joined(separator: ", ")
                ]
        }
        let unchanging = views.filter { view in !changing.contains { $0.id == view.id } && view.id != .root }
        return Table(
            name: printable(layout.name), sizes: [], counts: counts(of: table, rows), rows: [head] + body,
            unchanging: rows.first.map { first in
                unchanging.map { [printable($0.path), cell(of: $0, in: first)] }
            } ?? [])
    }

    private static func text(of table: Table, _ style: Style, _ width: Int?) -> String {
        let heading = "\(table.name)  \(table.sizes.joined(separator: ", ")), \(table.counts)"
        var lines = (width.map { wrappedLines(heading, to: $0, indent: 2) } ?? [heading]).map(style.bold)
        lines += AlignedTable.lines(
            table.rows, leftAligned: table.rows.first?.count ?? 0, width: width, head: style.dim)
        if !table.unchanging.isEmpty {
            lines.append(style.dim("  the same in every state"))
            lines += AlignedTable.lines(table.unchanging, leftAligned: 2, width: width.map { $0 - 2 })
                .map { "  " + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// - Parameter root: the frame of the root view.
    private static func text(of size: CanvasSize, _ root: Rect?) -> String {
        func side(_ length: CanvasLength, _ solved: Double) -> String {
            length == .fit ? "fit" : plainDecimal(solved, places: 3) ?? ""
        }
        return "\(side(size.width, root?.width ?? 0)) x \(side(size.height, root?.height ?? 0))"
    }

    private static func counts(of table: StateTable, _ rows: [StateTable.Row]) -> String {
        let withFindings = rows.count { !$0.findings.isEmpty }
        var text = counted(rows.count, "state")
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
