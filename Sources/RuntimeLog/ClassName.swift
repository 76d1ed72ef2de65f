/// Names of classes as logs print them.
enum ClassName {
    /// The name that a person gave the class: `Row` for `Shop.Row`, `Shop.Row<Swift.Int>`, `_TtGC4Shop3RowSi_` and `NSKVONotifying_Row`.
    static func short(_ name: String) -> String {
        let name = name.trimmingPrefix("NSKVONotifying_")
        if let demangled = demangled(name) { return demangled }
        let plain = withoutTypeArguments(name)
        guard let last = plain.split(separator: ".").last else { return String(name) }
        return String(last.trimmingPrefix("NSKVONotifying_"))
    }

    private static func withoutTypeArguments(_ name: Substring) -> String {
        var arguments = TypeArguments()
        let plain = name.utf8.filter { byte in
            let isInside = arguments.depth > 0
            arguments.pass(byte)
            return !isInside && arguments.depth == 0
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// Swift gives Objective-C what is nested, private or generic under a mangled name: `_Tt`, `G` where it is generic, a letter for each type
    /// from the innermost to the outermost, the module, and the types' names from the outermost to the innermost.
    private static func demangled(_ name: Substring) -> String? {
        guard name.hasPrefix("_Tt") else { return nil }
        var rest = name.dropFirst(3).utf8
        if rest.first == UInt8(ascii: "G") { rest = rest.dropFirst() }
        let kinds = rest.prefix { "CVO".utf8.contains($0) }.count
        rest = rest.dropFirst(kinds)
        if rest.first == UInt8(ascii: "s") {
            // The standard library.
            rest = rest.dropFirst()
        } else if takeIdentifier(&rest) == nil {
            return nil
        }
        var last: String?
        for _ in 0..<kinds {
            // A private type's name comes after a word for its file.
            if rest.first == UInt8(ascii: "P") {
                rest = rest.dropFirst()
                guard takeIdentifier(&rest) != nil else { return nil }
            }
            guard let identifier = takeIdentifier(&rest) else { return nil }
            last = identifier
        }
        return last
    }

    /// `3Row`.
    private static func takeIdentifier(_ rest: inout Substring.UTF8View) -> String? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0 else { return nil }
        let word = rest.dropFirst(digits.count).prefix(length)
        guard word.count == length else { return nil }
        rest = rest.dropFirst(digits.count + length)
        return String(decoding: word, as: UTF8.self)
    }
}

/// How deep in type arguments a name is: `Cell<Text, () -> Int>`, where the arrow is no bracket.
struct TypeArguments {
    private(set) var depth = 0
    private var isAfterMinus = false

    /// Goes past the next byte of the name.
    mutating func pass(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ">") where depth > 0 && !isAfterMinus: depth -= 1
        default: break
        }
        isAfterMinus = byte == UInt8(ascii: "-")
    }
}
