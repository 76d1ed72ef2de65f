import RuntimeLog
import SourceText

@testable import LogAnalysis

/// Dumps of constraints for the tests of their explanation.
enum LoggedDump {
    static func explain(
        _ constraints: [String], broken: Int? = nil, in workspace: LogWorkspace = LogWorkspace()
    ) -> LogExplanation? {
        var log = list(constraints) + "\n)\n"
        if let broken { log += "Will attempt to recover by breaking constraint\n<\(constraints[broken])>\n" }
        return LogExplanation.explain(RuntimeLog.parse(SourceText(log)), in: workspace).first
    }

    /// A headline and the constraints, without the end of the list.
    static func list(_ constraints: [String]) -> String {
        "Unable to simultaneously satisfy constraints.\n(\n"
            + constraints.map { "\"<\($0)>\"" }.joined(separator: ",\n")
    }
}
