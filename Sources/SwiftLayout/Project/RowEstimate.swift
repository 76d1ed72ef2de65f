import LayoutModel
import SourceText
import SwiftSource

/// The height at which a table view first lays out the self-sizing rows of a cell.
///
/// Code sets it as `estimatedRowHeight` where it sets up the table: in a class that is a data source of the cell or
/// names the cell, or in one of which a data source keeps an object, as a controller does of its view. What such a
/// class inherits may set it too, but need not be called. Where nothing sets it, and the table is seen to be made in
/// one of these classes, the estimate is UIKit's.
enum RowEstimate {
    static let property = "estimatedRowHeight"

    /// In points. Nil where code sets several, one that is no literal number, or one that may not be that of the table.
    static func height(of cell: TypeInfo, _ program: Program) -> Double? {
        let sources = program.methodsForRows(naming: cell.name.lastName)
            .compactMap { program.type(at: $0.node, in: $0.file) }.map { Source($0, program) }
        // What extensions of UIKit's classes set need not be for these tables either.
        let unsure = Set(sources.flatMap { $0.inherited.map(\.name) + $0.kept.filter(UIKitClass.isKnown) })
        let estimators = program.rowEstimators
        guard !sources.contains(where: \.mayStateEach), !estimators.contains(where: { unsure.contains($0.name) }) else {
            return nil
        }
        let known = Set(sources.flatMap { [$0.type.name] + $0.kept })
        let values = estimators.filter { known.contains($0.name) || $0.names(cell.name.lastName) }.flatMap(\.values)
        if values.isEmpty {
            let areSeen = !sources.isEmpty && sources.allSatisfy(\.makesItsTable)
            return areSeen ? TemporaryHeight.estimate : nil
        }
        if values.allSatisfy(RowHeights.isAutomatic) { return TemporaryHeight.estimate }
        let heights = Set(values.map { NumberLiteral($0)?.value })
        guard heights.count == 1, let height = heights.first ?? nil, height > 1 else { return nil }
        return height
    }

    /// A data source, with what else may set up its table.
    private struct Source {
        let type: TypeInfo
        /// The classes of the project that it inherits from.
        let inherited: [TypeInfo]
        /// The types of the objects that it keeps, by name.
        let kept: [String]
        private let keptTypes: [TypeInfo]
        private let isController: Bool

        init(_ type: TypeInfo, _ program: Program) {
            self.type = type
            let ancestry = program.ancestry(of: type.name, in: type.file)
            inherited = ancestry.dropFirst().compactMap { $0.flatMap { program.type($0, in: type.file) } }
            isController = ancestry.contains("UITableViewController")
            kept = type.members.propertyOrder.compactMap { property in
                property.type ?? property.initialValue.flatMap { CallExpression($0)?.name }
            }
            keptTypes = kept.compactMap { program.type($0, in: type.file) }
        }

        /// Whether a class may say the estimate of each row, or another than the data source the height of rows.
        var mayStateEach: Bool {
            ([type] + keptTypes).contains { Self.methods(of: $0).contains(where: \.isEstimatedHeightForRow) }
                || (inherited + keptTypes).contains { other in
                    Self.methods(of: other).contains(where: \.isHeightForRow)
                        || !RowHeights.assignedHeights(of: other).allSatisfy(RowHeights.isAutomatic)
                }
        }

        private static func methods(of type: TypeInfo) -> [FunctionDeclaration] {
            type.members.functions("tableView").compactMap(\.declaration)
        }

        /// Whether the table is seen to be made there.
        var makesItsTable: Bool {
            isController
                || ([type] + inherited + keptTypes).flatMap(\.members.nodes).contains { node in
                    node.contains { CallExpression($0)?.name == "UITableView" }
                }
        }
    }
}

/// A class, or a part of one, that sets ``RowEstimate/property``.
struct RowEstimator: Sendable {
    let name: String
    /// What it assigns; a compound assignment as a whole.
    let values: [SyntaxNode]
    private let node: SyntaxNode

    /// Those of a file, but for types inside of others.
    static func all(in file: SyntaxNode) -> [RowEstimator] {
        file.children.compactMap { node in
            guard let name = TypeDeclaration(node)?.name ?? ExtensionDeclaration(node)?.extendedType?.name else {
                return nil
            }
            var values: [SyntaxNode] = []
            node.walk { part in
                if part.assigned.flatMap(MemberAccess.init)?.name == RowEstimate.property {
                    values.append(AssignmentExpression(part)?.value ?? part)
                }
                return true
            }
            return values.isEmpty ? nil : RowEstimator(name: name, values: values, node: node)
        }
    }

    /// Whether its code names a type.
    func names(_ type: String) -> Bool {
        let word = node.tree.text.utf8.firstWord(type, from: node.start.value)
        guard let word, word.lowerBound < node.end.value else { return false }
        return node.contains {
            NameExpression($0)?.name == type || $0.kind == .namedType && TypeReference($0)?.lastName == type
        }
    }
}
