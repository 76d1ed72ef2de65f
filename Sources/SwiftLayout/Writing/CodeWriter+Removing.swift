import LayoutModel
import SourceText
import SwiftSource

extension CodeWriter {
    /// Removes an element of a list or a statement, with its line. A constraint with a name stays: others may use it.
    mutating func remove(_ id: ConstraintID) -> Bool {
        if let code = anyCode(of: id), case .chain(let chain) = code.form, chain.hasSeveralAttributes {
            return removeAttribute(of: layout[id], from: chain)
        }
        guard let code = code(of: id) else { return removeFromHelper(id) }
        guard let edit = ConstraintRemoval(text).edit(removing: code) else { return false }
        replace(edit.range, with: edit.replacement)
        return true
    }

    /// Takes one attribute out of a chain of several: of `edges` all the others stay.
    mutating func removeAttribute(of constraint: Constraint, from chain: SnapChainCode) -> Bool {
        let named = chain.attributes.compactMap { link in
            SnapAttribute.named(link.name).map { (link: link, attributes: $0) }
        }
        let links = named.filter { $0.attributes.map(\.attribute).contains(constraint.first.attribute) }
        guard links.count == 1, let (link, attributes) = links.first, !chain.namesSeveralTargets else { return false }
        let others = attributes.filter { $0.attribute != constraint.first.attribute }
        // The parts of `margins` have other names than those of `edges`.
        guard !others.contains(where: \.isMargin) else { return false }
        replace(link.nameRange, with: others.map { ".\($0.attribute.rawValue)" }.joined())
        if let size = chain.size, links.count == named.count, others.count == 1,
            let length = size.argument(others[0].attribute.rawValue)
        {
            replace(size.node.range, with: length.text)
        }
        return true
    }
}
