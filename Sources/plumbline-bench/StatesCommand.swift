import Analysis
import AutoLayoutEngine
import Features
import Foundation
import LayoutModel
import SourceText

/// Times the states of layouts as the number of views that can go grows, and the widths of one as the number of its views does.
///
/// The measure is CPU time. Each time stands beside that of a fresh solver for every configuration in the same run: the ratio says what
/// going on from the last configuration is worth, on whatever machine.
struct StatesCommand {
    private var most = 20

    init(_ arguments: inout ArraySlice<String>) throws {
        while let option = arguments.popFirst() {
            guard option == "--views", let value = arguments.popFirst(), let views = Int(value), views > 0 else {
                throw BenchError(usage)
            }
            most = views
        }
    }

    func run() throws {
        for views in [2, 4, 6, 8, 10, 12, 16, 20] where views <= most {
            try measure("row", views, SampleLayout.row(views))
            try measure("stack", views, SampleLayout.stack(views))
        }
        for views in [10, 20, 40, 60] { try measure("widths", views, SampleLayout.widths(views)) }
    }

    private func measure(_ kind: String, _ views: Int, _ text: String) throws {
        let document = try FormatRegistry.standard.parse(text)
        guard let layout = document.layouts.first, document.problems.isEmpty else {
            throw BenchError("the layout cannot be read: \(document.problems.map(\.message))")
        }
        let configurations = ConfigurationSpace(layout).configurations
        var findings = 0
        let check = cpu { findings = Checker.findings(in: layout)?.count ?? -1 }
        let solve = cpu {
            var solver = LayoutSolver(layout)
            for configuration in configurations { _ = solver.solve(configuration, listsAmbiguous: false) }
        }
        // Some, spread over all, are enough to know what one costs.
        let step = max(1, configurations.count / 200)
        let sample = stride(from: 0, to: configurations.count, by: step).map { configurations[$0] }
        let fresh = cpu {
            for configuration in sample {
                var solver = LayoutSolver(layout)
                _ = solver.solve(configuration, listsAmbiguous: false)
            }
        }
        let each = solve / Double(configurations.count), freshEach = fresh / Double(sample.count)
        let fields = [
            "\"layout\": \"\(kind)\"", "\"views\": \(views)", "\"configurations\": \(configurations.count)",
            "\"findings\": \(findings)", "\"check_s\": \(check)", "\"solve_s\": \(solve)",
            "\"solve_us_each\": \(each * 1e6)", "\"fresh_us_each\": \(freshEach * 1e6)",
            "\"ratio\": \(freshEach / each)",
        ]
        print("{\(fields.joined(separator: ", "))}")
    }
}

/// Layouts that grow.
private enum SampleLayout {
    /// Tags in a row of which each can go, at three sizes.
    static func row(_ count: Int) -> String {
        let tags = (0..<count).map { "t\($0)" }
        let width = count * 60 + 100
        return """
            layout Row {
                size \(width) x 60
                sizes \(width + 40) x 60, \(width + 80) x 60
                image avatar 40 x 40
                label \(tags.enumerated().map { "\($1) \(30 + $0) x 18" }.joined(separator: ", "))
                label title _ x 21
                H:|-16-[avatar]-8-\(tags.map { "[\($0)]-8-" }.joined())[title]-16-|
                [avatar, \(tags.joined(separator: ", ")), title].centerY == super.centerY
                \(tags.map { "collapse \($0): leading" }.joined(separator: "\n"))
                vary \(tags.joined(separator: ", "))
            }
            """
    }

    /// A column in a stack view of which each view can go, at three sizes.
    static func stack(_ count: Int) -> String {
        let views = (0..<count).map { "t\($0)" }
        return """
            layout Column {
                size 375 x 900
                sizes 320 x 900, 430 x 900
                stack s vertical spacing 8 {
                    \(views.enumerated().map { "label \($1) \(30 + $0) x 18" }.joined(separator: "\n"))
                }
                s.horizontalEdges == super.horizontalEdges inset 16
                s.top == super.top + 20
                vary \(views.map { "s.\($0)" }.joined(separator: ", "))
            }
            """
    }

    /// A screen of rows with a label and a value each, at thirty widths.
    static func widths(_ count: Int) -> String {
        let rows = 0..<(count / 2)
        let body = rows.map { row in
            """
            label key\(row) 80 x 20, value\(row) 60 x 20 { hugging 240 }
            key\(row).leading == super.leading + 16
            value\(row).leading == key\(row).trailing + 8
            value\(row).trailing == super.trailing - 16
            key\(row).top == \(row == 0 ? "super.top + 20" : "key\(row - 1).bottom + 8")
            value\(row).centerY == key\(row).centerY
            """
        }
        return """
            layout Screen {
                size 320 x 1600
                sizes \((1..<30).map { "\(320 + 4 * $0) x 1600" }.joined(separator: ", "))
                \(body.joined(separator: "\n"))
            }
            """
    }
}

extension FormatRegistry {
    fileprivate func parse(_ text: String) throws -> Document {
        guard let format = format(path: "a.layout") else { throw BenchError("there is no format for .layout files") }
        return format.parse(SourceText(text)).document
    }
}
