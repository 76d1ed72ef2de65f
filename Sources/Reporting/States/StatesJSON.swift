import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText

/// The states of layouts as JSON, with frames in points.
package enum StatesJSON {
    /// - Parameter onlyFindings: whether states without findings are left out.
    package static func report(_ files: [StatesFile], onlyFindings: Bool = false) -> String {
        let list = files.map { file in
            JSON.object([
                ("path", .string(file.path)),
                ("layouts", .array(file.tables.map { object($0, in: file.text, onlyFindings) })),
            ])
        }
        return JSON.object([("version", .integer(1)), ("files", .array(list))]).text + "\n"
    }

    private static func object(_ table: StateTable, in text: SourceText, _ onlyFindings: Bool) -> JSON {
        let rows = table.rows.filter { !onlyFindings || !$0.findings.isEmpty }
        return .object([
            ("name", .string(table.layout.name)),
            ("viewsThatGo", .integer(table.collapsibleViewCount)),
            ("combinations", .integer(table.checkedSubsetCount)),
            ("states", .array(rows.map { object($0, of: table.layout, in: text) })),
        ])
    }

    private static func object(_ row: StateTable.Row, of layout: Layout, in text: SourceText) -> JSON {
        let solved = LayoutFrames(layout: layout, solution: row.solution, broken: [])
        return .object([
            ("size", FramesJSON.size(solved.rootFrame)),
            ("state", solved.stateName.map(JSON.string) ?? .null),
            ("gone", .array(solved.gone.map(JSON.string))),
            (
                "parameters",
                .object(
                    zip(layout.parameters, row.configuration.parameters).map { ($0.name, .number($1)) })
            ),
            ("views", .array(solved.views.map { object($0, in: row.solution) })),
            ("findings", .array(row.findings.map { object($0, in: text) })),
        ])
    }

    private static func object(_ view: View, in solution: Solution) -> JSON {
        .object([
            ("path", .string(view.path)),
            ("isHidden", .bool(solution.isHidden[view.id.index])),
            ("frame", FramesJSON.frame(solution.frame(of: view.id))),
        ])
    }

    private static func object(_ finding: Finding, in text: SourceText) -> JSON {
        .object([
            ("code", .string(finding.code.rawValue)),
            ("severity", .string(finding.severity.word)),
            ("line", .integer(text.lines.line(of: finding.range.start) + 1)),
            ("message", .string(finding.message)),
        ])
    }
}
