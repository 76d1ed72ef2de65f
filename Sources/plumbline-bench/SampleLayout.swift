/// Layouts with any number of views.
enum SampleLayout {
    enum Kind: String, CaseIterable {
        /// Tags in a row, each of which can be hidden.
        case row
        /// Views in a stack view, each of which can be hidden.
        case stack
        /// The row, beside a view whose position is ambiguous.
        case ambiguous
        /// The row, without a unique lowest priority among its sizes.
        case tie
        /// The row, beside a view with two conflicting constraints.
        case conflict
        /// The row, with a fixed width for each of its views, which do not fit all sizes.
        case chain
        /// Labels and values, at thirty widths.
        case widths

        /// Whether the configurations differ in which views are hidden.
        var hidesViews: Bool { self != .widths }

        /// The numbers of views to measure.
        var sizes: [Int] { hidesViews ? [2, 4, 6, 8, 10, 12, 16, 20] : [10, 20, 40, 60] }
    }

    static func text(_ kind: Kind, _ count: Int) -> String {
        switch kind {
        case .row: row(count)
        case .stack: stack(count)
        case .ambiguous: row(count, "view stray\nstray.top == super.top + 4")
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

    /// Tags in a row, each of which can be hidden, at three sizes.
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

    /// A vertical stack view with views that can be hidden, at three sizes.
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

    /// Rows of a label and a value, at thirty widths.
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
