import SwiftSource

extension [UInt8] {
    /// Whether the text may assign a property of a name, of whatever class: `name = value`, `name.part += 1`,
    /// `name.append(value)`, `&name`, a key path or a text that has the name.
    ///
    /// - Complexity: O(length of the text).
    func mayAssign(_ name: String) -> Bool {
        var start = 0
        while let word = firstUse(of: name, from: start) {
            start = word.upperBound
            if isHandedOn(word) || isAssigned(at: word.upperBound), !isDeclared(word) { return true }
        }
        return false
    }

    /// Whether `var` or `let` stands before a name.
    private func isDeclared(_ word: Range<Int>) -> Bool {
        let before = self[..<word.lowerBound]
        return before.reversed().starts(with: " rav".utf8) || before.reversed().starts(with: " tel".utf8)
    }

    /// Whether a name stands in `&name`, in a key path, or between quotes.
    private func isHandedOn(_ word: Range<Int>) -> Bool {
        var first = word.lowerBound
        if first > 0, self[first - 1] == UInt8(ascii: "\"") { return true }
        while first > 0, self[first - 1].isWord || self[first - 1] == UInt8(ascii: ".") { first -= 1 }
        return first > 0 && [UInt8(ascii: "&"), UInt8(ascii: "\\")].contains(self[first - 1])
    }

    /// Whether what follows a name assigns it, or a part of it.
    private func isAssigned(at offset: Int) -> Bool {
        var offset = offset
        while true {
            while offset < count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(self[offset]) { offset += 1 }
            // An element may be assigned.
            if offset < count, self[offset] == UInt8(ascii: "[") { return true }
            guard offset < count, self[offset] == UInt8(ascii: ".") else { break }
            let start = offset + 1
            offset = start
            while offset < count, self[offset].isWord { offset += 1 }
            guard offset > start else { return false }
            if offset < count, self[offset] == UInt8(ascii: "(") {
                return Self.changing.contains(String(decoding: self[start..<offset], as: UTF8.self))
            }
        }
        while offset < count, [0x20, 0x09, 0x0A, 0x0D].contains(self[offset]) { offset += 1 }
        guard offset < count else { return false }
        if Self.compounds.contains(self[offset]) { offset += 1 }
        guard offset < count, self[offset] == UInt8(ascii: "=") else { return false }
        return offset + 1 == count || self[offset + 1] != UInt8(ascii: "=")
    }

    private static let compounds = Array("+-*/%&|^".utf8)

    /// The methods of the standard library that change a value.
    private static let changing: Set = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "popFirst", "popLast",
        "toggle", "negate", "sort", "reverse", "shuffle", "swapAt", "partition", "replaceSubrange", "merge",
        "updateValue", "update", "formUnion", "formIntersection", "subtract", "formSymmetricDifference",
    ]
}

extension PropertyInfo {
    /// Whether what sets it names it: no storyboard, and no code outside of the project.
    var isSetByNameAlone: Bool {
        guard let variable = VariableDeclaration(declaration) else { return false }
        return !isOverride && !isWrapped && !isOutlet && !variable.hasModifier("public")
            && !variable.hasModifier("open")
            && variable.attributes.allSatisfy { ["objc", "MainActor", "nonobjc"].contains($0.name) }
    }
}
