import LayoutModel
import SourceText

/// What code has looked up, with what was found: nothing for most names.
struct UsedDeclarations: Sendable {
    /// By the name.
    private var found: [String: ByKind<[Declaration]>]

    /// - Parameter found: by the name.
    init(_ found: [String: ByKind<[Declaration]>] = [:]) {
        self.found = found
    }

    /// The keys under which a project has what several have looked up. Most have looked up the same.
    static func keys(of all: [UsedDeclarations]) -> Set<String> {
        var keys: Set<String> = []
        for kind in DeclaredSyntax.Kind.allCases {
            var names: Set<String> = []
            for one in all {
                for (name, found) in one.found where found[kind] != nil { names.insert(name) }
            }
            keys.formUnion(names.map(kind.key))
        }
        return keys
    }

    /// Whether something was found in a file.
    func isFound(in file: FileID) -> Bool {
        found.values.contains { found in
            DeclaredSyntax.Kind.allCases.contains { kind in
                found[kind]?.contains { $0.range.file == file } ?? false
            }
        }
    }

    /// The same names with what another project has for them; nil if `same` says so for one.
    ///
    /// - Parameter same: takes what was found, the kind and the name.
    func replaced(
        _ same: ([Declaration], DeclaredSyntax.Kind, String) -> [Declaration]?
    ) -> UsedDeclarations? {
        var result = self
        for (name, found) in found {
            for kind in DeclaredSyntax.Kind.allCases {
                guard let before = found[kind] else { continue }
                guard let now = same(before, kind, name) else { return nil }
                // Nothing is what most names have, now as before.
                if !now.isEmpty { result.found[name]?[kind] = now }
            }
        }
        return result
    }
}

extension Declaration {
    /// Whether it is the very same declaration of the very same text.
    func isSame(as other: Declaration) -> Bool {
        guard let own = content as? DeclaredSyntax, let other = other.content as? DeclaredSyntax else { return false }
        return own.source === other.source && own.number == other.number
    }
}
