import LayoutModel
import SourceText
import SwiftSource

/// The height at which a table view first lays out the self-sizing rows of a cell.
///
/// Code sets it as `estimatedRowHeight` where it sets up the table: in a class that is a data source of the cell or
/// names the cell, or in one of which a data source keeps an object, as a controller does of its view. What such a
/// class inherits may set it too, but need not be called.
enum RowEstimate {
    static let property = "estimatedRowHeight"

    /// In points. Nil where code sets several, one that is no literal number, or one that may not be that of the table.
    static func height(of cell: TypeInfo, _ program: Program) -> Double? {
        let methods = program.methodsForRows(naming: cell.name.lastName)
        let sources = methods.compactMap { program.type(at: $0.node, in: $0.file) }
        let kept = sources.flatMap(kept)
        let delegates = sources + kept.compactMap { program.type($0, in: cell.file) }
        let inherited = sources.flatMap { program.ancestry(of: $0.name, in: $0.file).dropFirst() }.compactMap { $0 }
        // What extensions of UIKit's classes set need not be for these tables either.
        let unsure = Set(inherited + kept.filter(UIKitClass.isKnown))
        let estimators = program.rowEstimators
        guard !delegates.contains(where: statesEach), !estimators.contains(where: { unsure.contains($0.name) }) else {
            return nil
        }
        let known = Set(sources.map(\.name) + kept)
        let values = estimators.filter { known.contains($0.name) || $0.names(cell.name.lastName) }.flatMap(\.values)
        if values.allSatisfy(isAutomatic) { return TemporaryHeight.estimate }
        let heights = Set(values.map { NumberLiteral($0)?.value })
        guard heights.count == 1, let height = heights.first ?? nil, height > 1 else { return nil }
        return height
    }

    /// Whether a class may also say the estimate of each row.
    private static func statesEach(_ type: TypeInfo) -> Bool {
        type.members.functions("tableView").contains { $0.declaration?.isEstimatedHeightForRow ?? false }
    }

    /// The types of the objects that a data source keeps.
    private static func kept(by source: TypeInfo) -> [String] {
        source.members.propertyOrder.compactMap { property in
            property.type ?? property.initialValue.flatMap { CallExpression($0)?.name }
        }
    }

    private static func isAutomatic(_ value: SyntaxNode) -> Bool {
        [MemberAccess(value)?.name, NameExpression(value)?.name].contains { $0?.hasSuffix("utomaticDimension") == true }
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
