import Formats
import Analysis
import AutoLayoutEngine
import Features
import Foundation
import LayoutModel
import SourceText

/// Times the states of layouts as the number of views that can go grows, and the widths of one as the number of its views does.
///
/// The measure is CPU time. Each time stands beside that of a fresh solver for every configuration in the same run: the ratio says what
/// going on from the last configuration is worth, on whatever machine. The growth says by which power of the number of views the judging of
/// one configuration has become dearer since the layout of that kind before.
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
            for views in kind.sizes where views <= most || !kind.goes {
                let each = try measure(kind, views, before)
                before = (views, each)
            }
        }
    }

    /// What the judging of a configuration takes.
    private func measure(_ kind: SampleLayout.Kind, _ views: Int, _ before: (views: Int, each: Double)?) throws
        -> Double
    {
        let document = try FormatRegistry.standard.parse(SampleLayout.text(kind, views))
        guard let layout = document.layouts.first, document.problems.isEmpty else {
            throw BenchError("the layout cannot be read: \(document.problems.map(\.message))")
        }
        let space = ConfigurationSpace(layout)
        let configurations = space.order.map { space.configurations[$0] }
        var findings = 0
        let check = cpu { findings = (try? Checker(.standard).findings(in: layout))?.count ?? -1 }
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

/// Layouts that grow.
private enum SampleLayout {
    enum Kind: String, CaseIterable {
        /// Tags in a row.
        case row
        /// Views in a stack view.
        case stack
        /// The row, and nothing says where a view is that never goes.
        case undecided
        /// The row, and nothing says which of its views is the longer one.
        case tie
        /// The row, and two constraints on a view that never goes do not agree.
        case conflict
        /// The row, with a length for everything in it and so too little for some of the widths.
        case chain
        /// Labels and values, at thirty widths.
        case widths

        /// Whether its views can go.
        var goes: Bool { self != .widths }

        var sizes: [Int] { goes ? [2, 4, 6, 8, 10, 12, 16, 20] : [10, 20, 40, 60] }
    }

    static func text(_ kind: Kind, _ count: Int) -> String {
        switch kind {
        case .row: row(count)
        case .stack: stack(count)
        case .undecided: row(count, "view stray\nstray.top == super.top + 4")
        case .tie: row(count, title: "50 x 21")
        case .conflict:
            row(
                count,
                "view box 20 x 4\nbox.leading == super.leading\nbox.top == super.top\nbox.width == 40\nbox.width == 50")
        case .chain:
            row(
                count,
                ((0..<count).map { "t\($0).width == \(30 + $0)" } + ["avatar.width == 40", "title.width == 50"])
                    .joined(separator: "\n"))
        case .widths: widths(count)
        }
    }

    /// Tags in a row of which each can go, at three sizes.
    private static func row(_ count: Int, _ more: String = "", title: String = "_ x 21") -> String {
        let tags = (0..<count).map { "t\($0)" }
        let width = count * 60 + 100
        return """
            layout Row {
                size \(width) x 60
                sizes \(width + 40) x 60, \(width + 80) x 60
                image avatar 40 x 40
                label \(tags.enumerated().map { "\($1) \(30 + $0) x 18" }.joined(separator: ", "))
                label title \(title)
                H:|-16-[avatar]-8-\(tags.map { "[\($0)]-8-" }.joined())[title]-16-|
                [avatar, \(tags.joined(separator: ", ")), title].centerY == super.centerY
                \(tags.map { "collapse \($0): leading" }.joined(separator: "\n"))
                \(more)
                vary \(tags.joined(separator: ", "))
            }
            """
    }

    /// A column in a stack view of which each view can go, at three sizes.
    private static func stack(_ count: Int) -> String {
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
    private static func widths(_ count: Int) -> String {
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
        return Snapshot(reading: SourceText(text), as: format).document
    }
}
