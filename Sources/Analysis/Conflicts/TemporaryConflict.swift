import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// Required constraints that exclude a height that a table view or a collection view gives a cell; see
/// ``TemporaryHeight``.
///
/// At that height UIKit logs a conflict and breaks a constraint. Only chains count that do not depend on the size of a
/// text, an image or a control: these are taken to have no length.
struct TemporaryConflict {
    let height: TemporaryHeight
    let conflict: Conflict
    /// The member to lower: the one at the bottom that is nearest to the cell, else the last fixed length.
    let yielding: ConstraintID

    /// The conflicts at the first of the temporary heights of a layout that has any, one for each member to lower.
    ///
    /// - Parameter solved: the layout at design time. What does not fit there is not reported again, but for the
    ///   self-sizing rows that `does-not-fit` leaves out.
    static func all(_ solved: SolvedConfiguration) throws(Cancelled) -> [TemporaryConflict] {
        for height in solved.layout.temporaryHeights {
            let found = try all(solved, at: height)
            if !found.isEmpty { return found }
        }
        return []
    }

    private static func all(
        _ solved: SolvedConfiguration, at height: TemporaryHeight
    ) throws(Cancelled) -> [TemporaryConflict] {
        let layout = solved.layout
        var conflicts = try Self.conflicts(of: solved, height, at: height.length)
        if layout.sourceTraits.contains(.isCode), height.isEstimated, !conflicts.isEmpty {
            // Whoever shows the cell may set another estimate. Only a chain that fixes the height excludes all others.
            // Below its height it need not be in the way as a whole, since no view is less than 0 high.
            let higher = try Self.conflicts(of: solved, height, at: Self.higherThanAnyCell)
            conflicts.removeAll { conflict in
                !higher.contains { conflict.constraints.isSubset(of: $0.constraints) }
            }
        }
        if conflicts.count > 1, let first = conflicts.first,
            let length = layout.length(sharedBy: conflicts, at: height.length)
        {
            return [TemporaryConflict(height: height, conflict: first, yielding: length)]
        }
        var found: [TemporaryConflict] = []
        for conflict in conflicts {
            guard let yielding = layout.yielding(in: conflict, at: height.length),
                !found.contains(where: { $0.yielding == yielding })
            else { continue }
            found.append(TemporaryConflict(height: height, conflict: conflict, yielding: yielding))
        }
        return found
    }

    /// In points.
    private static let higherThanAnyCell = 10_000.0

    /// What excludes a length of the content and is no conflict otherwise.
    private static func conflicts(
        of solved: SolvedConfiguration, _ height: TemporaryHeight, at length: Double
    ) throws(Cancelled) -> [Conflict] {
        let layout = solved.layout
        var canvas = layout.sizes.first?.size ?? CanvasSize(width: .fit, height: .fit)
        canvas.height = .points(length)
        let filled = layout.fillingCell(by: height.contentView)
        var solver = height.contentView == nil ? solved.solver : LayoutSolver(filled)
        let configuration = Configuration(of: layout, at: canvas)
        let solution = try solver.solve(configuration, listsAmbiguous: false, solved.cancellation)
        let isUnmeasured = height.isEstimated && layout.isSavedAsDefaultRow
        return solution.conflicts.compactMap { conflict in
            guard conflict.canvasAxis == .vertical, conflict.members.allSatisfy(filled.isWritten),
                !isRounding(conflict, solver), height.isContents || !layout.names(height.contentView, in: conflict),
                !layout.mayLack(conflict)
            else { return nil }
            var own = conflict
            own.members.removeAll { $0.constraint.map { $0.index >= layout.constraints.count } ?? false }
            return isUnmeasured || !solved.hasConflict(among: own.members.compactMap(\.constraint)) ? own : nil
        }
    }

    /// Whether constants that were written in hundredths of a point are all that is in the way.
    private static func isRounding(_ conflict: Conflict, _ solver: LayoutSolver) -> Bool {
        guard let id = conflict.broken.constraint, let constant = solver.activeConstant(of: id),
            let fitting = solver.fittingConstant(of: id)
        else { return false }
        return abs(fitting - constant) < 0.01
    }

    func diagnosis(by rule: some Rule) -> Diagnosis {
        let layout = rule.layout
        let constraints = conflict.members.compactMap(\.constraint)
        let list = Naming.list(constraints.map { rule.naming.equation(layout[$0]).withShortNames }, most: 4)
        var finding = rule.finding(
            about: yielding,
            "Required height: \(list) cannot hold at height \(Points.text(height.length)), \(occasion). "
                + "Lower the priority of \(rule.naming.equation(layout[yielding])) to 999.",
            related: Sentence(layout).related(constraints.filter { $0 != yielding }))
        if height.statingClass == nil { finding.severity = .information }
        return Diagnosis(finding, cause: Cause(layout: layout, conflict: conflict, yielding: yielding))
    }

    private var occasion: String {
        if let owner = height.statingClass {
            return "that of the \(height.isItem ? "items" : "rows") in which \(owner) shows the cell"
        }
        guard height.isEstimated else { return "that of the row without its separator" }
        let exception = height.separator > 0 ? " without the separator," : ""
        return "the estimated height\(exception) at which a table view may lay the cell out first"
    }
}

extension Conflict {
    fileprivate var constraints: Set<ConstraintID> { Set(members.compactMap(\.constraint)) }
}

