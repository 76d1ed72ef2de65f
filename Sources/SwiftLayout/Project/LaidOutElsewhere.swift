import LayoutModel
import SourceText

extension Project {
    /// Whether extensions in other files may have the layout code of a class that a file declares.
    ///
    /// - Parameter keys: the keys of what the file declares.
    /// - Complexity: O(keys), and the length of the extensions of its classes.
    func laysOutElsewhere(_ keys: some Sequence<String>, of file: FileID) -> Bool {
        keys.contains { key in
            guard DeclaredSyntax.Kind.type.isKind(of: key) else { return false }
            // Several types of a name are not told apart, and only classes have layouts.
            let types = declarations(of: key)
            guard types.count <= 1, types.allSatisfy({ ($0.content as? DeclaredSyntax)?.isClass ?? false }) else {
                return false
            }
            let name = DeclaredSyntax.Kind.type.name(of: key)
            return declarations(of: DeclaredSyntax.Kind.extension.key(name)).contains { declaration in
                declaration.range.file != file
                    && (declaration.content as? DeclaredSyntax)?.mayContainLayouts ?? false
            }
        }
    }
}
