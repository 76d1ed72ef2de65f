import Analysis
import AutoLayoutEngine
import Features
import Formats
import Foundation
import LayoutModel
import SourceText

/// Times layouts of several kinds with more and more views.
///
/// The times are CPU times. `ratio` is the time of a new solver for each configuration divided by that of one solver
/// for all: what resuming from the last configuration saves. `growth` is the exponent with which the time of one
/// configuration grows with the number of views, from one layout of a kind to the next.
struct StatesCommand {
    private var most = 20
    private var kinds = SampleLayout.Kind.allCases

    init(_ arguments: inout ArraySlice<String>) throws {
        while let option = arguments.popFirst() {
            guard let value = arguments.popFirst() else { throw BenchError(usage) }
            if option == "--views", let views = Int(value), views > 0 {
                most = views
            } else if option == "--kind", let kind = SampleLayout.Kind(rawValue: value) {
                kinds = [kind]
            } else {
                throw BenchError(usage)
            }
        }
    }

    func run() throws {
        for kind in kinds {
            var before: (views: Int, each: Double)?
            for views in kind.sizes where views <= most || !kind.hidesViews {
                let each = try measure(kind, views, before)
                before = (views, each)
            }
        }
    }

    /// Prints the times of a layout.
    ///
    /// - Returns: the time to check one configuration, in seconds.
    private func measure(
        _ kind: SampleLayout.Kind, _ views: Int, _ before: (views: Int, each: Double)?
    ) throws -> Double {
        let document = try FormatRegistry.standard.parse(SampleLayout.text(kind, views))
        guard let layout = document.layouts.first, document.problems.isEmpty else {
            throw BenchError("invalid layout: \(document.problems.map(\.message))")
        }
        let space = ConfigurationSpace(layout)
        let configurations = space.order.map { space.configurations[$0] }
        var findings = 0
        let check = cpu { findings = (try? Checker(.standard).findings(in: layout))?.count ?? -1 }
        let solve = cpu {
            var solver = LayoutSolver(layout)
            for configuration in configurations { _ = solver.solve(configuration, listsAmbiguous: false) }
        }
        // A sample is enough for the time of one configuration.
        let step = max(1, configurations.count / 200)
        let sample = stride(from: 0, to: configurations.count, by: step).map { configurations[$0] }
        let fresh = cpu {
            for configuration in sample {
                var solver = LayoutSolver(layout)
                _ = solver.solve(configuration, listsAmbiguous: false)
            }
        }
        let each = check / Double(configurations.count)
        let solveEach = solve / Double(configurations.count), freshEach = fresh / Double(sample.count)
        var fields = [
            "\"layout\": \"\(kind.rawValue)\"", "\"views\": \(views)", "\"configurations\": \(configurations.count)",
            "\"findings\": \(findings)", "\"check_s\": \(check)", "\"check_us_each\": \(each * 1e6)",
            "\"solve_s\": \(solve)", "\"solve_us_each\": \(solveEach * 1e6)",
            "\"fresh_us_each\": \(freshEach * 1e6)", "\"ratio\": \(freshEach / solveEach)",
        ]
        if let before {
            let growth = log(each / before.each) / log(Double(views) / Double(before.views))
            fields.append("\"growth\": \((growth * 100).rounded() / 100)")
        }
        print("{\(fields.joined(separator: ", "))}")
        return each
    }
}

extension FormatRegistry {
    fileprivate func parse(_ text: String) throws -> Document {
        guard let format = format(path: "a.layout") else { throw BenchError("no format for .layout files") }
        return Snapshot(reading: SourceText(text), as: format).document
    }
}
