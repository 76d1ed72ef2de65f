import SourceText
import SwiftSource

/// The heights of the rows in which table views show a cell, and of the items in which collection views do, where code
/// states them.
///
/// A data source counts whose `tableView(_:cellForRowAt:)` or `collectionView(_:cellForItemAt:)` returns cells of one
/// class only. Its rows have the heights that its own `tableView(_:heightForRowAt:)` returns as literal numbers, or
/// that it assigns to `rowHeight`; for its items, see ``ItemSizes``. What one assigns that shows several classes may be
/// for another table: then no height is known, and none is estimated.
struct RowHeights {
    /// In points, lowest first, each with the data source that states it.
    private(set) var all: [(height: Double, owner: String)] = []
    /// Whether every data source that was found states all heights.
    private(set) var areComplete = false

    init(of cell: TypeInfo, _ program: Program) {
        let name = cell.name.lastName
        let methods = program.methodsForRows(naming: name)
        areComplete = !methods.isEmpty
        for (method, file) in methods {
            guard let method = FunctionDeclaration(method), let owner = program.type(at: method.node, in: file),
                program.type(name, from: owner.name)?.name == cell.name,
                let heights = Self.heights(name, method, owner, program)
            else {
                areComplete = false
                continue
            }
            if heights.contains(nil) { areComplete = false }
            for height in heights.compactMap({ $0 }) where !all.contains(where: { $0.height == height }) {
                all.append((height, owner.name))
            }
        }
        all.sort { $0.height < $1.height }
    }

    /// The heights of the rows or items, nil for each that is no literal number; nil if no code is seen to state any.
    private static func heights(
        _ cell: String, _ method: FunctionDeclaration, _ owner: TypeInfo, _ program: Program
    ) -> [Double?]? {
        if showsOnly(cell, method, owner, program) {
            return method.isCellForItem ? ItemSizes.heights(of: owner, program) : heights(of: owner, program)
        }
        let isAssigned = assignedHeights(of: owner).contains { literal($0, owner, program) != nil }
        return isAssigned && !method.isCellForItem ? [] : nil
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

    private static func heights(of owner: TypeInfo, _ program: Program) -> [Double?]? {
        let methods = owner.members.functions("tableView").compactMap(\.declaration).filter(\.isHeightForRow)
        if let method = methods.first {
            guard methods.count == 1, !asksForMissingSections(method, owner) else { return nil }
            return shown(returned(by: method).map { literal($0, owner, program) }, bySection: method.mentionsSection)
        }
        let assigned = assignedHeights(of: owner)
        return assigned.count == 1 ? assigned.map { literal($0, owner, program) } : nil
    }

    /// What code of a data source assigns to `rowHeight`, of whatever table.
    private static func assignedHeights(of owner: TypeInfo) -> [SyntaxNode] {
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
    private static func shown(_ heights: [Double?], bySection: Bool) -> [Double?] {
        let known = heights.compactMap { $0 }
        guard let greatest = known.max(), known.contains(where: { $0 != greatest }) else { return heights }
        return heights.filter { height in height.map { bySection ? $0 == greatest : $0 >= 1 } ?? true }
    }

    /// Whether heights depend on the section of a data source that has one section only, as it states no other number.
    private static func asksForMissingSections(_ method: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
        owner.members.functions("numberOfSections").isEmpty && method.mentionsSection
    }

    /// What a method returns, but for a `guard` that fails: that is no row.
    static func returned(by method: FunctionDeclaration) -> [SyntaxNode] {
        guard let body = method.body else { return [] }
        let statements = body.statements
        if statements.count == 1, ValueStatement(statements[0]) == nil { return alternatives(of: statements[0]) }
        var values: [SyntaxNode] = []
        body.node.walk { node in
            guard node.kind != .closure, FunctionDeclaration(node) == nil,
                node.role != .elseBody || node.parent?.kind != .guardStatement
            else {
                return false
            }
            if node.kind == .returnStatement { values += alternatives(of: ValueStatement(node)?.value ?? node) }
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

extension FunctionDeclaration {
    /// Whether what it returns may depend on the section of an index path.
    fileprivate var mentionsSection: Bool { node.contains { MemberAccess($0)?.name == "section" } }
}
