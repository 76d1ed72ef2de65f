import LayoutModel
import SourceText

extension Project {
    /// Whether extensions in other files may have the layout code of a type that a file declares.
    ///
    /// - Parameter keys: the keys of what the file declares.
    /// - Complexity: O(keys), and the length of the extensions of its types.
    func laysOutElsewhere(_ keys: some Sequence<String>, of file: FileID) -> Bool {
        keys.contains { key in
            guard DeclaredSyntax.Kind.type.isKind(of: key) else { return false }
            let name = DeclaredSyntax.Kind.type.name(of: key)
            return declarations(of: DeclaredSyntax.Kind.extension.key(name)).contains { declaration in
                declaration.range.file != file
                    && (declaration.content as? DeclaredSyntax)?.mayContainLayouts ?? false
            }
        }
    }
}
