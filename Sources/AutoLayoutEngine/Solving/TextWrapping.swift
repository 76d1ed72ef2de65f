import LayoutModel

/// How texts of several lines become as high as the lines that they need.
///
/// UIKit measures such a text twice: on one line, and then at the width that the constraints gave to that line, which
/// becomes its `preferredMaxLayoutWidth`.
enum TextWrapping {
    /// The texts of several lines. Whether one can wrap depends on the configuration.
    static func texts(of layout: Layout) -> [ViewID] {
        layout.views.indices.filter { layout.views[$0].numberOfLines != 1 }.map { ViewID($0) }
    }

    /// The number of lines that a text takes, at most `limit` if that is not 0.
    ///
    /// A line holds at least one letter, which is about half as wide as it is high. A view that has no width does not
    /// wrap.
    ///
    /// - Parameters:
    ///   - line: the size of the text on one line, in points.
    ///   - width: the width of the view, in points.
    static func lineCount(_ line: AxisPair<Double>, width: Double, limit: Int) -> Double {
        guard width > tolerance else { return 1 }
        let width = max(width, line.vertical / 2)
        let needed = max(1, ((line.horizontal - tolerance) / width).rounded(.up))
        return limit == 0 ? needed : min(needed, Double(limit))
    }

    /// In points. Solved widths are exact to a millionth of a point.
    private static let tolerance = 1e-4
}

extension EffectiveLayout {
    /// The size of a view's text on one line, in points; nil unless it has several lines and the size is known.
    ///
    /// At design time, a text has the recorded size, in which it has wrapped already.
    func lineSize(of view: View) -> AxisPair<Double>? {
        guard view.numberOfLines != 1, !isDesignTime,
            case .points(let width) = intrinsicSizes[view.id.index].horizontal,
            case .points(let height) = intrinsicSizes[view.id.index].vertical
        else { return nil }
        return AxisPair(horizontal: width, vertical: lineHeights[view.id] ?? height)
    }

    /// The heights of one line and of all lines of a view's text, in points; nil as for ``lineSize(of:)``.
    func textHeights(of view: View) -> (line: Double, all: Double)? {
        guard let line = lineSize(of: view), case .points(let all) = intrinsicSizes[view.id.index].vertical else {
            return nil
        }
        return (line.vertical, all)
    }
}

extension LayoutSolver {
    /// The heights of the texts that need several lines at their widths in the last solution, in points.
    func heightsOfWrappedTexts(among texts: [ViewID]) -> [ViewID: Double] {
        var heights: [ViewID: Double] = [:]
        let builder = SystemBuilder(layout, effective, variables, nestedInsets)
        for text in texts {
            guard !effective.isAbsent(text), let line = effective.lineSize(of: layout[text]) else { continue }
            let width = clean(builder.extent(of: Item(text), .horizontal).length.value(solver.value))
            let count = TextWrapping.lineCount(line, width: width, limit: layout[text].numberOfLines)
            if count > 1 { heights[text] = count * line.vertical }
        }
        return heights
    }

    /// What the further lines of a text that wraps add to the length of its content in the last configuration, in
    /// points.
    package func lengthOfFurtherLines(of view: ViewID, on axis: Axis) -> Double {
        guard axis == .vertical, let text = effective.textHeights(of: layout[view]) else { return 0 }
        return text.all - text.line
    }
}
