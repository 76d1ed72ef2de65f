import SourceText

/// The spelling of names in `.layout` texts: a letter or `_`, then letters, digits and `_` in any script. Any other
/// name is written in backquotes.
package enum NameSpelling {
    /// The spelling of a name, in backquotes if it needs them. Nil if it is empty or contains a backquote or a line
    /// break.
    package static func written(_ name: String) -> String? {
        if isPlain(name), !reserved.contains(name) { return name }
        let isUnwritable = name.isEmpty || name.utf8.contains { $0 == 0x60 || $0 == 0x0A || $0 == 0x0D }
        return isUnwritable ? nil : "`\(name)`"
    }

    /// Names that need backquotes because the words have a meaning of their own.
    private static let reserved: Set<String> = ["super", "self", "safeArea", "margins", "readable", "H", "V", "_"]

    private static func isPlain(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard var end = IdentifierCharacters.startLength(bytes, at: 0) else { return false }
        while let length = IdentifierCharacters.continuationLength(bytes, at: end) { end += length }
        return end == bytes.count
    }
}