extension TemporaryConflict {
    /// Lowers the priority of one of the constraints.
    struct Cause: FindingCause {
        let layout: Layout
        let conflict: Conflict
        let yielding: ConstraintID

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let others = conflict.constraintsToRelax(in: layout).filter { $0 != yielding }
            return ([yielding] + others).map(layout.repairLowering)
        }
    }
}

extension Layout {
    /// Whether a constraint of a conflict names a view.
    fileprivate func names(_ view: ViewID?, in conflict: Conflict) -> Bool {
        conflict.members.compactMap(\.constraint).contains { id in
            constraints.indices.contains(id.index) && self[id].anchors.contains { $0.item.view == view }
        }
    }

    /// Whether code hides a view that a conflict needs: each row may show it or not.
    fileprivate func mayLack(_ conflict: Conflict) -> Bool {
        let hidden = Set(vary.map(\.view))
        guard !hidden.isEmpty else { return false }
        return conflict.members.compactMap(\.constraint).contains { id in
            constraints.indices.contains(id.index)
                && self[id].anchors.contains { !hidden.isDisjoint(with: ancestors(of: $0.item.view)) }
        }
    }

    /// The layout, in which the content view of the cell is as high as the cell: UIKit lays it out.
    fileprivate func fillingCell(by contentView: ViewID?) -> Layout {
        guard let contentView else { return self }
        var layout = self
        let place = FileRange(file, nameRange)
        for edge in [Attribute.top, .bottom] {
            _ = layout.append(
                Constraint(
                    id: ConstraintID(0), first: Anchor(Item(contentView), edge),
                    relation: .equal, second: Anchor(Item(.root), edge), constant: 0,
                    source: ConstraintSource(statement: place, focus: place)))
        }
        return layout
    }

    /// Whether it is a cell that was never given a height, and so was saved at the default of table views, 44.
    var isSavedAsDefaultRow: Bool {
        guard self[.root].kind == .cell, case .points(let height) = designTime?.canvas.height else { return false }
        return abs(height - TemporaryHeight.estimate) < 1
    }

    /// Whether a required row does not depend on a content. Guides and alignment rectangles count as written, because
    /// the temporary heights are far from those that the chains need.
    fileprivate func isWritten(_ origin: RowOrigin) -> Bool {
        switch origin {
        case .constraint(let id):
            return self[id].anchors.allSatisfy { anchor in
                ![.firstBaseline, .lastBaseline].contains(anchor.attribute) && anchor.item.guide != .readableContent
            }
        case .origin, .canvas, .autoresizing, .free(_, .lowerBound), .free(_, .leastRest): return true
        case .stack(let stack, let rule, _):
            switch rule {
            case .firstEdge, .lastEdge, .equalSizes, .alignedStart, .alignedEnd, .alignedCentre, .withinStart,
                .withinEnd:
                return true
            case .gap: return self[stack].stack?.isBaselineRelative != true
            default: return false
            }
        default: return false
        }
    }

    /// A fixed or least length that is a member of all conflicts, so that lowering it ends them at once.
    fileprivate func length(sharedBy conflicts: [Conflict], at height: Double) -> ConstraintID? {
        let shared = conflicts.first?.members.compactMap(\.constraint).filter { id in
            conflicts.allSatisfy { $0.members.contains { $0.constraint == id } }
        }
        return length(among: shared ?? [], lacking: conflicts.map { excess(of: $0, over: height) }.max() ?? 0)
    }

    /// The last of the lengths that can give way far enough, for none is less than 0; else the greatest one.
    private func length(among constraints: [ConstraintID], lacking excess: Double) -> ConstraintID? {
        let lengths = constraints.filter { self[$0].second == nil }
        func length(_ id: ConstraintID) -> Double { self[id].constant.literal ?? 0 }
        return lengths.last { length($0) >= excess } ?? lengths.max { length($0) < length($1) }
    }

    /// By how much the constants of a conflict are more than a height, as those of a chain are.
    private func excess(of conflict: Conflict, over height: Double) -> Double {
        conflict.members.compactMap(\.constraint).reduce(-height) { $0 + abs(self[$1].constant.literal ?? 0) }
    }

    /// The member of a chain that gives way with the least effect: the far end nearest to the cell, else the last
    /// length. That is what people lower to end such conflicts.
    fileprivate func yielding(in conflict: Conflict, at height: Double) -> ConstraintID? {
        let constraints = conflict.members.compactMap(\.constraint)
        let ends = constraints.filter { id in
            guard self[id].first.attribute.isFarEdge, let second = self[id].second, second.attribute.isFarEdge else {
                return false
            }
            let (one, other) = (self[id].first.item.view, second.item.view)
            return isDescendant(one, of: other) || isDescendant(other, of: one)
        }
        func depth(_ id: ConstraintID) -> Int {
            self[id].anchors.map { ancestors(of: $0.item.view).count }.min() ?? 0
        }
        return ends.min { depth($0) < depth($1) }
            ?? length(among: constraints, lacking: excess(of: conflict, over: height))
    }
}

extension SolvedConfiguration {
    fileprivate func hasConflict(among constraints: [ConstraintID]) -> Bool {
        solution.conflicts.contains { $0.members.compactMap(\.constraint).contains(where: constraints.contains) }
    }
}
