import SwiftSource

/// The heights of the items of a collection view whose sizes its own delegate states.
///
/// A flow layout gives its items the sizes that `collectionView(_:layout:sizeForItemAt:)` returns, unless it lets them
/// find their own. Other layouts do not ask for them.
enum ItemSizes {
    /// The property with which a flow layout lets its items find their own sizes.
    static let estimate = "estimatedItemSize"

    /// The heights in points, nil for each that is no literal number; nil if no code is seen to state any.
    static func heights(of owner: TypeInfo, _ program: Program) -> [Double?]? {
        let methods = owner.members.functions("collectionView").compactMap(\.declaration).filter(\.isSizeForItem)
        guard methods.count == 1, !program.letsItemsSizeThemselves, !mayUseAnotherLayout(owner, program) else {
            return nil
        }
        // Which of several sizes is that of an item, and not of one that is not there, is not known.
        let sizes = RowHeights.returned(by: methods[0])
        guard sizes.count == 1, let height = height(sizes[0], in: methods[0]) else { return nil }
        return [RowHeights.literal(height, owner, program)]
    }

    /// The height in `CGSize(width: 80, height: 100)`, also where a constant of the method holds it.
    private static func height(_ size: SyntaxNode, in method: FunctionDeclaration) -> SyntaxNode? {
        guard let call = CallExpression(size.unwrapped), ["CGSize", "init"].contains(call.name),
            let height = call.arguments.first(where: { $0.label == "height" })?.value
        else { return nil }
        guard let name = NameExpression(height)?.name else { return height }
        let bindings = method.node.tree.nodes(in: method.node) { kind, _ in kind == .variableDeclaration }
            .compactMap(VariableDeclaration.init).filter(\.isLet).flatMap(\.bindings).filter { $0.name == name }
        return bindings.count == 1 ? bindings[0].initialValue : nil
    }

    /// Whether the collection view may come from a document, where items find their own sizes unless it says otherwise,
    /// or have a layout that does not ask for sizes: the file must make a flow layout, and no class of the project be a
    /// layout.
    private static func mayUseAnotherLayout(_ owner: TypeInfo, _ program: Program) -> Bool {
        let text = owner.declaration.node.tree.text.utf8
        return owner.members.propertyOrder.contains(where: \.isOutlet) || !text.hasText("FlowLayout()")
            || program.hasLayoutClasses
            || program.ancestry(of: owner.name, in: owner.file).contains("UICollectionViewController")
            || text.hasText("CompositionalLayout") || text.hasText(estimate)
    }
}
