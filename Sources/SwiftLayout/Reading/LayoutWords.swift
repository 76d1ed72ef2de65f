/// The words without which a text has no layout code.
enum LayoutWords {
    private struct Word {
        let bytes: [UInt8]
        /// The place of its rarest letter, at which it is found.
        let key: Int

        init(_ word: String, _ key: Int) {
            bytes = Array(word.utf8)
            self.key = key
        }
    }

    private static let words = [
        Word("Anchor", 0), Word("snp", 2), Word("NSLayoutConstraint", 2), Word("rrangedSubview", 7),
        Word("addSubview", 3), Word("withVisualFormat", 4), Word("LayoutGuide", 0),
    ]

    /// The words by the letter at which they are found.
    private static let byKey: [[Word]] = (0...UInt8.max).map { byte in words.filter { $0.bytes[$0.key] == byte } }
    private static let isKey = byKey.map { !$0.isEmpty }

    /// Complexity: one scan of the bytes.
    static func occur(in bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            isKey.withUnsafeBufferPointer { isKey in
                for index in buffer.indices where isKey[Int(buffer[index])] {
                    for word in byKey[Int(buffer[index])] where index >= word.key {
                        if buffer[(index - word.key)...].starts(with: word.bytes) { return true }
                    }
                }
                return false
            }
        }
    }
}
