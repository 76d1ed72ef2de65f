import LayoutModel
import SourceText
import SwiftSource

extension PassedValues {
    /// Whether some code makes an object of a class itself, and not of one below it: `Header()`. Tests are left out,
    /// which try what no screen shows.
    ///
    /// - Complexity: O(length of the project's texts), and the trees of the files with such a call.
    func make(_ type: String) -> Bool {
        let name = type.lastName
        guard !program.declaresSeveral(type), !declareOther(name) else { return false }
        return files.contains { file in
            guard let bytes = bytes(of: file) else { return false }
            return bytes.places(of: name + "(").contains { place in
                let before = place.lowerBound > 0 ? bytes[place.lowerBound - 1] : 0
                guard !before.isWord, before != UInt8(ascii: "."), let tree = tree(file), !tree.importsTests else {
                    return false
                }
                let leaf = tree.root.innermost(at: UTF8Offset(place.lowerBound))
                return leaf.ancestors.prefix(3).contains { CallExpression($0)?.name == name }
            }
        }
    }

    /// Whether something other than a class has a name, which is then made by it somewhere.
    private func declareOther(_ name: String) -> Bool {
        files.contains { file in
            guard let bytes = bytes(of: file) else { return false }
            return ["struct ", "enum ", "case ", "func ", "actor "].contains { keyword in
                bytes.places(of: keyword + name).contains { place in
                    place.upperBound < bytes.count && !bytes[place.upperBound].isWord
                }
            }
        }
    }
}
