import SourceText

/// How names are written: a letter or `_`, then letters, digits, `_`, in any script; any other in backquotes.
package enum NameSpelling {
    /// `name` as it must be written where it is declared or used: in backquotes unless it can stand without them.
    ///
    /// Nil where no spelling exists: an empty name, or one with a backquote or a line break in it.
    package static func written(_ name: String) -> String? {
        if isPlain(name), !reserved.contains(name) { return name }
        let cannotStand = name.isEmpty || name.utf8.contains { $0 == 0x60 || $0 == 0x0A || $0 == 0x0D }
        return cannotStand ? nil : "`\(name)`"
    }

    /// Words that mean an item of their own, and the labels of Visual Format lines: a view of that name needs backquotes.
    static let reserved: Set<String> = ["super", "self", "safeArea", "margins", "readable", "H", "V", "_"]

    private static func isPlain(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard var place = IdentifierCharacters.startLength(bytes, at: 0) else { return false }
        while let length = IdentifierCharacters.continuationLength(bytes, at: place) { place += length }
        return place == bytes.count
    }
}
