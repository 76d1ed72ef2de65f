import LayoutModel
import SourceText

/// A view controller's view, or one that a controller loads, that required constraints make as wide as no other screen
/// is.
///
/// Its width is that of the screen, of a sheet or of a window: chains of constraints from edge to edge that leave it
/// just one width conflict on all others. Of the height that is not said: it may be that of a part of a screen, which
/// fits its content.
struct FixedScreenWidths {
    let findings: [Finding]
    /// The widths of iPhones held upright, in points.
    private static let phones: Set<Double> = [320, 375, 390, 393, 402, 414, 420, 428, 430, 440]

    init(_ reading: LayoutReading) {
        let (execution, layout) = (reading.execution, reading.layout)
        // An alert is as wide as UIKit has it.
        let isController = execution.isController(.root) && !execution.ancestry(of: .root).contains("UIAlertController")
        guard isController || Self.isPlainView(execution), !execution.isHierarchyUnknown,
            execution.program.classes(below: execution.type).isEmpty,
            let width = OwnLengths.length(reading, .horizontal, isUpright: Self.isUpright(execution)), width.isExact,
            !width.members.contains(where: { layout[$0.constraint].isWidthOfRoot }),
            width.source.focus.file == execution.type.file
        else {
            findings = []
            return
        }
        let points = CodeSpelling.number(width.points)
        let terms = width.members.map(\.points).filter { $0 != 0 }
        let sum =
            terms.count > 1 && terms.allSatisfy { $0 > 0 }
            ? "\(terms.map(CodeSpelling.number).joined(separator: " + ")) = \(points)" : points
        let verdict =
            Self.phones.contains(width.points)
            ? "as only some iPhones are: on all others they conflict." : "as no iPhone is, so they conflict."
        let message =
            "From edge to edge, required constraints make this view \(sum) points wide, \(verdict) "
            + "Let one of them give way, with >= or <= or priority 999."
        let others = width.members.map { layout[$0.constraint].source.focus }.filter { $0 != width.source.focus }
        var finding = Finding(
            code: .doesNotFit, severity: .warning, range: width.source.focus.range, message: message,
            related: others.map { Finding.Related(range: $0, message: "This is a part of it") },
            subject: execution.type.name)
        finding.layoutSuggestions = Self.suggestions(width, reading)
        if isController { finding.screenOf = execution.type.name } else { finding.screenView = execution.type.name }
        findings = [finding]
    }

    /// A width that is written as a number says nothing that the other constraints do not: what is from edge to edge
    /// beside it takes the rest. Of other views that are as wide the numbers go too.
    private static func suggestions(_ width: OwnLengths.Length, _ reading: LayoutReading) -> [LayoutSuggestion] {
        let layout = reading.layout
        let constants = width.constantWidths(of: layout)
        // Which of many is too much, nobody can say.
        guard constants.count <= mostConstants else { return [] }
        return constants.flatMap { constant -> [LayoutSuggestion] in
            guard let others = others(like: constant, reading) else { return [] }
            let equation = layout.notation.words.equation(layout[constant], in: layout)
            let name = others.isEmpty ? equation : "\(equation) and \(counted(others.count, "other width"))"
            let ids = [constant] + others
            return [
                LayoutSuggestion(title: "Remove \(name)", edits: ids.map { .removeConstraint($0) }, kind: .choice),
                LayoutSuggestion(
                    title: "Lower \(name) to priority 999", edits: ids.map { .setPriority($0, 999) }, kind: .choice),
            ]
        }
    }

    private static let mostConstants = 3

    /// What else has to go for the width to be free; nil if it is too much.
    private static func others(like constant: ConstraintID, _ reading: LayoutReading) -> [ConstraintID]? {
        var reading = reading
        var ids: [ConstraintID] = []
        var next = constant
        for _ in 0..<mostOthers {
            reading.layout = reading.layout.applying([.removeConstraint(next)])
            guard let width = OwnLengths.length(reading, .horizontal, isUpright: isUpright(reading.execution)),
                width.isExact, let other = width.constantWidths(of: reading.layout).first
            else { return ids }
            ids.append(other)
            next = other
        }
        return nil
    }

    private static let mostOthers = 4

    /// Whether the safe area has no insets at its sides, as on a phone that is held upright.
    private static func isUpright(_ execution: Execution) -> Bool {
        let code = execution.type.declaration.node
        return !code.contains("additionalSafeAreaInsets") && !code.contains("supportedInterfaceOrientations")
    }

    /// Whether the class is one of views that can be a whole screen.
    private static func isPlainView(_ execution: Execution) -> Bool {
        let ancestry = execution.ancestry(of: .root)
        return !execution.isRootOpen && !execution.mayComeFromDocument && !ancestry.contains(nil) && ancestry.isView
            && !parts.contains(where: ancestry.contains)
    }

    private static let parts = [
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UIScrollView", "UIStackView",
        "UIControl", "UIImageView", "UILabel",
    ]
}

extension OwnLengths.Length {
    /// Of the constraints that require it those that say a width as a number.
    fileprivate func constantWidths(of layout: Layout) -> [ConstraintID] {
        members.map(\.constraint).filter { layout[$0].isConstantWidth }
    }
}

extension LayoutModel.Constraint {
    /// Whether the controller itself says how wide its view is, as one does that is a part of a screen.
    fileprivate var isWidthOfRoot: Bool { first.attribute.isSize && first.item.view == .root }

    /// Whether it says a width as a number.
    fileprivate var isConstantWidth: Bool { first.attribute == .width && second == nil && relation == .equal }
}
