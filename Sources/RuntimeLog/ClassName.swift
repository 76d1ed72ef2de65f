import SourceText

/// Names of classes as logs print them.
enum ClassName {
    /// The name in the class's declaration: `Row` for `Shop.Row`, `Shop.Row<Swift.Int>`, `_TtGC4Shop3RowSi_` and
    /// `NSKVONotifying_Row`.
    static func short(_ name: String) -> String {
        let name = name.trimmingPrefix("NSKVONotifying_")
        if let demangled = demangled(name) { return demangled }
        let plain = withoutTypeArguments(name)
        guard let last = plain.split(separator: ".").last else { return String(name) }
        return String(last.trimmingPrefix("NSKVONotifying_"))
    }

    private static func withoutTypeArguments(_ name: Substring) -> String {
        var arguments = TypeArgumentDepth()
        let plain = name.utf8.filter { byte in
            let isInside = arguments.value > 0
            arguments.advance(over: byte)
            return !isInside && arguments.value == 0
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// The last name in a mangled name, which Swift gives to nested, private and generic classes in Objective-C.
    ///
    /// The form is `_Tt`, `G` for a generic class, a letter for each type from the innermost to the outermost, the
    /// module, and the names of the types from the outermost to the innermost.
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
            // The name of a private type comes after a name for its file.
            if rest.first == UInt8(ascii: "P") {
                rest = rest.dropFirst()
                guard takeIdentifier(&rest) != nil else { return nil }
            }
            guard let identifier = takeIdentifier(&rest) else { return nil }
            last = identifier
        }
        return last
    }

    /// Reads a name after its length: `3Row`.
    private static func takeIdentifier(_ rest: inout Substring.UTF8View) -> String? {
        let digits = rest.prefix(while: \.isDigit)
        guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0 else { return nil }
        let word = rest.dropFirst(digits.count).prefix(length)
        guard word.count == length else { return nil }
        rest = rest.dropFirst(digits.count + length)
        return String(decoding: word, as: UTF8.self)
    }
}

/// How many type arguments are open at a position in a name: `Cell<Text, () -> Int>`, where `->` is no bracket.
struct TypeArgumentDepth {
    private(set) var value = 0
    private var isAfterMinus = false

    mutating func advance(over byte: UInt8) {
        switch byte {
        case UInt8(ascii: "<"): value += 1
        case UInt8(ascii: ">") where value > 0 && !isAfterMinus: value -= 1
        default: break
        }
        isAfterMinus = byte == UInt8(ascii: "-")
    }
}
