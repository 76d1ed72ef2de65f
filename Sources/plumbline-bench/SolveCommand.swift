import Foundation
import Simplex

/// Times the solver on one system. The times are medians, and include copying all values into an array.
struct SolveCommand {
    private var path: String
    private var shuffleSeed: UInt64?
    private var budget = 5.0
    private var solutionPath: String?

    init(_ arguments: inout ArraySlice<String>) throws {
        guard let path = arguments.popFirst() else { throw BenchError(usage) }
        self.path = path
        while let option = arguments.popFirst() {
            guard let value = arguments.popFirst() else { throw BenchError("\(option) needs a value") }
            switch (option, UInt64(value), Double(value)) {
            case ("--shuffle", let seed?, _): shuffleSeed = seed
            case ("--budget", _, let seconds?): budget = seconds
            case ("--sol", _, _): solutionPath = value
            default: throw BenchError(usage)
            }
        }
    }

    func run() throws {
        var system = try ConstraintSystem(path: path)
        if let shuffleSeed {
            var generator = SeededGenerator(seed: shuffleSeed)
            system.rows.shuffle(using: &generator)
        }
        var values = Array(repeating: 0.0, count: system.variableCount)
        var last: Loaded?
        let cold = measure(atMost: 101, budget: budget) {
            last = nil
            return timed { last = Loaded(system, &values) }
        }
        guard var loaded = last else { return }
        if case .infeasible(let set) = loaded.outcome { throw BenchError("infeasible: \(set)") }
        if let solutionPath {
            let text = values.map { "\($0)\n" }.joined()
            guard FileManager.default.createFile(atPath: solutionPath, contents: Data(text.utf8)) else {
                throw BenchError("cannot write \(solutionPath)")
            }
        }
        var step = 0
        let resize =
            system.edits.isEmpty
            ? []
            : measure(atMost: 1000, budget: budget) {
                step += 1
                let constants = system.edits[0].constants
                return timed { loaded.resize(to: constants[step % constants.count], &values) }
            }
        let middle = system.rows.count / 2
        let toggle =
            system.rows.isEmpty
            ? []
            : measure(atMost: 1000, budget: budget) {
                timed { loaded.toggle(middle, system.rows[middle], &values) }
            }
        let fields = [
            "\"solver\": \"plumbline\"", "\"file\": \"\(path)\"", "\"cold_s\": \(json(median(cold)))",
            "\"cold_runs\": \(cold.count)",
            "\"resize_s\": \(json(median(resize)))", "\"toggle_s\": \(json(median(toggle)))",
        ]
        print("{\(fields.joined(separator: ", "))}")
    }

    private func json(_ number: Double?) -> String {
        number.map { "\($0)" } ?? "null"
    }
}

/// A solver that has solved a system.
private struct Loaded {
    private var solver = Solver()
    private var rows: [RowID] = []
    private var edit: RowID?
    private(set) var outcome = Outcome.cancelled

    init(_ system: ConstraintSystem, _ values: inout [Double]) {
        for _ in 0..<system.variableCount { _ = solver.addVariable() }
        for editing in system.edits {
            let row = editing.row
            let id = solver.addRow(row.terms, row.relation, row.constant, priority: row.priority)
            edit = edit ?? id
        }
        rows.reserveCapacity(system.rows.count)
        for row in system.rows {
            rows.append(solver.addRow(row.terms, row.relation, row.constant, priority: row.priority))
        }
        solve(&values)
    }

    mutating func resize(to constant: Double, _ values: inout [Double]) {
        guard let edit else { return }
        solver.setConstant(constant, of: edit)
        solve(&values)
    }

    mutating func toggle(_ index: Int, _ row: ParsedRow, _ values: inout [Double]) {
        solver.removeRow(rows[index])
        rows[index] = solver.addRow(row.terms, row.relation, row.constant, priority: row.priority)
        solve(&values)
    }

    private mutating func solve(_ values: inout [Double]) {
        outcome = solver.solve()
        for index in values.indices { values[index] = solver.value(of: Variable(index)) }
    }
}
