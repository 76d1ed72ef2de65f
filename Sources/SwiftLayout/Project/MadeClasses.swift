import LayoutModel
import SourceText
import SwiftSource

extension PassedValues {
    /// Whether some code makes an object of a class itself, and not of one below it: `Header()`. Tests are left out,
    /// which try what no screen shows.
    ///
    /// - Complexity: O(length of the project's texts), and the trees of the files with such a call.
    func make(_ type: String) -> Bool {
        guard !program.declaresSeveral(type) else { return false }
        let name = type.lastName
        return files.contains { file in
            guard let bytes = bytes(of: file) else { return false }
            return bytes.places(of: name + "(").contains { place in
                guard place.lowerBound == 0 || !bytes[place.lowerBound - 1].isWord, let tree = tree(file),
                    !tree.importsTests
                else { return false }
                let leaf = tree.root.innermost(at: UTF8Offset(place.lowerBound))
                return leaf.ancestors.prefix(3).contains { CallExpression($0)?.name == name }
            }
        }
    }
}
