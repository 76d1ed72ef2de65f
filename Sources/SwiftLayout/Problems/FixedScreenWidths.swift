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
        let isController = execution.isController(.root)
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
        var finding = Finding(
            code: .doesNotFit, severity: .warning, range: width.source.focus.range,
            message: "From edge to edge, required constraints make this view \(sum) points wide, \(verdict) "
                + "Let one of them give way, with >= or <= or priority 999.",
            related: width.members.map { layout[$0.constraint].source.focus }.filter { $0 != width.source.focus }.map {
                Finding.Related(range: $0, message: "This is a part of it")
            },
            subject: execution.type.name)
        if isController { finding.screenOf = execution.type.name } else { finding.screenView = execution.type.name }
        findings = [finding]
    }

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

extension LayoutModel.Constraint {
    /// Whether the controller itself says how wide its view is, as one does that is a part of a screen.
    fileprivate var isWidthOfRoot: Bool { first.attribute.isSize && first.item.view == .root }
}
