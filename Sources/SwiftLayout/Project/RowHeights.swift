import SourceText
import SwiftSource

/// The heights of the rows in which table views show a cell, and of the items in which collection views do, where code
/// states them.
///
/// A data source counts whose `tableView(_:cellForRowAt:)` or `collectionView(_:cellForItemAt:)` returns cells of one
/// class only. Its rows have the heights that its own `tableView(_:heightForRowAt:)` returns as literal numbers, or
/// that it assigns to `rowHeight`; for its items, see ``ItemSizes``. Of one that shows several classes a height counts
/// that is the same for all rows. What it assigns may be for another table: then no height is known.
struct RowHeights {
    /// In points, lowest first, each with the data source that states it.
    private(set) var all: [(height: Double, owner: String)] = []
    /// Whether constraints may say how high rows are: no data source was found, or one that does not state all heights,
    /// be they known or not.
    private(set) var mayBeMeasured = false

    private typealias Stated = (heights: [Double], mayBeMeasured: Bool)

    init(of cell: TypeInfo, _ program: Program) {
        let name = cell.name.lastName
        let methods = program.methodsForRows(naming: name)
        var isFound = false
        for (method, file) in methods {
            let owner = program.type(at: method, in: file)
            let shown = owner.flatMap { program.type(name, from: $0.name, in: file) }
            // One of another app in the project, whose class has the same name.
            if let shown, shown.name == cell.name, shown.file != cell.file { continue }
            isFound = true
            guard let method = FunctionDeclaration(method), let owner, shown?.name == cell.name else {
                mayBeMeasured = true
                continue
            }
            let stated =
                method.isCellForItem
                ? Self.items(name, method, owner, program) : Self.rows(name, method, owner, program)
            if stated.mayBeMeasured { mayBeMeasured = true }
            for height in stated.heights where !all.contains(where: { $0.height == height }) {
                all.append((height, owner.name))
            }
        }
        if !isFound { mayBeMeasured = true }
        all.sort { $0.height < $1.height }
    }

    private static func items(
        _ cell: String, _ method: FunctionDeclaration, _ owner: TypeInfo, _ program: Program
    ) -> Stated {
        guard showsOnly(cell, method, owner, program), let heights = ItemSizes.heights(of: owner, program) else {
            return ([], true)
        }
        return (heights.compactMap { $0 }, heights.contains(nil))
    }

    private static func rows(
        _ cell: String, _ method: FunctionDeclaration, _ owner: TypeInfo, _ program: Program
    ) -> Stated {
        func stating(_ type: TypeInfo) -> [FunctionDeclaration] {
            type.members.functions("tableView").compactMap(\.declaration).filter(\.isHeightForRow)
        }
        let methods = stating(owner)
        let values =
            methods.isEmpty ? assignedHeights(of: owner) : methods.flatMap { returned(by: $0, everywhere: true) }
        let mayBeMeasured =
            methods.isEmpty ? values.allSatisfy(isAutomatic) : values.contains(where: isAutomatic)
        // A subclass may state others.
        let isLast = program.classes(below: owner).allSatisfy { stating($0).isEmpty }
        let isClear =
            methods.isEmpty ? values.count == 1 : methods.count == 1 && !asksForMissingSections(methods, owner)
        guard isLast, isClear else { return ([], mayBeMeasured) }
        guard showsOnly(cell, method, owner, program) else {
            let isForAll = !methods.isEmpty && values.count == 1
            let heights = isForAll ? values.compactMap { literal($0, owner, program) } : []
            return (heights.filter { $0 >= 1 }, mayBeMeasured)
        }
        let shown = methods.isEmpty ? values : methods.flatMap { returned(by: $0) }
        let heights = shown.map { literal($0, owner, program) }
        return (Self.shown(heights, bySection: methods.contains(where: \.mentionsSection)), mayBeMeasured)
    }

    /// Whether a height is the one by which UIKit measures rows, by its name or its value.
    static func isAutomatic(_ value: SyntaxNode) -> Bool {
        value.lastName?.hasSuffix("utomaticDimension") == true || value.hasText("-1")
    }

    /// Whether a data source returns cells of one class only.
    private static func showsOnly(
        _ name: String, _ method: FunctionDeclaration, _ owner: TypeInfo, _ program: Program
    ) -> Bool {
        let cells = CellsForRows(method)
        let shown = cells.names.filter { name in
            let ancestry = program.ancestry(of: name, from: owner.name)
            return ancestry.contains("UITableViewCell") || ancestry.contains("UICollectionViewCell")
        }
        return shown == [name] && cells.allAre(name)
    }

