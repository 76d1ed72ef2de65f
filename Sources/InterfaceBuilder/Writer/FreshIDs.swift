import SourceText

/// New object ids in Xcode's form, `k3F-aa-Z09`.
///
/// They depend only on the text, so that the same edit of the same text always has the same ids.
struct FreshIDs {
    private var taken: Set<String>
    private var state: UInt64

    init(_ tree: XMLTree) {
        taken = []
        // Values that look like ids are taken too, even if no object has them.
        for attribute in tree.attributes {
            let name = tree.names[attribute.name]
            if name == "id" || attribute.valueRange.length == ObjectID.length {
                taken.insert(tree.value(of: attribute))
            }
        }
        // FNV-1a.
        state = tree.text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    mutating func next() -> String {
        while true {
            let letters = (0..<8).map { _ in Self.alphabet[Int(random() % UInt64(Self.alphabet.count))] }
            let id = String(letters[0..<3]) + "-" + String(letters[3..<5]) + "-" + String(letters[5..<8])
            if taken.insert(id).inserted { return id }
        }
    }

    /// SplitMix64.
    private mutating func random() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
}
