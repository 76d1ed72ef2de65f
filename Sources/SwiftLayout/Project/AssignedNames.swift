import SwiftSource

extension [UInt8] {
    /// Whether the text may assign what a name at a place in it means, of whatever class that is: `name = value`,
    /// `name.part += 1`, `name.append(value)`, `&name` or a key path. By a string, only Objective-C finds a property.
    func mayBeAssigned(_ word: Range<Int>) -> Bool {
        (isHandedOn(word) || isAssigned(at: word.upperBound)) && !isDeclared(word)
    }

    /// Whether `var` or `let` stands before a name.
    func isDeclared(_ word: Range<Int>) -> Bool {
        let before = self[..<word.lowerBound]
        return before.reversed().starts(with: " rav".utf8) || before.reversed().starts(with: " tel".utf8)
    }

    /// Whether a name stands in `&name` or in a key path.
    private func isHandedOn(_ word: Range<Int>) -> Bool {
        var first = word.lowerBound
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
            if isCall(at: offset) {
                return !Self.reading.contains(String(decoding: self[start..<offset], as: UTF8.self))
            }
        }
        // `(name, other) = values`
        if offset < count, [UInt8(ascii: ","), UInt8(ascii: ")")].contains(self[offset]) {
            guard let end = self[offset...].prefix(200).firstIndex(of: UInt8(ascii: ")")) else { return false }
            offset = end + 1
        }
        while offset < count, [0x20, 0x09, 0x0A, 0x0D].contains(self[offset]) { offset += 1 }
        let sign = self[offset...].prefix { Self.signs.contains($0) }
        if sign.starts(with: "/*".utf8) { return true }
        return sign.last == UInt8(ascii: "=")
            ? !Self.comparing.contains(String(decoding: sign, as: UTF8.self)) : sign.starts(with: "<-".utf8)
    }

    /// Whether a name is called: with parentheses, or with a closure after a blank, as in `sort { … }`.
    func isCall(at offset: Int) -> Bool {
        guard offset < count else { return false }
        return self[offset] == UInt8(ascii: "(")
            || self[offset] == 0x20 && offset + 1 < count && self[offset + 1] == UInt8(ascii: "{")
    }

    private static let signs = Array("=+-*/%&|^<>!~".utf8)
    private static let comparing: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]

    /// The methods of the standard library and of views that change nothing.
    private static let reading: Set = [
        "map", "flatMap", "compactMap", "filter", "reduce", "forEach", "contains", "first", "last", "firstIndex",
        "lastIndex", "sorted", "reversed", "enumerated", "prefix", "suffix", "dropFirst", "dropLast", "joined", "split",
        "components", "hasPrefix", "hasSuffix", "allSatisfy", "min", "max", "isEmpty", "count", "snp", "inset",
        "offset",
    ]
}

extension PropertyInfo {
    /// Whether what uses it names it: no document, no Objective-C, and no code outside of the project.
    var isUsedByNameAlone: Bool {
        guard let variable = VariableDeclaration(declaration) else { return false }
        return !isOutlet && !isOverride && !variable.isSeenOutside && !declaration.isInObjectiveCClass
            && !variable.hasAttribute("objc")
    }

    /// Whether what sets it names it: no storyboard, no Objective-C, and no code outside of the project.
    var isSetByNameAlone: Bool {
        guard let variable = VariableDeclaration(declaration) else { return false }
        return !isOverride && !isWrapped && !isOutlet && !variable.isSeenOutside && !declaration.isInObjectiveCClass
            && variable.attributes.allSatisfy { ["MainActor", "nonobjc"].contains($0.name) }
    }
}