    /// What code of a data source assigns to `rowHeight`, of whatever table.
    static func assignedHeights(of owner: TypeInfo) -> [SyntaxNode] {
        var assigned: [SyntaxNode] = []
        for node in owner.members.nodes {
            node.walk { node in
                if let assignment = AssignmentExpression(node), MemberAccess(assignment.target)?.name == "rowHeight" {
                    assigned.append(assignment.value)
                }
                return true
            }
        }
        return assigned
    }

    /// The heights at which some row certainly shows the cell. Other sections may have other cells, so of heights that
    /// depend on the section the greatest one counts; and of several, none that hides a row.
    private static func shown(_ heights: [Double?], bySection: Bool) -> [Double] {
        let known = heights.compactMap { $0 }
        guard let greatest = known.max(), known.contains(where: { $0 != greatest }) else { return known }
        return known.filter { bySection ? $0 == greatest : $0 >= 1 }
    }

    /// Whether heights depend on the section of a data source that has one section only, as it states no other number.
    private static func asksForMissingSections(_ methods: [FunctionDeclaration], _ owner: TypeInfo) -> Bool {
        owner.members.functions("numberOfSections").isEmpty && methods.contains(where: \.mentionsSection)
    }

    /// What a method returns, but for a `guard` that fails, and for 0 where a list is empty: that is no row.
    ///
    /// - Parameter everywhere: whether these count too.
    static func returned(by method: FunctionDeclaration, everywhere: Bool = false) -> [SyntaxNode] {
        guard let body = method.body else { return [] }
        let statements = body.statements
        if statements.count == 1, ValueStatement(statements[0]) == nil { return alternatives(of: statements[0]) }
        var values: [SyntaxNode] = []
        body.node.walk { node in
            guard node.kind != .closure, FunctionDeclaration(node) == nil,
                everywhere || node.role != .elseBody || node.parent?.kind != .guardStatement
            else {
                return false
            }
            guard node.kind == .returnStatement else { return true }
            let value = ValueStatement(node)?.value ?? node
            if everywhere || NumberLiteral(value)?.value != 0 || !node.isWhereNothingIs {
                values += alternatives(of: value)
            }
            return true
        }
        return values
    }

    /// Both values of `condition ? a : b`.
    private static func alternatives(of value: SyntaxNode) -> [SyntaxNode] {
        guard let ternary = TernaryExpression(value) else { return [value] }
        return alternatives(of: ternary.whenTrue) + alternatives(of: ternary.whenFalse)
    }

    /// A literal number, also one that a static constant holds.
    static func literal(_ value: SyntaxNode, _ owner: TypeInfo, _ program: Program) -> Double? {
        if let number = NumberLiteral(value) { return number.value }
        guard let access = MemberAccess(value), let name = access.base.flatMap(NameExpression.init)?.name,
            let type = program.type(name == "Self" ? owner.name : name, from: owner.name, in: owner.file)
        else { return nil }
        let constants = type.members.properties(access.name).filter { $0.isStatic && $0.isLet }
        return constants.count == 1 ? constants[0].initialValue.flatMap(NumberLiteral.init)?.value : nil
    }
}

extension SyntaxNode {
    /// Whether it is in the body of an `if` that asks for an empty list.
    fileprivate var isWhereNothingIs: Bool {
        ancestors.contains { $0.role == .body && $0.parent.flatMap(IfStatement.init)?.asksForNothing == true }
    }
}

extension IfStatement {
    /// Whether it asks for an empty list: `rows.isEmpty` or `rows.count == 0`.
    fileprivate var asksForNothing: Bool {
        guard conditions.count == 1, case .expression(let condition)? = conditions.first else { return false }
        guard let comparison = BinaryExpression(condition) else { return MemberAccess(condition)?.name == "isEmpty" }
        return comparison.operator == "==" && MemberAccess(comparison.left)?.name == "count"
            && NumberLiteral(comparison.right)?.value == 0
    }
}

extension FunctionDeclaration {
    /// Whether what it returns may depend on the section of an index path.
    fileprivate var mentionsSection: Bool { node.contains { MemberAccess($0)?.name == "section" } }
}
