import LayoutModel
import SourceText
import SwiftSource

/// The height at which a table view first lays out the self-sizing rows of a cell.
///
/// Code sets it as `estimatedRowHeight` where it sets up the table: in a file that names the cell, or in one with a
/// class that a data source of the cell names.
enum RowEstimate {
    /// That of table views of which nobody sets it.
    case usual
    /// In points.
    case stated(Double)
    /// Several, or one that is no literal number.
    case unknown

    static let property = "estimatedRowHeight"

    init(of cell: TypeInfo, _ program: Program) {
        let sources = program.methodsForRows(naming: cell.name.lastName)
        if sources.contains(where: { Self.mayStateEach(of: $0, program) }) {
            self = .unknown
            return
        }
        let texts = sources.map(\.node.tree.text.utf8)
        let values = program.filesEstimatingRows.filter { file in
            file.tree.text.utf8.firstWord(cell.name.lastName, from: 0) != nil
                || file.declaredTypes.contains { name in texts.contains { $0.firstWord(name, from: 0) != nil } }
        }.flatMap(Self.assigned)
        let heights = Set(values.map { NumberLiteral($0)?.value })
        if values.isEmpty || values.allSatisfy(Self.isAutomatic) {
            self = .usual
        } else if heights.count == 1, let height = heights.first ?? nil, height > 1 {
            self = .stated(height)
        } else {
            self = .unknown
        }
    }

    /// Whether the class of a method for rows may also say the estimate of each row.
    private static func mayStateEach(of method: (node: SyntaxNode, file: FileID), _ program: Program) -> Bool {
        program.type(at: method.node, in: method.file)?.members.functions("tableView").contains { function in
            function.declaration?.parameters.contains { $0.label == "estimatedHeightForRowAt" } ?? false
        } ?? false
    }

    private static func assigned(in file: SyntaxNode) -> [SyntaxNode] {
        var values: [SyntaxNode] = []
        file.walk { node in
            if let assignment = AssignmentExpression(node), MemberAccess(assignment.target)?.name == property {
                values.append(assignment.value)
            }
            return true
        }
        return values
    }

    private static func isAutomatic(_ value: SyntaxNode) -> Bool {
        [MemberAccess(value)?.name, NameExpression(value)?.name].contains { $0?.hasSuffix("utomaticDimension") == true }
    }
}

extension SyntaxNode {
    /// The names of the types that a file declares.
    fileprivate var declaredTypes: [String] { children.compactMap { TypeDeclaration($0)?.name } }
}
