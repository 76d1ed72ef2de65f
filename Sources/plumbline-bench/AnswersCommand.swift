import Simplex

/// Solves many systems and prints the answers, for comparison with a reference.
///
/// Each line of the file is one of:
///
///     system          starts a new system
///     v 0|1           adds a variable; 1: with a bound at zero
///     r ROW           adds a row, as in an .lcs file; rows are numbered from 0 in order of addition
///     c ROW CONSTANT  changes a row's constant
///     d ROW           removes a row
///     solve           prints the answer
struct AnswersCommand {
    private var path: String

    init(_ arguments: inout ArraySlice<String>) throws {
        guard let path = arguments.popFirst(), arguments.isEmpty else { throw BenchError(usage) }
        self.path = path
    }

    func run() throws {
        var solver = Solver()
        var variables: [Variable] = []
        var rows: [RowID] = []
        for line in try lines(ofFile: path) {
            let fields = line.split(separator: " ")
            switch fields.first {
            case "system":
                solver = Solver()
                variables = []
                rows = []
            case "v": variables.append(solver.addVariable(isNonNegative: fields.last == "1"))
            case "r":
                let row = try ParsedRow(fields.dropFirst())
                rows.append(solver.addRow(row.terms, row.relation, row.constant, priority: row.priority))
            case "c":
                guard fields.count == 3, let row = Int(fields[1]), rows.indices.contains(row),
                    let constant = Double(fields[2])
                else { throw BenchError("invalid change: \(line)") }
                solver.setConstant(constant, of: rows[row])
            case "d":
                guard fields.count == 2, let row = Int(fields[1]), rows.indices.contains(row) else {
                    throw BenchError("invalid removal: \(line)")
                }
                solver.removeRow(rows[row])
            case "solve": print(answer(&solver, variables))
            default: throw BenchError("unknown line: \(line)")
            }
        }
    }

    private func answer(_ solver: inout Solver, _ variables: [Variable]) -> String {
        switch solver.solve() {
        case .solved:
            let values = variables.map { solver.value(of: $0) }
            let free = solver.freeVariables().map {
                [$0.variable.index, $0.canDecrease ? 1 : 0, $0.canIncrease ? 1 : 0]
            }
            return "{\"outcome\": \"solved\", \"values\": \(values), \"free\": \(free)}"
        case .infeasible(let set):
            let (rows, bounds) = (set.rows.map(\.index), set.bounds.map(\.index))
            return "{\"outcome\": \"infeasible\", \"rows\": \(rows), \"bounds\": \(bounds)}"
        case .cancelled:
            return "{\"outcome\": \"cancelled\"}"
        }
    }
}
