import SourceText

extension FunctionInfo {
    /// Whether only calls in its own class run it: it is private, and its name stands only before arguments in its
    /// file. Selectors, references to it and trailing closures count as other uses.
    ///
    /// - Complexity: O(length of the file).
    var isCalledByItsClassAlone: Bool {
        guard let declaration, declaration.hasModifier("private") else { return false }
        let bytes = node.tree.text.utf8
        var start = 0
        while let word = bytes.firstWord(name, from: start) {
            start = word.upperBound
            if !Self.isCall(bytes[start...]) { return false }
        }
        return true
    }

    /// Whether arguments follow, and not labels alone: `(isWide: true)`, but not `(isWide:)`.
    private static func isCall(_ rest: ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return false }
        return rest[end - 1] != UInt8(ascii: ":")
    }
}
